import { useState } from 'react';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const KEY = `${STORAGE_PREFIX}admin-shortcuts`;

/** Single letters as commands disturb whoever speaks to the computer: they can be switched off (WCAG 2.1.4), kept in this browser. */
export function useShortcutSwitch() {
  const [on, setOn] = useState(read);
  return {
    on,
    change(next: boolean) {
      setOn(next);
      try {
        visitorStorage().setItem(KEY, next ? 'on' : 'off');
      } catch {
        // Where the storage is full the choice lasts as long as the page.
      }
    },
  };
}

function read(): boolean {
  return visitorStorage().getItem(KEY) !== 'off';
}
