/** The maximum number of pages to prefetch. More would waste the visitor's data volume. */
const MOST = 2;

/** Returns the addresses of the first links on the page, in reading order. */
export function likelyNext(): URL[] {
  const urls = new Map<string, URL>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-discover]')) {
    const { origin, pathname, href, target } = link;
    if (origin !== location.origin || target || pathname === location.pathname) continue;
    // Links of the breadcrumbs are skipped, because the visitor probably came from those pages.
    if (link.closest('[aria-label="Breadcrumb"]')) continue;
    if (!urls.has(pathname)) urls.set(pathname, new URL(href));
    if (urls.size === MOST) break;
  }
  return [...urls.values()];
}
