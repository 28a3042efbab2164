import type { ZodMiniType } from 'zod/mini';
import { DEFAULT_CITY } from '@mcs-repairs/shared/domain/catalogue/schedule';
import type { WizardForm } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/** The field values while the customer types. Consent may still be missing. */
export type WizardValues = Omit<WizardForm, 'consent'> & {
  consent: boolean;
  /** Drafts that were stored before this field existed do not have it. */
  textChannels?: TextChannel[] | undefined;
  pickupAddress: string;
};
export type WizardField = keyof WizardValues;
export type WizardErrors = Partial<Record<WizardField, string>>;

/** The three steps with their names and fields (specification, section 2, Booking wizard). */
export const WIZARD_STEPS: readonly { name: string; fields: readonly WizardField[] }[] = [
  { name: 'Device Information', fields: ['device', 'issue'] },
  { name: 'Contact Details', fields: ['fullName', 'email', 'phone', 'textChannels', 'city'] },
  {
    name: 'Service Preference',
    fields: ['preferredDate', 'serviceType', 'pickupAddress', 'consent'],
  },
];

export const LAST_STEP = WIZARD_STEPS.length - 1;

export const FIELD_NAMES: Record<WizardField, string> = {
  device: 'Device Model',
  issue: 'Describe the Issue',
  fullName: 'Full Name',
  email: 'Email Address',
  phone: 'Phone / WhatsApp',
  city: 'City',
  textChannels: 'Text messages',
  preferredDate: 'Preferred Date & Time',
  serviceType: 'Service Type',
  pickupAddress: 'Pickup address',
  consent: 'Privacy policy and terms',
};

export function stepOf(field: WizardField): number {
  return WIZARD_STEPS.findIndex(({ fields }) => fields.includes(field));
}

/**
 * Values that are valid in every step. To validate one step alone, its values are merged into
 * these.
 */
const COMPLETE: WizardValues = {
  device: 'Device',
  issue: 'Twenty characters or more',
  fullName: 'Name',
  email: 'name@mail.example',
  phone: '9800000000',
  city: DEFAULT_CITY,
  preferredDate: '',
  serviceType: 'walkin',
  pickupAddress: '',
  consent: true,
};

/** Whether the fields of a step are valid. */
export function isStepDone(step: number, values: WizardValues, schema: ZodMiniType): boolean {
  const fields = WIZARD_STEPS[step]?.fields ?? [];
  const own = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return schema.safeParse(composeRequest({ ...COMPLETE, ...own })).success;
}

/**
 * Returns the values to send. The pickup address is left out if the customer did not choose a
 * pickup.
 */
export const composeRequest = ({ pickupAddress, ...values }: WizardValues) =>
  values.serviceType === 'pickup' ? { ...values, pickupAddress } : values;

/** Returns the fields with errors, in the order in which the steps show them. */
export function fieldsInTrouble(errors: WizardErrors): WizardField[] {
  return WIZARD_STEPS.flatMap(({ fields }) => fields.filter((field) => errors[field]));
}
