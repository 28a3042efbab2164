import type {
  ListedPrice,
  PriceChange,
  PricePlace,
  SeenPriceFile,
} from '@mcs-repairs/shared/domain/types/price';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { lockKeys, transact, type Trx } from '../db';
import { refused } from '../runtime';
import { DEVICE_NAMES } from './changeModels';
import { belowCost, isSameCheck, planFile, versionOf } from './priceFile';
import type { FaultPlace } from './shop';
import { allModels } from './storedModels';
import {
  AMOUNTS,
  type Amounts,
  amountsOf,
  isPlace,
  lastPriceVersion,
  type NewPrices,
  priceId,
  type PriceRow,
  toAmounts,
  toListed,
} from './storedPrices';

type Change = { prices: NewPrices[]; said: string };

export const changePrice = (
  shop: FaultPlace,
  { seen, standard, premium, confirmBelowCost, ...place }: PriceChange,
  by: Actor,
): Promise<Result<ListedPrice>> =>
  changing(shop, by, async (trx) => {
    if (!(await isPlace(trx, place))) return refused('not-found');
    const before = await trx
      .selectFrom('repair_prices')
      .selectAll()
      .where('id', '=', priceId(place))
      .executeTakeFirst();
    if ((before?.version ?? 0) !== seen) return changedBy(before?.changed_by);
    const amounts = toAmounts({ standard, premium });
    const below = confirmBelowCost ? [] : belowCost(amounts);
    if (below.length > 0)
      return unconfirmed(Object.fromEntries(below.map((tier) => [`${tier}.price`, BELOW_COST])));
    const change = { place, before, amounts };
    const said = `${await placeName(shop, trx, place)}: ${changeWords(change)}`;
    return { ok: true, value: { prices: [change], said } };
  }).then((outcome) => firstOf(outcome));

/** Undoes the last change of prices. A second undo restores the change. */
export const undoPrices = (shop: FaultPlace, seen: number, by: Actor): Promise<Result<null>> =>
  changing(shop, by, async (trx) => {
    const version = await lastPriceVersion(trx);
    const rows = await trx
      .selectFrom('repair_prices')
      .selectAll()
      .where('version', '=', version)
      .orderBy('id')
      .execute();
    const [first] = rows;
    if (!first) return refused('not-found');
    if (version !== seen) return changedBy(first.changed_by);
    const prices = rows.map((before) => ({
      place: before,
      before,
      amounts: JSON.parse(before.before) as Amounts,
    }));
    const said =
      rows.length > 1
        ? `${rows.length} prices: last change undone`
        : `${await placeName(shop, trx, first)}: last change undone`;
    return { ok: true, value: { prices, said } };
  }).then((outcome) => (outcome.ok ? { ok: true, value: null } : outcome));

/**
 * Imports a price file completely or not at all. Fails if the import would no longer make the
 * changes that the member saw before.
 */
export const importPrices = (
  shop: FaultPlace,
  { csv, seen, confirmBelowCost }: SeenPriceFile,
  by: Actor,
): Promise<Result<{ changed: number }>> =>
  changing(shop, by, async (trx) => {
    const plan = await planFile(shop, trx, csv);
    if (!plan.ok) return plan;
    const { prices, checked } = plan.value;
    if (!isSameCheck(checked.seen, seen))
      return refused('conflict', { message: await whoChanged(trx, seen) });
    const below = confirmBelowCost
      ? []
      : checked.differences.filter((difference) => difference.belowCost.length > 0);
    if (below.length > 0)
      return unconfirmed(
        Object.fromEntries(
          below.flatMap(({ row, belowCost: tiers }) =>
            tiers.map((tier) => [`Row ${row}, ${PRICE_NAMES[tier]}`, BELOW_COST]),
          ),
        ),
      );
    const count = prices.length === 1 ? '1 price' : `${prices.length} prices`;
    return { ok: true, value: { prices, said: `${count} from a file` } };
  }).then((outcome) =>
    outcome.ok ? { ok: true, value: { changed: outcome.value.length } } : outcome,
  );

