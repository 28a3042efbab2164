import type { VisitSibling } from '@mcs-repairs/shared/domain/types/visit';
import { hasComeIn } from '../incomingBookings';
import type { Reads, Trx } from '../../db';

const MOST = 20;

/** Adds a booking to another booking's visit. */
export async function joinVisit(trx: Trx, bookingId: string, first: string): Promise<void> {
  const known = trx.selectFrom('visit_bookings').select('visit_id').where('booking_id', '=', first);
  const visitId = (await known.executeTakeFirst())?.visit_id ?? first;
  await trx
    .insertInto('visit_bookings')
    .values([
      { booking_id: first, visit_id: visitId },
      { booking_id: bookingId, visit_id: visitId },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the other devices of a booking's visit. Leaves out bookings whose phone number has
 * changed since, because they belong to another customer.
 */
export async function siblingsOf(trx: Reads, bookingId: string): Promise<VisitSibling[]> {
  const rows = await trx
    .selectFrom('visit_bookings as own')
    .innerJoin('visit_bookings as other', 'other.visit_id', 'own.visit_id')
    .innerJoin('bookings', 'bookings.id', 'other.booking_id')
    .select([
      'bookings.id',
      'reference',
      'device_model',
      'repair_service',
      'status',
      'stage',
      'promised_date',
      'collected_at',
    ])
    .where('own.booking_id', '=', bookingId)
    .where('other.booking_id', '<>', bookingId)
    .where('erased_at', 'is', null)
    .where('phone_key', '=', (same) =>
      same.selectFrom('bookings as mine').select('mine.phone_key').where('mine.id', '=', bookingId),
    )
    .where(hasComeIn)
    .orderBy('bookings.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    deviceModel: row.device_model,
    repairService: row.repair_service,
    status: row.status,
    ...(row.stage && { stage: row.stage }),
    ...(row.promised_date && { promisedDate: row.promised_date }),
    ...(row.collected_at && { collectedAt: row.collected_at }),
  }));
}
