import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import type { Actor } from '../auth';
import { lockKeys, type Reads, type Trx } from '../db';
import { refused } from '../runtime';
import {
  asBefore,
  changedBy,
  inNewState,
  refusedTime,
  rowBefore,
  seenGoods,
  storeChange,
} from './changeGoods';
import type { CataloguePlace } from './shop';
import { BUILT_IN, builtInRow, type Row, stateAt, toGoods } from './storedGoods';

/**
 * A sale or reservation. `heldFor` is the key of the enquiry or quote request that the goods are
 * for, such as `enquiries/E12`. `alsoFor` has the keys of those that staff merged into it.
 */
type Deal = { id: string; seen: number; heldFor: string; alsoFor: readonly string[]; by: Actor };

const isTheirs = ({ held_for }: Row, { heldFor, alsoFor }: Deal) =>
  held_for === heldFor || alsoFor.includes(held_for);

/**
 * Reserves goods for the sender of an enquiry or quote request. Fails with `conflict` if the goods
 * are not on sale, or if somebody changed them. In this case, the message names this person.
 */
export async function reserveGoods(
  place: CataloguePlace,
  trx: Trx,
  { until, ...deal }: Deal & { until: string | null },
): Promise<Result<Goods>> {
  const at = place.now().toISOString();
  if (until === null || until <= at) return refusedTime('until');
  const found = await free(place, trx, deal, at);
  if (!found.ok) return found;
  const change = inNewState(found.value, { ...deal, state: 'reserved', until, at });
  return { ok: true, value: await storeChange(place, trx, change, deal.by) };
}

/**
 * Marks goods as sold to the sender of an enquiry or quote request. The goods must be on sale, or
 * reserved for the same sender.
 */
export async function sellGoods(
  place: CataloguePlace,
  trx: Trx,
  deal: Deal,
): Promise<Result<Goods>> {
  const at = place.now().toISOString();
  const found = await free(place, trx, deal, at);
  if (!found.ok) return found;
  const change = inNewState(found.value, { ...deal, state: 'sold', until: null, at });
  return { ok: true, value: await storeChange(place, trx, change, deal.by) };
}

/**
 * Ends a reservation, or undoes a sale. If the sale was the last change (`isLast`), the goods get
 * their state from before the sale.
 */
export async function undoDeal(
  place: CataloguePlace,
  trx: Trx,
  { isLast, ...deal }: Deal & { isLast: boolean },
): Promise<Result<{ goods: Goods; isSale: boolean }>> {
  const at = place.now().toISOString();
  await lockKeys(trx, place.db.engine, ['goods']);
  const found = await seenGoods(trx, deal.id, deal.seen, at);
  if (!found.ok) return found;
  const row = found.value;
  const isSale = row.state !== 'reserved';
  if (!isTheirs(row, deal) && !(isLast && isSale)) return changedBy(row, at);
  const next: Row =
    isLast && isSale && row.before !== null
      ? { ...rowBefore(row, row.before, at), before: asBefore(row, at) }
      : inNewState(row, { state: 'on-sale', until: null, heldFor: '', at }).row;
  const said = isSale ? 'sale undone' : 'reservation ended';
  const goods = await storeChange(place, trx, { row: next, said }, deal.by);
  return { ok: true, value: { goods, isSale } };
}

/**
 * Returns goods that can be sold to or reserved for the sender of an enquiry or quote request. The
 * goods must be on sale, or already reserved for the same sender.
 */
async function free(place: CataloguePlace, trx: Trx, deal: Deal, at: string): Promise<Result<Row>> {
  await lockKeys(trx, place.db.engine, ['goods']);
  const found = await seenGoods(trx, deal.id, deal.seen, at);
  if (!found.ok) return found;
  const state = stateAt(found.value, at);
  if (state === 'on-sale') return found;
  if (state === 'reserved' && isTheirs(found.value, deal)) return found;
  if (state !== 'draft') return changedBy(found.value, at);
  return refused('conflict', { message: 'This unit is not on sale. Put it on sale first.' });
}

/**
 * Selects the goods of an enquiry or quote request: by the lines of its cart, by its keys in
 * `held_for`, or by the ids of goods.
 */
type Wanted = { cart: readonly string[]; heldFor: readonly string[]; ids: readonly string[] };

/**
 * Returns the goods in the cart of an enquiry or quote request, and the goods that are reserved or
 * sold for it.
 */
export async function goodsOfRequest(
  db: Reads,
  { cart, heldFor, ids }: Wanted,
  now: Date,
): Promise<Goods[]> {
  const keys = new Set(cart);
  const slugs = cart.map((key) => key.slice(key.indexOf('/') + 1));
  const found = await db
    .selectFrom('goods')
    .selectAll()
    .where((row) =>
      row.or([
        row('held_for', 'in', heldFor),
        ...(slugs.length > 0 ? [row('slug', 'in', slugs)] : []),
        ...(keys.size + ids.length > 0 ? [row('id', 'in', [...keys, ...ids])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const stored = found.filter(
    ({ id, category, slug, held_for }) =>
      heldFor.includes(held_for) ||
      ids.includes(id) ||
      keys.has(slug === null ? id : `${category}/${slug}`),
  );
  const known = new Set(stored.map(({ id }) => id));
  const builtIn = [...keys].flatMap((key) => {
    const product = BUILT_IN.get(key);
    return product && !known.has(key) ? [builtInRow(key, product)] : [];
  });
  return [...stored, ...builtIn].map((row) => toGoods(row, now.toISOString()));
}

/** Removes the links from goods to enquiries and quote requests that were deleted. */
export async function forgetDeals(trx: Trx, heldFor: readonly string[]): Promise<void> {
  const held = trx.updateTable('goods').set({ held_for: '' }).where('held_for', 'in', heldFor);
  await held.execute();
}
