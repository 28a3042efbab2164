import { sql } from 'kysely';
import { drawReference, type ReferenceKind } from '@mcs-repairs/shared/domain/rules/reference';
import type { Reads, Trx } from '../../db';

/**
 * For how many milliseconds the number of used references is cached. New references come from a
 * larger range as soon as half of the range is used, so an outdated number causes no error.
 */
const TRUSTED_MS = 60_000;
/**
 * The maximum number of attempts to find a free reference. At most half of the range is in use, so
 * it is very unlikely that all attempts fail.
 */
const DRAWS = 20;

/**
 * Suggests references that are probably free. The unique column of the table decides whether a
 * reference really is.
 */
export type ReferenceBook = {
  /**
   * Suggests one reference after another to `insert`, until `insert` stores the booking. `insert`
   * returns null if the reference is in use.
   */
  give<T>(
    trx: Trx,
    kind: ReferenceKind,
    insert: (reference: string) => Promise<T | null>,
  ): Promise<T>;
};

export function referenceBook(random: () => number = Math.random): ReferenceBook {
  const known = new Map<ReferenceKind, { used: number; countedAt: number }>();

  async function draw(trx: Trx, kind: ReferenceKind): Promise<string> {
    const last = known.get(kind);
    if (last && performance.now() - last.countedAt < TRUSTED_MS) {
      last.used += 1;
      return drawReference(kind, random, last.used);
    }
    const used = await COUNTS[kind](trx);
    known.set(kind, { used, countedAt: performance.now() });
    return drawReference(kind, random, used);
  }

  return {
    async give(trx, kind, insert) {
      for (let drawn = 0; drawn < DRAWS; drawn += 1) {
        const stored = await insert(await draw(trx, kind));
        if (stored !== null) return stored;
      }
      throw new Error('No free reference was found');
    },
  };
}

const COUNTS: Record<ReferenceKind, (trx: Reads) => Promise<number>> = {
  appointment: (trx) => countBookings(trx, 'appointment'),
  request: (trx) => countBookings(trx, 'request'),
  'quote-request': (trx) => countRequests(trx, 'quote_requests'),
  enquiry: (trx) => countRequests(trx, 'enquiries'),
};

const counted = sql<number | string>`count(*)`.as('count');

async function countBookings(trx: Reads, kind: 'appointment' | 'request'): Promise<number> {
  const bookings = trx.selectFrom('bookings').select(counted).where('kind', '=', kind);
  return Number((await bookings.executeTakeFirstOrThrow()).count);
}

async function countRequests(trx: Reads, table: 'quote_requests' | 'enquiries'): Promise<number> {
  const requests = trx.selectFrom(table).select(counted);
  return Number((await requests.executeTakeFirstOrThrow()).count);
}
