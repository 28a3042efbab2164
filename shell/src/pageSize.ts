/**
 * The most characters of text in the data of the page's loaders; the markup for it is several times
 * as long.
 */
const LARGEST_DATA = 500_000;
/** The most characters of HTML: ten times the largest page of the sitemap. */
const LARGEST_HTML = 2_000_000;

/** Whether the text in a value is longer than `limit` characters. Counting stops at the limit. */
export function holdsMoreTextThan(limit: number, value: unknown): boolean {
  let left = limit;
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= next.length;
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      left -= 1;
      waiting.push(...Object.values(next));
    }
  }
  return left < 0;
}

/**
 * Throws before rendering a page whose data would use up the renderer's memory and so harm other
 * pages.
 */
export function refuseLargeData(pathname: string, ...data: unknown[]): void {
  if (holdsMoreTextThan(LARGEST_DATA, data)) {
    throw new Error(
      `The data of ${pathname} is above ${LARGEST_DATA} characters: not rendered here`,
    );
  }
}

/** Throws when a rendered page is larger than allowed. */
export function refuseLargeHtml(pathname: string, html: string): void {
  if (html.length > LARGEST_HTML) {
    throw new Error(`${pathname} has ${html.length} characters of HTML, above ${LARGEST_HTML}`);
  }
}
