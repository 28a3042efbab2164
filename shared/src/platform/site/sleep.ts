import type { FragmentId } from '../contract/fragments';
import { loadFragment, peekFragment } from './remotes';

type Sleep = { over: Promise<void>; end: () => void };

const sleeping = new Map<FragmentId, Sleep>();

/** Leaves these fragments as the server's HTML until they are needed. Call it before hydration. */
export function letSleep(ids: readonly FragmentId[]): void {
  for (const id of ids) {
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    sleeping.set(id, { over, end });
  }
}

export const isAsleep = (id: FragmentId): boolean => sleeping.has(id) && !peekFragment(id);

/**
 * Returns a promise that settles when the fragment's code is loaded. It stays pending if the code
 * cannot be loaded.
 */
export const untilAwake = (id: FragmentId): Promise<void> | undefined => sleeping.get(id)?.over;

/**
 * Loads the code of a fragment.
 * @throws If the code cannot be loaded. The caller then replaces the HTML with an error.
 */
export async function wake(id: FragmentId): Promise<void> {
  try {
    await loadFragment(id);
    sleeping.get(id)?.end();
  } finally {
    sleeping.delete(id);
  }
}
