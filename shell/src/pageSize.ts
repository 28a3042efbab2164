/**
 * The maximum number of characters in the data of a page. The HTML for the data is several times as
 * long.
 */
const LARGEST_DATA = 500_000;
/**
 * The maximum number of characters of HTML, ten times as many as the largest page of the sitemap
 * has.
 */
const LARGEST_HTML = 2_000_000;

/** Whether the text in a value has more than `limit` characters. Counting stops at the limit. */
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
 * Throws before a page with too much data is rendered, because rendering it would use up the memory
 * of the renderer and affect other pages.
 */
export function refuseLargeData(pathname: string, ...data: unknown[]): void {
  if (holdsMoreTextThan(LARGEST_DATA, data)) {
    throw new Error(
      `The data of ${pathname} is above ${LARGEST_DATA} characters: not rendered here`,
    );
  }
}

/** Throws if a rendered page is larger than allowed. */
export function refuseLargeHtml(pathname: string, html: string): void {
  if (html.length > LARGEST_HTML) {
    throw new Error(`${pathname} has ${html.length} characters of HTML, above ${LARGEST_HTML}`);
  }
}
