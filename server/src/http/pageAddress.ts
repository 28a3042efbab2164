/**
 * Returns the public address of a request. `target` is the path or the absolute address in the
 * request (RFC 9112, 3.2). Only its path and query are used. A `//` at the beginning counts as part
 * of the path, not as the start of a host name. Never throws.
 */
export function pageAddress(target: string, publicUrl: string): URL {
  if (target.startsWith('/')) return new URL(publicUrl + target);
  if (!URL.canParse(target)) return new URL(`${publicUrl}/`);
  const { pathname, search } = new URL(target);
  return new URL(`${publicUrl}${pathname.startsWith('/') ? pathname : '/'}${search}`);
}

/** Returns the canonical path: `//shop//iphone` becomes `/shop/iphone`. A trailing slash stays. */
export const tidyPath = (path: string): string => path.replace(/\/{2,}/g, '/');
