/** Characters of text in what the page's loaders brought: markup of it is several times as long. */
const LARGEST_DATA = 500_000;
/** Characters of HTML. Ten times the largest page of the sitemap. */
const LARGEST_HTML = 2_000_000;

/** Whether the text in a value is longer than so many characters; looks no further than it must. */
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

/** Throws before a page is rendered whose data would take the renderer's memory, and with it the pages of others. */
export function refuseLargeData(pathname: string, ...data: unknown[]): void {
  if (holdsMoreTextThan(LARGEST_DATA, data)) {
    throw new Error(
      `The data of ${pathname} is above ${LARGEST_DATA} characters: not rendered here`,
    );
  }
}

/** Throws when a page came out larger than a page may be. */
export function refuseLargeHtml(pathname: string, html: string): void {
  if (html.length > LARGEST_HTML) {
    throw new Error(`${pathname} has ${html.length} characters of HTML, above ${LARGEST_HTML}`);
  }
}
