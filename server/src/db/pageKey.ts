/**
 * A position in a list that is sorted by instant and id. Clients get it as opaque text and send it
 * back.
 */
export type PageKey = { createdAt: string; id: string };

export const writePageKey = ({ createdAt, id }: PageKey): string => `${createdAt}~${id}`;

/** Returns null for invalid text. The list then starts at the beginning. */
export function readPageKey(text: string | undefined): PageKey | null {
  const [createdAt, id] = (text ?? '').split('~');
  return createdAt && id ? { createdAt, id } : null;
}

/** Removes the extra row that was read to find out whether there is a next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? writePageKey(keyOf(last)) : null };
}
