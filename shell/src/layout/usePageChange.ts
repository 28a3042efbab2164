import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useSiteConfig } from 'shared/site';
import { applyHead } from '../head/applyHead';
import { headOf } from '../head/pageHead';

/** After a navigation: the head says what the page is, and focus is on the new page's heading. */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const config = useSiteConfig();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const match = matches.at(-1);

  useEffect(() => {
    const url = new URL(pathname + search, location.origin);
    const found =
      match &&
      headOf(
        { ...match, loaderData: match.loaderData },
        match.handle === undefined,
        url,
        config,
        new Date(),
      );
    if (found) applyHead(found, config, pathname);
  }, [match, pathname, search, config]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (location.hash) return;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname]);
}
