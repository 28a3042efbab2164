import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  Goods,
  GoodsChange,
  GoodsFacts,
  GoodsStateChange,
  NewGoods,
} from '@mcs-repairs/shared/domain/types/goods';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { type Actor, noteLog } from '../auth';
import {
  keepAnswer,
  lockKeys,
  newId,
  searchTextOf,
  storedAnswer,
  submission,
  transact,
  type Trx,
} from '../db';
import { refused } from '../runtime';
import { noteWords } from './nearWords';
import type { CataloguePlace } from './shop';
import { slugOf } from './slugOf';
import {
  forgetFiles,
  type PhotoRow,
  photoRows,
  photosOf,
  storePhotos,
  withFiles,
} from './storedPhotos';
import {
  BUILT_IN,
  findGoods,
  lastVersion,
  type Row,
  stateAt,
  toGoods,
  UNTOUCHED,
} from './storedGoods';

/**
 * The ids of built-in products. No unit may have such an id as its slug. A cart identifies a
 * product by its slug, so it would confuse the two.
 */
export const BUILT_IN_IDS = new Set([...BUILT_IN.values()].map(({ id }) => id));

/**
 * A change of a unit. `from` is the slug before the change, if the change may set another one.
 * `photos` has the photos after and before the change, if it changes them.
 */
export type Change = {
  row: Row;
  said: string;
  from?: string | null;
  photos?: { next: readonly PhotoRow[]; before: readonly PhotoRow[] };
};

/**
 * Adds a unit for sale. If the request is repeated with the same idempotency key, adds nothing.
 * Without a slug, the slug comes from the name. If another unit has this slug, a number is added.
 */
export async function addGoods(
  place: CataloguePlace,
  goods: NewGoods,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<Goods>> {
  const { state, onSaleFrom = null, ...facts } = goods;
  const sent = submission('goods', key, goods);
  const added = async (trx: Trx, at: string): Promise<Result<Change>> => {
    const from = state === 'draft' ? onSaleFrom : null;
    if (from !== null && from <= at) return refusedTime('onSaleFrom');
    const id = newId();
    const slug = await freeSlug(trx, facts, id);
    if (!slug.ok) return slug;
    const row: Row = {
      ...columnsOf(facts),
      id,
      slug: slug.value,
      state,
      ...UNTOUCHED,
      on_sale_from: from,
    };
    const draft = from === null ? 'added as a draft' : `added, on sale from ${nepalInstant(from)}`;
    return { ok: true, value: { row, said: state === 'draft' ? draft : 'added' } };
  };
  const outcome = await changing(place, by, added, sent);
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<Goods>(place.db, sent)) ?? outcome;
}

export const changeGoods = (
  place: CataloguePlace,
  id: string,
  { seen, onSaleFrom, ...facts }: GoodsChange,
  by: Actor,
) =>
  changing(place, by, async (trx, at) => {
    const known = await seenGoods(trx, id, seen, at);
    if (!known.ok) return known;
    // Staff cannot change the facts of a built-in product. They can copy the product and change the
    // copy.
    if (known.value.slug === null) return refused('not-found');
    const slug = await freeSlug(trx, facts, id);
    if (!slug.ok) return slug;
    const stored = known.value.on_sale_from;
    const from =
      onSaleFrom === undefined || stateAt(known.value, at) !== 'draft' ? stored : onSaleFrom;
    if (from !== null && from !== stored && from <= at) return refusedTime('onSaleFrom');
    const row = {
      ...{ ...known.value, on_sale_from: from },
      ...columnsOf(facts),
      slug: slug.value,
      before: asBefore(known.value, at),
    };
    return { ok: true, value: { row, said: 'changed', from: known.value.slug } };
  });

/**
 * Changes the state of goods, such as to sold. If one of several pieces is sold, the others stay on
 * sale.
 */
export const changeState = (
  place: CataloguePlace,
  { id, seen, state, until }: GoodsStateChange,
  by: Actor,
) =>
  changing(place, by, async (trx, at) => {
    const known = await seenGoods(trx, id, seen, at);
    if (!known.ok) return known;
    if (state === 'reserved' && (until === null || until <= at)) return refusedTime('until');
    // A unit that was reserved for an enquiry or quote request is sold to the sender of that
    // enquiry or quote request.
    const isTheirs = state === 'sold' && stateAt(known.value, at) === 'reserved';
    const heldFor = isTheirs ? known.value.held_for : '';
    return { ok: true, value: inNewState(known.value, { state, until, heldFor, at }) };
  });

export function refusedTime(field: 'until' | 'onSaleFrom') {
  const message = 'Choose a time that is still to come';
  return refused('invalid', { message, fields: { [field]: message } });
}

type NewState = { state: Row['state']; until: string | null; heldFor: string; at: string };

