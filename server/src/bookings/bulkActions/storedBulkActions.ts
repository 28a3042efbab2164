import { sql, type SqlBool } from 'kysely';
import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import {
  LARGEST_BULK_ACTION,
  type BulkPreview,
  type BulkSelection,
} from '@mcs-repairs/shared/domain/types/bulkAction';
import { BOOKING_COLUMNS, toBooking } from '../bookingRows';
import { hasComeIn } from '../incomingBookings';
import { type Engine, heldRows, type Reads, type Trx } from '../../db';

const SWEPT: Record<BulkSelection['action'], readonly BookingStatus[]> = {
  spam: ['pending', 'confirmed', 'cancelled'],
  cancel: ['pending', 'confirmed'],
};
const KEPT: readonly BookingStatus[] = ['in_progress', 'completed'];
/** Matches open bookings whose device is in the shop. Bulk actions skip them. */
const RECEIVED = sql<SqlBool>`status in ('pending', 'confirmed') and stage is not null`;

const count = sql<number | string>`count(*)`.as('count');

/**
 * Returns the bookings that a bulk action would change, newest first, and how many bookings it
 * would skip. `network` is the hash of the network by which staff selected the bookings.
 */
export async function previewBulkAction(
  trx: Reads,
  selection: BulkSelection,
  network: string | null,
): Promise<BulkPreview> {
  const all = selected(trx, selection, network);
  const swept = all
    .where('status', 'in', SWEPT[selection.action])
    .where(sql<SqlBool>`not (${RECEIVED})`);
  const rows = await swept
    .select([
      'id',
      'version',
      'reference',
      'status',
      'customer_name as customerName',
      'customer_email as customerEmail',
      'customer_phone as customerPhone',
      'device_model as deviceModel',
      'appointment_date as appointmentDate',
      'appointment_time as appointmentTime',
      'created_at as createdAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LARGEST_BULK_ACTION)
    .execute();
  const total =
    rows.length < LARGEST_BULK_ACTION
      ? rows.length
      : Number((await swept.select(count).executeTakeFirstOrThrow()).count);
  const kept = await all
    .where((row) => row.or([row('status', 'in', KEPT), RECEIVED]))
    .select(count)
    .executeTakeFirstOrThrow();
  return { bookings: rows, total, kept: Number(kept.count) };
}

function selected(trx: Reads, selection: BulkSelection, network: string | null) {
  const { phone, email, from, to } = selection;
  let found = trx
    .selectFrom('bookings')
    .where('spam_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(hasComeIn);
  if (phone !== undefined) found = found.where('phone_key', '=', phoneKey(phone));
  if (email !== undefined) found = found.where('email_key', '=', emailKey(email));
  if (from !== undefined) found = found.where('created_at', '>=', from);
  if (to !== undefined) found = found.where('created_at', '<=', to);
  if (network === null) return found;
  return found.where('bookings.id', 'in', (row) =>
    row
      .selectFrom('submissions')
      .select('subject_id')
      .where('network', '=', network)
      .where('kind', '=', 'booking'),
  );
}

type Swept = {
  booking: Booking;
  sweptFrom: BookingStatus | null;
  isSpam: boolean;
  /** Whether the customer booked on the site, so that the server queued a confirmation email. */
  isMailed: boolean;
};

/** Returns a booking with the data for a bulk action, and locks it until the transaction ends. */
export async function holdSwept(trx: Trx, engine: Engine, id: string): Promise<Swept | null> {
  const swept = trx
    .selectFrom('bookings')
    .select([...BOOKING_COLUMNS, 'swept_from', 'token_hash'])
    .where('id', '=', id)
    .where('erased_at', 'is', null);
  const row = await heldRows(swept, engine).executeTakeFirst();
  if (!row) return null;
  return {
    booking: toBooking(row),
    sweptFrom: row.swept_from,
    isSpam: row.spam_at !== null,
    isMailed: row.token_hash !== null,
  };
}
