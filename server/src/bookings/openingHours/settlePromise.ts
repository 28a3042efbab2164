import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PromiseDecision, PromisedDevice } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { promiseMail } from '../promiseMail';
import { noteHistory } from '../bookingHistory';
import { changeBooking, findBooking, holdBooking } from '../storedBookings';
import type { Trx } from '../../db';
import { dropUnsentMails } from '../../notifications';
import type { Shop } from '../shop';
import { reasonOf, type Circumstances } from './settleBooking';

/**
 * Applies the owner's decision to a device whose promised day is now closed. Returns false if
 * somebody changed its booking meanwhile.
 */
export async function settlePromise(
  shop: Shop,
  trx: Trx,
  device: PromisedDevice,
  decision: PromiseDecision,
  { revision, schedule, message, by, now }: Circumstances & { revision: number },
): Promise<boolean> {
  const { id, promisedDate, nextDate } = device;
  const before = await holdBooking(trx, shop.db.engine, id);
  if (!before || before.version !== device.version) return false;
  const note = (text: string) => noteHistory(trx, before, { by, note: text }, now);
  if (decision === 'keep' || nextDate === null) {
    await note('Kept the promised day, although the shop is closed on it');
    return true;
  }
  const after = await changeBooking(trx, before, { marks: { promised_date: nextDate } }, now);
  if (!after) return false;
  await note(movedNote(promisedDate, nextDate));
  const words = [
    `The shop is closed on ${formatLongDate(promisedDate)}.`,
    reasonOf(schedule, promisedDate),
    message,
  ];
  await dropUnsentMails(trx, id, 'booking-promised');
  await promiseMail(shop, trx, after, 'booking-promised', {
    message: words.filter(Boolean).join('\n'),
  });
  await trx
    .insertInto('schedule_promises')
    .values({ revision, booking_id: id, former_date: promisedDate, version: after.version })
    .execute();
  return true;
}

/**
 * Restores the earlier promised days of bookings that have not changed since. Returns the ids of
 * these bookings.
 */
export async function restorePromises(
  shop: Shop,
  trx: Trx,
  revision: number,
  { by, now }: Pick<Circumstances, 'by' | 'now'>,
): Promise<string[]> {
  const moved = await trx
    .selectFrom('schedule_promises')
    .selectAll()
    .where('revision', '=', revision)
    .orderBy('booking_id')
    .execute();
  const restored: string[] = [];
  for (const { booking_id: id, former_date: formerDate, version } of moved) {
    const before = await findBooking(trx, id);
    if (!before || before.version !== version || before.collectedAt) continue;
    const after = await changeBooking(trx, before, { marks: { promised_date: formerDate } }, now);
    if (!after) continue;
    const note = movedNote(before.promisedDate ?? formerDate, formerDate);
    await noteHistory(trx, before, { by, note }, now);
    // If the message about the later day was never sent, the customer needs no message about the
    // undo.
    const unsaid = await dropUnsentMails(trx, id, 'booking-promised');
    if (!unsaid) await promiseMail(shop, trx, after, 'booking-promised');
    restored.push(id);
  }
  return restored;
}

const movedNote = (from: ShopDate, to: ShopDate) =>
  `Promised for ${formatLongDate(to)} instead of ${formatLongDate(from)}`;
