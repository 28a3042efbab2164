/**
 * The kinds of references. An appointment has an order number. A booking without a time has a
 * ticket number (specification, section 2). Quote requests and enquiries have their own prefixes.
 */
export type ReferenceKind = 'appointment' | 'request' | 'quote-request' | 'enquiry';

/** For each kind of reference, its number is below this limit (specification, section 9). */
export const REFERENCE_LIMITS: Record<ReferenceKind, number> = {
  appointment: 100_000,
  request: 10_000,
  'quote-request': 100_000,
  enquiry: 100_000,
};

export const TICKET_PREFIX = 'MCS';

/**
 * The prefix of each kind of reference. The prefixes differ, so that two kinds never have the same
 * reference.
 */
const PREFIXES: Record<ReferenceKind, string> = {
  appointment: '',
  request: TICKET_PREFIX,
  'quote-request': 'Q',
  enquiry: 'E',
};

/**
 * Returns the limit for the number of a new reference. `used` is how many there are already. After
 * half of the numbers are used, the limit gets one more digit (docs/conformance/readings.md,
 * Reference numbers).
 */
export function referenceLimit(kind: ReferenceKind, used = 0): number {
  let limit = REFERENCE_LIMITS[kind];
  while (used >= limit / 2) limit *= 10;
  return limit;
}

/**
 * Creates a random reference such as `12471`, for some kinds with a prefix. `random` returns
 * numbers from 0 (inclusive) to 1 (exclusive).
 */
export function drawReference(kind: ReferenceKind, random: () => number, used = 0): string {
  return `${PREFIXES[kind]}${Math.floor(random() * referenceLimit(kind, used))}`;
}

/**
 * Returns the references that a customer may mean, most likely first. For example, `TR-4821`, `mcs
 * 4821` and `4821` all mean the booking with this number.
 */
export function referencesMeant(text: string): string[] {
  const typed = normalizeReference(text);
  const digits = typed.replace(/^[A-Z]+(?=\d+$)/, '');
  if (!/^\d+$/.test(digits)) return [typed];
  return [...new Set([typed, `${PREFIXES.request}${digits}`, digits])];
}

/** Converts a typed reference to its stored form. Blanks, `#`, dashes and case do not matter. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s#-]/g, '')
    .toUpperCase();
}
