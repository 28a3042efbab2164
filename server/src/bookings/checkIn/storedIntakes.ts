import { sql } from 'kysely';
import type { Intake, NewVisit } from '@mcs-repairs/shared/domain/types/checkIn';
import type { Reads, Trx } from '../../db';

type NewIntake = Pick<NewVisit, 'serial' | 'accessories' | 'condition' | 'signature'> & {
  /** The encrypted passcode. */
  passcode: string | null;
  takenBy: string;
};

export async function insertIntake(
  trx: Trx,
  bookingId: string,
  { serial, accessories, condition, signature, passcode, takenBy }: NewIntake,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('intakes')
    .values({
      booking_id: bookingId,
      serial,
      accessories,
      condition,
      passcode,
      signature,
      taken_by: takenBy,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Returns the record of a booking's check-in. Null if the device was not checked in at the counter.
 */
export async function findIntake(trx: Reads, bookingId: string): Promise<Intake | null> {
  const row = await trx
    .selectFrom('intakes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return null;
  const photos = await trx
    .selectFrom('photos')
    .select('id')
    .where('booking_id', '=', bookingId)
    // The query leaves out photos that staff or riders added later, because they do not show the
    // device's condition at check-in.
    .where('id', 'not in', (later) =>
      later.selectFrom('booking_photos').select('photo_id').where('booking_id', '=', bookingId),
    )
    .where('id', 'not in', (later) =>
      later
        .selectFrom('pickup_steps')
        .select(sql<string>`photo_id`.as('photo_id'))
        .where('booking_id', '=', bookingId)
        .where('photo_id', 'is not', null),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    serial: row.serial,
    accessories: row.accessories,
    condition: row.condition,
    photoIds: photos.map(({ id }) => id),
    signature: row.signature,
    hasPasscode: row.passcode !== null,
    takenBy: row.taken_by,
    createdAt: row.created_at,
  };
}

/** Returns the encrypted passcode, or null if none is stored. */
export async function sealedPasscode(trx: Reads, bookingId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('intakes')
    .select('passcode')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.passcode ?? null;
}

export async function deleteIntake(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('intakes').where('booking_id', '=', bookingId).execute();
}
