import { sql, type SqlBool } from 'kysely';
import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import type {
  Goods,
  GoodsList,
  GoodsQuery,
  GoodsPhoto,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Product } from '@mcs-repairs/shared/domain/types/product';
import type { Actor } from '../auth';
import { containsText, type Db, type Reads, searchTextOf, type Tables, type Trx } from '../db';
import type { CataloguePlace } from './shop';
import { noteWords } from './nearWords';
import { forgetFiles, photosOf } from './storedPhotos';

export type Row = Tables['goods'];

const PAGE_SIZE = 50;

/** The built-in products by their key `category/id`. */
export const BUILT_IN: ReadonlyMap<string, Product> = new Map(
  PRODUCTS.map((product) => [productKey(product), product]),
);

/** The columns of goods that nobody has reserved, sold, scheduled, changed or translated. */
export const UNTOUCHED = {
  reserved_until: null,
  gone_at: null,
  on_sale_from: null,
  held_for: '',
  version: 0,
  changed_by: '',
  before: null,
  photos_before: null,
  translations: null,
} satisfies Partial<Row>;

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
    ...UNTOUCHED,
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
 * Returns the state of goods at a moment. A reservation that has ended makes the goods available
 * again. A draft whose time has come is on sale. No job changes the row, so the stored state may be
 * outdated.
 */
export function stateAt(
  { state, reserved_until, on_sale_from }: Pick<Row, 'state' | 'reserved_until' | 'on_sale_from'>,
  now: string,
): Row['state'] {
  const isExpired = state === 'reserved' && (reserved_until ?? '') <= now;
  const isDue = state === 'draft' && on_sale_from !== null && on_sale_from <= now;
  return isExpired || isDue ? 'on-sale' : state;
}

/**
 * Selects the goods that have a state at the time `now`. A reservation may have ended, and the time
 * of a draft to go on sale may have come.
 */
export const inState = (trx: Reads, state: Row['state'], now: string) =>
  trx.selectFrom('goods').where((row) => {
    const is = row('state', '=', state);
    if (state === 'on-sale')
      return row.or([
        is,
        row.and([row('state', '=', 'reserved'), row('reserved_until', '<=', now)]),
        row.and([row('state', '=', 'draft'), row('on_sale_from', '<=', now)]),
      ]);
    if (state === 'draft')
      return row.and([
        is,
        row.or([row('on_sale_from', 'is', null), row('on_sale_from', '>', now)]),
      ]);
    return state === 'reserved' ? row.and([is, row('reserved_until', '>', now)]) : is;
  });

/**
 * Selects the units that visitors see. On SQLite, the condition is a `case`, because with `or`,
 * SQLite would look up and sort all units instead of reading an index in order. PostgreSQL does the
 * same with `case`, because it cannot estimate how many units a `case` selects.
 */
export function unitsOnSale({ db, now }: CataloguePlace) {
  const at = now().toISOString();
  if (db.engine === 'postgres') return inState(db, 'on-sale', at).where('slug', 'is not', null);
  const isOnSale = sql<SqlBool>`case when state = 'on-sale' then 1
    when state = 'reserved' and reserved_until <= ${at} then 1
    when state = 'draft' and on_sale_from <= ${at} then 1 else 0 end = 1`;
  return db.selectFrom('goods').where('slug', 'is not', null).where(isOnSale);
}
export type OnSale = ReturnType<typeof unitsOnSale>;

export function toGoods(row: Row, now: string, photos: readonly GoodsPhoto[] = []): Goods {
  const { slug, reserved_until, on_sale_from, held_for, changed_by, before, ...columns } = row;
  const { search_text: _, gone_at: _goneAt, photos_before: _photos, ...shown } = columns;
  const { translations: _translations, ...facts } = shown;
  const state = stateAt(row, now);
  return {
    ...facts,
    slug: slug ?? '',
    photos: [...photos],
    isBuiltIn: slug === null,
    state,
    reservedUntil: state === 'reserved' ? reserved_until : null,
    ...(state === 'draft' && on_sale_from !== null && { onSaleFrom: on_sale_from }),
    ...(held_for && { heldFor: held_for }),
    changedBy: changed_by,
    canUndo: before !== null,
  };
}

/**
 * Matches goods by their search text. Visitors can also search in this text, so it contains no
 * serial numbers.
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

const AT_ONCE = 200;

/** Stores units, each with the next version. */
export async function storeRows(trx: Trx, changed: readonly Row[], by: Actor): Promise<void> {
  const last = await lastVersion(trx);
  const rows = changed.map((next, index) => ({
    ...next,
    version: last + index + 1,
    changed_by: by.name,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    // These addresses now belong to the changed units, so they must no longer redirect to units
    // that had them before.
    const slugs = some.flatMap(({ slug }) => slug ?? []);
    await trx.deleteFrom('goods_former_slugs').where('slug', 'in', slugs).execute();
    await forgetFiles(
      trx,
      some.map(({ id }) => id),
    );
    await noteWords(trx, some.map(({ search_text }) => search_text).join(' '));
    await trx
      .insertInto('goods')
      .values(some)
      .onConflict((stored) =>
        stored.column('id').doUpdateSet((row) => {
          const columns = Object.keys(rows[0] ?? {}).filter(
            (name) => name !== 'id',
          ) as (keyof Row)[];
          return Object.fromEntries(columns.map((name) => [name, row.ref(`excluded.${name}`)]));
        }),
      )
      .execute();
  }
}
