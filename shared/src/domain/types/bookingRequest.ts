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
 * The form in the booking dialog of model pages. Its rules and messages come from the first table
 * in section 5 of the specification.
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

/**
 * The id of a photo of the damage, which the customer uploaded before (`POST /api/photos` returns
 * it).
 */
const photoIdSchema = z.optional(textAsTyped({ max: 36, pattern: /^[0-9a-f-]{36}$/ }));

const DIALOG_CONTACT = { email: 'customerEmail', phone: 'customerPhone' };
const reachableShape = {
  ...appointmentFormSchema.shape,
  customerEmail: z.optional(appointmentFormSchema.shape.customerEmail),
  customerPhone: z.optional(appointmentFormSchema.shape.customerPhone),
  /** The channels for text messages to which the customer agreed. */
  textChannels: textConsentSchema,
};

/**
 * The form in the booking dialog of a site with a server. One contact is enough: a phone number or
 * an email address (docs/conformance/readings.md, One contact is enough). If both are empty, both
 * fields show their message.
 */
export const reachableAppointmentSchema = oneContact(z.object(reachableShape), DIALOG_CONTACT);
export type ReachableAppointment = z.infer<typeof reachableAppointmentSchema>;

/** The body of `POST /api/bookings` for an appointment at a day and time. */
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
 * The booking form at `/book`. Its rules and messages come from the second table in section 5 of
 * the specification.
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
  /**
   * Where the rider fetches the device. A page that was loaded before this field existed does not
   * send it; staff then ask the customer.
   */
  pickupAddress: z.optional(lineText({ max: 300 })),
};
/**
 * Requires the address for a pickup if the form has this field. The consent is on the same page of
 * the form, so the message appears even if the consent is missing.
 */
const withPickupAddress = z.refine<{ serviceType: ServiceType; pickupAddress?: string }>(
  ({ serviceType, pickupAddress }) => serviceType !== 'pickup' || pickupAddress !== '',
  {
    path: ['pickupAddress'],
    error: 'Please tell us where to pick your device up',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/**
 * The booking form at `/book` of a site with a server. One contact is enough: a phone number or an
 * email address.
 */
export const reachableWizardSchema = oneContact(
  z.object(reachableWizardShape).check(withPickupAddress),
  WIZARD_CONTACT,
);
export type ReachableWizard = z.infer<typeof reachableWizardSchema>;

/** The body of `POST /api/bookings` for a booking without a fixed time. */
export const repairRequestSchema = z.object({
  ...reachableWizardShape,
  kind: z.literal('request'),
  photoId: photoIdSchema,
});
export type RepairRequest = z.infer<typeof repairRequestSchema>;

/**
 * A new booking, with or without a fixed time. It needs a phone number or an email address. Without
 * an email address, the shop must be able to call the phone number.
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
