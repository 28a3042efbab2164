import * as z from 'zod/mini';
import { deviceIdSchema, issueIdSchema } from './device';
import { textConsentSchema } from './message';
import { callableContact, oneContact, withOneContact } from './oneContact';
import { stageSchema } from './stage';
import {
  emailText,
  lineText,
  linesText,
  optionalText,
  phoneText,
  requiredLines,
  requiredText,
  searchText,
  textAsTyped,
} from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';
import { dateWithoutAddress, deviceWithoutAddress, nameWithoutAddress } from './webAddress';

/** Section 4. `in_progress` is shown as "in progress". */
export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export const bookingStatusSchema = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

export const CITIES = ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara'] as const;
export const SERVICE_TYPES = ['walkin', 'pickup'] as const;
export const serviceTypeSchema = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof serviceTypeSchema>;

/** The form in the dialog of model pages: messages and rules of the first table in section 5. */
export const appointmentFormSchema = z.object({
  customerName: requiredText('Name is required', 120).check(nameWithoutAddress()),
  customerEmail: emailText({
    required: 'Email is required',
    mismatch: 'Please enter a valid email',
  }),
  customerPhone: phoneText({ message: 'Phone number is required', min: 1, max: 40 }),
  deviceModel: requiredText('Device model is required', 120).check(deviceWithoutAddress()),
  repairIssue: requiredLines('Please describe the repair issue', 2000),
  additionalNotes: optionalText(4000),
});
export type AppointmentForm = z.infer<typeof appointmentFormSchema>;

/** A photo of the damage that was uploaded before (`POST /api/photos` returns its id). */
const photoIdSchema = z.optional(textAsTyped({ max: 36, pattern: /^[0-9a-f-]{36}$/ }));

const DIALOG_CONTACT = { email: 'customerEmail', phone: 'customerPhone' };
const reachableShape = {
  ...appointmentFormSchema.shape,
  customerEmail: z.optional(appointmentFormSchema.shape.customerEmail),
  customerPhone: z.optional(appointmentFormSchema.shape.customerPhone),
  /** The text channels to which the customer agreed. */
  textChannels: textConsentSchema,
};

/**
 * The form of the dialog in connected mode: a phone number or an email address is enough
 * (docs/conformance/readings.md, One contact is enough). An empty form shows all messages.
 */
export const reachableAppointmentSchema = oneContact(z.object(reachableShape), DIALOG_CONTACT);
export type ReachableAppointment = z.infer<typeof reachableAppointmentSchema>;

/** Body of `POST /api/bookings` for an appointment at a day and time. */
export const appointmentRequestSchema = z.object({
  ...reachableShape,
  kind: z.literal('appointment'),
  appointmentDate: shopDateSchema,
  appointmentTime: slotTimeSchema,
  device: z.optional(deviceIdSchema),
  issue: z.optional(issueIdSchema),
  photoId: photoIdSchema,
});
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;

/** The form of the wizard at `/book`: messages and rules of the second table in section 5. */
export const wizardFormSchema = z.object({
  fullName: lineText({ message: 'Name must be at least 2 characters', min: 2, max: 120 }).check(
    nameWithoutAddress(),
  ),
  email: emailText({ required: 'Invalid email address', mismatch: 'Invalid email address' }),
  phone: phoneText({ message: 'Phone number must be at least 10 digits', min: 10, max: 40 }),
  city: z._default(lineText({ max: 80 }), 'Kathmandu'),
  device: lineText({ message: 'Please specify your device', min: 2, max: 120 }).check(
    deviceWithoutAddress(),
  ),
  issue: linesText({
    message: 'Please describe the issue in detail (at least 20 characters)',
    min: 20,
    max: 4000,
  }),
  preferredDate: z._default(lineText({ max: 60 }).check(dateWithoutAddress()), ''),
  serviceType: z._default(serviceTypeSchema, 'walkin'),
  consent: z.literal(true, { error: 'You must agree to the privacy policy' }),
});
export type WizardForm = z.infer<typeof wizardFormSchema>;

