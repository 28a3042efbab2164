import { useState } from 'react';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const KEY = `${STORAGE_PREFIX}admin-shortcuts`;

/**
 * Members can switch off shortcuts with a single letter, because speech input can trigger them by
 * accident (WCAG 2.1.4). The browser stores the choice.
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
        // The browser could not store the choice. It is valid until the page is closed.
      }
    },
  };
}

function read(): boolean {
  return visitorStorage().getItem(KEY) !== 'off';
}
