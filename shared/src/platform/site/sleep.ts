import type { FragmentId } from '../contract/fragments';
import { loadFragment, peekFragment } from './remotes';

type Sleep = { over: Promise<void>; end: () => void };

const sleeping = new Map<FragmentId, Sleep>();

/** These fragments are in the server's HTML, which stays as it is until somebody needs them. Before hydration only. */
export function letSleep(ids: readonly FragmentId[]): void {
  for (const id of ids) {
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    sleeping.set(id, { over, end });
  }
}

export const isAsleep = (id: FragmentId): boolean => sleeping.has(id) && !peekFragment(id);

/** Settles when the fragment's code is here; never when it cannot be had. */
export const untilAwake = (id: FragmentId): Promise<void> | undefined => sleeping.get(id)?.over;

/** Asks for the fragment's code. Rejects when it cannot be had: the HTML must then give way to what says so. */
export async function wake(id: FragmentId): Promise<void> {
  try {
    await loadFragment(id);
    sleeping.get(id)?.end();
  } finally {
    sleeping.delete(id);
  }
}
