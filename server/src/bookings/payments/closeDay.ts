import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { NewDayClose, Takings } from '@mcs-repairs/shared/domain/types/payments';
import { type Actor, noteLog } from '../../auth';
import { lockKeys, newId, transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { closedBy, RECEIPTS, takingsOf } from './storedDays';
import { sumsOf } from './storedReceipts';

type Place = Pick<Shop, 'db' | 'now'>;
/**
 * The maximum of a counted amount, in rupees. Up to this amount, the sums of a day fit into a
 * column of 32 bits.
 */
const MOST_CASH = 2_000_000_000;

/**
 * Closes a day with the cash that staff counted. After that, nobody can record a receipt for the
 * day.
 */
export function closeDay(
  { db, now }: Place,
  shopDate: string,
  { countedCash, seen }: NewDayClose,
  by: Actor,
): Promise<Result<Takings>> {
  return transact(db, async (trx): Promise<Result<Takings>> => {
    await lockKeys(trx, db.engine, [RECEIPTS]);
    const at = now();
    if (shopDate > toShopDate(at))
      return refused('invalid', { message: 'This day is still to come.' });
    const closed = await closedBy(trx, shopDate);
    if (closed) {
      const message = `${closed.by_name} closed this day at ${nepalInstant(closed.at)}.`;
      return refused('conflict', { message });
    }
    const { amounts, count } = await sumsOf(trx, shopDate);
    if (count !== seen || Math.abs(amounts.cash) > MOST_CASH) {
      const message =
        'A colleague recorded or cancelled a payment meanwhile. Please check the sums and close the day again.';
      return refused('conflict', { message });
    }
    await trx
      .insertInto('day_closes')
      .values({
        ...{ id: newId(), shop_date: shopDate, at: at.toISOString() },
        ...{ expected_cash: amounts.cash, counted_cash: countedCash },
        ...{ by_name: by.name, staff_id: by.staffId, reopened_at: null, reopened_by: null },
      })
      .execute();
    const detail = `${formatLongDate(shopDate)}: cash ${rupees(amounts.cash)}, counted ${rupees(countedCash)}`;
    await noteLog(trx, { event: 'day-closed', detail }, by, at);
    return { ok: true, value: await takingsOf(trx, shopDate, at) };
  });
}

/** Reopens a closed day. The list of the day still shows that it was closed before. */
export function reopenDay(
  { db, now }: Place,
  shopDate: string,
  by: Actor,
): Promise<Result<Takings>> {
  return transact(db, async (trx): Promise<Result<Takings>> => {
    await lockKeys(trx, db.engine, [RECEIPTS]);
    const at = now();
    const reopened = await trx
      .updateTable('day_closes')
      .set({ reopened_at: at.toISOString(), reopened_by: by.name })
      .where('shop_date', '=', shopDate)
      .where('reopened_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!reopened) return refused('conflict', { message: 'This day is not closed.' });
    await noteLog(trx, { event: 'day-reopened', detail: formatLongDate(shopDate) }, by, at);
    return { ok: true, value: await takingsOf(trx, shopDate, at) };
  });
}
