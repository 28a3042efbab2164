import fc from 'fast-check';
import { appointmentFormSchema, wizardFormSchema } from '../types/bookingRequest';
import { newPostSchema } from '../types/community';
import { quoteRequestFormSchema } from '../types/quote';
import { fieldErrors } from './fieldErrors';

type Parsing =
  | { success: true }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
const errorsOf = (parsed: Parsing) => (parsed.success ? {} : fieldErrors(parsed.error.issues));

const appointment = {
  customerName: 'Maya',
  customerEmail: 'maya@example.com',
  customerPhone: '9841000000',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen',
};
const wizard = {
  fullName: 'Jo',
  email: 'maya@example.com',
  phone: '1234567890',
  device: 'XR',
  issue: 'x'.repeat(20),
  consent: true,
};

describe('the dialog on model pages (section 5, first table)', () => {
  test.each([
    ['customerName', '', 'Name is required'],
    ['customerName', '   ', 'Name is required'],
    ['customerEmail', '', 'Email is required'],
    ['customerEmail', '  ', 'Email is required'],
    ['customerEmail', 'maya', 'Please enter a valid email'],
    ['customerEmail', 'maya@example', 'Please enter a valid email'],
    ['customerEmail', '@example.com', 'Please enter a valid email'],
    ['customerPhone', ' ', 'Phone number is required'],
    ['deviceModel', '', 'Device model is required'],
    ['repairIssue', '\n', 'Please describe the repair issue'],
  ])('%s "%s": %s', (field, value, message) => {
    expect(errorsOf(appointmentFormSchema.safeParse({ ...appointment, [field]: value }))).toEqual({
      [field]: message,
    });
  });

  test('an empty form shows the message of every required field', () => {
    expect(errorsOf(appointmentFormSchema.safeParse({}))).toEqual({
      customerName: 'Name is required',
      customerEmail: 'Email is required',
      customerPhone: 'Phone number is required',
      deviceModel: 'Device model is required',
      repairIssue: 'Please describe the repair issue',
    });
  });

  test('notes are optional, and values are trimmed', () => {
    expect(appointmentFormSchema.parse({ ...appointment, customerName: ' Maya ' })).toEqual(
      appointment,
    );
    expect(
      errorsOf(appointmentFormSchema.safeParse({ ...appointment, additionalNotes: '' })),
    ).toEqual({});
  });

  test('any kind of blank value is rejected', () => {
    const blank = fc
      .array(fc.constantFrom(' ', '\t', '\n', '\u00a0'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        blank,
        (value) =>
          'customerName' in
          errorsOf(appointmentFormSchema.safeParse({ ...appointment, customerName: value })),
      ),
    );
  });
});

describe('the wizard (section 5, second table)', () => {
  test.each([
    ['fullName', 'J', 'Name must be at least 2 characters'],
    ['email', 'maya@', 'Invalid email address'],
    ['email', '', 'Invalid email address'],
    ['phone', '123456789', 'Phone number must be at least 10 digits'],
    ['device', 'X', 'Please specify your device'],
    ['issue', 'x'.repeat(19), 'Please describe the issue in detail (at least 20 characters)'],
    ['consent', false, 'You must agree to the privacy policy'],
    ['consent', undefined, 'You must agree to the privacy policy'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf(wizardFormSchema.safeParse({ ...wizard, [field]: value }))).toEqual({
      [field]: message,
    });
  });

  test('the shortest allowed values pass; city, preferred date and service type have their defaults', () => {
    expect(wizardFormSchema.parse(wizard)).toEqual({
      ...wizard,
      city: 'Kathmandu',
      preferredDate: '',
      serviceType: 'walkin',
    });
  });

  test('a service type is walkin or pickup', () => {
    expect(errorsOf(wizardFormSchema.safeParse({ ...wizard, serviceType: 'pickup' }))).toEqual({});
    expect(
      Object.keys(errorsOf(wizardFormSchema.safeParse({ ...wizard, serviceType: 'premium' }))),
    ).toEqual(['serviceType']);
  });
});

test.each(['title', 'category', 'content'])(
  'a post without %s: Please fill in all fields (section 5)',
  (field) => {
    const post = { author: 'Maya', title: 'Title', category: 'Help', content: 'Text', [field]: '' };
    expect(errorsOf(newPostSchema.safeParse(post))).toEqual({
      [field]: 'Please fill in all fields',
    });
  },
);

test('a quote request names what is missing', () => {
  expect(Object.keys(errorsOf(quoteRequestFormSchema.safeParse({}))).sort()).toEqual([
    'companyName',
    'contactPerson',
    'email',
    'industry',
    'phone',
    'services',
  ]);
});
