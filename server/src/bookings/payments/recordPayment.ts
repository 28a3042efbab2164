import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Amounts, NewPayment, Receipt } from '@mcs-repairs/shared/domain/types/payments';
import { submitOnce } from '../../abuseLimits';
import { type Actor, noteLog } from '../../auth';
import { change } from '../../changes';
import { lockKeys, newId, type Trx } from '../../db';
import { refused } from '../../runtime';
import { refusedChange } from '../changeSeen';
import { isReal } from '../incomingBookings';
import type { Shop } from '../shop';
import { holdBooking } from '../storedBookings';
import { closedBy, RECEIPTS } from './storedDays';
import { numberOf, type Row, toReceipts, totalOf } from './storedReceipts';

/** Records what a customer paid as a receipt with the next number. */
export function recordPayment(
  shop: Shop,
  bookingId: string,
  payment: NewPayment,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<Receipt>> {
  const body = { bookingId, ...payment };
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'payments', key, body },
    async (trx, changed) => {
      await lockKeys(trx, shop.db.engine, [RECEIPTS]);
      const booking = await holdBooking(trx, shop.db.engine, bookingId);
      if (!booking) return refused('not-found');
      if (!booking.stage) return refusedChange('Check in the device before you record a payment.');
      if (!(await isRealBooking(trx, bookingId)))
        return refusedChange('This is a sample booking. Its payments would count in the takings.');
      changed(bookingId);
      const amounts: Amounts = { cash: 0, card: 0, esewa: 0, khalti: 0, bank: 0, ...payment };
      const of = { bookingId, reference: booking.reference, amounts, cancels: null };
      return issue(shop, trx, of, by);
    },
  );
}

/**
 * Cancels a receipt with a second receipt, whose amounts are negative. Both receipts stay stored.
 */
export function cancelReceipt(shop: Shop, id: string, by: Actor): Promise<Result<Receipt>> {
  return change(shop, 'bookings', async (trx, changed): Promise<Result<Receipt>> => {
    await lockKeys(trx, shop.db.engine, [RECEIPTS]);
    const receipts = () => trx.selectFrom('receipts').selectAll();
    const row = await receipts().where('id', '=', id).executeTakeFirst();
    if (!row) return refused('not-found');
    if (row.cancels !== null) {
      const message =
        'You cannot cancel this receipt, because it cancels another one. Record a new payment instead.';
      return refused('conflict', { message });
    }
    const before = await receipts().where('cancels', '=', id).executeTakeFirst();
    if (before) {
      const message = `${before.by_name} cancelled this receipt before, with receipt ${numberOf(before)}.`;
      return refused('conflict', { message });
    }
    changed(row.booking_id);
    const amounts = {
      cash: -row.cash,
      card: -row.card,
      esewa: -row.esewa,
      khalti: -row.khalti,
      bank: -row.bank,
    };
    const { booking_id: bookingId, reference } = row;
    return issue(shop, trx, { bookingId, reference, amounts, cancels: row }, by);
  });
}

async function isRealBooking(trx: Trx, id: string): Promise<boolean> {
  const real = trx.selectFrom('bookings').select('id').where('id', '=', id).where(isReal);
  return (await real.executeTakeFirst()) !== undefined;
}

type Issued = Pick<Receipt, 'reference' | 'amounts'> & { bookingId: string; cancels: Row | null };

/**
 * Stores a receipt of today with the next number of the year. The transaction holds the lock
 * `RECEIPTS`, so two receipts never get the same number and no number is left out.
 */
async function issue(
  { now }: Shop,
  trx: Trx,
  { bookingId, reference, amounts, cancels }: Issued,
  by: Actor,
): Promise<Result<Receipt>> {
  const at = now();
  const shopDate = toShopDate(at);
  const closed = await closedBy(trx, shopDate);
  if (closed) {
    const message = `${closed.by_name} closed this day at ${nepalInstant(closed.at)}. An owner can reopen it on the page Takings.`;
    return refused('conflict', { message });
  }
  const year = Number(shopDate.slice(0, 4));
  const { last } = await trx
    .selectFrom('receipts')
    .select((of) => of.fn.max('number').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const row: Row = {
    ...{ id: newId(), year, number: (last ?? 0) + 1, booking_id: bookingId, reference },
    ...amounts,
    ...{ shop_date: shopDate, at: at.toISOString(), by_name: by.name, staff_id: by.staffId },
    cancels: cancels?.id ?? null,
  };
  await trx.insertInto('receipts').values(row).execute();
  const detail = cancels
    ? `${reference}: receipt ${numberOf(cancels)}, with receipt ${numberOf(row)}`
    : `${reference}: receipt ${numberOf(row)}, ${rupees(totalOf(amounts))}`;
  const event = cancels ? 'receipt-cancelled' : 'payment-recorded';
  await noteLog(trx, { event, detail }, by, at);
  const [receipt] = await toReceipts(trx, [row]);
  return receipt ? { ok: true, value: receipt } : refused('internal');
}
