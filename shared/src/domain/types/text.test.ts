import { appointmentFormSchema, repairRequestSchema } from './bookingRequest';
import { newPostSchema } from './community';
import { quoteRequestFormSchema } from './quote';
import { signInSchema } from './staff';
import { emailText, isEmail, lineText, linesText, phoneText, requiredText } from './text';

const email = emailText({ required: 'Email is required', mismatch: 'Please enter a valid email' });
const isTaken = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('an email address is text, @, text, dot, text (section 5)', () => {
  test.each([
    ['a@b.c', true],
    ['asha.gurung@mail.example.com', true],
    ['a@.b.c', true],
    ['a@b..c', true],
    ['a@b', false],
    ['a@b.', false],
    ['a@.c', false],
    ['@b.c', false],
    ['a@b@c.d', false],
    ['a b@c.d', false],
    ['a@b.c\rBcc: x', false],
    ['a\u0007@b.c', false],
    ['a\u202e@b.c', false],
    [`${'a'.repeat(249)}@b.cd`, true],
    [`${'a'.repeat(250)}@b.cd`, false],
  ])('%j: %s', (text, expected) => {
    expect(isTaken(email, text)).toBe(expected);
    expect(isEmail(text)).toBe(expected);
  });
});

const ENDLESS = [
  `a@${'.'.repeat(100_000)}@`,
  `a@${'a.'.repeat(50_000)} `,
  '@'.repeat(100_000),
  `a${' '.repeat(100_000)}b`,
  `a${'\r'.repeat(100_000)}b`,
];

describe('a text of 100,000 characters is rejected before any pattern runs', () => {
  test.each([
    ['an appointment', appointmentFormSchema, (text: string) => ({ customerEmail: text })],
    ['a repair request', repairRequestSchema, (text: string) => ({ email: text, phone: text })],
    ['a quote request', quoteRequestFormSchema, (text: string) => ({ email: text })],
    ['a sign-in', signInSchema, (text: string) => ({ email: text, password: text })],
    ['a discussion', newPostSchema, (text: string) => ({ author: text, title: text })],
  ])('%s', (_name, schema, body) => {
    for (const text of ENDLESS) {
      const began = process.cpuUsage();
      expect(isTaken(schema, body(text))).toBe(false);
      // The limit is in milliseconds of processor time. A pattern whose time grows with the square
      // of the length took 27 seconds.
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
    }
  });

  test('no pattern runs', () => {
    const pattern = /^a+$/;
    const asked = jest.spyOn(pattern, 'test');
    expect(isTaken(lineText({ max: 5, pattern }), 'aaaaaa')).toBe(false);
    expect(isTaken(lineText({ min: 2, max: 5, pattern }), 'a')).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(isTaken(lineText({ max: 5, pattern }), 'aaaaa')).toBe(true);
  });
});

describe('a single line contains no line break and no hidden character', () => {
  test.each([
    '\r',
    '\n',
    '\t',
    '\0',
    '\u0007',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
  ])('%j is rejected within it', (character) => {
    expect(isTaken(requiredText('Name is required'), `Asha${character}Gurung`)).toBe(false);
  });

  test.each(['आशा गुरुङ', 'Zoë', '👩‍🔧🏽', 'עדי', 'a\u200db'])('%s is accepted', (name) => {
    expect(isTaken(requiredText('Name is required'), name)).toBe(true);
  });

  test('blanks and line breaks around it are removed', () => {
    expect(requiredText('Name is required').parse(' Asha\r\n')).toBe('Asha');
  });
});

describe('a text of several lines', () => {
  test('has normalised line breaks', () => {
    expect(linesText({ max: 100 }).parse('a\r\nb\rc\u2028d\u2029e\vf\u0085g\th')).toBe(
      'a\nb\nc\nd\ne\nf\ng\th',
    );
  });

  test.each(['\u0007', '\u001b', '\u202e'])('%j is rejected', (character) => {
    expect(isTaken(linesText({ max: 100 }), `a${character}b`)).toBe(false);
  });
});

test('a number copied from the contacts of a phone loses its invisible marks', () => {
  const phone = phoneText({ min: 10, max: 40 });
  expect(phone.parse('\u202a+977 9800000000\u202c')).toBe('+977 9800000000');
  expect(isTaken(phone, '+977 98\r00000000')).toBe(false);
});
