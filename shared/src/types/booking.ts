import * as z from 'zod/mini';
import { deviceIdSchema, issueIdSchema } from './device';
import { EMAIL_PATTERN, optionalText, requiredText } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';

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
  customerName: requiredText('Name is required', 120),
  customerEmail: z
    .string({ error: 'Email is required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.maxLength(254, 'Please enter a valid email'),
      z.regex(EMAIL_PATTERN, 'Please enter a valid email'),
    ),
  customerPhone: requiredText('Phone number is required', 40),
  deviceModel: requiredText('Device model is required', 120),
  repairIssue: requiredText('Please describe the repair issue', 2000),
  additionalNotes: optionalText(4000),
});
export type AppointmentForm = z.infer<typeof appointmentFormSchema>;

/** A photo of the damage that was uploaded before (`POST /api/photos` answers its id). */
const photoIdSchema = z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/)));

/** Body of `POST /api/bookings` for an appointment at a day and time. */
export const appointmentRequestSchema = z.extend(appointmentFormSchema, {
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
  fullName: z
    .string({ error: 'Name must be at least 2 characters' })
    .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'), z.maxLength(120)),
  email: z
    .string({ error: 'Invalid email address' })
    .check(
      z.trim(),
      z.maxLength(254, 'Invalid email address'),
      z.regex(EMAIL_PATTERN, 'Invalid email address'),
    ),
  phone: z
    .string({ error: 'Phone number must be at least 10 digits' })
    .check(z.trim(), z.minLength(10, 'Phone number must be at least 10 digits'), z.maxLength(40)),
  city: z._default(z.string().check(z.trim(), z.maxLength(80)), 'Kathmandu'),
  device: z
    .string({ error: 'Please specify your device' })
    .check(z.trim(), z.minLength(2, 'Please specify your device'), z.maxLength(120)),
  issue: z
    .string({ error: 'Please describe the issue in detail (at least 20 characters)' })
    .check(
      z.trim(),
      z.minLength(20, 'Please describe the issue in detail (at least 20 characters)'),
      z.maxLength(4000),
    ),
  preferredDate: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  serviceType: z._default(serviceTypeSchema, 'walkin'),
  consent: z.literal(true, { error: 'You must agree to the privacy policy' }),
});
export type WizardForm = z.infer<typeof wizardFormSchema>;

/** Body of `POST /api/bookings` for a request without a fixed time. */
export const repairRequestSchema = z.extend(wizardFormSchema, {
  kind: z.literal('request'),
  photoId: photoIdSchema,
});
export type RepairRequest = z.infer<typeof repairRequestSchema>;

export const bookingRequestSchema = z.discriminatedUnion('kind', [
  appointmentRequestSchema,
  repairRequestSchema,
]);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** A booking as staff see it (section 3, admin view). `appointmentDate` and `appointmentTime` are empty text for a request without a fixed time. */
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
  createdAt: instantSchema,
  updatedAt: instantSchema,
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
  note: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const bookingDetailsSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
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
  createdAt: instantSchema,
  version: z.int(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

export const transitionRequestSchema = z.object({ to: bookingStatusSchema, version: z.int() });
export type TransitionRequest = z.infer<typeof transitionRequestSchema>;

export const BOOKING_SORTS = ['newest', 'oldest', 'appointment', 'name'] as const;
export const bookingListQuerySchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  status: z._default(z.enum(['all', ...BOOKING_STATUSES]), 'all'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 25),
  sort: z._default(z.enum(BOOKING_SORTS), 'newest'),
  /** Only the appointments of this day: for the day view. */
  appointmentDate: z.optional(shopDateSchema),
});
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

export const bookingListSchema = z.object({
  bookings: z.array(bookingSchema),
  /** All that match, over every page. */
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
