import type { RawBuilder, SqlBool } from 'kysely';
import { filterProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { PRODUCT_CATEGORIES, type SortOrder } from '@mcs-repairs/shared/domain/types/product';
import { UNIT_FILTERS } from '@mcs-repairs/shared/domain/types/goods';
import type {
  CartChecked,
  Grade,
  ShopUnit,
  ShopUnitPage,
  ShopUnits,
  ShopUnitsQuery,
  UnitPhoto,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Reads } from '../db';
import { matchesNearly } from './nearWords';
import type { CataloguePlace } from './shop';
import { photosOf } from './storedPhotos';
import { ENGLISH, translated } from './textsByLanguage';
import {
  BUILT_IN,
  changedBuiltIns,
  inState,
  matches,
  type OnSale,
  type Row,
  stateAt,
  unitsOnSale,
} from './storedGoods';
import { choicesAmong, countOf, groupOf, groupsOf, shelfOf } from './unitChoices';

const NEAREST = 4;

type Condition = RawBuilder<SqlBool>;

/**
 * Returns the first matching units on sale, the number of matches, and the choices for the filters.
 */
export async function listUnits(
  place: CataloguePlace,
  { category, search, sort, limit, ...facts }: ShopUnitsQuery,
  language = ENGLISH,
): Promise<ShopUnits> {
  const chosen = category.split(',');
  const categories = PRODUCT_CATEGORIES.filter(
    (known) => category === 'all' || chosen.includes(known),
  );
  const asked = { categories, facts };
  const firstRows = async (condition: Condition | null) => {
    let rows = unitsOnSale(place);
    // PostgreSQL rejects a query with an empty list.
    if (categories.length === 0) return [];
    if (category !== 'all') rows = rows.where('category', 'in', categories);
    for (const name of UNIT_FILTERS)
      if (facts[name]) rows = rows.where(name, '=', facts[name] as Grade);
    return sorted(condition ? rows.where(condition) : rows, sort)
      .limit(limit)
      .execute();
  };
  const exact = search ? matches(place.db, search) : null;
  const [{ groups, builtIn }, exactGroups, exactRows] = await Promise.all([
    shelfOf(place),
    exact && groupsOf(unitsOnSale(place).where(exact)),
    firstRows(exact),
  ]);
  const named = filterProducts(builtIn, { categories: ['all'], search });
  let [found, rows] = [exactGroups ?? groups, exactRows];
  // If no unit and no built-in product contains the typed words, they may be misspelled.
  const near =
    found.length === 0 && named.length === 0 ? await matchesNearly(place.db, search) : null;
  if (near)
    [found, rows] = await Promise.all([groupsOf(unitsOnSale(place).where(near)), firstRows(near)]);
  return {
    units: await toUnits(place, rows, language),
    total: countOf(found, asked),
    ...(groups.length > 0 && {
      choices: choicesAmong(
        [...groups, ...builtIn.map(groupOf)],
        [...found, ...named.map(groupOf)],
        asked,
      ),
    }),
  };
}

/** Returns a unit of any state by its slug, or by an earlier one. Only staff may see drafts. */
export async function findUnit(
  place: CataloguePlace,
  slug: string,
  language = ENGLISH,
): Promise<ShopUnitPage | null> {
  const row = (await unitsAt(place.db, [slug])).get(slug);
  if (!row) return null;
  const state = stateAt(row, place.now().toISOString());
  const nearest =
    state === 'draft' ? [] : await toUnits(place, await nearestTo(place, row), language);
  const shown = inLanguage(row, language);
  const { warranty, words, stock } = shown;
  const stored = (await photosOf(place.db, [row], language)).get(row.id) ?? [];
  const photos = stored.map(described(shown));
  return { ...toUnit(shown, photos), warranty, words, stock, photos, state, nearest };
}

/** The facts that make two units similar, the most important one first. */
const NEAR_BY = ['name', 'storage', 'grade', 'chip'] as const;

/**
 * Returns other units of the same category that are on sale. Units with the same name come first, then
 * units with the same storage, condition and chip. Among equal ones, the newest comes first.
 */
function nearestTo(place: CataloguePlace, unit: Row): Promise<Row[]> {
  let sorted = unitsOnSale(place)
    .where('category', '=', unit.category)
    .where('id', '!=', unit.id)
    .selectAll();
  for (const fact of NEAR_BY)
    sorted = sorted.orderBy((row) => row.case().when(fact, '=', unit[fact]).then(0).else(1).end());
  return sorted.orderBy('id', 'desc').limit(NEAREST).execute();
}

/** Returns the paths of the units on sale, for the sitemap. */
export async function shopPaths(place: CataloguePlace): Promise<string[]> {
  const rows = await unitsOnSale(place).select('slug').orderBy('id').execute();
  return rows.map(({ slug }) => `/shop/${slug}`);
}

/**
 * Returns the paths of all units that have a page, including earlier paths. All units except drafts
 * have one.
 */
export async function unitPaths({ db, now }: CataloguePlace): Promise<string[]> {
  const drafts = inState(db, 'draft', now().toISOString()).select('id');
  const units = db.selectFrom('goods').select('slug').where('id', 'not in', drafts);
  const rows = await Promise.all([
    units.where('slug', 'is not', null).execute(),
    db
      .selectFrom('goods_former_slugs')
      .select('slug')
      .where('goods_id', 'not in', drafts)
      .execute(),
  ]);
  return rows.flat().map(({ slug }) => `/shop/${slug}`);
}

/**
 * Returns the lines of a cart whose goods are not on sale now. A line is `category/id` or
 * `category/slug`.
 */
export async function checkCart(
  { db, now }: { db: Reads; now: () => Date },
  ids: readonly string[],
): Promise<CartChecked> {
  if (ids.length === 0) return { unavailable: [] };
  const at = now().toISOString();
  const slugOf = (id: string) => id.slice(id.indexOf('/') + 1);
  const [units, builtIns] = await Promise.all([unitsAt(db, ids.map(slugOf)), changedBuiltIns(db)]);
  return {
    unavailable: ids.flatMap((id): CartChecked['unavailable'] => {
      const row = BUILT_IN.has(id) ? builtIns.get(id) : units.get(slugOf(id));
      if (!row) return BUILT_IN.has(id) ? [] : [{ id, state: 'gone' }];
      const state = stateAt(row, at);
      if (state === 'on-sale') return [];
      if (state === 'draft') return [{ id, state: 'gone' }];
      return [{ id, state, ...(row.gone_at !== null && { at: row.gone_at }) }];
    }),
  };
}

/**
 * Returns units by the requested slugs. If several units have used a slug, returns the unit that
 * has it now.
 */
async function unitsAt(db: Reads, slugs: readonly string[]): Promise<Map<string, Row>> {
  const now = await db.selectFrom('goods').selectAll().where('slug', 'in', slugs).execute();
  const found = new Map(now.map((row) => [row.slug ?? '', row]));
  const others = slugs.filter((slug) => !found.has(slug));
  if (others.length === 0) return found;
  const moved = await db
    .selectFrom('goods_former_slugs as former')
    .innerJoin('goods', 'goods.id', 'former.goods_id')
    .selectAll('goods')
    .select('former.slug as asked')
    .where('former.slug', 'in', others)
    .execute();
  for (const { asked, ...row } of moved) found.set(asked, row);
  return found;
}

/**
 * Sorts units in the order that the visitor chose (specification, section 9). Among equal units,
 * the newest is first.
 */
function sorted(found: OnSale, sort: SortOrder) {
  const all = found.selectAll();
  if (sort === 'newest') return all.orderBy('id', 'desc');
  const direction = sort === 'price-high' ? 'desc' : 'asc';
  return all.orderBy((row) => row.fn('lower', ['name']), direction).orderBy('id', 'desc');
}

async function toUnits(
  { db }: CataloguePlace,
  rows: readonly Row[],
  language: string,
): Promise<ShopUnit[]> {
  const photos = await photosOf(db, rows, language);
  return rows.map((row) => {
    const shown = inLanguage(row, language);
    return toUnit(shown, (photos.get(row.id) ?? []).map(described(shown)));
  });
}

/** Returns a unit with the owner's texts in a language. Texts without a translation are English. */
const inLanguage = (row: Row, language: string): Row =>
  translated(row, ['name', 'storage', 'colour', 'chip', 'warranty', 'words'], language);

/** Adds the alternative texts. A photo without one gets the name of the unit. */
const described =
  ({ name }: Row) =>
  ({ id, alt, width, height }: UnitPhoto): UnitPhoto => ({ id, alt: alt || name, width, height });

function toUnit(row: Row, [photo]: readonly UnitPhoto[]): ShopUnit {
  const { slug, name, category, grade, battery, storage, colour, chip } = row;
  return {
    ...{ slug: slug ?? '', name, category, grade, battery, storage, colour, chip },
    ...(photo && { photo }),
  };
}
