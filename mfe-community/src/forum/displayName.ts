import { useSyncExternalStore } from 'react';
import { keep, readKept } from './kept';

const NAME = 'name';
const LONGEST = 60;
const listeners = new Set<() => void>();

/**
 * Returns the display name that this browser used last. Returns an empty text before the first post
 * and on the server.
 */
export function useRememberedName(): string {
  return useSyncExternalStore(
    subscribe,
    () => readKept(NAME)?.slice(0, LONGEST) ?? '',
    () => '',
  );
}

export function rememberName(name: string): void {
  keep(NAME, name);
  for (const tell of listeners) tell();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
