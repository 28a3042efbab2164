/** The maximum number of pages, because more would waste the visitor's data. */
const MOST = 2;

/** Returns the addresses of the first links of the page, in reading order. */
export function likelyNext(): URL[] {
  const urls = new Map<string, URL>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-discover]')) {
    const { origin, pathname, href, target } = link;
    if (origin !== location.origin || target || pathname === location.pathname) continue;
    // Links of the breadcrumb are left out, because the visitor probably came from there.
    if (link.closest('[aria-label="Breadcrumb"]')) continue;
    if (!urls.has(pathname)) urls.set(pathname, new URL(href));
    if (urls.size === MOST) break;
  }
  return [...urls.values()];
}
