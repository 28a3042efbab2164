import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/** Records that the browser starts or finishes the calculation of a proof of work. */
export function noteChecking(isChecking: boolean): void {
  running += isChecking ? 1 : -1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether the browser is calculating a proof of work. On the server, it is always false.
 */
export function useChecking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
