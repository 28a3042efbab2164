import { holdsSlot } from 'shared/domain/rules/bookingStatus';
import { freeSlot } from '../availability/slots';
import type { Reads, Trx } from '../db/schema';

export async function beginImport(trx: Trx, id: string, now: Date): Promise<void> {
  const row = { id, state: 'storing', started_at: now.toISOString() } as const;
  await trx.insertInto('imports').values(row).execute();
}

/** Holds the import's row until the transaction ends; false when somebody takes it back. */
export async function holdImport(trx: Trx, id: string): Promise<boolean> {
  const held = await trx
    .updateTable('imports')
    .set({ state: 'storing' })
    .where('id', '=', id)
    .where('state', '=', 'storing')
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Remembers what an import stored, in the transaction that stores it. */
export async function noteImportRows(
  trx: Trx,
  importId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (!bookingIds.length) return;
  const rows = bookingIds.map((booking_id) => ({ booking_id, import_id: importId }));
  const noted = trx.insertInto('import_rows').values(rows);
  // What an ended import has left of its notes says nothing any more.
  await noted
    .onConflict((row) => row.column('booking_id').doUpdateSet({ import_id: importId }))
    .execute();
}

/** From here on it is stored whole, whatever happens. */
export async function endImport(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('imports').where('id', '=', id).execute();
}

export async function runningImports(trx: Reads): Promise<string[]> {
  const rows = await trx.selectFrom('imports').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** No further row is stored by it. */
export async function stopImport(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('imports').set({ state: 'undoing' }).where('id', '=', id).execute();
}

/** Takes back at most `most` bookings of an import, with the times that they hold now; how many of its notes went. */
export async function undoImportRows(trx: Trx, importId: string, most: number): Promise<number> {
  const notes = await trx
    .selectFrom('import_rows')
    .select('booking_id')
    .where('import_id', '=', importId)
    .limit(most)
    .execute();
  const ids = notes.map(({ booking_id }) => booking_id);
  if (!ids.length) return 0;
  const gone = await trx
    .deleteFrom('bookings')
    .where('id', 'in', ids)
    .returning(['status', 'appointment_date', 'appointment_time'])
    .execute();
  for (const { status, appointment_date, appointment_time } of gone) {
    if (appointment_date && holdsSlot(status)) {
      await freeSlot(trx, appointment_date, appointment_time);
    }
  }
  await trx.deleteFrom('outbox').where('booking_id', 'in', ids).execute();
  await trx
    .updateTable('photos')
    .set({ booking_id: null })
    .where('booking_id', 'in', ids)
    .execute();
  await trx.deleteFrom('import_rows').where('booking_id', 'in', ids).execute();
  return ids.length;
}

/** Drops at most `most` notes of imports that ended; how many went. */
export async function dropImportNotes(trx: Trx, most: number): Promise<number> {
  const running = trx.selectFrom('imports').select('id');
  const ended = trx
    .selectFrom('import_rows')
    .select('booking_id')
    .where('import_id', 'not in', running)
    .limit(most);
  const dropped = await trx
    .deleteFrom('import_rows')
    .where('booking_id', 'in', ended)
    .returning('booking_id')
    .execute();
  return dropped.length;
}
