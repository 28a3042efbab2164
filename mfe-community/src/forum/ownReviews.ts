import { useSyncExternalStore } from 'react';
import { keep, readKept } from './kept';

const WAITING = 'waiting';
const listeners = new Set<() => void>();

/** Stores whether this browser has posts that wait for a review, or that a moderator rejected. */
export function noteReviews(has: boolean): void {
  keep(WAITING, has ? '1' : '');
  for (const tell of listeners) tell();
}

/** Whether this browser may have posts that wait for a review. False on the server. */
export const useHasReviews = (): boolean =>
  useSyncExternalStore(subscribe, hasReviews, () => false);

const hasReviews = (): boolean => Boolean(readKept(WAITING));

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
