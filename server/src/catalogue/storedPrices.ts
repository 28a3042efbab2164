import { serviceFor } from '@mcs-repairs/shared/domain/catalogue/services';
import type {
  ListedPrice,
  PriceList,
  PricePlace,
  TierPrices,
} from '@mcs-repairs/shared/domain/types/price';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { Reads, Tables } from '../db';
import { allModels, issuesOf } from './storedModels';

export type PriceRow = Tables['repair_prices'];
export const AMOUNTS = [
  'standard_price',
  'standard_cost',
  'premium_price',
  'premium_cost',
] as const;
export type Amounts = Pick<PriceRow, (typeof AMOUNTS)[number]>;

/**
 * New amounts for a fault of a device or model. `before` is the stored row. It is undefined if
 * there is none yet.
 */
export type NewPrices = { place: PricePlace; before: PriceRow | undefined; amounts: Amounts };

export const priceId = ({ device, model, issue }: PricePlace) => `${model ?? device}:${issue}`;

export const amountsOf = (row: Amounts | undefined): Amounts => ({
  standard_price: row?.standard_price ?? null,
  standard_cost: row?.standard_cost ?? null,
  premium_price: row?.premium_price ?? null,
  premium_cost: row?.premium_cost ?? null,
});

export const toAmounts = ({ standard, premium }: TierPrices): Amounts => ({
  standard_price: standard.price,
  standard_cost: standard.cost,
  premium_price: premium.price,
  premium_cost: premium.cost,
});

/** Returns the prices and the models. Without `withCosts`, the result contains no costs. */
export async function listPrices(
  db: Reads,
  device: DeviceId | undefined,
  withCosts: boolean,
): Promise<PriceList> {
  const models = (await allModels(db, device)).map((row) => ({
    id: row.id,
    device: row.device,
    name: row.name,
    slug: row.slug,
    issues: issuesOf(row),
  }));
  const rows = await storedPrices(db);
  return {
    models,
    prices: rows
      .filter((row) => device === undefined || row.device === device)
      .filter(hasPrice)
      .map((row) => toListed(row, withCosts)),
    last: withCosts ? lastChange(rows) : undefined,
  };
}

export const storedPrices = (db: Reads): Promise<PriceRow[]> =>
  db.selectFrom('repair_prices').selectAll().orderBy('id').execute();

/**
 * Returns whether a row of the price list has a price. If staff remove the prices, the empty row
 * stays for an undo.
 */
export const hasPrice = (row: Amounts) => row.standard_price !== null || row.premium_price !== null;

function lastChange(rows: readonly PriceRow[]): PriceList['last'] {
  const version = Math.max(0, ...rows.map((row) => row.version));
  const [first, ...others] = rows.filter((row) => row.version === version);
  return (
    first && { version, by: first.changed_by, at: first.changed_at, places: others.length + 1 }
  );
}

export function toListed(row: PriceRow, withCosts: boolean): ListedPrice {
  const { device, model, issue, version, changed_by: changedBy } = row;
  const tier = (price: number | null, cost: number | null) =>
    withCosts ? { price, cost } : { price };
  return {
    device,
    model,
    issue,
    standard: tier(row.standard_price, row.standard_cost),
    premium: tier(row.premium_price, row.premium_cost),
    version,
    changedBy,
  };
}

/**
 * Returns whether the price list can have this price: the device has the fault, and the model
 * exists.
 */
export async function isPlace(db: Reads, { device, model, issue }: PricePlace): Promise<boolean> {
  if (!serviceFor(device, issue)) return false;
  return model === null || (await allModels(db, device)).some(({ id }) => id === model);
}

export async function lastPriceVersion(db: Reads): Promise<number> {
  const { last } = await db
    .selectFrom('repair_prices')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
