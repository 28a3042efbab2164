/** A position in a list that is sorted by instant and id, as opaque text that a client sends back. */
export type PageKey = { createdAt: string; id: string };

export const writePageKey = ({ createdAt, id }: PageKey): string => `${createdAt}~${id}`;

/** Null for invalid text; the list then starts at the beginning. */
export function readPageKey(text: string | undefined): PageKey | null {
  const [createdAt, id] = (text ?? '').split('~');
  return createdAt && id ? { createdAt, id } : null;
}

/** Removes the extra row that was read to learn whether more follow. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? writePageKey(keyOf(last)) : null };
}
