import type { AuditEntry, Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { insertRow, newId, type Reads, type Trx } from '../db';
import { type Actor, CUSTOMER } from '../auth';

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
  await insertRow(trx, 'booking_audit', auditRow(bookingId, entry, now));
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
