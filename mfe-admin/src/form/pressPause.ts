import { useSyncExternalStore } from 'react';

/** How long buttons for a next step ignore the pointer after a step was saved, in milliseconds. */
const PAUSE_MS = 700;

let isPaused = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(paused: boolean) {
  isPaused = paused;
  for (const listener of listeners) listener();
}

/**
 * Begins a pause. After a saved step, rows and labels move, so another button may be under the
 * pointer. Without the pause, the second press of a double press would perform the step of that
 * button.
 */
export function pausePresses(): void {
  clearTimeout(timer);
  set(true);
  timer = setTimeout(() => set(false), PAUSE_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether buttons for a next step ignore the pointer now. */
export const usePressPause = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
