import { useState } from 'react';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const KEY = `${STORAGE_PREFIX}admin-shortcuts`;

/**
 * Single-letter shortcuts disturb members who use speech input, so they can be switched off (WCAG
 * 2.1.4). The browser stores the choice.
 */
export function useShortcutSwitch() {
  const [on, setOn] = useState(read);
  return {
    on,
    change(next: boolean) {
      setOn(next);
      try {
        visitorStorage().setItem(KEY, next ? 'on' : 'off');
      } catch {
        // If storage is full, the choice lasts as long as the page.
      }
    },
  };
}

function read(): boolean {
  return visitorStorage().getItem(KEY) !== 'off';
}
