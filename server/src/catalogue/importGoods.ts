import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { MOST_PHOTOS } from '@mcs-repairs/shared/domain/types/goods';
import type {
  GoodsImport,
  GoodsImported,
  GoodsPlan,
} from '@mcs-repairs/shared/domain/types/goodsFiles';
import { type Actor, noteLog } from '../auth';
import { keepAnswer, lockKeys, newId, type Reads, storedAnswer, submission, transact } from '../db';
import { refused } from '../runtime';
import { noteImport } from './catalogueImports';
import { asBefore, BUILT_IN_IDS, columnsOf, goneAt } from './changeGoods';
import { type FileErrors, refusedFile } from './csvTable';
import {
  cellOf,
  FACT_COLUMNS,
  type FileRow,
  MOST_ERRORS,
  readGoodsFile,
  writeGoodsFile,
} from './goodsFile';
import type { CataloguePlace } from './shop';
import { slugOf } from './slugOf';
import { type Row, stateAt, storeRows, UNTOUCHED } from './storedGoods';
import { photosOf } from './storedPhotos';

type Changes = GoodsPlan['rows'][number]['changes'];
/** A row of the file with the unit that it changes. `stored` is undefined for a new unit. */
type Planned = { from: FileRow; stored: Row | undefined; next: Row; changes: Changes };

/** Returns all units in every state as CSV, oldest first. */
export async function exportGoods({ db, now }: CataloguePlace): Promise<string> {
  const at = now().toISOString();
  const units = await allUnits(db);
  return writeGoodsFile(
    units.map((row) => ({ ...row, slug: row.slug ?? '', state: stateAt(row, at) })),
  );
}

/** Returns what importing a file of goods would change. */
export async function checkImport(
  { db, now }: CataloguePlace,
  csv: string,
): Promise<Result<GoodsPlan>> {
  const file = await readGoodsFile(csv);
  if (!file.ok) return file;
  const planned = await planImport(db, file.value, now().toISOString());
  if (!planned.ok) return planned;
  const told = planned.value.filter(
    ({ stored, changes, from }) => !stored || changes.length > 0 || from.photos.length > 0,
  );
  return {
    ok: true,
    value: {
      rows: told.map(({ from: { row, photos }, stored, next, changes }) => ({
        ...{ row, id: stored?.id ?? null, name: next.name },
        ...{ changes, photos },
      })),
      unchanged: planned.value.length - told.length,
      seen: planned.value.flatMap(({ stored }) =>
        stored ? [{ id: stored.id, version: stored.version }] : [],
      ),
    },
  };
}

/**
 * Imports a file of goods completely or not at all. If the request is repeated with the same
 * idempotency key, imports nothing.
 */
export async function importGoods(
  { db, now }: CataloguePlace,
  { csv, seen }: GoodsImport,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<GoodsImported>> {
  const file = await readGoodsFile(csv);
  if (!file.ok) return file;
  const sent = submission('goods-import', key, { csv, seen });
  const at = now();
  const outcome = await transact(db, async (trx): Promise<Result<GoodsImported>> => {
    await lockKeys(trx, db.engine, ['goods']);
    db.scope.changed('goods');
    const earlier = sent && (await storedAnswer<GoodsImported>(trx, sent));
    if (earlier) return earlier;
    const planned = await planImport(trx, file.value, at.toISOString());
    if (!planned.ok) return planned;
    const overtaken = changedMeanwhile(planned.value, seen);
    if (overtaken) return refused('conflict', { message: overtaken });
    const added = planned.value.filter(({ stored }) => !stored);
    const changed = planned.value.filter(({ stored, changes }) => stored && changes.length > 0);
    const rows = [...added, ...changed].map(({ next }) => next);
    await storeRows(trx, rows, by);
    await noteImport(trx, 'goods', rows, { by, at });
    const detail = `import: ${added.length} added, ${changed.length} changed`;
    await noteLog(trx, { event: 'goods-changed', detail }, by, at);
    const units = planned.value
      .filter(({ from }) => from.photos.length > 0)
      .map(({ from: { row }, next: { id } }) => ({ row, id }));
    const value = { added: added.length, changed: changed.length, units };
    if (sent && !(await keepAnswer(trx, sent, value, at))) return refused('key-reused');
    return { ok: true, value };
  });
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<GoodsImported>(db, sent)) ?? outcome;
}

const allUnits = (db: Reads): Promise<Row[]> =>
  db.selectFrom('goods').selectAll().where('slug', 'is not', null).orderBy('id').execute();

/** Compares the rows of a file with the units of the shop. Fails with all errors that it finds. */
async function planImport(
  db: Reads,
  file: readonly FileRow[],
  at: string,
): Promise<Result<Planned[]>> {
  const errors: FileErrors = {};
  const units = await allUnits(db);
  const find = finder(units);
  const freeSlug = slugsBeside(units, file);
  const firstRows = new Map<string, number>();
  const planned: Planned[] = [];
  for (const from of file) {
    if (Object.keys(errors).length >= MOST_ERRORS) break;
    const { row, facts } = from;
    const found = find(facts);
    if ('error' in found) {
      errors[`${row}.serial`] = found.error;
      continue;
    }
    const stored = found.unit;
    const unit = stored?.id ?? (facts.slug && `/${facts.slug}`);
    const first = unit && firstRows.get(unit);
    if (first)
      errors[`${row}.${facts.slug ? 'address' : 'serial'}`] =
        `Row ${first} already changes this unit`;
    else if (unit) firstRows.set(unit, row);
    const wrong = stored ? errorsOfChange(from, stateAt(stored, at)) : errorsOfNew(from);
    for (const [column, message] of Object.entries(wrong)) errors[`${row}.${column}`] = message;
    if (first || Object.keys(wrong).length > 0) continue;
    planned.push(stored ? changeOf(from, stored, at) : additionOf(from, freeSlug));
  }
  await refuseManyPhotos(db, planned, errors);
  return Object.keys(errors).length > 0 ? refusedFile(errors) : { ok: true, value: planned };
}

