import { GRADE_LABELS } from '@mcs-repairs/shared/domain/catalogue/grades';
import {
  GRADES,
  UNIT_FILTERS,
  type Grade,
  type UnitChoices,
  type UnitFilter,
} from '@mcs-repairs/shared/domain/types/goods';
import type { Product, ProductCategory } from '@mcs-repairs/shared/domain/types/product';
import type { CataloguePlace } from './shop';
import {
  BUILT_IN,
  changedBuiltIns,
  lastVersion,
  type OnSale,
  stateAt,
  unitsOnSale,
} from './storedGoods';

/** Units of a category with the same facts, and how many there are. */
export type Group = Record<UnitFilter, string> & { category: ProductCategory; units: number };

type Asked = {
  categories: readonly ProductCategory[];
  /** The chosen value of each filter. An empty value selects all units. */
  facts: Record<UnitFilter, string>;
};

/**
 * The maximum number of choices that a filter shows. Staff may write any text as storage and
 * colour, so there can be many.
 */
const MOST_CHOICES = 40;

export async function groupsOf(found: OnSale): Promise<Group[]> {
  const rows = await found
    .select((row) => ['category', 'grade', 'storage', 'colour', row.fn.countAll().as('units')])
    .groupBy(['category', 'grade', 'storage', 'colour'])
    .execute();
  return rows.map(({ units, ...facts }) => ({ ...facts, units: Number(units) }));
}

type Shelf = { groups: Group[]; builtIn: Product[] };

/** Caches what is on sale, for each database in this process. */
const shelves = new WeakMap<CataloguePlace, Shelf & { version: number; until: number }>();
/**
 * For how many milliseconds the cache is valid. The end of a reservation appears at most this late.
 * Pages have the same limit.
 */
const KEPT_MS = 1000;

/** Returns what is on sale: groups of equal units, and the built-in products. */
export async function shelfOf(place: CataloguePlace): Promise<Shelf> {
  const { db, now } = place;
  const at = now();
  const version = await lastVersion(db);
  const kept = shelves.get(place);
  if (kept?.version === version && at.getTime() < kept.until) return kept;
  const [groups, changed] = await Promise.all([groupsOf(unitsOnSale(place)), changedBuiltIns(db)]);
  const builtIn = [...BUILT_IN].flatMap(([id, product]) => {
    const row = changed.get(id);
    return row && stateAt(row, at.toISOString()) !== 'on-sale' ? [] : [product];
  });
  const shelf = { groups, builtIn, version, until: at.getTime() + KEPT_MS };
  shelves.set(place, shelf);
  return shelf;
}

/**
 * Returns the values of a built-in product for the filters. Only its storage is known, not its
 * grade or colour.
 */
export const groupOf = ({ category, storage = '' }: Product): Group => ({
  ...{ category, storage, grade: '', colour: '' },
  units: 1,
});

const matching = (groups: readonly Group[], { categories, facts }: Asked) =>
  groups.filter(
    (group) =>
      categories.includes(group.category) &&
      UNIT_FILTERS.every((name) => facts[name] === '' || facts[name] === group[name]),
  );

export const countOf = (groups: readonly Group[], asked: Asked): number =>
  matching(groups, asked).reduce((sum, { units }) => sum + units, 0);

/**
 * Returns the values of each filter. For each value, also returns how many products match this
 * value together with the other chosen filters. The values come from all goods on sale, so no value
 * disappears when the visitor chooses another filter.
 */
export function choicesAmong(
  onSale: readonly Group[],
  found: readonly Group[],
  { categories, facts }: Asked,
): UnitChoices {
  const choicesOf = (name: UnitFilter) => {
    const others = matching(found, { categories, facts: { ...facts, [name]: '' } });
    const counts = countsOf(others, name);
    const values = new Set([...valuesOf(onSale, name), facts[name]]);
    values.delete('');
    return [...values].map((value) => ({
      value,
      label: GRADE_LABELS[value as Grade] ?? value,
      found: counts.get(value) ?? 0,
    }));
  };
  return {
    grade: choicesOf('grade'),
    storage: choicesOf('storage'),
    colour: choicesOf('colour'),
  };
}

function countsOf(groups: readonly Group[], name: UnitFilter): Map<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group[name], (counts.get(group[name]) ?? 0) + group.units);
  return counts;
}

/**
 * Returns the most frequent values of a filter. Grades start with the best, sizes with the
 * smallest, and colours are sorted by name.
 */
function valuesOf(groups: readonly Group[], name: UnitFilter): string[] {
  const known = [...countsOf(groups, name)].filter(([value]) => value !== '');
  const most = known
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
    .slice(0, MOST_CHOICES);
  const values = most.map(([value]) => value);
  if (name === 'grade') return GRADES.filter((grade) => values.includes(grade));
  return values.sort((a, b) => sizeOf(a) - sizeOf(b) || a.localeCompare(b, 'en'));
}

/**
 * Returns a number by which sizes are sorted: `1TB SSD` is larger than `512GB SSD`. A text without
 * a size gets 0.
 */
function sizeOf(text: string): number {
  const [, number = '0', unit = ''] = /^(\d+(?:\.\d+)?)\s*([gt]b)/i.exec(text) ?? [];
  return Number(number) * (unit.toLowerCase() === 'tb' ? 1024 : 1);
}
