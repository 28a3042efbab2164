/**
 * Removes linked style sheets that failed to load or did not match their hash. So the browser
 * requests them again. After a second failure, the page shows an error.
 *
 * If the browser refused the text of a style sheet in the page, a link replaces it. This happens if
 * a proxy changed the page or its content policy.
 */
export function replaceRefusedStyles(): void {
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style[data-url]',
  )) {
    if (element.sheet) continue;
    const { url, pin = '' } = element.dataset;
    if (url === undefined) {
      element.remove();
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = pin;
    link.href = url;
    element.replaceWith(link);
  }
}
