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

/** The dialog on model pages: messages and rules of section 5, first table. */
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

/** A photo of the damage that was uploaded before (`POST /api/photos` answers its id). */
const photoIdSchema = z.optional(textAsTyped({ max: 36, pattern: /^[0-9a-f-]{36}$/ }));

const DIALOG_CONTACT = { email: 'customerEmail', phone: 'customerPhone' };
const reachableShape = {
  ...appointmentFormSchema.shape,
  customerEmail: z.optional(appointmentFormSchema.shape.customerEmail),
  customerPhone: z.optional(appointmentFormSchema.shape.customerPhone),
  /** Ways to the telephone that the customer agrees to. */
  textChannels: textConsentSchema,
};

/** The dialog where the shop can call back: one of phone or e-mail is enough (decision 34); an empty form has all the messages. */
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

/** The wizard at `/book`: messages and rules of section 5, second table. */
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
  /** Where a rider comes for the device. Pages of before it was asked leave it out: then staff ask. */
  pickupAddress: z.optional(lineText({ max: 300 })),
};
/** Whoever is asked where to fetch the device says it; beside a consent that is missing, too, since both are on one step. */
const withPickupAddress = z.refine<{ serviceType: ServiceType; pickupAddress?: string }>(
  ({ serviceType, pickupAddress }) => serviceType !== 'pickup' || pickupAddress !== '',
  {
    path: ['pickupAddress'],
    error: 'Please tell us where to pick your device up',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The wizard where the shop can call back, by the same rule. */
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

/** Either of the two; of phone and e-mail one is needed, and a phone number alone can be called. */
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

/** What the bench writes beside a booking. */
export const benchFieldsSchema = z.object({
  /** When its device was handed over at the counter without an appointment: such a booking has no appointment. */
  arrivedAt: z.optional(instantSchema),
  /** Finer than the status, which it belongs to; missing until the device is with the shop. */
  stage: z.optional(stageSchema),
  /** Who of the staff repairs it. */
  technicianId: z.optional(lineText({ max: 64 })),
  /** By which day it was promised. */
  promisedDate: z.optional(shopDateSchema),
  /** Where the device lies. */
  shelf: z.optional(lineText({ max: 40 })),
  /** At most ten. */
  labels: z.optional(z.array(lineText({ min: 1, max: 30 })).check(z.maxLength(10))),
  /** When the device left the shop again, repaired or not. */
  collectedAt: z.optional(instantSchema),
  /** The last day of the warranty. */
  warrantyUntil: z.optional(shopDateSchema),
  /** Id of the repair under whose warranty this one is. */
  claimOf: z.optional(lineText({ max: 64 })),
  /** When its customer was said not to have come; such a booking is cancelled. */
  noShowAt: z.optional(instantSchema),
  /** When the rider comes for the device: a day, and from when to when. */
  pickupDate: z.optional(shopDateSchema),
  pickupFrom: z.optional(slotTimeSchema),
  pickupTo: z.optional(slotTimeSchema),
});
export type BenchFields = z.infer<typeof benchFieldsSchema>;

/** A booking as staff see it (section 3, admin view). `appointmentDate` and `appointmentTime` are empty text for a request without a fixed time, and for a device that came over the counter (`arrivedAt`). */
export const bookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['appointment', 'request']),
  status: bookingStatusSchema,
  /** Raised by 1 with every change; a change names the version that was seen. */
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
  /** Of a pending appointment that came in a rush: until when its time is kept unless somebody confirms it. */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When staff marked it as spam; such a booking is cancelled. */
  spamAt: z.optional(instantSchema),
  /** Ways to the customer's telephone that they agreed to for this booking. */
  textChannels: textConsentSchema,
  ...benchFieldsSchema.shape,
});
export type Booking = z.infer<typeof bookingSchema>;

/** One change of a booking's status. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** Display name of the staff member, or `customer`. */
  by: z.string(),
  from: z.nullable(bookingStatusSchema),
  to: bookingStatusSchema,
  /** Where the repair came to with it. */
  stage: z.optional(stageSchema),
  note: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const bookingDetailsSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
  /** Where a rider comes for the device. */
  pickupAddress: z.optional(z.string()),
  /** What the customer accepted, in whole rupees; for staff alone. */
  agreedPrice: z.optional(z.int()),
});
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

/** What the customer gets back: enough for the confirmation page and its private link. */
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
  /** What is wrong, in the customer's words; of a request alone. */
  fault: z.optional(z.string()),
  /** Where a rider comes for the device; missing in lists. */
  pickupAddress: z.optional(z.string()),
  /** When its device was handed over at the counter without an appointment. */
  arrivedAt: z.optional(instantSchema),
  /** The time is kept until then, and for good once the customer opens the mailed link and says so. */
  heldUntil: z.optional(instantSchema),
  createdAt: instantSchema,
  version: z.int(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

export const transitionRequestSchema = z.object({
  to: bookingStatusSchema,
  version: z.int(),
  /** Why, for colleagues; it is kept in the history. */
  reason: z.optional(lineText({ max: 300 })),
  /** Whether the customer is written to; they are unless told otherwise. */
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
  /** `only` shows what is marked as spam; without it nothing of that is shown or counted. */
  spam: z.optional(z.literal('only')),
  /** Only the appointments of this day, and what came over the counter on it: for the day view. */
  appointmentDate: z.optional(shopDateSchema),
});
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

export const bookingListSchema = z.object({
  bookings: z.array(bookingSchema),
  /** All that match, over every page; of a search above `MOST_COUNTED` at least so many, see `mostCounted.ts`. */
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
  /** Sum of estimatedPrice over completed bookings (section 9); never displayed as an amount. */
  revenue: z.number(),
  /** The last 30 shop days, oldest first. */
  perDay: z.array(z.object({ shopDate: shopDateSchema, count: z.int() })),
});
export type BookingStats = z.infer<typeof bookingStatsSchema>;

/** How far a running import is, in rows; null when none runs. */
export const importProgressSchema = z.object({
  running: z.nullable(
    z.object({ step: z.enum(['checking', 'storing']), done: z.int(), total: z.int() }),
  ),
});
export type ImportProgress = z.infer<typeof importProgressSchema>['running'];
