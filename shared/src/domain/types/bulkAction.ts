import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
import { lineText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The bulk actions: `spam` cancels and marks bookings, `cancel` cancels them, and `reopen` undoes
 * either. None of them sends messages to customers.
 */
export const bulkActionNameSchema = z.enum(['spam', 'cancel', 'reopen']);
export type BulkActionName = z.infer<typeof bulkActionNameSchema>;

/** The maximum number of bookings in a preview; a calendar of a year has fewer. */
export const LARGEST_BULK_ACTION = 3000;
/**
 * The maximum number of bookings in one request. A longer bulk action sends several requests and
 * shows its progress.
 */
export const BULK_PART = 200;

/** Selects the bookings that meet every given criterion. */
export const bulkSelectionSchema = z
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
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;

/** The fields of a booking that help staff to distinguish spam from real bookings. */
export const bulkTargetSchema = z.pick(bookingSchema, {
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
export type BulkTarget = z.infer<typeof bulkTargetSchema>;

export const bulkPreviewSchema = z.object({
  /** The newest bookings, at most `LARGEST_BULK_ACTION`. */
  bookings: z.array(bulkTargetSchema),
  /** The number of all matching bookings that the action can change. */
  total: z.int(),
  /**
   * The number of matching bookings that stay unchanged, because they are in repair or completed.
   */
  kept: z.int(),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/** Body of `POST /api/bookings/sweeps`: each booking with the version that staff saw. */
export const bulkRequestSchema = z.object({
  action: bulkActionNameSchema,
  bookings: z
    .array(z.object({ id: textAsTyped({ min: 1, max: 64 }), version: z.int() }))
    .check(z.minLength(1), z.maxLength(BULK_PART)),
});
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

/** Why the action did not change a booking as requested. */
export const bulkReasonSchema = z.enum([
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
export const bulkOutcomeSchema = z.object({
  /** The changed bookings with their new versions. An undo must name them. */
  changed: z.array(z.object({ id: z.string(), version: z.int() })),
  left: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      reason: bulkReasonSchema,
      status: z.optional(bookingStatusSchema),
      changedBy: z.optional(z.string()),
    }),
  ),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;
