import { DEVICE_IDS, type DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  CheckedModelFile,
  ModelDifference,
} from '@mcs-repairs/shared/domain/types/modelFiles';
import { type Actor, noteLog } from '../auth';
import { hashOf, lockKeys, type Reads, transact } from '../db';
import { refused } from '../runtime';
import {
  asBefore,
  columnsOf,
  DEVICE_NAMES,
  freeSlug,
  MOST_OF_DEVICE,
  newRow,
  storeModels,
  takenName,
} from './changeModels';
import { noteImport } from './catalogueImports';
import { type FileErrors, refusedFile } from './csvTable';
import {
  cellOf,
  FACT_COLUMNS,
  type FileModel,
  type FileRow,
  readModelFile,
  writeModelFile,
} from './modelFile';
import { faultsByDevice, type FaultsByDevice } from './faultNames';
import type { FaultPlace } from './shop';
import { allModels, listOf, type ModelRow, toOwnModel } from './storedModels';

type Plan = { rows: ModelRow[]; checked: CheckedModelFile };

/** Returns all models as CSV, in the owner's order. */
export async function exportModels(place: FaultPlace): Promise<string> {
  const models = (await allModels(place.db)).map(toFileModel);
  return writeModelFile(models, await faultsByDevice(place, place.db));
}

/** Returns what importing a file of models would change. */
export async function checkModelFile(
  place: FaultPlace,
  csv: string,
): Promise<Result<CheckedModelFile>> {
  const plan = await planFile(place, place.db, csv);
  return plan.ok ? { ok: true, value: plan.value.checked } : plan;
}

/**
 * Imports a file of models completely or not at all. Fails if the import would no longer make the
 * changes that the member saw before.
 */
export function importModels(
  place: FaultPlace,
  { csv, seen }: { csv: string; seen: string },
  by: Actor,
): Promise<Result<{ added: number; changed: number }>> {
  const { db, now } = place;
  const at = now();
  return transact(db, async (trx): Promise<Result<{ added: number; changed: number }>> => {
    await lockKeys(trx, db.engine, ['models']);
    db.scope.changed('goods');
    const plan = await planFile(place, trx, csv);
    if (!plan.ok) return plan;
    const { rows, checked } = plan.value;
    if (checked.seen !== seen) return refused('conflict', { message: await whoChanged(trx) });
    await storeModels(trx, rows, by);
    await noteImport(trx, 'models', rows, { by, at });
    const added = checked.differences.filter(({ id }) => id === null).length;
    const value = { added, changed: rows.length - added };
    const detail = `file: ${added} added, ${value.changed} changed`;
    await noteLog(trx, { event: 'models-changed', detail }, by, at);
    return { ok: true, value };
  });
}

