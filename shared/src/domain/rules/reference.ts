/** What gets a number: an appointment an order number, a request of the wizard a ticket (section 2), and what the shop's people answer. */
export type ReferenceKind = 'appointment' | 'request' | 'quote-request' | 'enquiry';

/** Numbers are below these (section 9). */
export const REFERENCE_LIMITS: Record<ReferenceKind, number> = {
  appointment: 100_000,
  request: 10_000,
  'quote-request': 100_000,
  enquiry: 100_000,
};

export const TICKET_PREFIX = 'MCS';

/** What stands before the number, so that no two kinds share a reference. */
const PREFIXES: Record<ReferenceKind, string> = {
  appointment: '',
  request: TICKET_PREFIX,
  'quote-request': 'Q',
  enquiry: 'E',
};

/** Below which number the next one is drawn: a digit more each time before half of the range is used (decision 16). */
export function referenceLimit(kind: ReferenceKind, used = 0): number {
  let limit = REFERENCE_LIMITS[kind];
  while (used >= limit / 2) limit *= 10;
  return limit;
}

/** A reference from a random source that gives 0 (inclusive) to 1 (exclusive): `12471`, or with the letters of its kind before it. */
export function drawReference(kind: ReferenceKind, random: () => number, used = 0): string {
  return `${PREFIXES[kind]}${Math.floor(random() * referenceLimit(kind, used))}`;
}

/** References that a customer may mean, the likeliest first: `TR-4821`, `mcs 4821` and `4821` are all read as the ticket and as the order of that number. */
export function referencesMeant(text: string): string[] {
  const typed = normalizeReference(text);
  const digits = typed.replace(/^[A-Z]+(?=\d+$)/, '');
  if (!/^\d+$/.test(digits)) return [typed];
  return [...new Set([typed, `${PREFIXES.request}${digits}`, digits])];
}

/** A reference as a customer may type it: blanks, `#`, dashes and lower case are forgiven. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s#-]/g, '')
    .toUpperCase();
}
