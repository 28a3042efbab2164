import * as z from 'zod/mini';
import { serviceTypeSchema, type ServiceType } from './booking';
import { deviceIdSchema, issueIdSchema } from './device';
import { textConsentSchema } from './message';
import { callableContact, oneContact, withOneContact } from './oneContact';
import {
  emailText,
  lineText,
  linesText,
  optionalText,
  phoneText,
  requiredLines,
  requiredText,
  textAsTyped,
} from './text';
import { shopDateSchema, slotTimeSchema } from './time';
import { dateWithoutAddress, deviceWithoutAddress, nameWithoutAddress } from './webAddress';

export const CITIES = ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara'] as const;

/**
 * The form in the dialog of model pages, with the messages and rules of the first table in section
 * 5 of the specification.
 */
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

/**
 * The form of the wizard at `/book`, with the messages and rules of the second table in section 5
 * of the specification.
 */
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
