import type { Updateable } from 'kysely';
import type { AuditEntry, Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { stageAfterStatus } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { appointmentColumns, BOOKING_COLUMNS, toBooking, toBookingRow } from './bookingRows';
import { hasComeIn } from './incomingBookings';
import { type Engine, heldRows, newId, type Reads, type Tables, type Trx } from '../db';
import { type Actor, CUSTOMER } from '../auth';

type NewBooking = {
  tokenHash: string | null;
  /** The version of the shop's terms that is valid now. */
  terms: string;
  /** The serial number of the device, which becomes part of the search text. */
  serial?: string;
};

/** Stores a booking. Returns false if its reference is in use. */
export async function insertBooking(
  trx: Trx,
  booking: Booking,
  { tokenHash, terms, serial }: NewBooking,
): Promise<boolean> {
  const stored = await trx
    .insertInto('bookings')
    .values({ ...toBookingRow(booking, tokenHash, serial), terms_version: terms })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Stores bookings of an import, without private links. Skips bookings whose id or reference is in
 * use. Returns the ids of those that it stored.
 */
export async function insertBookings(
  trx: Trx,
  bookings: readonly Booking[],
  importId: string,
): Promise<ReadonlySet<string>> {
  const stored = await trx
    .insertInto('bookings')
    .values(bookings.map((booking) => ({ ...toBookingRow(booking, null), import_id: importId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(stored.map(({ id }) => id));
}

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

type Entry = {
  from: BookingStatus | null;
  to: BookingStatus;
  /** The stage of the repair before and after the change. */
  stages?: { from?: Stage; to?: Stage };
  by: Actor;
  note?: string;
};

/** Adds an entry to a booking's history. */
export async function noteAudit(
  trx: Trx,
  bookingId: string,
  entry: Entry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('booking_audit')
    .values(auditRow(bookingId, entry, now))
    .execute();
}

/** Adds a note to the history of a booking without changing its status. */
export const noteHistory = (
  trx: Trx,
  { id, status }: Pick<Booking, 'id' | 'status'>,
  { by, note }: { by: Actor; note: string },
  now: Date,
): Promise<void> => noteAudit(trx, id, { from: status, to: status, by, note }, now);

/** Adds an entry to the history of each imported booking. */
export async function noteImported(
  trx: Trx,
  bookings: readonly Booking[],
  by: Actor,
  now: Date,
): Promise<void> {
  if (!bookings.length) return;
  const rows = bookings.map(({ id, status }) =>
    auditRow(id, { from: null, to: status, by, note: 'Imported' }, now),
  );
  await trx.insertInto('booking_audit').values(rows).execute();
}

const auditRow = (bookingId: string, { from, to, stages, by, note }: Entry, now: Date) => ({
  id: newId(),
  booking_id: bookingId,
  at: now.toISOString(),
  by_name: by.name,
  staff_id: by.staffId,
  from_status: from,
  to_status: to,
  from_stage: stages?.from ?? null,
  to_stage: stages?.to ?? null,
  note: note ?? null,
});

/** Returns a booking's history, oldest first. */
export async function auditOf(trx: Reads, bookingId: string): Promise<AuditEntry[]> {
  const rows = await trx
    .selectFrom('booking_audit')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    from: row.from_status,
    to: row.to_status,
    stage: row.to_stage ?? undefined,
    note: row.note ?? undefined,
  }));
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

/**
 * Returns the times of a customer's changes to a booking, after `since` and oldest first. The notes
 * of these changes in the history start with `beginning`.
 */
export async function notedByCustomer(
  trx: Reads,
  { bookingId, beginning, since }: { bookingId: string; beginning: string; since: Date },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('booking_audit')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('by_name', '=', CUSTOMER.name)
    .where('staff_id', 'is', null)
    .where('at', '>', since.toISOString())
    .where('note', 'like', `${beginning}%`)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

/** Returns who changed a booking last. */
export async function lastActor(trx: Reads, bookingId: string): Promise<Actor | null> {
  const entry = await trx
    .selectFrom('booking_audit')
    .select(['by_name as name', 'staff_id as staffId'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ?? null;
}

/** Returns the last entry of a booking's history. */
export async function lastEntry(trx: Reads, bookingId: string) {
  const entries = trx.selectFrom('booking_audit').selectAll().where('booking_id', '=', bookingId);
  return entries.orderBy('id', 'desc').limit(1).executeTakeFirst();
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
