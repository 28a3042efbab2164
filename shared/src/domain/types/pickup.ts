import * as z from 'zod/mini';
import { parsePin } from './mapPin';
import { bookingSchema } from './booking';
import { lineText, linesText, phoneText, requiredText, textAsTyped } from './text';
import { instantSchema, shopDateSchema } from './time';

/** In the valley our rider picks up and returns the device. Outside of it, a courier does. */
export const PICKUP_TERMS = ['valley', 'courier'] as const;
export const pickupTermsSchema = z.enum(PICKUP_TERMS);
export type PickupTerms = z.infer<typeof pickupTermsSchema>;

/**
 * The address of the pickup, and the contact at the door. An empty text means that the value is
 * unknown.
 */
export const placeSchema = z.object({
  address: requiredText('Address is required', 300),
  landmark: z._default(lineText({ max: 120 }), ''),
  /** The part of town, by which the rider's list is grouped. */
  area: requiredText('Area is required', 60),
  /** Coordinates such as `27.7172, 85.3240`, or a link that contains them. */
  pin: z._default(
    lineText({ max: 300 }).check(
      z.refine((text: string) => text === '' || parsePin(text) !== null, {
        error: 'Use latitude and longitude in Nepal, like 27.7172, 85.3240',
      }),
    ),
    '',
  ),
  contactName: z._default(lineText({ max: 120 }), ''),
  contactPhone: z._default(phoneText({ max: 40 }), ''),
  terms: pickupTermsSchema,
});
export type Place = z.infer<typeof placeSchema>;

/**
 * The steps of a pickup: fetched at the door, handed in at the shop, returned; or nobody was at the
 * door.
 */
export const PICKUP_STEPS = ['collected', 'arrived', 'returned', 'failed'] as const;
export const pickupStepNameSchema = z.enum(PICKUP_STEPS);
export type PickupStepName = z.infer<typeof pickupStepNameSchema>;

export const pickupStepRequestSchema = z
  .object({
    version: z.int(),
    step: pickupStepNameSchema,
    /** The reason why an attempt failed. */
    reason: z._default(linesText({ max: 300 }), ''),
    photoId: z.optional(textAsTyped({ min: 1, max: 64 })),
  })
  .check(
    z.refine(({ step, reason }) => step !== 'failed' || reason !== '', {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );
export type PickupStepRequest = z.infer<typeof pickupStepRequestSchema>;

export const pickupStepSchema = z.object({
  id: z.string(),
  at: instantSchema,
  by: z.string(),
  step: pickupStepNameSchema,
  reason: z.string(),
  photoId: z.optional(z.string()),
});
export type PickupStep = z.infer<typeof pickupStepSchema>;

/** Where the device is: still with its customer, with the rider, in the shop, or back. */
export const WHEREABOUTS = ['planned', 'collected', 'arrived', 'returned'] as const;
export const whereaboutsSchema = z.enum(WHEREABOUTS);
export type Whereabouts = z.infer<typeof whereaboutsSchema>;

export const pickupStateSchema = z.object({
  /** Null until somebody has entered the address. */
  place: z.nullable(placeSchema),
  whereabouts: whereaboutsSchema,
  /** The steps so far, newest first. */
  steps: z.array(pickupStepSchema),
});
export type PickupState = z.infer<typeof pickupStateSchema>;

/** Pickups in progress or due: first devices to fetch, by day, then devices to return. */
export const duePickupsSchema = z.object({
  today: shopDateSchema,
  rides: z.array(z.extend(pickupStateSchema, { booking: bookingSchema })),
});
export type DuePickups = z.infer<typeof duePickupsSchema>;
export type ListedPickup = DuePickups['rides'][number];
