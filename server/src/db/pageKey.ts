/** A place in a list that is sorted by its instant and then its id, as text that a client only hands back. */
export type PageKey = { createdAt: string; id: string };

export const writePageKey = ({ createdAt, id }: PageKey): string => `${createdAt}~${id}`;

/** Null for a text that is no place: the list then begins at its start. */
export function readPageKey(text: string | undefined): PageKey | null {
  const [createdAt, id] = (text ?? '').split('~');
  return createdAt && id ? { createdAt, id } : null;
}

/** Cuts the one row too many that was read to learn whether more follow. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? writePageKey(keyOf(last)) : null };
}
