import { inTransaction, type Reads } from '../../db';
import type { Shop } from '../shop';

/** Who comes back after so long begins a new visit. */
const VISIT_MS = 30 * 60_000;

/** Notes that a member of staff looks at the day's work: their visit goes on, or another one begins. */
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
      // The first has none before it: everything is new.
      .values({ staff_id: staffId, since: null, seen_at })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at }))
      .execute();
  });
}

/** When the visit before the present one ended; null at the first. */
export async function lastVisitOf(trx: Reads, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_visits')
    .select('since')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.since ?? null;
}
