/**
 * The position after which the next page of a list starts. The list is sorted by instant and id.
 * The API sends the position as a text that only the server can interpret, and the client sends it
 * back.
 */
export type PageKey = { createdAt: string; id: string };

export const writePageKey = ({ createdAt, id }: PageKey): string => `${createdAt}~${id}`;

/**
 * Parses a position in a list. Null if the text is invalid; the list then starts at the beginning.
 */
export function readPageKey(text: string | undefined): PageKey | null {
  const [createdAt, id] = (text ?? '').split('~');
  return createdAt && id ? { createdAt, id } : null;
}

/**
 * Removes the last row if there is one more than a page has. The query reads that row only to find
 * out whether there is a next page.
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
