import { STORAGE_PREFIX } from '../../domain/rules/storageKeys';
import type { StaffChange } from './watchLater';

type Listener = (change: StaffChange) => void;

/** Notifies the dashboard of changes, in this tab and in the browser's other tabs. */
export type ChangeFeed = {
  announce: (change: StaffChange) => void;
  listen: (listener: Listener) => () => void;
};

const TOPICS: readonly StaffChange['topic'][] = ['bookings', 'quote-requests', 'enquiries'];

/**
 * Creates a feed. `otherTabs` is the window that receives `storage` events; undefined on a server.
 */
export function changeFeed(otherTabs: EventTarget | undefined = globalThis.window): ChangeFeed {
  const listeners = new Set<Listener>();
  const announce = (change: StaffChange) => listeners.forEach((listener) => listener(change));
  const hear = (event: Event) => {
    const key = (event as StorageEvent).key;
    // A null key means that another tab emptied the storage.
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