/** Returns a function that finds the unit of a file row, by its address or by its serial number. */
function finder(units: readonly Row[]) {
  const bySlug = new Map(units.map((unit) => [unit.slug, unit]));
  const bySerial = new Map<string, Row[]>();
  for (const unit of units) {
    const same = bySerial.get(unit.serial);
    if (same) same.push(unit);
    else bySerial.set(unit.serial, [unit]);
  }
  return ({ slug, serial }: FileRow['facts']): { unit: Row | undefined } | { error: string } => {
    if (slug) return { unit: bySlug.get(slug) };
    const same = (serial && bySerial.get(serial)) || [];
    if (same.length < 2) return { unit: same[0] };
    return { error: 'Several units have this serial number. Please enter the address of the unit' };
  };
}

function errorsOfNew({ facts: { slug, name, category, grade, state } }: FileRow): FileErrors {
  return {
    ...(slug && BUILT_IN_IDS.has(slug) && { address: 'This address is taken' }),
    ...(!name && { name: 'Enter a name' }),
    ...(!category && { category: 'Enter a category' }),
    ...(!grade && { condition: 'Enter a condition' }),
    ...((state === 'reserved' || state === 'sold') && {
      state: 'A new unit is a draft or on sale',
    }),
  };
}

function errorsOfChange({ facts: { state } }: FileRow, now: Row['state']): FileErrors {
  if (state !== 'reserved' || now === 'reserved') return {};
  return { state: 'Please reserve a unit on the page Goods' };
}

function changeOf(from: FileRow, stored: Row, at: string): Planned {
  const now = { ...stored, slug: stored.slug ?? '', state: stateAt(stored, at) };
  const given = { ...now, ...from.facts };
  const changes = FACT_COLUMNS.filter(([, fact]) => given[fact] !== now[fact]).map(
    ([column, fact]) => ({ column, from: cellOf(fact, now[fact]), to: cellOf(fact, given[fact]) }),
  );
  const isHeld = now.state !== 'on-sale' && ['reserved', 'sold'].includes(given.state);
  const next: Row = {
    ...given,
    ...columnsOf(given),
    ...(given.state !== 'reserved' && { reserved_until: null }),
    ...(given.state !== now.state && { gone_at: goneAt(given.state, at), on_sale_from: null }),
    held_for: isHeld ? stored.held_for : '',
    before: asBefore(stored, at),
  };
  return { from, stored, next, changes };
}

function additionOf(from: FileRow, freeSlug: (name: string) => string): Planned {
  const { facts } = from;
  const empty = { battery: null, storage: '', colour: '', chip: '', warranty: '', serial: '' };
  const unit = { ...empty, ...{ words: '', stock: 1, state: 'on-sale' as const }, ...facts } as Row;
  const next: Row = {
    ...unit,
    ...columnsOf({ ...unit, slug: '' }),
    id: newId(),
    slug: facts.slug ?? freeSlug(unit.name),
    ...UNTOUCHED,
  };
  return { from, stored: undefined, next, changes: [] };
}

/**
 * Returns a function that makes a slug from a name. No unit and no row of the file has this slug.
 */
function slugsBeside(units: readonly Row[], file: readonly FileRow[]) {
  const taken = new Set<string>(BUILT_IN_IDS);
  for (const { slug } of units) if (slug) taken.add(slug);
  for (const { facts } of file) if (facts.slug) taken.add(facts.slug);
  const numbers = new Map<string, number>();
  return (name: string): string => {
    const begun = slugOf(name, 'unit');
    let number = numbers.get(begun) ?? 1;
    let tried = number === 1 ? begun : `${begun}-${number}`;
    while (taken.has(tried)) tried = `${begun}-${(number += 1)}`;
    numbers.set(begun, number);
    taken.add(tried);
    return tried;
  };
}

async function refuseManyPhotos(db: Reads, planned: readonly Planned[], errors: FileErrors) {
  const known = planned.flatMap(({ stored, from }) =>
    stored && from.photos.length > 0 ? [stored] : [],
  );
  const photos = await photosOf(db, known);
  for (const { from, stored } of planned) {
    const there = (stored && photos.get(stored.id)?.length) || 0;
    if (there + from.photos.length <= MOST_PHOTOS) continue;
    errors[`${from.row}.photos`] = `The unit has ${there} photos, and at most ${MOST_PHOTOS}`;
  }
}

/**
 * Returns a sentence about the units that were changed since the editor saw them. Null if there are
 * none.
 */
function changedMeanwhile(planned: readonly Planned[], seen: GoodsImport['seen']): string | null {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const units = planned.flatMap(({ stored }) => (stored ? [stored] : []));
  const others = units.filter(({ id, version }) => versions.get(id) !== version);
  const [first] = others;
  const found = new Set(units.map(({ id }) => id));
  if (!first) {
    if (seen.every(({ id }) => found.has(id))) return null;
    return 'Somebody changed the address or serial number of a unit meanwhile. Nothing was imported.';
  }
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  return `${first.changed_by} changed ${first.name}${more} meanwhile. Nothing was imported.`;
}
