import * as z from 'zod/mini';
import { textConsentSchema } from './message';
import { stageSchema } from './stage';
import { lineText, searchText } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';

export const SERVICE_TYPES = ['walkin', 'pickup'] as const;
export const serviceTypeSchema = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof serviceTypeSchema>;

/**
 * The statuses of a booking (specification, section 4). Screens show `in_progress` as "in
 * progress".
 */
export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** The fields of a booking that describe the repair. */
export const repairFieldsSchema = z.object({
  /** When staff checked in a walk-in's device. A walk-in has no appointment. */
  arrivedAt: z.optional(instantSchema),
  /**
   * The stage of the repair, which says more than the status. Undefined until the shop has the
   * device.
   */
  stage: z.optional(stageSchema),
  /** The id of the staff member who repairs the device. */
  technicianId: z.optional(lineText({ max: 64 })),
  promisedDate: z.optional(shopDateSchema),
  /** The shelf on which the device lies. */
  shelf: z.optional(lineText({ max: 40 })),
  /** Labels that staff added, at most ten. */
  labels: z.optional(z.array(lineText({ min: 1, max: 30 })).check(z.maxLength(10))),
  /** When the device left the shop, repaired or not. */
  collectedAt: z.optional(instantSchema),
  /** The last day of the warranty. */
  warrantyUntil: z.optional(shopDateSchema),
  /** The id of the original booking, if this one is a warranty claim. */
  claimOf: z.optional(lineText({ max: 64 })),
  /** When staff recorded that the customer did not come. The booking is also cancelled. */
  noShowAt: z.optional(instantSchema),
  /** When the rider fetches the device: a day and a range of time. */
  pickupDate: z.optional(shopDateSchema),
  pickupFrom: z.optional(slotTimeSchema),
  pickupTo: z.optional(slotTimeSchema),
});
export type RepairFields = z.infer<typeof repairFieldsSchema>;

/**
 * A booking as staff see it (specification, section 3, admin view). `appointmentDate` and
 * `appointmentTime` are empty for a booking without a fixed time and for a walk-in (`arrivedAt`).
 */
export const bookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['appointment', 'request']),
  status: bookingStatusSchema,
  /**
   * Increases by 1 with every change. A request for a change contains the version that its author
   * saw.
   */
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
   * Until this time, a pending booking keeps its slot without the customer's confirmation.
   * Undefined if none is needed.
   */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When staff marked the booking as spam. It is also cancelled then. */
  spamAt: z.optional(instantSchema),
  /** The channels for text messages to which the customer agreed for this booking. */
  textChannels: textConsentSchema,
  ...repairFieldsSchema.shape,
});
export type Booking = z.infer<typeof bookingSchema>;

/** One entry in the history of a booking, such as a change of status. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The name of the staff member, or `customer`. */
  by: z.string(),
  from: z.nullable(bookingStatusSchema),
  to: bookingStatusSchema,
  /** The stage of the repair after this change. */
  stage: z.optional(stageSchema),
  note: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const bookingDetailsSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
  /** Where the rider fetches the device. */
  pickupAddress: z.optional(z.string()),
  /** The price that the customer accepted, in whole rupees. Only staff get it. */
  agreedPrice: z.optional(z.int()),
});
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

/**
 * The receipt of a booking, with everything that the confirmation page and the private link show.
 */
export const bookingReceiptSchema = z.object({
  reference: z.string(),
  /**
   * The secret of the private link `/my-booking/open#<token>`. Empty on a site without a server.
   */
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
  /** The fault in the customer's words. Only bookings from the booking form have it. */
  fault: z.optional(z.string()),
  /** Where the rider fetches the device. Lists leave it out. */
  pickupAddress: z.optional(z.string()),
  /** When staff checked in the device of a walk-in. */
  arrivedAt: z.optional(instantSchema),
  /**
   * Until when the booking keeps its slot. If the customer confirms with the link in the email
   * before, the slot stays booked.
   */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  version: z.int(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

/**
 * The receipt with all details. Only the browser that made the booking gets it, and the customer
 * with the private link.
 */
export const ownReceiptSchema = z.extend(bookingReceiptSchema, {
  customerPhone: z.optional(z.string()),
});
export type OwnReceipt = z.infer<typeof ownReceiptSchema>;

export const transitionRequestSchema = z.object({
  to: bookingStatusSchema,
  version: z.int(),
  /** Why staff made the change. The history shows it to other staff. */
  reason: z.optional(lineText({ max: 300 })),
  /** False if the customer gets no message about the change. The default is true. */
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
   * `only` selects bookings that are marked as spam. If it is missing, lists and counts contain no
   * spam.
   */
  spam: z.optional(z.literal('only')),
  /** Selects only the appointments and walk-ins of one day, for the day view. */
  appointmentDate: z.optional(shopDateSchema),
});
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

export const bookingListSchema = z.object({
  bookings: z.array(bookingSchema),
  /**
   * The number of matches on all pages. Above `MOST_COUNTED`, there are more, because the server
   * stops counting (mostCounted.ts).
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
   * The sum of `estimatedPrice` of all completed bookings (specification, section 9). Screens never
   * show this amount.
   */
  revenue: z.number(),
  /** The number of bookings on each of the last 30 days in Nepal, oldest first. */
  perDay: z.array(z.object({ shopDate: shopDateSchema, count: z.int() })),
});
export type BookingStats = z.infer<typeof bookingStatsSchema>;

/** The progress of the running import, in rows. Null if none runs. */
export const importProgressSchema = z.object({
  running: z.nullable(
    z.object({ step: z.enum(['checking', 'storing']), done: z.int(), total: z.int() }),
  ),
});
export type ImportProgress = z.infer<typeof importProgressSchema>['running'];
