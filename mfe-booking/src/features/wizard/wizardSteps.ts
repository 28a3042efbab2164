import type { WizardForm } from 'shared/domain/types/booking';
import type { TextChannel } from 'shared/domain/types/message';

/** What the fields hold while they are filled in; the box of consent may be empty. */
export type WizardValues = Omit<WizardForm, 'consent'> & {
  consent: boolean;
  /** Of drafts from before it was asked: missing. */
  textChannels?: TextChannel[] | undefined;
};
export type WizardField = keyof WizardValues;
export type WizardErrors = Partial<Record<WizardField, string>>;

/** Names and fields of the three steps (section 2, Booking wizard). */
export const WIZARD_STEPS: readonly { name: string; fields: readonly WizardField[] }[] = [
  { name: 'Device Information', fields: ['device', 'issue'] },
  { name: 'Contact Details', fields: ['fullName', 'email', 'phone', 'textChannels', 'city'] },
  { name: 'Service Preference', fields: ['preferredDate', 'serviceType', 'consent'] },
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
  consent: 'Privacy policy and terms',
};

export function stepOf(field: WizardField): number {
  return WIZARD_STEPS.findIndex(({ fields }) => fields.includes(field));
}

/** The fields with an error in the order of the screens. */
export function fieldsInTrouble(errors: WizardErrors): WizardField[] {
  return WIZARD_STEPS.flatMap(({ fields }) => fields.filter((field) => errors[field]));
}
