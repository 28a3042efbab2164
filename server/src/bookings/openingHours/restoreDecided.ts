import type { Trx } from '../../db';
import type { Shop } from '../shop';
import { restoreBooking, type Circumstances } from './settleBooking';

/**
 * Undoes every decision about bookings that the owner made together with this revision of the
 * opening hours. Returns the ids of the restored bookings.
 */
export async function restoreDecided(
  shop: Shop,
  trx: Trx,
  revision: number,
  circumstances: Omit<Circumstances, 'message'>,
): Promise<string[]> {
  const decisions = await trx
    .selectFrom('schedule_decisions')
    .selectAll()
    .where('revision', '=', revision)
    .orderBy('booking_id')
    .execute();
  const restored: string[] = [];
  for (const { booking_id: id, decision, from_status: from, version } of decisions) {
    const decided = { id, decision, from, version };
    if (await restoreBooking(shop, trx, decided, circumstances)) restored.push(id);
  }
  return restored;
}
