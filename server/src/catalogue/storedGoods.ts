import { sql, type SqlBool } from 'kysely';
import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import type {
  Goods,
  GoodsList,
  GoodsQuery,
  UnitPhoto,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Product } from '@mcs-repairs/shared/domain/types/product';
import { containsText, type Db, type Reads, searchTextOf, type Tables, type Trx } from '../db';
import type { CataloguePlace } from './shop';
import { photosOf } from './storedPhotos';

export type Row = Tables['goods'];

const PAGE_SIZE = 50;

/** The built-in products by key. */
export const BUILT_IN: ReadonlyMap<string, Product> = new Map(
  PRODUCTS.map((product) => [productKey(product), product]),
);

/** Returns the row of a built-in product that nobody has changed. */
export function builtInRow(id: string, { name, category, storage, chip }: Product): Row {
  return {
    id,
    slug: null,
    name,
    category,
    grade: 'excellent',
    battery: null,
    storage: storage ?? '',
    colour: '',
    chip: chip ?? '',
    warranty: '',
    serial: '',
    words: '',
    stock: 1,
    state: 'on-sale',
    reserved_until: null,
    held_for: '',
    version: 0,
    changed_by: '',
    before: null,
    search_text: searchTextOf(name),
  };
}

/** Returns a unit, or a built-in product with or without changes. */
export async function findGoods(trx: Reads, id: string): Promise<Row | undefined> {
  const row = await trx.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirst();
  const product = BUILT_IN.get(id);
  return row ?? (product && builtInRow(id, product));
}

/**
 * Returns the state at a moment. A reservation that has expired makes goods available again,
 * although no job changes the row.
 */
export const stateAt = ({ state, reserved_until }: Row, now: string): Row['state'] =>
  state === 'reserved' && (reserved_until ?? '') <= now ? 'on-sale' : state;

/** Selects goods that are in a state at a moment. */
export const inState = (trx: Reads, state: Row['state'], now: string) =>
  trx.selectFrom('goods').where((row) => {
    const is = row('state', '=', state);
    if (state === 'on-sale')
      return row.or([
        is,
        row.and([row('state', '=', 'reserved'), row('reserved_until', '<=', now)]),
      ]);
    return state === 'reserved' ? row.and([is, row('reserved_until', '>', now)]) : is;
  });

/**
 * Selects the units that visitors see. For a condition with `or`, SQLite would look up each unit and
 * sort all of them, instead of reading an index in order.
 */
export function unitsOnSale({ db, now }: CataloguePlace) {
  const at = now().toISOString();
  const isOnSale = sql<SqlBool>`case when state = 'on-sale' then 1
    when state = 'reserved' and reserved_until <= ${at} then 1 else 0 end = 1`;
  return db.selectFrom('goods').where('slug', 'is not', null).where(isOnSale);
}
export type OnSale = ReturnType<typeof unitsOnSale>;

export function toGoods(row: Row, now: string, photos: readonly UnitPhoto[] = []): Goods {
  const { slug, reserved_until, held_for, changed_by, before, search_text: _, ...facts } = row;
  const state = stateAt(row, now);
  return {
    ...facts,
    slug: slug ?? '',
    photos: [...photos],
    isBuiltIn: slug === null,
    state,
    reservedUntil: state === 'reserved' ? reserved_until : null,
    ...(held_for && { heldFor: held_for }),
    changedBy: changed_by,
    canUndo: before !== null,
  };
}

/**
 * Matches goods by their search text. It contains no serial number, because visitors can search,
 * too.
 */
export const matches = (db: Db, search: string) => containsText(db, 'goods', search.split(/\s+/));

/**
 * Returns a page of goods for staff, newest first. Built-in products are in the order of the
 * catalogue.
 */
export async function listGoods(
  { db, now }: CataloguePlace,
  { show, search, page }: GoodsQuery,
): Promise<GoodsList> {
  const at = now().toISOString();
  if (show === 'built-in') return builtInGoods(db, search, at);
  let found = (show === 'all' ? db.selectFrom('goods') : inState(db, show, at)).where(
    'slug',
    'is not',
    null,
  );
  if (search)
    found = found.where((row) => row.or([matches(db, search), row('serial', '=', search)]));
  const [counted, rows] = await Promise.all([
    found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const photos = await photosOf(db, rows);
  return {
    goods: rows.map((row) => toGoods(row, at, photos.get(row.id))),
    total: Number(counted.total),
    pageSize: PAGE_SIZE,
  };
}

async function builtInGoods(db: Reads, search: string, at: string): Promise<GoodsList> {
  const changed = await changedBuiltIns(db);
  const words = search.toLowerCase().split(/\s+/);
  const rows = [...BUILT_IN]
    .map(([id, product]) => changed.get(id) ?? builtInRow(id, product))
    .filter(({ search_text }) => words.every((word) => search_text.includes(word)));
  return {
    goods: rows.map((row) => toGoods(row, at)),
    total: rows.length,
    pageSize: Math.max(rows.length, 1),
  };
}

/** Returns the rows of built-in products that staff changed, by key. */
export async function changedBuiltIns(db: Reads): Promise<Map<string, Row>> {
  const rows = await db.selectFrom('goods').selectAll().where('slug', 'is', null).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the version of the last change of any goods. */
export async function lastVersion(db: Reads | Trx): Promise<number> {
  const { last } = await db
    .selectFrom('goods')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
