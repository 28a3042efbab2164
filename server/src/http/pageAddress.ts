/**
 * The public address that a request is about. `target`: as it stands in the request, a path or a whole address
 * (RFC 9112, 3.2); only its path and search are believed. Never throws: `//` is a path, not the beginning of a host.
 */
export function pageAddress(target: string, publicUrl: string): URL {
  if (target.startsWith('/')) return new URL(publicUrl + target);
  if (!URL.canParse(target)) return new URL(`${publicUrl}/`);
  const { pathname, search } = new URL(target);
  return new URL(`${publicUrl}${pathname.startsWith('/') ? pathname : '/'}${search}`);
}

/** The path under which a page is known: `//shop//iphone` is `/shop/iphone`. A slash at the end stays. */
export const tidyPath = (path: string): string => path.replace(/\/{2,}/g, '/');
