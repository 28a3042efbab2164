import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
import { lineText, textAsTyped } from './text';
import { instantSchema } from './time';

/** `spam` cancels and marks, `cancel` cancels, `reopen` takes either back. None of them writes to the customer. */
export const sweepActionSchema = z.enum(['spam', 'cancel', 'reopen']);
export type SweepAction = z.infer<typeof sweepActionSchema>;

/** Most bookings that a preview names: more than a year's calendar holds. */
export const LARGEST_SWEEP = 3000;
/** Most bookings of one request; a longer sweep goes in parts, and shows how far it is. */
export const SWEEP_PART = 200;

/** Which bookings: every criterion that is given has to hold. */
export const sweepSelectionSchema = z
  .object({
    action: z.enum(['spam', 'cancel']),
    /** Id of a booking: those that came from the same network. */
    sameNetworkAs: z.optional(textAsTyped({ min: 1, max: 64 })),
    /** However it is typed. */
    phone: z.optional(lineText({ min: 1, max: 40 })),
    email: z.optional(lineText({ min: 1, max: 254 })),
    /** Booked at this instant or later. */
    from: z.optional(instantSchema),
    /** Booked at this instant or before. */
    to: z.optional(instantSchema),
  })
  .check(
    z.refine(
      ({ action: _action, ...criteria }) =>
        Object.values(criteria).some((value) => value !== undefined),
      'Say which bookings: by network, contact or time',
    ),
  );
export type SweepSelection = z.infer<typeof sweepSelectionSchema>;

/** As much of a booking as it takes to tell a real one from the others. */
export const sweepTargetSchema = z.pick(bookingSchema, {
  id: true,
  version: true,
  reference: true,
  status: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  deviceModel: true,
  appointmentDate: true,
  appointmentTime: true,
  createdAt: true,
});
export type SweepTarget = z.infer<typeof sweepTargetSchema>;

export const sweepPreviewSchema = z.object({
  /** The newest, at most `LARGEST_SWEEP`. */
  bookings: z.array(sweepTargetSchema),
  /** All that could be swept. */
  total: z.int(),
  /** Those that match and are left alone: on the bench, or completed. */
  kept: z.int(),
});
export type SweepPreview = z.infer<typeof sweepPreviewSchema>;

/** Body of `POST /api/bookings/sweeps`: each booking at the version that was seen. */
export const sweepSchema = z.object({
  action: sweepActionSchema,
  bookings: z
    .array(z.object({ id: textAsTyped({ min: 1, max: 64 }), version: z.int() }))
    .check(z.minLength(1), z.maxLength(SWEEP_PART)),
});
export type Sweep = z.infer<typeof sweepSchema>;

/** Why a booking of a sweep is not as it was wished. */
export const sweepReasonSchema = z.enum([
  /** Somebody changed it since it was seen. */
  'changed',
  /** Its status does not allow it. */
  'status',
  /** It could not be opened again, since its time is somebody else's now; it stays cancelled and is no spam any more. */
  'slot-taken',
  'gone',
]);
export const sweepOutcomeSchema = z.object({
  /** What was done, each with its new version: an undo names these. */
  changed: z.array(z.object({ id: z.string(), version: z.int() })),
  left: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      reason: sweepReasonSchema,
      status: z.optional(bookingStatusSchema),
      changedBy: z.optional(z.string()),
    }),
  ),
});
export type SweepOutcome = z.infer<typeof sweepOutcomeSchema>;
