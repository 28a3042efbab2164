import { splitFragmentId } from '@mcs-repairs/shared/platform/site';
import { currentRegistry } from './browserRegistry';
import { preloadFiles } from './preloads';

let known: Record<string, string[]> = {};

/** Returns the scripts of the page's sleeping fragments of a remote. */
export const sleepingScripts = (remote: string): readonly string[] => known[remote] ?? [];

/** A fragment wakes when it is half a screen away (`useWakeOnNeed`). */
const SCREENS = 1.5;

/**
 * Fetches the scripts of fragments that will wake as soon as the page is hydrated, because the
 * visitor sees them. The browser fetches them while it hydrates the page. Returns whether there are
 * any.
 */
export function fetchSeenFragments(scripts: Record<string, string[]> = {}): boolean {
  known = scripts;
  const seen = [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((part) => {
    const { remote } = splitFragmentId(part.dataset['part'] ?? '');
    const { top } = (part.firstElementChild ?? part).getBoundingClientRect();
    return scripts[remote] && top < innerHeight * SCREENS ? [remote] : [];
  });
  for (const name of seen) {
    const remote = currentRegistry().remotes[name];
    if (remote) preloadFiles(remote, sleepingScripts(name));
  }
  return seen.length > 0;
}
