import { plainCell, readCsv } from '@mcs-repairs/shared/domain/rules/csv';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import {
  type CheckedPriceFile,
  type PriceDifference,
  PRICE_COLUMNS,
  type PricePlace,
  tierPricesSchema,
} from '@mcs-repairs/shared/domain/types/price';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { hashOf, type Reads } from '../db';
import { refused } from '../runtime';
import { faultsByDevice, faultNamed, type FaultsByDevice } from './faultNames';
import type { FaultPlace } from './shop';
import { allModels, type ModelRow } from './storedModels';
import {
  AMOUNTS,
  type Amounts,
  amountsOf,
  type NewPrices,
  priceId,
  storedPrices,
  toAmounts,
} from './storedPrices';

type Cells = Record<(typeof PRICE_COLUMNS)[number], string>;

const MOST_ROWS = 5000;
/**
 * The maximum number of errors that the response lists for a file. Nobody can work through a longer
 * list.
 */
const MOST_ERRORS = 100;
const ALL_MODELS = ['', 'all models'];

type Errors = Partial<Record<keyof Cells, string>>;
type Plan = { prices: NewPrices[]; checked: CheckedPriceFile };

/**
 * Compares a price file with the stored prices. Fails with a list of all wrong rows and columns.
 */
export async function planFile(
  place: Pick<FaultPlace, 'knownFaults'>,
  db: Reads,
  csv: string,
): Promise<Result<Plan>> {
  const read = rowsOf(csv);
  if (!read) return wrongFile({ 'Last row': 'A quotation mark is never closed' });
  const [head, ...rows] = read;
  const names = (head?.cells ?? []).map(plain);
  const missing = PRICE_COLUMNS.filter((column) => !names.includes(plain(column)));
  if (missing.length > 0)
    return wrongFile({ 'Row 1': `These columns are missing: ${missing.join(', ')}` });
  if (rows.length > MOST_ROWS)
    return wrongFile({ [`Row ${MOST_ROWS + 2}`]: 'This file has too many rows' });

  const models = await allModels(db);
  const faults = await faultsByDevice(place, db);
  const stored = new Map((await storedPrices(db)).map((row) => [row.id, row]));
  const fields: Record<string, string> = {};
  const firstRows = new Map<string, number>();
  const prices: NewPrices[] = [];
  const differences: PriceDifference[] = [];
  for (const { number, cells } of rows) {
    const cell = (column: keyof Cells) => cells[names.indexOf(plain(column))] ?? '';
    const { errors, at, amounts, modelName } = readRow(cell, { models, faults });
    const id = at && priceId(at);
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first !== undefined) errors.Fault = `Row ${first} has this model and fault, too`;
    for (const [column, message] of Object.entries(errors))
      fields[`Row ${number}, ${column}`] = message;
    if (Object.keys(fields).length >= MOST_ERRORS) break;
    if (!at || id === undefined || !amounts) continue;
    firstRows.set(id, first ?? number);
    const change = { place: at, before: stored.get(id), amounts };
    const changed = changedAmounts(change);
    if (Object.keys(changed).length === 0) continue;
    prices.push(change);
    differences.push({
      ...{ ...at, modelName, row: number, ...changed },
      belowCost: belowCost(amounts),
    });
  }
  if (Object.keys(fields).length > 0) return wrongFile(fields);
  const version = Math.max(0, ...[...stored.values()].map((row) => row.version));
  const seen = `${version}.${hashOf(JSON.stringify(differences))}`;
  const same = rows.length - differences.length;
  return { ok: true, value: { prices, checked: { differences, same, seen } } };
}

/**
 * Returns the non-empty rows with their row numbers in a spreadsheet. Null if the text is no CSV.
 */
function rowsOf(csv: string): { number: number; cells: string[] }[] | null {
  const rows = [];
  let number = 0;
  for (const read of readCsv(csv)) {
    if (!read) return null;
    number += 1;
    const cells = read.map((cell) => plainCell(cell).trim());
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
  }
  return rows;
}

/**
 * Returns the version of the last change of prices before a file was checked. `seen` identifies the
 * check.
 */
export const versionOf = (seen: string): number => Number(seen.split('.', 1)[0]);

