import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { freeSlot } from './openingHours/slots';
import type { Reads, Trx } from '../db';
import { OWN_NAME } from './importOwner';

export type UnendedImport = { id: string; owner: string; beatAt: string };

/**
 * Records that an import has begun. `owner` is the process that runs the import. Only tests pass
 * the name of another process.
 */
export async function beginImport(
  trx: Trx,
  id: string,
  now: Date,
  owner = OWN_NAME,
): Promise<void> {
  const at = now.toISOString();
  const row = { id, state: 'storing', started_at: at, owner, beat_at: at } as const;
  await trx.insertInto('imports').values(row).execute();
}

/**
 * Locks the row of an import until the transaction ends, and records that its process is still
 * running. Returns false if the import is being undone.
 */
export async function holdImport(trx: Trx, id: string, now: Date): Promise<boolean> {
  const held = await trx
    .updateTable('imports')
    .set({ beat_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'storing')
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Deletes the row of an import that has ended. Either all its bookings are stored, or an undo has
 * removed all of them.
 */
export async function endImport(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('imports').where('id', '=', id).execute();
}

/** Returns the imports that are running, are being undone, or were interrupted. */
export async function unendedImports(trx: Reads): Promise<UnendedImport[]> {
  return trx
    .selectFrom('imports')
    .select(['id', 'owner', 'beat_at as beatAt'])
    .orderBy('id')
    .execute();
}

/**
 * Makes this process the owner of an import, so that it can undo the import. Returns false if
 * another process did so first.
 */
export async function stopImport(
  trx: Trx,
  { id, owner }: Pick<UnendedImport, 'id' | 'owner'>,
  now: Date,
): Promise<boolean> {
  const stopped = await trx
    .updateTable('imports')
    .set({ state: 'undoing', owner: OWN_NAME, beat_at: now.toISOString() })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

/**
 * Removes at most `most` bookings of an import, and frees their slots. Returns how many it removed.
 */
export async function undoImportRows(
  trx: Trx,
  importId: string,
  most: number,
  now: Date,
): Promise<number> {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('import_id', '=', importId)
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
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
  await trx
    .updateTable('imports')
    .set({ beat_at: now.toISOString() })
    .where('id', '=', importId)
    .execute();
  return ids.length;
}
