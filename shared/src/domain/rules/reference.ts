/**
 * The kinds of references: an appointment has an order number, a wizard request has a ticket
 * (specification, section 2), and other requests have their own prefix.
 */
export type ReferenceKind = 'appointment' | 'request' | 'quote-request' | 'enquiry';

/** Numbers stay below these limits (specification, section 9). */
export const REFERENCE_LIMITS: Record<ReferenceKind, number> = {
  appointment: 100_000,
  request: 10_000,
  'quote-request': 100_000,
  enquiry: 100_000,
};

export const TICKET_PREFIX = 'MCS';

/** The prefix of the number. It differs for each kind, so that no two kinds share a reference. */
const PREFIXES: Record<ReferenceKind, string> = {
  appointment: '',
  request: TICKET_PREFIX,
  'quote-request': 'Q',
  enquiry: 'E',
};

/**
 * Returns the limit for the next number. It gets another digit when half of the range is used
 * (docs/conformance/readings.md, Reference numbers).
 */
export function referenceLimit(kind: ReferenceKind, used = 0): number {
  let limit = REFERENCE_LIMITS[kind];
  while (used >= limit / 2) limit *= 10;
  return limit;
}

/**
 * Returns a reference from a random source (0 inclusive to 1 exclusive): `12471`, or with the
 * prefix of its kind.
 */
export function drawReference(kind: ReferenceKind, random: () => number, used = 0): string {
  return `${PREFIXES[kind]}${Math.floor(random() * referenceLimit(kind, used))}`;
}

/**
 * Returns the references that a customer may mean, the most likely one first. `TR-4821`, `mcs 4821`
 * and `4821` all match the ticket and the order with that number.
 */
export function referencesMeant(text: string): string[] {
  const typed = normalizeReference(text);
  const digits = typed.replace(/^[A-Z]+(?=\d+$)/, '');
  if (!/^\d+$/.test(digits)) return [typed];
  return [...new Set([typed, `${PREFIXES.request}${digits}`, digits])];
}

/** Normalises a typed reference: blanks, `#`, dashes and lower case do not matter. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s#-]/g, '')
    .toUpperCase();
}
