import { inTransaction, type Reads } from '../../db';
import type { Shop } from '../shop';

/** A staff member who opens the dashboard after this pause (in milliseconds) begins a new visit. */
const VISIT_MS = 30 * 60_000;

/**
 * Records that a staff member opened the page Today. This extends the member's current visit or
 * begins a new one.
 */
export async function noteVisit({ db, now }: Pick<Shop, 'db' | 'now'>, staffId: string) {
  const seen_at = now().toISOString();
  const ended = new Date(now().getTime() - VISIT_MS).toISOString();
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('staff_visits')
      .set((row) => ({ since: row.ref('seen_at') }))
      .where('staff_id', '=', staffId)
      .where('seen_at', '<', ended)
      .execute();
    await trx
      .insertInto('staff_visits')
      // Null means that there was no earlier visit, so everything counts as new.
      .values({ staff_id: staffId, since: null, seen_at })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at }))
      .execute();
  });
}

/** Returns when the visit before the current one ended. Null for the first visit. */
export async function lastVisitOf(trx: Reads, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_visits')
    .select('since')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.since ?? null;
}
