import { STORAGE_PREFIX } from '../../domain/rules/storageKeys';
import type { StaffChange } from './watchLater';

type Listener = (change: StaffChange) => void;

/** Notifies the dashboard of changes that happen in this tab or in another tab of this browser. */
export type ChangeFeed = {
  announce: (change: StaffChange) => void;
  listen: (listener: Listener) => () => void;
};

const TOPICS: readonly StaffChange['topic'][] = ['bookings', 'quote-requests', 'enquiries'];

/**
 * Creates a feed. `otherTabs` is the window, which gets a `storage` event when another tab writes.
 * On a server, it is undefined.
 */
export function changeFeed(otherTabs: EventTarget | undefined = globalThis.window): ChangeFeed {
  const listeners = new Set<Listener>();
  const announce = (change: StaffChange) => listeners.forEach((listener) => listener(change));
  const hear = (event: Event) => {
    const key = (event as StorageEvent).key;
    // A null key means that another tab deleted the whole storage, so every topic has changed.
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
