import * as z from 'zod/mini';
import { textConsentSchema } from './message';
import { stageSchema } from './stage';
import { lineText, searchText } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';

export const SERVICE_TYPES = ['walkin', 'pickup'] as const;
export const serviceTypeSchema = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof serviceTypeSchema>;

/** The statuses of section 4 of the specification. `in_progress` is shown as "in progress". */
export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** The fields of a repair, which extend a booking. */
export const repairFieldsSchema = z.object({
  /** When a walk-in's device was checked in. Such a booking has no appointment. */
  arrivedAt: z.optional(instantSchema),
  /**
   * The stage of the repair, which is more precise than the status. Missing until the device is in
   * the shop.
   */
  stage: z.optional(stageSchema),
  /** The member of staff who repairs the device. */
  technicianId: z.optional(lineText({ max: 64 })),
  promisedDate: z.optional(shopDateSchema),
  /** The shelf on which the device is. */
  shelf: z.optional(lineText({ max: 40 })),
  /** At most ten labels. */
  labels: z.optional(z.array(lineText({ min: 1, max: 30 })).check(z.maxLength(10))),
  /** When the device left the shop, repaired or not. */
  collectedAt: z.optional(instantSchema),
  /** The last day of the warranty. */
  warrantyUntil: z.optional(shopDateSchema),
  /** The id of the original repair if this booking is a warranty claim. */
  claimOf: z.optional(lineText({ max: 64 })),
  /** When staff recorded a no-show. Such a booking is cancelled. */
  noShowAt: z.optional(instantSchema),
  /** When the rider picks up the device: the day and a range of times. */
  pickupDate: z.optional(shopDateSchema),
  pickupFrom: z.optional(slotTimeSchema),
  pickupTo: z.optional(slotTimeSchema),
});
export type RepairFields = z.infer<typeof repairFieldsSchema>;

/**
 * A booking for staff (specification, section 3, admin view). `appointmentDate` and
 * `appointmentTime` are empty for a request without a fixed time, and for a walk-in (`arrivedAt`).
 */
export const bookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['appointment', 'request']),
  status: bookingStatusSchema,
  /** Every change adds 1. A change names the version that its author saw. */
  version: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  deviceModel: z.string(),
  repairService: z.string(),
  duration: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  preferredDate: z.optional(z.string()),
  city: z.optional(z.string()),
  serviceType: z.optional(serviceTypeSchema),
  estimatedPrice: z.number(),
  notes: z.optional(z.string()),
  photoId: z.optional(z.string()),
  /**
   * The time until which a pending booking keeps its slot without confirmation. Missing for
   * bookings that need none.
   */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When staff marked the booking as spam. Such a booking is cancelled. */
  spamAt: z.optional(instantSchema),
  /** The text channels to which the customer agreed for this booking. */
  textChannels: textConsentSchema,
  ...repairFieldsSchema.shape,
});
export type Booking = z.infer<typeof bookingSchema>;

/** One change of a booking's status. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The display name of the staff member, or `customer`. */
  by: z.string(),
  from: z.nullable(bookingStatusSchema),
  to: bookingStatusSchema,
  /** The stage after the change. */
  stage: z.optional(stageSchema),
  note: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const bookingDetailsSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
  /** The address of the pickup. */
  pickupAddress: z.optional(z.string()),
  /** The price that the customer accepted, in whole rupees. Only for staff. */
  agreedPrice: z.optional(z.int()),
});
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

/** The customer's receipt. It has all data for the confirmation page and the private link. */
export const bookingReceiptSchema = z.object({
  reference: z.string(),
  /** The token of the private link `/my-booking/open#<token>`; empty in browser mode. */
  token: z.string(),
  kind: z.enum(['appointment', 'request']),
  status: bookingStatusSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  device: z.string(),
  service: z.string(),
  duration: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  preferredDate: z.optional(z.string()),
  serviceType: z.optional(serviceTypeSchema),
  /** The fault in the customer's words. Only for a request. */
  fault: z.optional(z.string()),
  /** The address of the pickup. Absent in lists. */
  pickupAddress: z.optional(z.string()),
  /** When a walk-in's device was checked in. */
  arrivedAt: z.optional(instantSchema),
  /**
   * The time until which the slot is reserved. If the customer confirms with the link in the email,
   * it stays booked.
   */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  version: z.int(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

/** The receipt for the browser that booked, and for the customer's own private link. */
export const ownReceiptSchema = z.extend(bookingReceiptSchema, {
  customerPhone: z.optional(z.string()),
});
export type OwnReceipt = z.infer<typeof ownReceiptSchema>;

export const transitionRequestSchema = z.object({
  to: bookingStatusSchema,
  version: z.int(),
  /** The reason, for colleagues. The history stores it. */
  reason: z.optional(lineText({ max: 300 })),
  /** Whether the customer gets a message. Default: true. */
  tell: z.optional(z.boolean()),
});
export type TransitionRequest = z.infer<typeof transitionRequestSchema>;

export const BOOKING_SORTS = ['newest', 'oldest', 'appointment', 'name'] as const;
export const bookingListQuerySchema = z.object({
  search: z._default(searchText, ''),
  status: z._default(z.enum(['all', ...BOOKING_STATUSES]), 'all'),
  page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100000)), 1),
  pageSize: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200)), 25),
  sort: z._default(z.enum(BOOKING_SORTS), 'newest'),
  /**
   * `only` selects bookings that are marked as spam. Without it, lists and counts leave them out.
   */
  spam: z.optional(z.literal('only')),
  /** Selects only the appointments and walk-ins of this day, for the day view. */
  appointmentDate: z.optional(shopDateSchema),
});
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

export const bookingListSchema = z.object({
  bookings: z.array(bookingSchema),
  /**
   * The number of matches on all pages. If a search has more than `MOST_COUNTED`, there are at
   * least this many, see `mostCounted.ts`.
   */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type BookingList = z.infer<typeof bookingListSchema>;

export const bookingStatsSchema = z.object({
  total: z.int(),
  byStatus: z.object({
    pending: z.int(),
    confirmed: z.int(),
    in_progress: z.int(),
    completed: z.int(),
    cancelled: z.int(),
  } satisfies Record<BookingStatus, unknown>),
  /**
   * Sum of estimatedPrice over completed bookings (specification, section 9). It is never displayed
   * as an amount.
   */
  revenue: z.number(),
  /** The last 30 days in Nepal, oldest first. */
  perDay: z.array(z.object({ shopDate: shopDateSchema, count: z.int() })),
});
export type BookingStats = z.infer<typeof bookingStatsSchema>;

/** The progress of a running import, in rows. Null if none runs. */
export const importProgressSchema = z.object({
  running: z.nullable(
    z.object({ step: z.enum(['checking', 'storing']), done: z.int(), total: z.int() }),
  ),
});
export type ImportProgress = z.infer<typeof importProgressSchema>['running'];
