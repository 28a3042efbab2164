import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/** Records that the browser has started or finished the calculation of a proof of work. */
export function noteChecking(isChecking: boolean): void {
  running += isChecking ? 1 : -1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the browser is calculating a proof of work. Always false on the server. */
export function useChecking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
