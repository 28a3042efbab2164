import { fieldErrors } from '../rules/fieldErrors';
import { reachableAppointmentSchema, reachableWizardSchema } from './bookingRequest';
import { NOT_CALLABLE } from './phoneNumber';

const dialog = {
  customerName: 'Asha',
  customerEmail: 'asha@mail.example',
  customerPhone: '9800000001',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen',
};
const wizard = {
  fullName: 'Asha Gurung',
  email: 'asha@mail.example',
  phone: '9800000001',
  device: 'iPhone',
  issue: 'It fell into the river and does not start',
  consent: true,
};
const errors =
  (schema: typeof reachableAppointmentSchema | typeof reachableWizardSchema) => (form: object) => {
    const parsed = schema.safeParse(form);
    return parsed.success ? {} : fieldErrors(parsed.error.issues);
  };

describe('in the dialog', () => {
  const of = errors(reachableAppointmentSchema);
  test('an empty form has every message of the specification', () => {
    const empty = { customerName: '', customerEmail: ' ', customerPhone: '', deviceModel: '' };
    expect(of({ ...empty, repairIssue: '' })).toEqual({
      customerName: 'Name is required',
      customerEmail: 'Email is required',
      customerPhone: 'Phone number is required',
      deviceModel: 'Device model is required',
      repairIssue: 'Please describe the repair issue',
    });
  });
  test.each(['customerEmail', 'customerPhone'])('%s may be left out', (field) => {
    expect(of({ ...dialog, [field]: '' })).toEqual({});
    expect(of({ ...dialog, [field]: undefined })).toEqual({});
  });
  test('an email address is validated beside a phone number, too', () => {
    expect(of({ ...dialog, customerEmail: 'asha@' })).toEqual({
      customerEmail: 'Please enter a valid email',
    });
  });
});

describe('in the wizard', () => {
  const of = errors(reachableWizardSchema);
  test('an empty form has every message of the specification', () => {
    expect(
      of({ fullName: '', email: '', phone: '', device: '', issue: '', consent: false }),
    ).toEqual({
      fullName: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      device: 'Please specify your device',
      issue: 'Please describe the issue in detail (at least 20 characters)',
      consent: 'You must agree to the privacy policy',
    });
  });
  test.each(['email', 'phone'])('%s may be left out', (field) => {
    expect(of({ ...wizard, [field]: '' })).toEqual({});
  });
  test('given values are validated as specified', () => {
    expect(of({ ...wizard, email: 'x' })).toEqual({ email: 'Invalid email address' });
    expect(of({ ...wizard, phone: '98000' })).toEqual({
      phone: 'Phone number must be at least 10 digits',
    });
  });
});

describe('a phone number alone', () => {
  const dialogOf = errors(reachableAppointmentSchema);
  const wizardOf = errors(reachableWizardSchema);

  test('has its own message if it is not callable, after the specification’s', () => {
    expect(dialogOf({ ...dialog, customerEmail: '', customerPhone: '98' })).toEqual({
      customerPhone: NOT_CALLABLE,
    });
    expect(wizardOf({ ...wizard, email: '', phone: 'abcdefghij' })).toEqual({
      phone: NOT_CALLABLE,
    });
    expect(wizardOf({ ...wizard, email: ' ', phone: '98' })).toEqual({
      phone: 'Phone number must be at least 10 digits',
    });
  });
  test('is validated as specified beside an email address', () => {
    expect(dialogOf({ ...dialog, customerPhone: '98' })).toEqual({});
    expect(wizardOf({ ...wizard, phone: 'abcdefghij' })).toEqual({});
  });
  test('may be foreign, or in Nepali digits', () => {
    for (const phone of ['+91 98765 43210', '+1 (555) 010-0000', '९८४१ २३४५६७']) {
      expect(wizardOf({ ...wizard, email: '', phone })).toEqual({});
      expect(dialogOf({ ...dialog, customerEmail: '', customerPhone: phone })).toEqual({});
    }
  });
});
