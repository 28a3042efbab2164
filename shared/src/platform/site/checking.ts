import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/** Records that the browser makes a proof of work, or that it has finished. */
export function noteChecking(isChecking: boolean): void {
  running += isChecking ? 1 : -1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser makes a proof of work now; never on the server. */
export function useChecking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
