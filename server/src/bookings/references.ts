import { sql } from 'kysely';
import { drawReference, type ReferenceKind } from 'shared/domain/rules/reference';
import type { Trx } from '../db/schema';

/** How long a count of used references is trusted: the range is widened at half of it, so a stale count does no harm. */
const TRUSTED_MS = 60_000;

/** Draws references that are probably free; the table's unique column has the last word. */
export type ReferenceBook = { draw(trx: Trx, kind: ReferenceKind): Promise<string> };

export function referenceBook(random: () => number = Math.random): ReferenceBook {
  const known = new Map<ReferenceKind, { used: number; countedAt: number }>();
  return {
    async draw(trx, kind) {
      const last = known.get(kind);
      if (last && performance.now() - last.countedAt < TRUSTED_MS) {
        last.used += 1;
        return drawReference(kind, random, last.used);
      }
      const counted = await trx
        .selectFrom('bookings')
        .select(sql<number | string>`count(*)`.as('count'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      known.set(kind, { used: Number(counted.count), countedAt: performance.now() });
      return drawReference(kind, random, Number(counted.count));
    },
  };
}
