import { UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  ModelChange,
  ModelFacts,
  ModelStep,
  OwnModel,
} from '@mcs-repairs/shared/domain/types/models';
import { type Actor, noteLog } from '../auth';
import { keepAnswer, lockKeys, newId, storedAnswer, submission, transact, type Trx } from '../db';
import { refused } from '../runtime';
import type { CataloguePlace } from './shop';
import { slugOf } from './slugOf';
import {
  allModels,
  BUILT_IN_MODELS,
  lastModelVersion,
  listOf,
  type ModelRow,
  toOwnModel,
} from './storedModels';

/** Changes stay quick to read and to send, so a device has at most this many models. */
const MOST_OF_DEVICE = 200;

const NAMES: Record<DeviceId, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  macbook: 'MacBook',
  imac: 'iMac',
  watch: 'Apple Watch',
  laptop: 'laptop brand',
};

type Change = { row: ModelRow; said: string };

/** Adds a model before the others of its device, once for each idempotency key. */
export async function addModel(
  place: CataloguePlace,
  facts: ModelFacts,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<OwnModel>> {
  const sent = submission('models', key, facts);
  const added = async (trx: Trx): Promise<Result<Change>> => {
    const others = await allModels(trx, facts.device);
    if (others.length >= MOST_OF_DEVICE) {
      const message = `There are already ${MOST_OF_DEVICE} models of this device`;
      return refused('conflict', { message });
    }
    const slug = freeSlug(others, facts, '');
    if (!slug.ok) return slug;
    const row: ModelRow = {
      ...columnsOf(facts),
      id: newId(),
      device: facts.device,
      slug: slug.value,
      former_slugs: '[]',
      place: Math.min(0, ...others.map((other) => other.place)) - 1,
      state: 'on',
      version: 0,
      changed_by: '',
      before: null,
    };
    return { ok: true, value: { row, said: 'added' } };
  };
  const outcome = await changing(place, by, added, sent);
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<OwnModel>(place.db, sent)) ?? outcome;
}

/** Changes a model. Its earlier address redirects to the new one. */
export const changeModel = (
  place: CataloguePlace,
  { id, seen, ...facts }: ModelChange,
  by: Actor,
) =>
  changing(place, by, async (trx) => {
    const known = await seenModel(trx, id, seen);
    if (!known.ok) return known;
    const { row, others } = known.value;
    const slug = freeSlug(others, facts, id);
    if (!slug.ok) return slug;
    const changed = { ...row, ...columnsOf(facts), ...addressOf(row, slug.value) };
    const said = changed.name === row.name ? 'changed' : `changed, was called ${row.name} before`;
    return { ok: true, value: { row: { ...changed, before: asBefore(row) }, said } };
  });

const SAID: Record<ModelStep, string> = {
  up: 'moved up',
  down: 'moved down',
  on: 'switched on',
  off: 'switched off',
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
      const message = `This is the only ${NAMES[row.device]} that is on. Please switch on another one first.`;
      return refused('conflict', { message });
    }
    return {
      ok: true,
      value: { row: { ...next.value, before: asBefore(row) }, said: SAID[step] },
    };
  });

function stepped(row: ModelRow, others: readonly ModelRow[], step: ModelStep): Result<ModelRow> {
  if (step === 'on' || step === 'off') return { ok: true, value: { ...row, state: step } };
  if (step === 'up' || step === 'down') {
    return { ok: true, value: { ...row, place: placeBeside(row, others, step) } };
  }
  const wanted =
    step === 'undo'
      ? row.before && (JSON.parse(row.before) as ModelRow)
      : BUILT_IN_MODELS.get(row.id)?.row;
  if (!wanted) return refused('not-found');
  const slug = freeSlug(others, wanted, row.id);
  if (!slug.ok) return refused('conflict', { message: slug.failure.message });
  return { ok: true, value: { ...row, ...wanted, ...addressOf(row, wanted.slug) } };
}

/** Returns a place between the neighbours, so that only this row changes. */
function placeBeside(row: ModelRow, others: readonly ModelRow[], step: 'up' | 'down'): number {
  const ahead = step === 'up' ? -1 : 1;
  const at = others.findIndex(({ id }) => id === row.id);
  const passed = others[at + ahead]?.place;
  if (passed === undefined) return row.place;
  const after = others[at + 2 * ahead]?.place;
  return after === undefined ? passed + ahead : (passed + after) / 2;
}

