import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../db/schema';
import { inTransaction } from '../../db/transact';

/** A statement takes so many rows, by the values that it may hold. */
const SLICE = 200;

/** Stores bookings as they are, all in one transaction. */
export async function storeRows(
  db: Db,
  rows: readonly Insertable<Tables['bookings']>[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (let first = 0; first < rows.length; first += SLICE) {
      await trx
        .insertInto('bookings')
        .values(rows.slice(first, first + SLICE))
        .execute();
    }
  });
}