export function inNewState(row: Row, { state, until, heldFor, at }: NewState): Change {
  const left = row.stock - 1;
  const sellsOne = state === 'sold' && left > 0;
  const next: Row = {
    ...row,
    state: sellsOne ? 'on-sale' : state,
    stock: sellsOne ? left : row.stock,
    reserved_until: state === 'reserved' ? until : null,
    gone_at: sellsOne ? null : goneAt(state, at),
    on_sale_from: null,
    held_for: sellsOne ? '' : heldFor,
    before: asBefore(row, at),
  };
  const said = sellsOne ? `one sold, ${left} left` : wordsOf(next);
  return { row: next, said: heldFor ? `${said}, for ${nameOfRequest(heldFor)}` : said };
}

/**
 * Returns when goods with this state became unavailable, or null if they are available. `at` is the
 * time of the change.
 */
export const goneAt = (state: Row['state'], at: string): string | null =>
  state === 'reserved' || state === 'sold' ? at : null;

/** Returns the reference of an enquiry or quote request, such as `E12` for `enquiries/E12`. */
const nameOfRequest = (heldFor: string) => heldFor.slice(heldFor.indexOf('/') + 1);

/** Restores goods as they were before the last change. A second undo restores the change. */
export const undoChange = (
  place: CataloguePlace,
  { id, seen }: { id: string; seen: number },
  by: Actor,
) =>
  changing(place, by, async (trx, at) => {
    const known = await seenGoods(trx, id, seen, at);
    if (!known.ok) return known;
    if (known.value.before === null) return refused('not-found');
    const { before: _known, ...before } = rowBefore(known.value, known.value.before, at);
    const stored = photosBefore(known.value);
    const next = stored && (await withFiles(trx, stored));
    const photos = next && { next, before: await photoRows(trx, id) };
    if (before.slug !== null) {
      const slug = await freeSlug(trx, { name: before.name, slug: before.slug }, id);
      if (!slug.ok) return slug;
    }
    const row: Row = { ...before, before: asBefore(known.value, at) };
    const said = `last change undone: ${wordsOf(row)}`;
    return { ok: true, value: { row, said, from: known.value.slug, ...(photos && { photos }) } };
  });

/**
 * Stores a change of goods with the next version and an entry in the staff log. Changes run one
 * after the other.
 */
export function changing(
  place: CataloguePlace,
  by: Actor,
  work: (trx: Trx, at: string) => Promise<Result<Change>>,
  /**
   * The idempotency key and the content of the request. They ensure that a repeated request takes
   * effect only once.
   */
  sent: ReturnType<typeof submission> = null,
): Promise<Result<Goods>> {
  const at = place.now();
  return transact(place.db, async (trx): Promise<Result<Goods>> => {
    await lockKeys(trx, place.db.engine, ['goods']);
    const outcome = await work(trx, at.toISOString());
    if (!outcome.ok) return outcome;
    const value = await storeChange(place, trx, outcome.value, by);
    if (sent && !(await keepAnswer(trx, sent, value, at))) return refused('key-reused');
    return { ok: true, value };
  });
}

/** Stores a change of goods. The caller's transaction must have locked the goods. */
export async function storeChange(
  { db, now }: CataloguePlace,
  trx: Trx,
  { row: next, said, from, photos: changedPhotos }: Change,
  by: Actor,
): Promise<Goods> {
  const at = now();
  db.scope.changed('goods');
  const version = (await lastVersion(trx)) + 1;
  const photos_before = changedPhotos
    ? JSON.stringify({ version, photos: changedPhotos.before } satisfies PhotosBefore)
    : null;
  const row = { ...next, version, changed_by: by.name, photos_before };
  const { id: _id, ...columns } = row;
  await trx
    .insertInto('goods')
    .values(row)
    .onConflict((stored) => stored.column('id').doUpdateSet(columns))
    .execute();
  if (changedPhotos) await storePhotos(trx, row.id, { ...changedPhotos, at });
  else await forgetFiles(trx, [row.id]);
  if (row.slug !== null) {
    await moveAddress(trx, row.id, from ?? row.slug, row.slug);
    await noteWords(trx, row.search_text);
  }
  await noteLog(trx, { event: 'goods-changed', detail: `${row.name}: ${said}` }, by, at);
  const photos = (await photosOf(trx, [row])).get(row.id);
  return toGoods(row, at.toISOString(), photos);
}

/**
 * Stores the earlier slug of a unit, so that its old address redirects to the unit. If several
 * units had the slug, it redirects to the last one.
 */
async function moveAddress(trx: Trx, id: string, from: string, to: string): Promise<void> {
  await trx.deleteFrom('goods_former_slugs').where('slug', '=', to).execute();
  if (from === to) return;
  const former = { slug: from, goods_id: id };
  await trx
    .insertInto('goods_former_slugs')
    .values(former)
    .onConflict((stored) => stored.column('slug').doUpdateSet(former))
    .execute();
}