async function whoChanged(db: Reads): Promise<string> {
  const newest = await db
    .selectFrom('repair_models')
    .select('changed_by as by')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${newest?.by ?? 'Somebody'} changed models meanwhile. Nothing was imported. Please check the differences again.`;
}

/** Compares a file with the stored models. Fails with all wrong rows and columns. */
async function planFile(place: FaultPlace, db: Reads, csv: string): Promise<Result<Plan>> {
  const faults = await faultsByDevice(place, db);
  const file = await readModelFile(csv, faults);
  if (!file.ok) return file;
  const { errors } = file.value;
  const models = await allModels(db);
  const firstRows = new Map<string, number>();
  const rows: ModelRow[] = [];
  const differences: ModelDifference[] = [];
  const named: { row: number; next: ModelRow; stored: ModelRow | undefined }[] = [];
  for (const from of file.value.rows) {
    const planned = planRow(from, models);
    if ('errors' in planned) {
      for (const [column, message] of Object.entries(planned.errors))
        errors[`${from.row}.${column}`] ??= message;
      continue;
    }
    const { next, stored } = planned;
    const first = firstRows.get(next.id);
    if (first) errors[`${from.row}.address`] = `Row ${first} is about the same model`;
    firstRows.set(next.id, from.row);
    const changes = changesOf(next, stored, faults);
    if (changes.length === 0) continue;
    if (stored) models.splice(models.indexOf(stored), 1, next);
    else models.unshift(next);
    rows.push(next);
    named.push({ row: from.row, next, stored });
    differences.push({ row: from.row, id: stored?.id ?? null, name: next.name, changes });
  }
  // A file may exchange the names of two models, so only the names after all its rows count.
  for (const { row, next, stored } of named) {
    const others = models.filter(({ device }) => device === next.device);
    const taken = takenName(others, next, stored);
    if (taken) errors[`${row}.name`] ??= taken;
  }
  for (const { row, facts } of file.value.rows) {
    const isOff = facts.state === 'off' && facts.device && !isAnyOn(models, facts.device);
    if (isOff && facts.device)
      errors[`${row}.state`] ??= `At least one ${DEVICE_NAMES[facts.device]} stays on`;
  }
  if (Object.keys(errors).length > 0) return refusedModels(errors);
  orderAdded(rows);
  const same = file.value.rows.length - rows.length;
  const seen = hashOf(JSON.stringify(differences));
  return { ok: true, value: { rows, checked: { differences, same, seen } } };
}

/**
 * Gives new models the order that they have in the file. Each was added at the beginning of the
 * list, so their order was reversed.
 */
function orderAdded(rows: readonly ModelRow[]): void {
  for (const device of DEVICE_IDS) {
    const added = rows.filter((row) => row.device === device && row.before === null);
    const places = added.map(({ place }) => place).reverse();
    for (const [index, row] of added.entries()) row.place = places[index] ?? row.place;
  }
}

/**
 * The maximum number of errors that the response lists for a file. Nobody can work through a longer
 * list.
 */
const MOST_ERRORS = 100;

const refusedModels = (errors: FileErrors) =>
  refusedFile(
    Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS)),
    'The file has errors. Nothing was changed.',
  );

const isAnyOn = (models: readonly ModelRow[], device: DeviceId) =>
  models.some((row) => row.device === device && row.state === 'on');

type Planned = { next: ModelRow; stored: ModelRow | undefined } | { errors: FileErrors };

function planRow({ facts }: FileRow, models: readonly ModelRow[]): Planned {
  const { device } = facts;
  if (!device) return { errors: {} };
  const others = models.filter((row) => row.device === device);
  const found = find(facts, others);
  if ('error' in found) return { errors: { address: found.error } };
  const { stored } = found;
  if (stored) {
    const given = { ...toFileModel(stored), ...facts, slug: stored.slug };
    const columns = columnsOf({ ...given, ...withTimes(given) }, stored);
    const next = { ...stored, ...columns, state: given.state, before: asBefore(stored) };
    return { stored, next };
  }
  if (!facts.name) return { errors: { name: 'Enter a name' } };
  if (others.length >= MOST_OF_DEVICE)
    return { errors: { device: `There are already ${MOST_OF_DEVICE} models of this device` } };
  const given = { ...NEW, slug: '', ...facts, name: facts.name, device };
  const slug = freeSlug(others, given, '');
  if (!slug.ok) return { errors: { address: 'This address is taken' } };
  const next = newRow({ ...given, ...withTimes(given) }, slug.value, others);
  return { stored, next: { ...next, state: given.state } };
}

const NEW = {
  ...{ year: null, numbers: [], alsoCalled: [], issues: null },
  ...{ words: '', durations: {}, state: 'on' as const },
};

/** Removes working times of faults that the shop does not repair on this model. */
const withTimes = ({ issues, durations }: Pick<FileModel, 'issues' | 'durations'>) => ({
  durations: Object.fromEntries(
    Object.entries(durations).filter(([id]) => !issues || issues.some((issue) => issue === id)),
  ),
});

type Found = { stored: ModelRow | undefined } | { error: string };

/** Finds the model of a file row by its address, or by its name if the row has no address. */
function find({ slug, name }: FileRow['facts'], others: readonly ModelRow[]): Found {
  if (slug) {
    const stored = others.find((row) => row.slug === slug);
    const moved = stored ?? others.find((row) => listOf(row.former_slugs).includes(slug));
    if (!stored && moved) return { error: `The ${moved.name} now has the address ${moved.slug}` };
    return { stored };
  }
  const named = others.filter((row) => row.name === name);
  if (named.length < 2) return { stored: named[0] };
  return { error: 'Several models have this name. Please fill in the address' };
}

function toFileModel(row: ModelRow): FileModel {
  const { device, name, slug, year, numbers, alsoCalled, issues, words, durations } =
    toOwnModel(row);
  const facts = { device, name, slug, year, numbers, alsoCalled, issues, words, durations };
  return { ...facts, state: row.state };
}

function changesOf(
  next: ModelRow,
  stored: ModelRow | undefined,
  faults: FaultsByDevice,
): ModelDifference['changes'] {
  const after = toFileModel(next);
  const before = stored && toFileModel(stored);
  return FACT_COLUMNS.flatMap(([column, fact]) => {
    const from = before ? cellOf(fact, before, faults) : '';
    const to = cellOf(fact, after, faults);
    return from === to ? [] : [{ column, from, to }];
  });
}
