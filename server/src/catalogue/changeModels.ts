import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  ModelChange,
  ModelFacts,
  ModelStep,
  OwnModel,
} from '@mcs-repairs/shared/domain/types/models';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import { type Actor, noteLog } from '../auth';
import {
  keepAnswer,
  lockKeys,
  newId,
  type Reads,
  storedAnswer,
  submission,
  transact,
  type Trx,
} from '../db';
import { refused } from '../runtime';
import type { CataloguePlace } from './shop';
import { NOTHING, pictureOf, withAlt, withWords } from './modelTexts';
import { slugOf } from './slugOf';
import {
  allModels,
  BUILT_IN_MODELS,
  lastModelVersion,
  listOf,
  type ModelRow,
  toOwnModel,
} from './storedModels';

/**
 * The maximum number of models of one device. The server reads and sends the list of models as a
 * whole, so the list must stay short.
 */
export const MOST_OF_DEVICE = 200;

export const DEVICE_NAMES: Record<DeviceId, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  macbook: 'MacBook',
  imac: 'iMac',
  watch: 'Apple Watch',
  laptop: 'laptop brand',
};

type Change = { row: ModelRow; said: string };

/**
 * Adds a model at the beginning of its device's list. If the request is repeated with the same
 * idempotency key, adds nothing.
 */
export async function addModel(
  place: CataloguePlace,
  facts: ModelFacts,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<OwnModel>> {
  const sent = submission('models', key, facts);
  const outcome = await changing(place, by, (trx) => additionOf(trx, facts), sent);
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<OwnModel>(place.db, sent)) ?? outcome;
}

/** Returns what `addModel` stores, and stores nothing. */
export async function additionOf(db: Reads, facts: ModelFacts): Promise<Result<Change>> {
  const others = await allModels(db, facts.device);
  if (others.length >= MOST_OF_DEVICE) {
    const message = `There are already ${MOST_OF_DEVICE} models of this device`;
    return refused('conflict', { message });
  }
  const taken = takenName(others, { ...facts, id: '' });
  if (taken) return refusedName(taken);
  const slug = freeSlug(others, facts, '');
  if (!slug.ok) return slug;
  return { ok: true, value: { row: newRow(facts, slug.value, others), said: 'added' } };
}

/** Returns the row of a new model. Its place is before all others. */
export const newRow = (facts: ModelFacts, slug: string, others: readonly ModelRow[]): ModelRow => ({
  ...columnsOf(facts, UNWRITTEN),
  id: newId(),
  device: facts.device,
  slug,
  former_slugs: '[]',
  place: Math.min(0, ...others.map((other) => other.place)) - 1,
  state: 'on',
  version: 0,
  changed_by: '',
  before: null,
});

/** Changes a model. Its earlier address redirects to the new one. */
export const changeModel = (place: CataloguePlace, change: ModelChange, by: Actor) =>
  changing(place, by, (trx) => changeOf(trx, change));

/** Returns what `changeModel` stores, and stores nothing. */
export async function changeOf(
  db: Reads,
  { id, seen, ...facts }: ModelChange,
): Promise<Result<Change>> {
  const known = await seenModel(db, id, seen);
  if (!known.ok) return known;
  const { row, others } = known.value;
  const taken = takenName(others, { ...facts, id }, row);
  if (taken) return refusedName(taken);
  const slug = freeSlug(others, facts, id);
  if (!slug.ok) return slug;
  const changed = { ...row, ...columnsOf(facts, row), ...addressOf(row, slug.value) };
  const said = changed.name === row.name ? 'changed' : `changed, was called ${row.name} before`;
  return { ok: true, value: { row: { ...changed, before: asBefore(row) }, said } };
}

const SAID: Record<ModelStep, string> = {
  up: 'moved up',
  down: 'moved down',
  on: 'switched on',
  off: 'switched off',
  'no-picture': 'picture removed',
  'built-in': 'built-in values restored',
  undo: 'last change undone',
};

export const stepModel = (
  place: CataloguePlace,
  { id, seen, step }: { id: string; seen: number; step: ModelStep },
  by: Actor,
) =>
  changing(place, by, async (trx) => {
    const known = await seenModel(trx, id, seen);
    if (!known.ok) return known;
    const { row, others } = known.value;
    const next = stepped(row, others, step);
    if (!next.ok) return next;
    const isLast = !others.some((other) => other.id !== id && other.state === 'on');
    if (next.value.state === 'off' && isLast) {
      const message = `This is the only ${DEVICE_NAMES[row.device]} that is on. Please switch on another one first.`;
      return refused('conflict', { message });
    }
    return {
      ok: true,
      value: { row: { ...next.value, before: asBefore(row) }, said: SAID[step] },
    };
  });