/**
 * Returns whether two checks of a price file found the same differences. Other changes of prices
 * between the two checks do not matter.
 */
export const isSameCheck = (one: string, other: string): boolean =>
  one.slice(one.indexOf('.')) === other.slice(other.indexOf('.'));

type ReadRow = {
  errors: Errors;
  at?: PricePlace;
  amounts?: Amounts;
  modelName: string | null;
};

function readRow(
  cell: (column: keyof Cells) => string,
  { models, faults }: { models: readonly ModelRow[]; faults: FaultsByDevice },
): ReadRow {
  const errors: Errors = {};
  const device = DEVICE_IDS.find((id) => id === plain(cell('Device')));
  if (!device) errors.Device = `Use one of these: ${DEVICE_IDS.join(', ')}`;
  const issue = faultNamed(cell('Fault'), device, faults)?.id;
  if (!issue)
    errors.Fault = faultNamed(cell('Fault'), undefined, faults)
      ? 'This device does not have this fault'
      : 'No fault has this name';

  const model = plain(cell('Model'));
  const isAll = ALL_MODELS.includes(model);
  const named = models.filter(
    (row) => row.device === device && (row.slug === model || plain(row.name) === model),
  );
  const found = named.find(({ slug }) => slug === model) ?? named[0];
  if (device && !isAll && !found) errors.Model = 'No model of this device has this name';
  if (named.length > 1 && found?.slug !== model) {
    errors.Model = `Several models have this name. Use the address: ${named.map(({ slug }) => slug).join(' or ')}`;
  }

  const parsed = tierPricesSchema.safeParse({
    standard: { price: amountIn(cell('Standard price')), cost: amountIn(cell('Standard cost')) },
    premium: { price: amountIn(cell('Premium price')), cost: amountIn(cell('Premium cost')) },
  });
  if (!parsed.success) {
    const wrong = fieldErrors(parsed.error.issues);
    errors['Standard price'] = wrong['standard.price'];
    errors['Standard cost'] = wrong['standard.cost'];
    errors['Premium price'] = wrong['premium.price'];
    errors['Premium cost'] = wrong['premium.cost'];
  }
  const known = Object.fromEntries(
    Object.entries(errors).filter(([, message]) => message !== undefined),
  );
  const modelName = isAll ? null : (found?.name ?? null);
  if (Object.keys(known).length > 0 || !device || !issue || !parsed.success) {
    return { errors: known, modelName };
  }
  const at = { device, model: isAll ? null : (found?.id ?? null), issue };
  return { errors: known, at, amounts: toAmounts(parsed.data), modelName };
}

/** Reads an amount: `Rs. 12,500` as 12500, and an empty cell as no amount. */
function amountIn(text: string): number | null {
  const digits = text.replace(/^rs\.?/i, '').replace(/[\s,]/g, '');
  if (digits === '') return text.trim() === '' ? null : Number.NaN;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

const NAMES = {
  standard_price: 'standardPrice',
  standard_cost: 'standardCost',
  premium_price: 'premiumPrice',
  premium_cost: 'premiumCost',
} as const;

function changedAmounts({ before, amounts }: NewPrices) {
  const was = amountsOf(before);
  return Object.fromEntries(
    AMOUNTS.filter((name) => amounts[name] !== was[name]).map((name) => [
      NAMES[name],
      { from: was[name], to: amounts[name] },
    ]),
  );
}

/** Returns the tiers (standard or premium) whose price is below their cost. */
export function belowCost(amounts: Amounts): PriceDifference['belowCost'] {
  const { standard_price, standard_cost, premium_price, premium_cost } = amounts;
  const isBelow = (price: number | null, cost: number | null) =>
    price !== null && cost !== null && price < cost;
  return [
    ...(isBelow(standard_price, standard_cost) ? (['standard'] as const) : []),
    ...(isBelow(premium_price, premium_cost) ? (['premium'] as const) : []),
  ];
}

function wrongFile(fields: Record<string, string>): Result<never> {
  const count = Object.keys(fields).length;
  const errors = count === 1 ? '1 error' : `${count} errors`;
  return refused('invalid', { message: `The file has ${errors}. Nothing was changed.`, fields });
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
