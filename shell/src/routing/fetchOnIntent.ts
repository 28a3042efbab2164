import { matchRoutes } from 'react-router-dom';
import { loadedPage, loadForNavigation } from '@mcs-repairs/shared/platform/bindPages';
import type { PageContext } from '@mcs-repairs/shared/platform/contract/page';
import { loadRemote } from '@mcs-repairs/shared/platform/site';
import { savesData } from '@mcs-repairs/shared/ui/savesData';
import { fetchWholeRegistry } from '../registry/browserRegistry';
import { findRemote } from '../registry/federation';
import { look } from '../registry/moveOn';
import { whenIdle } from '../whenIdle';

/**
 * Events that show that a visitor will probably follow a link: pointing at it, touching it, or
 * focusing it with the keyboard.
 */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;
/** After this many milliseconds without activity, the code of the likely next pages is fetched. */
const REST_MS = 5000;

const asked = new Set<string>();

/**
 * Loads the code of the pages at a path, and returns the matched routes. Returns undefined on
 * failure. Following the link then loads the code again and shows the error.
 */
async function fetchCode(path: string) {
  try {
    const name = await findRemote(path);
    const matches = name && matchRoutes((await loadRemote(name)).routes, path);
    await Promise.all((matches || []).map(({ route }) => loadForNavigation(route, path)));
    return matches || [];
  } catch {
    return undefined;
  }
}

/**
 * Fetches the code of the page behind a link, and the data of its loader. The cache stores the data
 * until the page is shown.
 */
async function fetchPage({ href, pathname }: URL, context?: () => PageContext): Promise<void> {
  const key = context ? href : pathname;
  if (asked.has(key)) return;
  asked.add(key);
  const matches = await fetchCode(pathname);
  // A page that stays visible loads nothing now, but may be loaded later.
  const last = matches?.at(-1);
  if (!last || !loadedPage(last.route)) asked.delete(key);
  if (!context) return;
  for (const { route, params } of matches ?? []) {
    const args = { params, url: new URL(href), signal: new AbortController().signal };
    const load = loadedPage(route)?.loader;
    Promise.resolve(load?.({ ...args, context: context() })).catch(() => asked.delete(key));
  }
}

/**
 * Prefetches the page behind a link when the visitor is about to follow the link. It also checks
 * whether the link must load newer content. Calls `onFirst` the first time. When the page is idle,
 * it prefetches the registry. After a longer time, it prefetches the code of the most likely next
 * pages. With Save-Data, it prefetches nothing.
 */
export function fetchOnIntent(context: () => PageContext, onFirst?: () => void): void {
  let first = onFirst;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return;
    if (link.pathname === location.pathname) return;
    first?.();
    first = undefined;
    // Browsers open only few connections. So the code of the page is requested first.
    if (!savesData()) void fetchPage(new URL(link.href), context);
    look();
  };
  for (const type of INTENTS)
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  // With the registry in memory, a press on a link requests the code of the next page at once.
  whenIdle(() => {
    if (!savesData()) fetchWholeRegistry();
  });
  setTimeout(() => {
    if (savesData()) return;
    import(/* webpackChunkName: "fade" */ './likelyNext').then(
      ({ likelyNext }) => likelyNext().forEach((url) => void fetchPage(url)),
      () => undefined,
    );
  }, REST_MS);
}
