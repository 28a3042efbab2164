/**
 * The maximum number of characters in the data of a page. The HTML for this data is several times
 * as long.
 */
const LARGEST_DATA = 500_000;
/**
 * The maximum number of characters of HTML. It is ten times the size of the largest page in the
 * sitemap.
 */
const LARGEST_HTML = 2_000_000;

/** Whether a value contains more than `limit` characters of text. Counting stops at the limit. */
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
 * Checks the data of a page before rendering. Rendering very large data would use up the memory of
 * the render worker and affect other pages.
 * @throws if there is too much data.
 */
export function refuseLargeData(pathname: string, ...data: unknown[]): void {
  if (holdsMoreTextThan(LARGEST_DATA, data)) {
    throw new Error(
      `The data of ${pathname} is above ${LARGEST_DATA} characters: not rendered here`,
    );
  }
}

/**
 * Checks the size of a rendered page.
 * @throws if the page is larger than allowed.
 */
export function refuseLargeHtml(pathname: string, html: string): void {
  if (html.length > LARGEST_HTML) {
    throw new Error(`${pathname} has ${html.length} characters of HTML, above ${LARGEST_HTML}`);
  }
}
