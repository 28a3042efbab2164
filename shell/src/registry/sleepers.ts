import { splitFragmentId } from '@mcs-repairs/shared/platform/site';
import { currentRegistry } from './browserRegistry';
import { preloadFiles } from './preloads';

let known: Record<string, string[]> = {};

/** Returns the scripts of those fragments of a remote that the page hydrates later. */
export const sleepingScripts = (remote: string): readonly string[] => known[remote] ?? [];

/**
 * A fragment hydrates when it is at most half a window below the visible part (`useWakeOnNeed`). So
 * its script is needed up to this distance from the top of the window, in window heights.
 */
const SCREENS = 1.5;

/**
 * Fetches the scripts of fragments that the visitor already sees, while the page hydrates. These
 * fragments need their scripts right after that. Returns whether there are any.
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