/**
 * Returns the message for an import that would no longer make the changes that the member saw. It
 * names the person who changed prices meanwhile.
 */
async function whoChanged(trx: Trx, seen: string): Promise<string> {
  const newest = await trx
    .selectFrom('repair_prices')
    .select(['changed_by as by', 'version'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isPrice = newest && newest.version > versionOf(seen);
  const change = isPrice ? `${newest.by} changed prices` : 'Somebody changed the models';
  return `${change} meanwhile. Nothing was imported. Please check the differences again.`;
}

const BELOW_COST = 'This price is below its cost';
const PRICE_NAMES = { standard: 'Standard price', premium: 'Premium price' };

/**
 * The error for prices below their cost that the member did not confirm. A page that was loaded
 * before an update of the site cannot confirm them.
 */
const unconfirmed = (fields: Record<string, string>) =>
  refused('invalid', {
    message:
      'A price is below its cost. Nothing was stored. Please confirm it. If the page does not ask, reload the page.',
    fields,
  });

const changedBy = (name = 'Somebody') =>
  refused('conflict', {
    message: `${name} changed these prices meanwhile. Please check them and try again.`,
  });

/**
 * Stores a change of prices with the next version and an entry in the staff log. Changes run one
 * after the other.
 */
function changing(
  { db, now }: FaultPlace,
  by: Actor,
  work: (trx: Trx) => Promise<Result<Change>>,
): Promise<Result<PriceRow[]>> {
  const at = now();
  return transact(db, async (trx): Promise<Result<PriceRow[]>> => {
    await lockKeys(trx, db.engine, ['prices', 'models']);
    const outcome = await work(trx);
    if (!outcome.ok) return outcome;
    const { prices, said } = outcome.value;
    const version = (await lastPriceVersion(trx)) + 1;
    const rows: PriceRow[] = [];
    for (const { place, before, amounts } of prices) {
      const { device, model, issue } = place;
      const row = {
        ...{ id: priceId(place), device, model, issue, ...amounts, version },
        changed_by: by.name,
        changed_at: at.toISOString(),
        before: JSON.stringify(amountsOf(before)),
      };
      const { id: _id, ...columns } = row;
      await trx
        .insertInto('repair_prices')
        .values(row)
        .onConflict((stored) => stored.column('id').doUpdateSet(columns))
        .execute();
      rows.push(row);
    }
    await noteLog(trx, { event: 'prices-changed', detail: said }, by, at);
    return { ok: true, value: rows };
  });
}

function firstOf(outcome: Result<PriceRow[]>): Result<ListedPrice> {
  if (!outcome.ok) return outcome;
  const [row] = outcome.value;
  return row ? { ok: true, value: toListed(row, true) } : refused('not-found');
}

async function placeName(
  { knownFaults }: FaultPlace,
  trx: Trx,
  { device, model, issue }: PricePlace,
): Promise<string> {
  const models = model === null ? [] : await allModels(trx, device);
  const name = models.find(({ id }) => id === model)?.name ?? `all ${DEVICE_NAMES[device]} models`;
  const fault = (await knownFaults(trx, device)).find(({ id }) => id === issue);
  return `${fault?.issue ?? issue}, ${name}`;
}

const AMOUNT_NAMES: Record<keyof Amounts, string> = {
  standard_price: 'standard price',
  standard_cost: 'standard cost',
  premium_price: 'premium price',
  premium_cost: 'premium cost',
};

/**
 * Describes a change of prices for the staff log: `standard price 4500, was 4000; standard cost
 * 2000, was nothing`.
 */
function changeWords({ before, amounts }: NewPrices): string {
  const was = amountsOf(before);
  const changed = AMOUNTS.filter((name) => amounts[name] !== was[name]).map(
    (name) => `${AMOUNT_NAMES[name]} ${amounts[name] ?? 'removed'}, was ${was[name] ?? 'nothing'}`,
  );
  return changed.join('; ') || 'saved without a change';
}
