import { useState } from 'react';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { readListSettings, type ListSettings } from './listSettings';

/** Reads and stores a member's saved views and columns of a list. Only this browser stores them. */
export function useListSettings(list: 'bookings' | 'customers') {
  const member = useAppSelector((state) => state.session.staff?.id ?? 'own');
  const key = storageKey(`admin-list-${list}-${member}`);
  const [settings, setSettings] = useState(() => readListSettings(visitorStorage().getItem(key)));
  return {
    settings,
    change(next: ListSettings) {
      setSettings(next);
      try {
        visitorStorage().setItem(key, JSON.stringify(next));
      } catch {
        // The browser could not store the choice. It is valid until the page is closed.
      }
    },
  };
}

export type OwnListSettings = ReturnType<typeof useListSettings>;