/** Stores a change with the next version and a log entry. Changes run one after the other. */
function changing(
  { db, now }: CataloguePlace,
  by: Actor,
  work: (trx: Trx) => Promise<Result<Change>>,
  /** A submission that must be stored only once. */
  sent: ReturnType<typeof submission> = null,
): Promise<Result<OwnModel>> {
  const at = now();
  return transact(db, async (trx): Promise<Result<OwnModel>> => {
    await lockKeys(trx, db.engine, ['models']);
    db.scope.changed('goods');
    const outcome = await work(trx);
    if (!outcome.ok) return outcome;
    const { said } = outcome.value;
    const row = {
      ...outcome.value.row,
      version: (await lastModelVersion(trx)) + 1,
      changed_by: by.name,
    };
    const { id: _id, ...columns } = row;
    await trx
      .insertInto('repair_models')
      .values(row)
      .onConflict((stored) => stored.column('id').doUpdateSet(columns))
      .execute();
    await noteLog(trx, { event: 'models-changed', detail: `${row.name}: ${said}` }, by, at);
    const value = toOwnModel(row);
    if (sent && !(await keepAnswer(trx, sent, value, at))) return refused('key-reused');
    return { ok: true, value };
  });
}

type Seen = { row: ModelRow; others: ModelRow[] };

/**
 * Returns the row with all models of its device. Fails with `conflict` if somebody changed it after
 * the editor loaded it.
 */
async function seenModel(trx: Trx, id: string, seen: number): Promise<Result<Seen>> {
  const all = await allModels(trx);
  const row = all.find((one) => one.id === id);
  if (!row) return refused('not-found');
  if (row.version !== seen) {
    const message = `${row.changed_by} changed this meanwhile. Please check it and try again.`;
    return refused('conflict', { message });
  }
  return { ok: true, value: { row, others: all.filter(({ device }) => device === row.device) } };
}

/**
 * Returns the wanted slug, or one from the name. A slug is taken if another model of the device has
 * it, even one that is switched off or that no listing links to, or as its other name.
 */
function freeSlug(
  others: readonly ModelRow[],
  { name, slug, device }: Pick<ModelFacts, 'name' | 'slug' | 'device'>,
  id: string,
): Result<string> {
  const names = (other: ModelRow) => [
    other.slug,
    ...(BUILT_IN_MODELS.get(other.id)?.model.aliases ?? []),
  ];
  const owner = (wanted: string) =>
    others.find((other) => other.id !== id && names(other).includes(wanted)) ??
    UNLISTED_MODELS.find((model) => model.device === device && model.slug === wanted);
  if (slug) {
    const taken = owner(slug);
    if (!taken) return { ok: true, value: slug };
    const message = `The ${taken.name} has the address /repairs/${device}/${slug}. Please choose another one.`;
    return refused('conflict', { message, fields: { slug: 'This address is taken' } });
  }
  const own = name.startsWith(`${NAMES[device]} `) ? name.slice(NAMES[device].length) : name;
  const begun = slugOf(own, 'model');
  let tried = begun;
  for (let number = 2; owner(tried); number += 1) tried = `${begun}-${number}`;
  return { ok: true, value: tried };
}

/** Stores the earlier slug when the slug changes. The newest twelve keep their redirects. */
function addressOf(row: ModelRow, slug: string): Pick<ModelRow, 'slug' | 'former_slugs'> {
  const former = [...listOf(row.former_slugs), row.slug].filter((one) => one !== slug);
  return { slug, former_slugs: JSON.stringify([...new Set(former)].slice(-12)) };
}

const columnsOf = ({ name, year, numbers, alsoCalled, issues }: Omit<ModelFacts, 'device'>) => ({
  name,
  year,
  numbers: JSON.stringify(numbers),
  also_called: JSON.stringify(alsoCalled),
  issues: issues === null ? null : JSON.stringify(issues),
});

const asBefore = ({ before: _before, ...row }: ModelRow): string => JSON.stringify(row);
