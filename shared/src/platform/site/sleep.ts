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
 * Returns a promise that resolves when the code of the fragment is loaded. If loading fails, it
 * stays pending.
 */
export const untilAwake = (id: FragmentId): Promise<void> | undefined => sleeping.get(id)?.over;

/**
 * Loads the code of a fragment.
 * @throws if loading fails. The caller then shows an error in place of the HTML.
 */
export async function wake(id: FragmentId): Promise<void> {
  try {
    await loadFragment(id);
    sleeping.get(id)?.end();
  } finally {
    sleeping.delete(id);
  }
}
