/**
 * A position in a list that is sorted by instant and id. The API sends it to clients as opaque
 * text, and they send it back to get the next page.
 */
export type PageKey = { createdAt: string; id: string };

export const writePageKey = ({ createdAt, id }: PageKey): string => `${createdAt}~${id}`;

/** Parses a position. Null for invalid text; the list then starts at the beginning. */
export function readPageKey(text: string | undefined): PageKey | null {
  const [createdAt, id] = (text ?? '').split('~');
  return createdAt && id ? { createdAt, id } : null;
}

/**
 * Removes the last row if there is one more than a page has. That row was read only to find out
 * whether there is a next page.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? writePageKey(keyOf(last)) : null };
}
