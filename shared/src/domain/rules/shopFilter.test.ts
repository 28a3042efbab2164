import fc from 'fast-check';
import { PRODUCTS } from '../catalogue/products';
import { PRODUCT_CATEGORIES, SORT_ORDERS } from '../types/product';
import { productKey } from './cart';
import {
  activeFilterCount,
  CLEAR_FILTER,
  filterProducts,
  hasMore,
  listProducts,
  loadMore,
  PAGE_SIZE,
  sortProducts,
  toggleCategory,
  type CategoryChoice,
} from './shopFilter';

const choices: CategoryChoice[] = ['all', ...PRODUCT_CATEGORIES];

describe('choosing categories (section 4)', () => {
  test.each<[CategoryChoice[], CategoryChoice, CategoryChoice[]]>([
    [['all'], 'iphones', ['iphones']],
    [['iphones'], 'ipads', ['iphones', 'ipads']],
    [['iphones', 'ipads'], 'iphones', ['ipads']],
    [['ipads'], 'ipads', ['all']],
    [['iphones', 'ipads'], 'all', ['all']],
    [['all'], 'all', []],
    [[], 'all', ['all']],
    [[], 'tools', ['tools']],
  ])('from %j, ticking or unticking %s gives %j', (selected, category, expected) => {
    expect(toggleCategory(selected, category)).toEqual(expected);
  });

  test('after any number of ticks, All is selected alone or not at all, and nothing twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...choices)), (ticks) => {
        const selected = ticks.reduce<CategoryChoice[]>(toggleCategory, ['all']);
        expect(new Set(selected).size).toBe(selected.length);
        if (selected.includes('all')) expect(selected).toEqual(['all']);
        if (selected.length === 0) expect(ticks.at(-1)).toBe('all');
      }),
    );
  });
});

describe('searching and sorting (sections 5 and 9)', () => {
  test.each([
    ['LOGIC BOARD', 2],
    ['  pencil ', 1],
    ['', 34],
    ['no such thing', 0],
    ['.*', 0],
  ])(
    'a search for "%s" finds %i products: a substring of the name in any case',
    (search, found) => {
      expect(filterProducts(PRODUCTS, { categories: ['all'], search })).toHaveLength(found);
    },
  );

  test('the compatibility of a part is not searched, only its name', () => {
    expect(filterProducts(PRODUCTS, { categories: ['tools'], search: 'iphone' })).toEqual([]);
  });

  test('newest sorts by id in descending text order', () => {
    const ids = sortProducts(PRODUCTS, 'newest').map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  test('low and popular sort by name ascending, high by name descending', () => {
    const names = (sort: (typeof SORT_ORDERS)[number]) =>
      sortProducts(PRODUCTS, sort).map(({ name }) => name);
    const ascending = PRODUCTS.map(({ name }) => name).sort((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    );
    expect(names('price-low')).toEqual(ascending);
    expect(names('popular')).toEqual(ascending);
    expect(names('price-high')).toEqual([...ascending].reverse());
  });

  test('listed products match categories and search, and none is missing', () => {
    const filter = fc.record({
      categories: fc.array(fc.constantFrom(...choices), { maxLength: 4 }),
      search: fc.constantFrom('', 'mac', 'iPhone', 'BOARD', 'x', ' inch '),
      sort: fc.constantFrom(...SORT_ORDERS),
    });
    fc.assert(
      fc.property(filter, (chosen) => {
        const listed = listProducts(PRODUCTS, chosen).map(productKey);
        const expected = PRODUCTS.filter(
          ({ category, name }) =>
            chosen.categories.some((choice) => choice === 'all' || choice === category) &&
            new RegExp(chosen.search.trim(), 'i').test(name),
        ).map(productKey);
        expect([...listed].sort()).toEqual([...expected].sort());
      }),
    );
  });
});

describe('paging and the badge (sections 4 and 9)', () => {
  test('12 are shown at first, each Load More adds 12, and it hides at the found count', () => {
    expect(PAGE_SIZE).toBe(12);
    expect([12, 24, 36].map((visible) => hasMore(visible, 34))).toEqual([true, true, false]);
    expect(loadMore(loadMore(PAGE_SIZE))).toBe(36);
    expect(hasMore(12, 12)).toBe(false);
    expect(hasMore(12, 13)).toBe(true);
  });

  test.each<[CategoryChoice[], string, number]>([
    [['all'], '', 0],
    [['all'], '  ', 0],
    [['all'], 'mac', 1],
    [['iphones', 'ipads'], 'mac', 3],
    [[], '', 1],
  ])('%j with "%s" counts %i active filters', (categories, search, count) => {
    expect(activeFilterCount({ categories, search })).toBe(count);
  });

  test('Clear All is all categories, no search, newest', () => {
    expect(CLEAR_FILTER).toEqual({ categories: ['all'], search: '', sort: 'newest' });
  });
});
