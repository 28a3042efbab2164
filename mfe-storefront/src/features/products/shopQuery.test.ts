import fc from 'fast-check';
import { CLEAR_FILTER, PAGE_SIZE } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { CATEGORIES, SORTS } from './choices';
import { readShopQuery, writeShopQuery } from './shopQuery';

const read = (address: string) => readShopQuery(new URLSearchParams(address));
const opening = { ...CLEAR_FILTER, shown: PAGE_SIZE, grade: '', storage: '', colour: '' };

describe('the filter in the address', () => {
  it('an address without parameters has the default filter', () => {
    expect(read('')).toEqual(opening);
    expect(writeShopQuery(opening).toString()).toBe('');
  });

  it.each([
    ['category=iphones,ipads', { categories: ['iphones', 'ipads'] }],
    ['category=none', { categories: [] }],
    ['category=all', { categories: ['all'] }],
    ['category=pianos', { categories: ['all'] }],
    ['category=pianos,tools', { categories: ['tools'] }],
    ['q=pro', { search: 'pro' }],
    ['sort=price-high', { sort: 'price-high' }],
    ['colour=Sierra+Blue&grade=fair', { grade: 'fair', colour: 'Sierra Blue' }],
    ['sort=cheapest', { sort: 'newest' }],
    ['shown=24', { shown: 24 }],
    ['shown=13', { shown: 24 }],
    ['shown=0', { shown: 12 }],
    ['shown=-5', { shown: 12 }],
    ['shown=many', { shown: 12 }],
    ['shown=1e99', { shown: 1200 }],
  ])('%s is parsed, and invalid values get their defaults', (address, expected) => {
    expect(read(address)).toEqual({ ...opening, ...expected });
  });

  it('a shared address opens the same list', () => {
    const query = fc.record({
      categories: fc.oneof(fc.constant(['all' as const]), fc.subarray(CATEGORIES)),
      search: fc.string().filter((text) => text === '' || text.trim() !== ''),
      sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
      shown: fc.integer({ min: 1, max: 20 }).map((pages) => pages * PAGE_SIZE),
      grade: fc.constantFrom('', 'new', 'fair'),
      storage: fc.string(),
      colour: fc.string(),
    });
    fc.assert(
      fc.property(query, (wanted) => {
        expect(read(writeShopQuery(wanted).toString())).toEqual(wanted);
      }),
    );
  });
});
