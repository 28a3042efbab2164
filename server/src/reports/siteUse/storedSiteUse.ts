import { sql } from 'kysely';
import type { Reads, Tables, Trx } from '../../db';

export type SiteUseRow = Tables['site_use'];

const SLICE = 200;

/**
 * Adds counts to the stored sums of days. All processes write the rows in the same order, so they
 * cannot deadlock.
 */
export async function addToSums(trx: Trx, rows: readonly SiteUseRow[]): Promise<void> {
  const sorted = rows
    .map((row) => ({ row, key: [row.day, row.what, row.name].join('\n') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  for (let start = 0; start < sorted.length; start += SLICE)
    await trx
      .insertInto('site_use')
      .values(sorted.slice(start, start + SLICE))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'what', 'name'])
          .doUpdateSet({ count: sql<number>`site_use.count + excluded.count` }),
      )
      .execute();
}

/** Returns which of these words are already stored on any day. */
export async function storedWords(
  reads: Reads,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await reads
    .selectFrom('site_use')
    .select('name')
    .distinct()
    .where('what', '=', 'words')
    .where('name', 'in', [...words])
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns how many different words are stored for a day. */
export async function wordsOfDay(reads: Reads, day: string): Promise<number> {
  const row = await reads
    .selectFrom('site_use')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('day', '=', day)
    .where('what', '=', 'words')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
