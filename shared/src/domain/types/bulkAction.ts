import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
import { lineText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The bulk actions: `spam` cancels and marks bookings, `cancel` cancels them, and `reopen` undoes
 * either. None of them sends messages to customers.
 */
export const sweepActionSchema = z.enum(['spam', 'cancel', 'reopen']);
export type SweepAction = z.infer<typeof sweepActionSchema>;

/** The maximum number of bookings in a preview; a calendar of a year has fewer. */
export const LARGEST_SWEEP = 3000;
/**
 * The maximum number of bookings in one request. A longer bulk action sends several requests and
 * shows its progress.
 */
export const SWEEP_PART = 200;

/** Selects the bookings that meet every given criterion. */
export const sweepSelectionSchema = z
  .object({
    action: z.enum(['spam', 'cancel']),
    /** The id of a booking. Selects the bookings from the same network. */
    sameNetworkAs: z.optional(textAsTyped({ min: 1, max: 64 })),
    /** A phone number in any notation. */
    phone: z.optional(lineText({ min: 1, max: 40 })),
    email: z.optional(lineText({ min: 1, max: 254 })),
    /** Selects bookings that were made at this instant or later. */
    from: z.optional(instantSchema),
    /** Selects bookings that were made at this instant or before. */
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

/** The fields of a booking that help staff to distinguish spam from real bookings. */
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
  /** The newest bookings, at most `LARGEST_SWEEP`. */
  bookings: z.array(sweepTargetSchema),
  /** The number of all matching bookings that the action can change. */
  total: z.int(),
  /**
   * The number of matching bookings that stay unchanged, because they are in repair or completed.
   */
  kept: z.int(),
});
export type SweepPreview = z.infer<typeof sweepPreviewSchema>;

/** Body of `POST /api/bookings/sweeps`: each booking with the version that staff saw. */
export const sweepSchema = z.object({
  action: sweepActionSchema,
  bookings: z
    .array(z.object({ id: textAsTyped({ min: 1, max: 64 }), version: z.int() }))
    .check(z.minLength(1), z.maxLength(SWEEP_PART)),
});
export type Sweep = z.infer<typeof sweepSchema>;

/** Why the action did not change a booking as requested. */
export const sweepReasonSchema = z.enum([
  /** Somebody changed the booking after staff saw it. */
  'changed',
  /** The status of the booking does not allow the action. */
  'status',
  /**
   * The booking could not be reopened, because another booking has its slot now. The booking stays
   * cancelled and is no longer spam.
   */
  'slot-taken',
  'gone',
]);
export const sweepOutcomeSchema = z.object({
  /** The changed bookings with their new versions. An undo must name them. */
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
