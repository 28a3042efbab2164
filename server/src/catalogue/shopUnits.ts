import { PRODUCT_CATEGORIES, type SortOrder } from '@mcs-repairs/shared/domain/types/product';
import type {
  CartChecked,
  ShopUnit,
  ShopUnitPage,
  ShopUnits,
  ShopUnitsQuery,
  UnitPhoto,
} from '@mcs-repairs/shared/domain/types/goods';
import type { CataloguePlace } from './shop';
import { photosOf } from './storedPhotos';
import { BUILT_IN, inState, matches, type Row, stateAt } from './storedGoods';

const NEAREST = 3;

/** Returns the first units on sale that match, and how many match. */
export async function listUnits(
  place: CataloguePlace,
  { category, search, sort, limit }: ShopUnitsQuery,
): Promise<ShopUnits> {
  const named = category.split(',');
  const wanted = PRODUCT_CATEGORIES.filter((known) => named.includes(known));
  if (category !== 'all' && wanted.length === 0) return { units: [], total: 0 };
  let found = unitsOnSale(place);
  if (category !== 'all') found = found.where('category', 'in', wanted);
  if (search) found = found.where(matches(place.db, search));
  const [counted, rows] = await Promise.all([
    found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    sorted(found, sort).limit(limit).execute(),
  ]);
  return { units: await toUnits(place, rows), total: Number(counted.total) };
}

/** Returns a unit by its slug. Only staff see drafts. */
export async function findUnit(place: CataloguePlace, slug: string): Promise<ShopUnitPage | null> {
  const found = place.db.selectFrom('goods').selectAll().where('slug', '=', slug);
  const row = await found.executeTakeFirst();
  if (!row) return null;
  const state = stateAt(row, place.now().toISOString());
  if (state === 'draft') return null;
  const { warranty, words, stock } = row;
  const nearest = state === 'on-sale' ? [] : await nearestTo(place, row);
  const photos = ((await photosOf(place.db, [row])).get(row.id) ?? []).map(described(row));
  return { ...toUnit(row, photos), warranty, words, stock, photos, state, nearest };
}

/**
 * Returns units of the category that are on sale: first those with the same name, then the newest.
 */
async function nearestTo(place: CataloguePlace, { category, name }: Row): Promise<ShopUnit[]> {
  const rows = await unitsOnSale(place)
    .where('category', '=', category)
    .selectAll()
    .orderBy((row) => row.case().when('name', '=', name).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(NEAREST)
    .execute();
  return toUnits(place, rows);
}

/** Returns the addresses of the units on sale, for the sitemap. */
export async function shopPaths(place: CataloguePlace): Promise<string[]> {
  const rows = await unitsOnSale(place).select('slug').orderBy('id').execute();
  return rows.map(({ slug }) => `/shop/${slug}`);
}

/** Returns the lines of a cart (`category/id` or `category/slug`) that are not on sale now. */
export async function checkCart(
  { db, now }: CataloguePlace,
  ids: readonly string[],
): Promise<CartChecked> {
  if (ids.length === 0) return { unavailable: [] };
  const at = now().toISOString();
  const slugs = ids.map((id) => id.slice(id.indexOf('/') + 1));
  const rows = await db
    .selectFrom('goods')
    .selectAll()
    .where((row) => row.or([row('id', 'in', ids), row('slug', 'in', slugs)]))
    .execute();
  const known = new Map(
    rows.map((row) => [row.slug === null ? row.id : `${row.category}/${row.slug}`, row]),
  );
  return {
    unavailable: ids.flatMap((id) => {
      const row = known.get(id);
      if (!row) return BUILT_IN.has(id) ? [] : [{ id, state: 'gone' as const }];
      const state = stateAt(row, at);
      if (state === 'on-sale') return [];
      return [{ id, state: state === 'draft' ? ('gone' as const) : state }];
    }),
  };
}

const unitsOnSale = ({ db, now }: CataloguePlace) =>
  inState(db, 'on-sale', now().toISOString()).where('slug', 'is not', null);

/**
 * Sorts units in the orders of the shop (specification, section 9). Of equal units, the newest
 * comes first.
 */
function sorted(found: ReturnType<typeof unitsOnSale>, sort: SortOrder) {
  const all = found.selectAll();
  if (sort === 'newest') return all.orderBy('id', 'desc');
  const direction = sort === 'price-high' ? 'desc' : 'asc';
  return all.orderBy((row) => row.fn('lower', ['name']), direction).orderBy('id', 'desc');
}

async function toUnits({ db }: CataloguePlace, rows: readonly Row[]): Promise<ShopUnit[]> {
  const photos = await photosOf(db, rows);
  return rows.map((row) => toUnit(row, (photos.get(row.id) ?? []).map(described(row))));
}

/** A photo without an alternative text shows the unit. */
const described =
  ({ name }: Row) =>
  (photo: UnitPhoto): UnitPhoto => ({ ...photo, alt: photo.alt || name });

function toUnit(row: Row, [photo]: readonly UnitPhoto[]): ShopUnit {
  const { slug, name, category, grade, battery, storage, colour, chip } = row;
  return {
    ...{ slug: slug ?? '', name, category, grade, battery, storage, colour, chip },
    ...(photo && { photo }),
  };
}
