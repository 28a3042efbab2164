import type { FragmentId } from '../contract/fragments';
import { loadFragment, peekFragment } from './remotes';

type Sleep = { over: Promise<void>; end: () => void };

const sleeping = new Map<FragmentId, Sleep>();

/**
 * Leaves these fragments as server-rendered HTML until they are needed. Call it only before
 * hydration.
 */
export function letSleep(ids: readonly FragmentId[]): void {
  for (const id of ids) {
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    sleeping.set(id, { over, end });
  }
}

export const isAsleep = (id: FragmentId): boolean => sleeping.has(id) && !peekFragment(id);

/** Settles when the fragment's code is loaded. Stays pending if it cannot be loaded. */
export const untilAwake = (id: FragmentId): Promise<void> | undefined => sleeping.get(id)?.over;

/**
 * Loads the fragment's code. Rejects if it cannot be loaded, because an error must then replace the
 * HTML.
 */
export async function wake(id: FragmentId): Promise<void> {
  try {
    await loadFragment(id);
    sleeping.get(id)?.end();
  } finally {
    sleeping.delete(id);
  }
}
