import { sql } from 'kysely';
import { PIECES, type Piece, type PieceValue } from '@mcs-repairs/shared/domain/types/content';
import type { Reads } from '../db';
import { storedValue } from './storedValue';

/** The language of the built-in texts. Pages also use it if content has no translation. */
export const ENGLISH = 'en';

type Valid = { id: string; piece: Piece; valid_from: string };
/** A cache of parsed values, by the id of their edition. An edition never changes. */
export type KnownValues = Map<string, PieceValue>;

/**
 * Returns the edition of each piece that is current at an instant: the last one whose start has
 * passed. Prefers an edition in the requested language to an English one. `pieces` limits the
 * search.
 */
export async function validEditions(
  trx: Reads,
  at: string,
  language: string,
  pieces: readonly Piece[] = PIECES,
): Promise<Valid[]> {
  const place = sql<number>`row_number() over (partition by piece, language order by valid_from desc, id desc)`;
  const hasValue = sql<number>`case when value is null then 0 else 1 end`;
  const ranked = trx
    .selectFrom('content_editions')
    .select(['id', 'piece', 'language', 'valid_from', hasValue.as('has_value'), place.as('place')])
    .where('valid_from', '<=', at)
    .where('undone_at', 'is', null)
    .where('language', 'in', [language, ENGLISH])
    .$if(pieces !== PIECES, (query) => query.where('piece', 'in', pieces))
    .as('ranked');
  const latest = trx
    .selectFrom(ranked)
    .select(['id', 'piece', 'language', 'valid_from', 'has_value']);
  const rows = await latest.where(sql`place`, '=', 1).execute();
  return pieces.flatMap((piece) => {
    const both = rows.filter((row) => row.piece === piece);
    const own = both.find((row) => row.language === language && Number(row.has_value) === 1);
    return own ?? both.find((row) => row.language === ENGLISH) ?? [];
  });
}

/**
 * Reads the values of those editions that are not in the cache. Removes the values of editions that
 * are no longer current.
 */
export async function valuesOf(
  trx: Reads,
  valid: readonly Valid[],
  known: KnownValues,
): Promise<PieceValue[]> {
  const ids = new Set(valid.map(({ id }) => id));
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length > 0) {
    const rows = await trx
      .selectFrom('content_editions')
      .select(['id', 'piece', 'value'])
      .where('id', 'in', missing)
      .execute();
    for (const row of rows) known.set(row.id, storedValue(row));
  }
  return valid.flatMap(({ id }) => known.get(id) ?? []);
}
