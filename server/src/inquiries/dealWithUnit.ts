import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import type { UnitDeal } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Actor } from '../auth';
import { reserveGoods, sellGoods, undoDeal } from '../catalogue';
import { change } from '../changes';
import type { Trx } from '../db';
import { refused } from '../runtime';
import { dealKey, groupOf, holdRequest, TABLES } from './heldRequest';
import { keyOf, noteEntry, type RequestId } from './requestEntries';
import type { Shop } from './shop';
import { closeRequest, markRequests, setOutcome } from './storedRequests';

/**
 * Reserves or sells goods for the sender of an enquiry or quote request, or undoes a reservation or
 * sale. The history of the enquiry or quote request gets an entry. A sale closes it, and undoing
 * the sale reopens it.
 */
export async function dealWithUnit(
  shop: Shop,
  request: RequestId,
  { goods: id, seen, act, until }: UnitDeal,
  by: Actor,
): Promise<Result<Goods>> {
  const { topic } = request;
  const now = shop.now();
  return change<Goods>(shop, topic, async (trx, changed) => {
    const held = await holdRequest(trx, shop.db.engine, request);
    if (!held) return refused('not-found');
    if (held.spam_at) {
      const message = 'This request is marked as spam. Mark it as not spam first.';
      return refused('transition-refused', { message });
    }
    const group = await groupOf(trx, request);
    const [heldFor = '', ...alsoFor] = group.map(({ reference }) => dealKey(topic, reference));
    const deal = { id, seen, heldFor, alsoFor, by };
    const note = (text: string, goods?: { id: string; version: number }) =>
      noteEntry(trx, request, { kind: 'change', text, goods, by }, now);
    changed(request.id);
    if (act === 'undo') {
      const undone = await undoDeal(shop, trx, {
        ...deal,
        isLast: await isLastHere(trx, topic, group, { id, seen }),
      });
      if (!undone.ok) return undone;
      const { goods, isSale } = undone.value;
      await note(isSale ? `Sale of ${goods.name} undone` : `Reservation of ${goods.name} ended`);
      if (isSale) await reopen(trx, request, [heldFor, ...alsoFor], now);
      return { ok: true, value: goods };
    }
    const done = await (act === 'reserve'
      ? reserveGoods(shop, trx, { ...deal, until })
      : sellGoods(shop, trx, deal));
    if (!done.ok) return done;
    const { name, reservedUntil, version } = done.value;
    const what = act === 'sell' ? 'sold' : `reserved until ${nepalInstant(reservedUntil ?? '')}`;
    await note(`${name} ${what}`, { id, version });
    if (act === 'sell')
      await closeRequest(trx, TABLES[topic], { id: request.id, outcome: 'sold', by: by.name }, now);
    return done;
  });
}

/**
 * Returns whether the last change of the goods was a reservation or a sale for one of these
 * enquiries or quote requests.
 */
async function isLastHere(
  trx: Trx,
  topic: RequestId['topic'],
  group: readonly { id: string }[],
  { id, seen }: { id: string; seen: number },
): Promise<boolean> {
  const ids = group.map((request) => request.id);
  const found = await trx
    .selectFrom('request_entries')
    .select('id')
    .where(keyOf(topic), 'in', ids)
    .where('goods_id', '=', id)
    .where('goods_version', '=', seen)
    .executeTakeFirst();
  return found !== undefined;
}

/** Reopens an enquiry or quote request, unless another sale or a booking came from it. */
async function reopen(
  trx: Trx,
  { topic, id }: RequestId,
  heldFor: readonly string[],
  now: Date,
): Promise<void> {
  const sold = trx.selectFrom('goods').select('id').where('held_for', 'in', heldFor);
  if (await sold.where('state', '=', 'sold').executeTakeFirst()) return;
  const booked = await trx
    .selectFrom('request_entries')
    .select('id')
    .where(keyOf(topic), '=', id)
    .where('booking_id', 'is not', null)
    .executeTakeFirst();
  if (booked) await setOutcome(trx, TABLES[topic], id, 'booked');
  else await markRequests(trx, TABLES[topic], { ids: [id], mark: 'to-do', by: '' }, now);
}
