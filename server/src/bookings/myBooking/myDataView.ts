import * as z from 'zod/mini';
import { bookingSchema } from '@mcs-repairs/shared/domain/types/booking';
import { estimateSchema } from '@mcs-repairs/shared/domain/types/estimate';
import { intakeSchema } from '@mcs-repairs/shared/domain/types/intake';
import { placeSchema } from '@mcs-repairs/shared/domain/types/ride';
import { stageSchema } from '@mcs-repairs/shared/domain/types/stage';
import { bookingPhotoSchema } from '@mcs-repairs/shared/domain/types/visit';
import { estimatesOf } from '../repairs/storedEstimates';
import { auditOf } from '../storedBookings';
import { bookingStatusSchema, type Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Reads } from '../../db';
import { findIntake } from '../checkIn/storedIntakes';
import { rideOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import { CUSTOMER } from '../../auth';
import { bookingPhotosOf } from '../bookingGroups/storedBookingPhotos';
import { timelineOf } from './timeline';

/** Of a booking: what its customer typed, and what the shop told them. Neither shelf, label, technician nor mark of staff. */
const ownBookingSchema = z.pick(bookingSchema, {
  reference: true,
  kind: true,
  status: true,
  stage: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  deviceModel: true,
  repairService: true,
  duration: true,
  appointmentDate: true,
  appointmentTime: true,
  preferredDate: true,
  city: true,
  serviceType: true,
  estimatedPrice: true,
  notes: true,
  heldUntil: true,
  arrivedAt: true,
  createdAt: true,
  updatedAt: true,
  textChannels: true,
  promisedDate: true,
  collectedAt: true,
  warrantyUntil: true,
  pickupDate: true,
  pickupFrom: true,
  pickupTo: true,
});

const ownEstimateSchema = z.pick(estimateSchema, {
  options: true,
  state: true,
  createdAt: true,
  expiresAt: true,
  answeredAt: true,
  accepted: true,
});

/** All that a download holds: what is not named here stays inside the shop (docs/privacy-data-map.md). */
export const myDataSchema = z.object({
  exportedAt: z.string(),
  booking: ownBookingSchema,
  /** The one of the damage that the customer sent. */
  hasPhoto: z.boolean(),
  history: z.array(
    z.object({ at: z.string(), to: bookingStatusSchema, stage: z.optional(stageSchema) }),
  ),
  questions: z.array(z.object({ at: z.string(), text: z.string() })),
  estimates: z.array(ownEstimateSchema),
  handedOver: z.optional(
    z.pick(intakeSchema, {
      serial: true,
      accessories: true,
      condition: true,
      signature: true,
      hasPasscode: true,
      createdAt: true,
    }),
  ),
  pickup: z.optional(placeSchema),
  sharedPhotos: z.array(z.pick(bookingPhotoSchema, { words: true, at: true })),
  mails: z.array(
    z.object({
      kind: z.string(),
      channel: z.string(),
      promisedAt: z.string(),
      sentAt: z.nullable(z.string()),
    }),
  ),
});
export type MyData = z.infer<typeof myDataSchema>;

/** What a customer takes away of a booking. The schema drops whatever else a row may hold. */
export async function myDataView(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  booking: Booking,
): Promise<MyData> {
  const { id } = booking;
  const intake = await findIntake(db, id);
  const place = (await rideOf(db, booking))?.place;
  return z.parse(myDataSchema, {
    exportedAt: now().toISOString(),
    // Of what came over the counter the notes are staff's words; the device's condition is in `handedOver`.
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

/** What the customer asked on the private link; a member who is called `customer` asked nothing. */
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
    .select(['kind', 'channel', 'created_at as promisedAt', 'sent_at as sentAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
