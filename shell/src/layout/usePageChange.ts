import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { headFunctionOf, loadedPage } from '@mcs-repairs/shared/platform/bindPages';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { applyHead } from '../head/applyHead';
import { noteAt } from '../registry/happenings';
import { headOf, namelessHead } from '../head/pageHead';

/**
 * After a navigation, updates the document head and moves focus. Focus goes to the element that the
 * address names, or else to the heading of the new page.
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  /** The head of a screen that replaces a page. Null while no such screen is shown. */
  ownHead: PageHead | null = null,
): void {
  const config = useSiteConfig();
  const matches = useMatches();
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  const match = matches.at(-1);
  const isFirst = useRef(true);

  useEffect(() => {
    const isServers = isFirst.current && match !== undefined && !loadedPage(match);
    isFirst.current = false;
    const url = new URL(pathname + search, location.origin);
    // A page without data has failed. The screen that replaces it sets its own head.
    const isPage = match?.handle !== undefined && match.loaderData !== undefined;
    if (!ownHead && !isPage) return;
    noteAt(pathname, 'render');
    // A page that the server rendered already has its head, until its address changes. Some heads
    // never change.
    if (!ownHead && (isServers || (match && !headFunctionOf(match)))) return;
    try {
      applyHead(ownHead ?? headOf(match, false, url, config, new Date()), config, pathname);
    } catch (error) {
      // If the code of the head fails, the site counts the failure. The page still works.
      noteAt(pathname, 'head-failure');
      console.error('The title and description of the page could not be set.', error);
      applyHead(namelessHead(config), config, pathname);
    }
  }, [ownHead, match, pathname, search, config]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const isNewPage = before.pathname !== pathname;
    if (!isNewPage && before.hash === hash) return;
    const heading = isNewPage && (main.current?.querySelector<HTMLElement>('h1') ?? main.current);
    const next = targetOf(hash) ?? heading;
    if (next) next.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}

/** Returns the element with the id in the hash, and makes it focusable. */
function targetOf(hash: string): HTMLElement | null {
  const target = document.getElementById(decodeHash(hash));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