/**
 * Returns the row of a unit. Fails with `conflict` if somebody changed it since the editor loaded
 * it.
 */
export async function seenGoods(
  trx: Trx,
  id: string,
  seen: number,
  at: string,
): Promise<Result<Row>> {
  const row = await findGoods(trx, id);
  if (!row) return refused('not-found');
  return row.version === seen ? { ok: true, value: row } : changedBy(row, at);
}

/**
 * Returns the error for goods that somebody changed meanwhile. The error names this person, and
 * until when and for whom the goods are reserved.
 */
export function changedBy(row: Row, at: string): Result<never> {
  const state = stateAt(row, at);
  const heldFor = row.held_for && ` for ${nameOfRequest(row.held_for)}`;
  const what =
    state === 'reserved'
      ? `${row.changed_by} reserved this unit${heldFor} until ${nepalInstant(row.reserved_until ?? at)}`
      : state === 'sold'
        ? `${row.changed_by} marked this unit as sold${heldFor}`
        : `${row.changed_by} changed this unit meanwhile`;
  return refused('conflict', { message: `${what}. Please check it and try again.` });
}

async function freeSlug(
  trx: Trx,
  { name, slug }: Pick<GoodsFacts, 'name' | 'slug'>,
  id: string,
): Promise<Result<string>> {
  if (slug) {
    if (!(await isTaken(trx, slug, id))) return { ok: true, value: slug };
    const message = `Another unit has the address /shop/${slug}. Please choose another one.`;
    return refused('conflict', { message, fields: { slug: 'This address is taken' } });
  }
  const begun = slugOf(name, 'unit');
  const rows = await trx
    .selectFrom('goods')
    .select('slug')
    .where('id', '!=', id)
    .where((row) => row.or([row('slug', '=', begun), row('slug', 'like', `${begun}-%`)]))
    .execute();
  const taken = new Set([...BUILT_IN_IDS, ...rows.map(({ slug: other }) => other)]);
  let tried = begun;
  for (let number = 2; taken.has(tried); number += 1) tried = `${begun}-${number}`;
  return { ok: true, value: tried };
}

/**
 * Returns whether a slug is in use. A cart identifies goods by category and slug, so the ids of
 * built-in products also count as used.
 */
async function isTaken(trx: Trx, slug: string, id: string): Promise<boolean> {
  if (BUILT_IN_IDS.has(slug)) return true;
  const owner = await trx
    .selectFrom('goods')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner !== undefined && owner.id !== id;
}

export const columnsOf = ({ slug: _slug, ...facts }: GoodsFacts) => ({
  ...facts,
  search_text: searchTextOf(facts.name, facts.storage, facts.colour, facts.chip),
});

/**
 * Returns a row of goods as JSON, for an undo. A draft goes on sale at a set time without a change
 * of its row. If this time has come, the JSON contains the state `on-sale`.
 */
export function asBefore({ before: _before, photos_before: _photos, ...row }: Row, at: string) {
  const isDue = row.state === 'draft' && stateAt(row, at) === 'on-sale';
  return JSON.stringify({ ...row, ...(isDue && { state: 'on-sale', on_sale_from: null }) });
}

/**
 * The photos before a change, for an undo. `version` is the version that this change gave the row.
 */
type PhotosBefore = { version: number; photos: readonly PhotoRow[] };

/**
 * Returns the photos that an undo restores. Undefined if the last change did not change the photos.
 * An earlier release does not write this column. After a change by that release, the column still
 * contains an older version.
 */
function photosBefore({ version, photos_before }: Row): readonly PhotoRow[] | undefined {
  if (photos_before === null) return undefined;
  const stored = JSON.parse(photos_before) as PhotosBefore;
  return stored.version === version ? stored.photos : undefined;
}

/**
 * Parses the JSON of `asBefore`. JSON of earlier releases lacks the column `held_for`. If the
 * draft's time to go on sale has passed meanwhile, the time is removed, because an undo must not
 * put the draft on sale.
 */
export function rowBefore(row: Row, before: string, at: string): Row {
  type Stored = Omit<Row, 'before' | 'held_for' | 'photos_before'> & { held_for?: string };
  const stored: Row = { ...row, held_for: '', ...(JSON.parse(before) as Stored) };
  const isPast = stored.on_sale_from !== null && stored.on_sale_from <= at;
  // If the last change did not change the time, the unit is on sale now, and stays on sale.
  const isKept = row.state === 'draft' && row.on_sale_from === stored.on_sale_from;
  const isLate = isPast && !isKept;
  return { ...stored, on_sale_from: isLate ? null : stored.on_sale_from };
}

function wordsOf({ state, reserved_until }: Row): string {
  if (state === 'reserved') return `reserved until ${nepalInstant(reserved_until ?? '')}`;
  return { 'on-sale': 'on sale', draft: 'off sale', sold: 'sold' }[state];
}
