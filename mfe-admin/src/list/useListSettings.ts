import { useState } from 'react';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { readListSettings, type ListSettings } from './listSettings';

/** A member's saved views and columns of a list. The browser stores them for each member. */
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
        // If storage is full, the choice lasts as long as the page.
      }
    },
  };
}

export type OwnListSettings = ReturnType<typeof useListSettings>;
