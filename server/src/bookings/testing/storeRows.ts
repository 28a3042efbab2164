import { sql, type Insertable } from 'kysely';
import type { Db, Tables } from '../../db/schema';
import { inTransaction } from '../../db/transact';

/** The number of rows in one statement. Databases limit the number of values in a statement. */
const SLICE = 200;

/**
 * Stores bookings without changes, in one transaction. Also works with an older schema, which has
 * fewer columns.
 */
export async function storeRows(
  db: Db,
  rows: readonly Insertable<Tables['bookings']>[],
): Promise<void> {
  const known = await columnsOf(db);
  const kept = rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column))) as typeof row,
  );
  await inTransaction(db, async (trx) => {
    for (let first = 0; first < rows.length; first += SLICE) {
      await trx
        .insertInto('bookings')
        .values(kept.slice(first, first + SLICE))
        .execute();
    }
  });
}

async function columnsOf(db: Db): Promise<Set<string>> {
  const { rows } = await (
    db.engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info('bookings')`
      : sql<{ name: string }>`select column_name::text as name from information_schema.columns
          where table_name = 'bookings' and table_schema = current_schema()`
  ).execute(db);
  return new Set(rows.map(({ name }) => name));
}
