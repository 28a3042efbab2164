import * as z from 'zod/mini';
import { parsePin } from './mapPin';
import { bookingSchema } from './booking';
import { lineText, linesText, phoneText, requiredText, textAsTyped } from './text';
import { instantSchema, shopDateSchema } from './time';

/**
 * Who fetches and returns the device: the shop's own rider in the Kathmandu Valley, or a courier
 * elsewhere.
 */
export const PICKUP_TERMS = ['valley', 'courier'] as const;
export const pickupTermsSchema = z.enum(PICKUP_TERMS);
export type PickupTerms = z.infer<typeof pickupTermsSchema>;

/**
 * The address of a pickup, and whom the rider asks for there. An empty text means that the value is
 * unknown.
 */
export const placeSchema = z.object({
  address: requiredText('Address is required', 300),
  landmark: z._default(lineText({ max: 120 }), ''),
  /** The part of town, by which the rider's list is grouped. */
  area: requiredText('Area is required', 60),
  /** The position: coordinates such as `27.7172, 85.3240`, or a link that contains them. */
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
 * The steps of a pickup. `collected`: the rider has the device. `arrived`: the shop has it.
 * `returned`: the customer has it again. `failed`: nobody opened the door.
 */
export const PICKUP_STEPS = ['collected', 'arrived', 'returned', 'failed'] as const;
export const pickupStepNameSchema = z.enum(PICKUP_STEPS);
export type PickupStepName = z.infer<typeof pickupStepNameSchema>;

export const pickupStepRequestSchema = z
  .object({
    version: z.int(),
    step: pickupStepNameSchema,
    /** Why the rider's attempt failed. */
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

/** Where the device is: with the customer, with the rider, in the shop, or returned. */
export const WHEREABOUTS = ['planned', 'collected', 'arrived', 'returned'] as const;
export const whereaboutsSchema = z.enum(WHEREABOUTS);
export type Whereabouts = z.infer<typeof whereaboutsSchema>;

export const pickupStateSchema = z.object({
  /** The address of the pickup. Null until somebody enters it. */
  place: z.nullable(placeSchema),
  whereabouts: whereaboutsSchema,
  /** The recorded steps of the pickup, newest first. */
  steps: z.array(pickupStepSchema),
});
export type PickupState = z.infer<typeof pickupStateSchema>;

/**
 * All pickups in progress: first the devices to fetch, sorted by day, then the devices to return.
 */
export const duePickupsSchema = z.object({
  today: shopDateSchema,
  rides: z.array(z.extend(pickupStateSchema, { booking: bookingSchema })),
});
export type DuePickups = z.infer<typeof duePickupsSchema>;
export type ListedPickup = DuePickups['rides'][number];
