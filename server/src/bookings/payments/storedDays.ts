import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Takings } from '@mcs-repairs/shared/domain/types/payments';
import type { Reads } from '../../db';
import { sumsOf, toReceipts, totalOf } from './storedReceipts';

/**
 * The lock for receipts and for closing a day. Without it, somebody could add a receipt to a day
 * while somebody else closes the day.
 */
export const RECEIPTS = 'receipts';

const MOST_LINES = 200;

const closesOf = (trx: Reads, shopDate: string) =>
  trx.selectFrom('day_closes').selectAll().where('shop_date', '=', shopDate);

/** Returns who closed a day. Undefined if the day is still open for receipts. */
export const closedBy = (trx: Reads, shopDate: string) =>
  closesOf(trx, shopDate).where('reopened_at', 'is', null).executeTakeFirst();

/** Returns what customers paid on a day. */
export async function takingsOf(trx: Reads, shopDate: string, now: Date): Promise<Takings> {
  const { amounts, count } = await sumsOf(trx, shopDate);
  const rows = await trx
    .selectFrom('receipts')
    .selectAll()
    .where('shop_date', '=', shopDate)
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .execute();
  const closes = await closesOf(trx, shopDate).orderBy('id', 'desc').limit(20).execute();
  return {
    ...{ shopDate, today: toShopDate(now), amounts, total: totalOf(amounts), count },
    receipts: await toReceipts(trx, rows),
    isClosed: closes.some(({ reopened_at }) => reopened_at === null),
    closes: closes.map((row) => ({
      at: row.at,
      by: row.by_name,
      expectedCash: row.expected_cash,
      countedCash: row.counted_cash,
      reopenedBy: row.reopened_by,
      reopenedAt: row.reopened_at,
    })),
  };
}