function stepped(row: ModelRow, others: readonly ModelRow[], step: ModelStep): Result<ModelRow> {
  if (step === 'on' || step === 'off') return { ok: true, value: { ...row, state: step } };
  if (step === 'no-picture') return { ok: true, value: { ...row, picture: null } };
  if (step === 'up' || step === 'down') {
    return { ok: true, value: { ...row, place: placeBeside(row, others, step) } };
  }
  const wanted =
    step === 'undo'
      ? row.before && (JSON.parse(row.before) as ModelRow)
      : BUILT_IN_MODELS.get(row.id)?.row;
  if (!wanted) return refused('not-found');
  const taken = takenName(others, { ...wanted, id: row.id }, row);
  if (taken) return refused('conflict', { message: taken });
  const slug = freeSlug(others, wanted, row.id);
  if (!slug.ok) return refused('conflict', { message: slug.failure.message });
  const place = freePlace(row.id, wanted.place, others);
  return { ok: true, value: { ...row, ...wanted, place, ...addressOf(row, wanted.slug) } };
}

/**
 * Returns the position `wanted` in the list of models. If another model has this position, returns
 * one directly after it.
 */
function freePlace(id: string, wanted: number, others: readonly ModelRow[]): number {
  const places = others.filter((other) => other.id !== id).map(({ place }) => place);
  if (!places.includes(wanted)) return wanted;
  const next = places.find((place) => place > wanted);
  return next === undefined ? wanted + 1 : (wanted + next) / 2;
}

/**
 * Returns a position between two neighbours in the list of models. The other rows keep their
 * positions.
 */
function placeBeside(row: ModelRow, others: readonly ModelRow[], step: 'up' | 'down'): number {
  const ahead = step === 'up' ? -1 : 1;
  const at = others.findIndex(({ id }) => id === row.id);
  const passed = others[at + ahead]?.place;
  if (passed === undefined) return row.place;
  const after = others[at + 2 * ahead]?.place;
  return after === undefined ? passed + ahead : (passed + after) / 2;
}

/**
 * Stores a change of models with the next version and an entry in the staff log. Changes run one
 * after the other.
 */
export function changing(
  { db, now }: CataloguePlace,
  by: Actor,
  work: (trx: Trx) => Promise<Result<Change>>,
  /**
   * The idempotency key and the content of the request. They ensure that a repeated request takes
   * effect only once.
   */
  sent: ReturnType<typeof submission> = null,
): Promise<Result<OwnModel>> {
  const at = now();
  return transact(db, async (trx): Promise<Result<OwnModel>> => {
    await lockKeys(trx, db.engine, ['models']);
    db.scope.changed('goods');
    const outcome = await work(trx);
    if (!outcome.ok) return outcome;
    const { said } = outcome.value;
    const [row = outcome.value.row] = await storeModels(trx, [outcome.value.row], by);
    await noteLog(trx, { event: 'models-changed', detail: `${row.name}: ${said}` }, by, at);
    const value = toOwnModel(row);
    if (sent && !(await keepAnswer(trx, sent, value, at))) return refused('key-reused');
    return { ok: true, value };
  });
}

/** Stores rows of models, each with the next version. */
export async function storeModels(
  trx: Trx,
  rows: readonly ModelRow[],
  by: Actor,
): Promise<ModelRow[]> {
  const last = await lastModelVersion(trx);
  const stored = rows.map((row, index) => ({
    ...row,
    version: last + index + 1,
    changed_by: by.name,
  }));
  for (const row of stored) {
    const { id: _id, ...columns } = row;
    await trx
      .insertInto('repair_models')
      .values(row)
      .onConflict((known) => known.column('id').doUpdateSet(columns))
      .execute();
    await forgetPictures(trx, row);
  }
  return stored;
}

type Seen = { row: ModelRow; others: ModelRow[] };

/**
 * Returns the row of a model, with all models of its device. Fails with `conflict` if somebody
 * changed the row since the editor loaded it.
 */
