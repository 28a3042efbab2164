import { useState } from 'react';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { readListSettings, type ListSettings } from './listSettings';

/** Reads and stores a member's saved views and columns of a list. Only this browser stores them. */
export function useListSettings(list: 'bookings' | 'customers') {
  const member = useAppSelector((state) => state.session.staff?.id ?? 'own');
  const key = storageKey(`admin-list-${list}-${member}`);
  const [stored, setStored] = useState(() => visitorStorage().getItem(key));
  const [settings, setSettings] = useState(() => readListSettings(stored));
  return {
    settings,
    change(edit: (before: ListSettings) => ListSettings) {
      const now = visitorStorage().getItem(key);
      // Another tab may have changed the settings.
      const next = edit(now === stored ? settings : readListSettings(now));
      setSettings(next);
      try {
        visitorStorage().setItem(key, JSON.stringify(next));
      } catch {
        // The browser could not store the choice. It is valid until the page is closed.
      }
      setStored(visitorStorage().getItem(key));
    },
  };
}

export type OwnListSettings = ReturnType<typeof useListSettings>;