const WIZARD_CONTACT = { email: 'email', phone: 'phone' };
const reachableWizardShape = {
  ...wizardFormSchema.shape,
  email: z.optional(wizardFormSchema.shape.email),
  phone: z.optional(wizardFormSchema.shape.phone),
  textChannels: textConsentSchema,
  /** The address of the pickup. Older pages do not send it; staff then ask the customer. */
  pickupAddress: z.optional(lineText({ max: 300 })),
};
/**
 * A form with a field for the pickup address requires this address. The message also appears when
 * the consent is missing, because both are on one step.
 */
const withPickupAddress = z.refine<{ serviceType: ServiceType; pickupAddress?: string }>(
  ({ serviceType, pickupAddress }) => serviceType !== 'pickup' || pickupAddress !== '',
  {
    path: ['pickupAddress'],
    error: 'Please tell us where to pick your device up',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The form of the wizard in connected mode, where a phone number or an email address is enough. */
export const reachableWizardSchema = oneContact(
  z.object(reachableWizardShape).check(withPickupAddress),
  WIZARD_CONTACT,
);
export type ReachableWizard = z.infer<typeof reachableWizardSchema>;

/** Body of `POST /api/bookings` for a request without a fixed time. */
export const repairRequestSchema = z.object({
  ...reachableWizardShape,
  kind: z.literal('request'),
  photoId: photoIdSchema,
});
export type RepairRequest = z.infer<typeof repairRequestSchema>;

/**
 * An appointment or a request. It needs a phone number or an email address. If it has only a phone
 * number, the shop must be able to call it.
 */
export const bookingRequestSchema = z.pipe(
  z.transform((body: unknown) =>
    withOneContact(body, isAboutTime(body) ? DIALOG_CONTACT : WIZARD_CONTACT),
  ),
  z.discriminatedUnion('kind', [
    appointmentRequestSchema.check(callableContact(DIALOG_CONTACT)),
    repairRequestSchema.check(withPickupAddress, callableContact(WIZARD_CONTACT)),
  ]),
);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

const isAboutTime = (body: unknown) =>
  typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'appointment';

/** The fields of a repair that extend a booking. */
export const benchFieldsSchema = z.object({
  /** When a walk-in's device was checked in. Such a booking has no appointment. */
  arrivedAt: z.optional(instantSchema),
  /** More precise than the status. Absent until the device is in the shop. */
  stage: z.optional(stageSchema),
  /** The member of staff who repairs it. */
  technicianId: z.optional(lineText({ max: 64 })),
  /** The promised day. */
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
export type BenchFields = z.infer<typeof benchFieldsSchema>;

/**
 * A booking for staff (section 3, admin view). `appointmentDate` and `appointmentTime` are empty
 * for a request without a fixed time, and for a walk-in (`arrivedAt`).
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
   * For a pending appointment from a rush: the time at which its slot becomes free unless somebody
   * confirms it.
   */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When staff marked the booking as spam. Such a booking is cancelled. */
  spamAt: z.optional(instantSchema),
  /** The text channels to which the customer agreed for this booking. */
  textChannels: textConsentSchema,
  ...benchFieldsSchema.shape,
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
  /** Secret of the private link `/my-booking/open#<token>`; empty in browser-only mode. */
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
   * The slot is held until then. If the customer confirms with the link in the email, it stays
   * booked.
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
  /** `only` shows bookings that are marked as spam. Without it, lists and counts leave them out. */
  spam: z.optional(z.literal('only')),
  /** For the day view: only the appointments and walk-ins of this day. */
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
   * Sum of estimatedPrice over completed bookings (section 9). It is never displayed as an amount.
   */
  revenue: z.number(),
  /** The last 30 shop days, oldest first. */
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
