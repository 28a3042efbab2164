/** What gets a number: an appointment an order number, a request of the wizard a ticket (section 2). */
export type ReferenceKind = 'appointment' | 'request';

/** Numbers are below these (section 9). */
export const REFERENCE_LIMITS: Record<ReferenceKind, number> = {
  appointment: 100_000,
  request: 10_000,
};

export const TICKET_PREFIX = 'MCS';

/** Below which number the next one is drawn: a digit more each time before half of the range is used (decision 16). */
export function referenceLimit(kind: ReferenceKind, used = 0): number {
  let limit = REFERENCE_LIMITS[kind];
  while (used >= limit / 2) limit *= 10;
  return limit;
}

/** A reference from a random source that gives 0 (inclusive) to 1 (exclusive): `12471`, or `MCS` and a number for a request. */
export function drawReference(kind: ReferenceKind, random: () => number, used = 0): string {
  const number = Math.floor(random() * referenceLimit(kind, used));
  return kind === 'request' ? `${TICKET_PREFIX}${number}` : String(number);
}

/** A reference as a customer may type it: blanks, `#`, dashes and lower case are forgiven. */
export function normalizeReference(text: string): string {
  return text.replace(/[\s#-]/g, '').toUpperCase();
}
