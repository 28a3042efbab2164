import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
import { estimateSchema } from './estimate';
import { intakeSchema } from './checkIn';
import { placeSchema } from './pickup';
import { stageSchema } from './stage';
import { bookingPhotoSchema } from './visit';

/**
 * What a customer entered for a booking, and what the shop told the customer. Shelf, labels,
 * technician and marks of staff are internal, so they are left out.
 */
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

/**
 * What a customer can download. Everything else is internal to the shop (docs/privacy-data-map.md).
 */
export const myDataSchema = z.object({
  exportedAt: z.string(),
  booking: ownBookingSchema,
  /** True if the customer sent a photo of the damage. */
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
