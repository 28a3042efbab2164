import type { Random } from './random';

const STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\uffff',
  '\u202eevil',
  'नेपाल',
  '👩‍🔧🏽',
  'e\u0301'.repeat(20),
  'a'.repeat(121),
  'a'.repeat(5000),
  "'; drop table bookings; --",
  '" or ""="',
  '%',
  '_',
  '\\',
  '%00',
  '..',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-1',
  '0',
  '9'.repeat(40),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '1970-01-01',
  '2026-11-24T00:00:00Z',
  '25:00 AM',
  '12:00 AM',
  '00000000-0000-0000-0000-000000000000',
  'a@b.c',
  'a@b.c,d@e.f',
  'a@b.c\r\nBcc: x@y.z',
  '+977',
  '*',
  '"',
  'AND OR NOT NEAR(',
  '\n\t\r',
  '(((((((((((',
] as const;

const OTHERS = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  {},
  { toString: 1, hasOwnProperty: 2 },
  [null],
] as const;

export const oddString = (random: Random): string => random.pick(STRINGS);

/** Returns a JSON value that an operation is unlikely to expect. */
export const oddValue = (random: Random): unknown =>
  random.chance(0.6) ? oddString(random) : random.pick(OTHERS);

/**
 * Texts that make some regular expressions slow if they are repeated and end with an unexpected
 * character.
 */
const RUNS = [
  '.',
  '@',
  'a.',
  ' ',
  '/',
  '\n',
  '\r',
  ')',
  '+',
  '0',
  '-',
  ';',
  'http://a',
  '\u0301',
  'म',
];
const BEGINNINGS = ['', 'a@', 'http://a', 'x'];
const ENDINGS = ['', '@', ' x', '\u0001', '!'];

/**
 * Returns two texts for each of `RUNS`: one that is slow for patterns of email addresses, and one
 * for other patterns. Each takes about `bytes` bytes in JSON.
 */
export function longTexts(bytes: number): string[] {
  return RUNS.flatMap((run) => {
    const text = run.repeat((bytes - 16) / (Buffer.byteLength(JSON.stringify(run)) - 2));
    return [`a@${text}@`, `${text}\u0001`];
  });
}

/**
 * Returns a random text that may slow down regular expressions and takes about `bytes` bytes in
 * JSON.
 */
export function longText(bytes: number, random: Random): string {
  const run = random.pick(RUNS);
  const beginning = random.pick(BEGINNINGS);
  const size = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
  const times = Math.floor((bytes - size(beginning) - 8) / size(run));
  return `${beginning}${run.repeat(Math.max(times, 0))}${random.pick(ENDINGS)}`;
}

/** Returns JSON that is nested more deeply than the JSON of any real request. */
export const deepText = (depth: number): string =>
  `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
