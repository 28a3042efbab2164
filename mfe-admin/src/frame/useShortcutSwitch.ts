import { useState } from 'react';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';

const KEY = `${STORAGE_PREFIX}admin-shortcuts`;

/**
 * Single-letter shortcuts disturb members who use speech input, so members can switch them off
 * (WCAG 2.1.4). The browser stores the choice.
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
        // If the browser cannot store the choice, it applies until the page is closed.
      }
    },
  };
}

function read(): boolean {
  return visitorStorage().getItem(KEY) !== 'off';
}
