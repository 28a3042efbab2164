import { STORAGE_PREFIX } from '../../domain/rules/storageKeys';
import type { StaffChange } from './watchLater';

type Listener = (change: StaffChange) => void;

/**
 * Notifies the dashboard of changes in this tab, and in other tabs of the same browser. Used
 * without a server.
 */
export type ChangeFeed = {
  announce: (change: StaffChange) => void;
  listen: (listener: Listener) => () => void;
};

const TOPICS: readonly StaffChange['topic'][] = ['bookings', 'quote-requests', 'enquiries'];

/**
 * Creates the feed of changes. `otherTabs` is the window, which gets a `storage` event when another
 * tab writes. It is undefined while a server renders the page.
 */
export function changeFeed(otherTabs: EventTarget | undefined = globalThis.window): ChangeFeed {
  const listeners = new Set<Listener>();
  const announce = (change: StaffChange) => listeners.forEach((listener) => listener(change));
  const hear = (event: Event) => {
    const key = (event as StorageEvent).key;
    // A null key means that another tab deleted the whole storage. Everything has changed then.
    for (const topic of TOPICS)
      if (key === null || key === `${STORAGE_PREFIX}${topic}`) announce({ topic, id: '' });
  };
  return {
    announce,
    listen(listener) {
      if (listeners.size === 0) otherTabs?.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) otherTabs?.removeEventListener('storage', hear);
      };
    },
  };
}
