import type { Updateable } from 'kysely';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { stageAfterStatus } from '@mcs-repairs/shared/domain/rules/repairStage';
import { appointmentColumns, BOOKING_COLUMNS, toBooking } from './bookingRows';
import { hasComeIn } from './incomingBookings';
import { type Engine, heldRows, type Reads, type Tables, type Trx } from '../db';

/** Returns a booking. Null if it does not exist or belongs to a running import. */
export async function findBooking(trx: Reads, id: string): Promise<Booking | null> {
  const row = await bookingOf(trx, id).executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** Returns a booking and locks it, so that nobody changes it before the transaction ends. */
export async function holdBooking(trx: Trx, engine: Engine, id: string): Promise<Booking | null> {
  const row = await heldRows(bookingOf(trx, id), engine).executeTakeFirst();
  return row ? toBooking(row) : null;
}

const bookingOf = (trx: Reads, id: string) =>
  trx.selectFrom('bookings').select(BOOKING_COLUMNS).where('id', '=', id).where(hasComeIn);

/** The columns that only bulk actions store, in addition to the status. */
export type BulkMarks = Pick<Tables['bookings'], 'spam_at' | 'swept_from'>;

/** Further columns to store with a change of status and time. */
type Columns = Updateable<Tables['bookings']>;

/**
 * Changes a booking if it still has the expected version. Returns null if somebody else changed it
 * first.
 */
export async function changeBooking(
  trx: Trx,
  seen: Pick<Booking, 'id' | 'version' | 'stage'>,
  change: Partial<Pick<Booking, 'status' | 'appointmentDate' | 'appointmentTime'>> & {
    heldUntil?: null;
    marks?: Columns;
  },
  now: Date,
): Promise<Booking | null> {
  const { status, appointmentDate, appointmentTime, marks } = change;
  const moved =
    appointmentDate !== undefined && appointmentTime !== undefined
      ? {
          ...appointmentColumns({ appointmentDate, appointmentTime }),
          scheduled_at: now.toISOString(),
        }
      : {};
  const row = await trx
    .updateTable('bookings')
    .set({
      // Staff or the customer have decided about the booking, so it no longer needs the customer's
      // confirmation.
      ...((status || change.heldUntil === null) && { held_until: null }),
      ...(status && { status, stage: stageAfterStatus(seen.stage, status) ?? null }),
      ...moved,
      ...marks,
      version: seen.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** Returns the price of the accepted estimate. Undefined if the customer has accepted none. */
export async function agreedPriceOf(
  trx: Reads,
  { id, estimatedPrice }: Pick<Booking, 'id' | 'estimatedPrice'>,
): Promise<number | undefined> {
  const accepted = await trx
    .selectFrom('estimates')
    .select('id')
    .where('booking_id', '=', id)
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  return accepted && estimatedPrice;
}

/** Returns which of these booking ids are already stored. */
export async function storedIds(trx: Reads, ids: readonly string[]): Promise<Set<string>> {
  const present = new Set<string>();
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await trx
      .selectFrom('bookings')
      .select('id')
      .where('id', 'in', ids.slice(start, start + 500))
      .execute();
    for (const { id } of rows) present.add(id);
  }
  return present;
}

/** Returns the ids of the bookings with these references, by reference. */
export async function ownersOf(
  trx: Reads,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (!references.length) return new Map();
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'reference'])
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}
