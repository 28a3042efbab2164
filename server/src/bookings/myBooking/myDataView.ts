import { sql } from 'kysely';
import * as z from 'zod/mini';
import { myDataSchema, type MyData } from '@mcs-repairs/shared/domain/types/myData';
import { estimatesOf } from '../repairs/storedEstimates';
import { auditOf } from '../bookingHistory';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Reads } from '../../db';
import { findIntake } from '../checkIn/storedIntakes';
import { pickupOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import { CUSTOMER } from '../../auth';
import { bookingPhotosOf } from '../bookingGroups/storedBookingPhotos';
import { timelineOf } from './timeline';

/**
 * Returns the data of a booking that its customer may download. The schema removes all other
 * values.
 */
export async function myDataView(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  booking: Booking,
): Promise<MyData> {
  const { id } = booking;
  const intake = await findIntake(db, id);
  const place = (await pickupOf(db, booking))?.place;
  return z.parse(myDataSchema, {
    exportedAt: now().toISOString(),
    // The notes of a walk-in were written by staff, so the download leaves them out. It contains
    // the condition of the device in `handedOver`.
    booking: booking.arrivedAt ? { ...booking, notes: undefined } : booking,
    hasPhoto: booking.photoId !== undefined,
    history: timelineOf(await auditOf(db, id)),
    questions: await questionsOf(db, id),
    estimates: await estimatesOf(db, id),
    ...(intake && { handedOver: intake }),
    ...(place && { pickup: place }),
    sharedPhotos: (await bookingPhotosOf(db, id)).filter(({ shared }) => shared),
    mails: await mailsOf(db, id),
  });
}

/**
 * Returns the questions that the customer asked on the page of the private link. A note whose
 * author is a staff member named `customer` is not among them.
 */
const questionsOf = (db: Reads, bookingId: string) =>
  db
    .selectFrom('booking_notes')
    .select(['at', 'text'])
    .where('booking_id', '=', bookingId)
    .where('by_name', '=', CUSTOMER.name)
    .where('staff_id', 'is', null)
    .orderBy('id')
    .execute();

const mailsOf = (db: Reads, bookingId: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'created_at as promisedAt'])
    // An email that is only a file reached nobody.
    .select(sql<string | null>`case when report = 'file' then null else sent_at end`.as('sentAt'))
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