export async function seenModel(db: Reads, id: string, seen: number): Promise<Result<Seen>> {
  const all = await allModels(db);
  const row = all.find((one) => one.id === id);
  if (!row) return refused('not-found');
  if (row.version !== seen) {
    const message = `${row.changed_by} changed this model meanwhile. Please check it and try again.`;
    return refused('conflict', { message });
  }
  return { ok: true, value: { row, others: all.filter(({ device }) => device === row.device) } };
}

const plainName = (name: string) => sameName(name).replaceAll(' ', '');

/**
 * Returns why a model cannot have this name: another model of the device has it, perhaps with
 * different capitals or spaces. Null if the name is free, or if `before` already had it.
 */
export function takenName(
  others: readonly ModelRow[],
  { id, name }: Pick<ModelRow, 'id' | 'name'>,
  before?: Pick<ModelRow, 'name'>,
): string | null {
  const wanted = plainName(name);
  if (before && plainName(before.name) === wanted) return null;
  const taken = others.find((other) => other.id !== id && plainName(other.name) === wanted);
  if (!taken) return null;
  return `${taken.name} is already in the list${taken.state === 'off' ? ', switched off' : ''}`;
}

const refusedName = (taken: string): Result<never> =>
  refused('conflict', { message: `${taken}. Please use another name.`, fields: { name: taken } });

/**
 * Returns the slug that the owner entered, or a slug made from the name. A slug is not free if
 * another model of the device uses it, also as an alternative name. Models that are switched off
 * also count.
 */
export function freeSlug(
  others: readonly ModelRow[],
  { name, slug, device }: Pick<ModelFacts, 'name' | 'slug' | 'device'>,
  id: string,
): Result<string> {
  const names = (other: ModelRow) => [
    other.slug,
    ...(BUILT_IN_MODELS.get(other.id)?.model.aliases ?? []),
  ];
  const owner = (wanted: string) =>
    others.find((other) => other.id !== id && names(other).includes(wanted));
  if (slug) {
    const taken = owner(slug);
    if (!taken) return { ok: true, value: slug };
    const message = `The ${taken.name} has the address /repairs/${device}/${slug}. Please choose another one.`;
    return refused('conflict', { message, fields: { slug: 'This address is taken' } });
  }
  const own = name.startsWith(`${DEVICE_NAMES[device]} `)
    ? name.slice(DEVICE_NAMES[device].length)
    : name;
  const begun = slugOf(own, 'model');
  let tried = begun;
  for (let number = 2; owner(tried); number += 1) tried = `${begun}-${number}`;
  return { ok: true, value: tried };
}

/**
 * If the slug of a model changes, adds the old slug to the former slugs, which redirect. Only the
 * newest twelve are stored.
 */
function addressOf(row: ModelRow, slug: string): Pick<ModelRow, 'slug' | 'former_slugs'> {
  const former = [...listOf(row.former_slugs), row.slug].filter((one) => one !== slug);
  return { slug, former_slugs: JSON.stringify([...new Set(former)].slice(-12)) };
}

/** The page texts of a new model, before the owner writes any. */
const UNWRITTEN: Pick<ModelRow, 'words' | 'durations' | 'picture'> = {
  words: NOTHING,
  durations: NOTHING,
  picture: null,
};

export const columnsOf = (
  { name, year, numbers, alsoCalled, issues, words, durations, pictureAlt }: Facts,
  stored: typeof UNWRITTEN,
) => ({
  name,
  year,
  numbers: JSON.stringify(numbers),
  also_called: JSON.stringify(alsoCalled),
  issues: issues === null ? null : JSON.stringify(issues),
  words: words === undefined ? stored.words : withWords(stored.words, words),
  durations: durations === undefined ? stored.durations : JSON.stringify(durations),
  picture: pictureAlt === undefined ? stored.picture : withAlt(stored.picture, pictureAlt),
});

type Facts = Omit<ModelFacts, 'device'>;

/**
 * Deletes the rows of pictures that neither the model nor an undo needs. A job later deletes their
 * files, as it does for all files without a row.
 */
async function forgetPictures(trx: Trx, row: ModelRow): Promise<void> {
  const before = row.before && (JSON.parse(row.before) as Partial<ModelRow>).picture;
  const needed = [row.picture, before ?? null].map((picture) => pictureOf({ picture })?.id ?? '');
  await trx
    .deleteFrom('model_photos')
    .where('model_id', '=', row.id)
    .where('id', 'not in', needed)
    .execute();
}

export const asBefore = ({ before: _before, ...row }: ModelRow): string => JSON.stringify(row);
