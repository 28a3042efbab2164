import * as z from 'zod/mini';
import { shopDateSchema, slotTimeSchema } from './time';

/** The reasons why a day has no appointments. */
export const DAY_REASONS = ['past', 'sunday', 'saturday', 'holiday', 'closed', 'too-far'] as const;
export const dayReasonSchema = z.enum(DAY_REASONS);
export type DayReason = z.infer<typeof dayReasonSchema>;

/**
 * Why nobody can book a slot: it is reserved for walk-ins, already booked, past, in the closed half
 * of the day, or too soon.
 */
export const SLOT_REASONS = ['walk-in', 'taken', 'past', 'closed', 'too-soon'] as const;
export const slotReasonSchema = z.enum(SLOT_REASONS);
export type SlotReason = z.infer<typeof slotReasonSchema>;

export const slotSchema = z.object({
  time: slotTimeSchema,
  available: z.boolean(),
  reason: z.optional(slotReasonSchema),
});
export type Slot = z.infer<typeof slotSchema>;

export const dayAvailabilitySchema = z.object({
  shopDate: shopDateSchema,
  bookable: z.boolean(),
  reason: z.optional(dayReasonSchema),
  /**
   * The name of the holiday, if `reason` is `holiday`. The owner's reason, if the day or half of it
   * is closed.
   */
  holiday: z.optional(z.string()),
  /**
   * The slots of the day in order. There are 18, unless the owner changed the opening hours. Empty
   * if nobody can book this day.
   */
  slots: z.array(slotSchema),
});
export type DayAvailability = z.infer<typeof dayAvailabilitySchema>;

/** The answer of `GET /api/availability`: every day from `from` to `to`, both included. */
export const availabilitySchema = z.object({ days: z.array(dayAvailabilitySchema) });
export type Availability = z.infer<typeof availabilitySchema>;

/** A free slot. The site offers it if the chosen slot is already booked. */
export const freeSlotSchema = z.object({ shopDate: shopDateSchema, time: slotTimeSchema });
export type FreeSlot = z.infer<typeof freeSlotSchema>;
