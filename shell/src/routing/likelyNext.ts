/** Fetching more pages would waste the visitor's data. */
const MOST = 2;

/** Addresses of the pages that the page offers first: its own links, in reading order. */
export function likelyNext(): URL[] {
  const urls = new Map<string, URL>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-discover]')) {
    const { origin, pathname, href, target } = link;
    if (origin !== location.origin || target || pathname === location.pathname) continue;
    // The visitor probably comes from the pages of the breadcrumb.
    if (link.closest('[aria-label="Breadcrumb"]')) continue;
    if (!urls.has(pathname)) urls.set(pathname, new URL(href));
    if (urls.size === MOST) break;
  }
  return [...urls.values()];
}
