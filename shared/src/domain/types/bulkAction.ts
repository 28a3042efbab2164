import * as z from 'zod/mini';
import { bookingSchema, bookingStatusSchema } from './booking';
import { lineText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The kinds of bulk actions: `spam` cancels bookings and marks them as spam, `cancel` only cancels
 * them, and `reopen` undoes either. Customers get no messages about them.
 */
export const bulkActionNameSchema = z.enum(['spam', 'cancel', 'reopen']);
export type BulkActionName = z.infer<typeof bulkActionNameSchema>;

/**
 * The maximum number of bookings in the preview of a bulk action. A whole year has fewer
 * appointments.
 */
export const LARGEST_BULK_ACTION = 3000;
/**
 * The maximum number of bookings in one request of a bulk action. For more, the screen sends
 * several requests and shows the progress.
 */
export const BULK_PART = 200;

/** Which bookings a bulk action selects. A booking must match all criteria in this object. */
export const bulkSelectionSchema = z
  .object({
    action: z.enum(['spam', 'cancel']),
    /** The id of a booking. Selects all bookings that were made from the same network. */
    sameNetworkAs: z.optional(textAsTyped({ min: 1, max: 64 })),
    /** Selects bookings with this phone number, in any notation. */
    phone: z.optional(lineText({ min: 1, max: 40 })),
    email: z.optional(lineText({ min: 1, max: 254 })),
    /** Selects the bookings that were made at or after this instant. */
    from: z.optional(instantSchema),
    /** Selects the bookings that were made at or before this instant. */
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

/** What staff see of a booking before a bulk action, to recognise spam. */
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
  /** The newest bookings that match, at most `LARGEST_BULK_ACTION`. */
  bookings: z.array(bulkTargetSchema),
  /** How many of the matching bookings the bulk action can change. */
  total: z.int(),
  /**
   * How many of the matching bookings the bulk action cannot change, because they are in repair or
   * completed.
   */
  kept: z.int(),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/**
 * The body of `POST /api/bookings/sweeps`, which runs a bulk action. Each booking has the version
 * that staff saw.
 */
export const bulkRequestSchema = z.object({
  action: bulkActionNameSchema,
  bookings: z
    .array(z.object({ id: textAsTyped({ min: 1, max: 64 }), version: z.int() }))
    .check(z.minLength(1), z.maxLength(BULK_PART)),
});
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

/** Why a bulk action did not change a booking, or not completely. */
export const bulkReasonSchema = z.enum([
  /** Somebody else has changed the booking. */
  'changed',
  /** The bulk action does not apply to bookings with this status. */
  'status',
  /**
   * Another booking has the slot now. The booking stays cancelled, but is no longer marked as spam.
   */
  'slot-taken',
  'gone',
]);
export const bulkOutcomeSchema = z.object({
  /**
   * The changed bookings with their new versions. The request that undoes the bulk action contains
   * them.
   */
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
