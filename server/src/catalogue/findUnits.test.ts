import type {
  CartChecked,
  Goods,
  ShopUnitPage,
  ShopUnits,
  UnitFilter,
} from '@mcs-repairs/shared/domain/types/goods';
import type { GoodsPlan } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { CompiledQuery, sql } from 'kysely';
import { inTransaction } from '../db/transact';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { noteWords } from './nearWords';
import { unitsOnSale } from './storedGoods';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const FACTS = {
  ...{ name: 'MacBook Air 13-inch (M2)', slug: '', category: 'macbooks', grade: 'good' },
  ...{ battery: null, storage: '256GB SSD', colour: 'Midnight', chip: 'M2', warranty: '' },
  ...{ serial: '', words: '', stock: 1 },
};
const add = async (more: object = {}) => {
  const goods = { ...FACTS, state: 'on-sale', ...more };
  const { status, body } = await owner.ask('POST', '/api/goods', goods);
  expect(status).toBe(201);
  return body as Goods;
};
const addPhone = (name: string, more: object = {}) =>
  add({ name, category: 'iphones', chip: '', storage: '128GB', ...more });
const rename = async ({ id, version }: Goods, facts: object) => {
  const answer = await owner.ask('PUT', `/api/goods/${id}`, { ...FACTS, ...facts, seen: version });
  expect(answer.status).toBe(200);
  return answer.body as Goods;
};
const onSale = async (query: Record<string, string>) =>
  (await shop.browser().ask('GET', `/api/shop/units?${new URLSearchParams(query)}`))
    .body as ShopUnits;
const names = async (search: string) =>
  (await onSale({ search })).units.map(({ name }) => name).reverse();
const pageAt = (slug: string) => shop.browser().ask('GET', `/api/shop/units/${slug}`);
const slugAt = async (slug: string) => ((await pageAt(slug)).body as ShopUnitPage).slug;

describe('filters', () => {
  const choices = async (name: UnitFilter, query: Record<string, string> = {}) =>
    (await onSale(query)).choices?.[name].map(({ label, found }) => `${label}: ${found}`);

  test('each fact lists its values with what a visitor would find, built-in products included', async () => {
    expect((await onSale({})).choices).toBeUndefined();
    await add({ grade: 'fair' });
    await add({ grade: 'new', storage: '1TB SSD', colour: 'Silver' });
    await addPhone('iPhone 13', { colour: '' });
    expect(await choices('grade')).toEqual(['Brand new: 1', 'Good: 1', 'Fair: 1']);
    expect(await choices('colour')).toEqual(['Midnight: 1', 'Silver: 1']);
    expect(await choices('storage')).toEqual([
      ...['64GB: 2', '128GB: 6', '256GB: 3', '256GB SSD: 6', '512GB SSD: 3', '1TB SSD: 1'],
    ]);
  });

  test('a choice counts beside the others, and one that gives nothing stays with 0', async () => {
    await add({ grade: 'fair' });
    await add({ grade: 'new', storage: '1TB SSD', colour: 'Silver' });
    const query = { colour: 'Silver', category: 'macbooks,ipads' };
    expect(await choices('grade', query)).toEqual(['Brand new: 1', 'Fair: 0']);
    expect(await choices('colour', query)).toEqual(['Midnight: 1', 'Silver: 1']);
    expect(await choices('storage', { grade: 'fair' })).toEqual(
      expect.arrayContaining(['128GB: 0', '256GB SSD: 1', '1TB SSD: 0']),
    );
    expect(await choices('storage', { search: 'logic board' })).toEqual(
      expect.arrayContaining(['256GB SSD: 0']),
    );
  });

  test('the facts choose the units, and an unknown value finds none', async () => {
    await add({ grade: 'fair' });
    await add({ grade: 'new', colour: 'Silver' });
    expect((await onSale({ grade: 'fair' })).units.map(({ grade }) => grade)).toEqual(['fair']);
    expect((await onSale({ colour: 'Silver', storage: '256GB SSD' })).total).toBe(1);
    expect(await onSale({ grade: 'fair', colour: 'Silver' })).toMatchObject({
      units: [],
      total: 0,
    });
    expect((await onSale({ grade: 'cars' })).total).toBe(0);
    expect(await choices('colour', { colour: 'Pink' })).toContain('Pink: 0');
    const long = await shop.browser().ask('GET', `/api/shop/units?colour=${'x'.repeat(41)}`);
    expect(long.status).toBe(422);
  });
});

describe('a search forgives typing', () => {
  beforeEach(async () => {
    await add();
    await addPhone('iPhone 13 Pro', { colour: 'Sierra Blue' });
    await addPhone('iPhone 12', { colour: 'Black' });
    await add({ name: 'iPad Air (5th generation)', category: 'ipads', storage: '64GB' });
  });
  const AIR = 'MacBook Air 13-inch (M2)';
  const PHONES = ['iPhone 13 Pro', 'iPhone 12'];

  test.each([
    ['mackbook', [AIR]],
    ['mackb', [AIR]],
    ['macbok air', [AIR]],
    ['mabcook', [AIR]],
    ['MacBookAir', [AIR]],
    ['iphnoe', PHONES],
    ['ihpone', PHONES],
    ['iphone13pro', ['iPhone 13 Pro']],
    ['iphnoe13', ['iPhone 13 Pro']],
    ['iapd', ['iPad Air (5th generation)']],
    ['piad', ['iPad Air (5th generation)']],
    ['siera blue', ['iPhone 13 Pro']],
    ['128 gb blck', ['iPhone 12']],
  ])('%s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  test.each(['galaxy', 'iphone 14', 'iphnoe 14', 'macbook black', 'xyz', '?', 'x'.repeat(80)])(
    '%s finds no other goods instead',
    async (search) => expect(await names(search)).toEqual([]),
  );

  test('what is spelled correctly finds nothing else', async () => {
    expect(await names('iphone')).toEqual(PHONES);
    // A built-in product has this word in its name. Only if no product has it, similar words are
    // searched.
    expect(await names('pencil')).toEqual([]);
    await addPhone('iPhone 12 Pencil Case');
    expect(await names('pencl')).toEqual(['iPhone 12 Pencil Case']);
  });

  test('choices belong to the forgiven search', async () => {
    const { total, choices } = await onSale({ search: 'iphnoe', colour: 'Black' });
    expect([total, choices?.colour]).toEqual([
      1,
      [
        { value: 'Black', label: 'Black', found: 1 },
        { value: 'Midnight', label: 'Midnight', found: 0 },
        { value: 'Sierra Blue', label: 'Sierra Blue', found: 1 },
      ],
    ]);
  });

  test('on PostgreSQL and SQLite the text index finds similar words', async () => {
    const { sql } = await import('kysely');
    const index =
      shop.db.engine === 'sqlite'
        ? sql`select 1 from goods_words_search where search_text match '"iph"'`
        : sql`select 1 from pg_indexes where indexname = 'goods_words_search_at'`;
    expect((await index.execute(shop.db)).rows).toHaveLength(1);
  });
});

describe('addresses', () => {
  test('a renamed unit answers at its earlier addresses, and an undo swaps them', async () => {
    const unit = await add({ slug: 'first' });
    const second = await rename(unit, { name: 'New name', slug: 'second' });
    const third = await rename(second, { slug: '', name: 'Third name' });
    expect(third.slug).toBe('third-name');
    for (const slug of ['first', 'second', 'third-name'])
      expect(await slugAt(slug)).toBe('third-name');
    const { id, version } = third;
    await owner.ask('POST', '/api/goods/undoing', { id, seen: version });
    for (const slug of ['first', 'second', 'third-name']) expect(await slugAt(slug)).toBe('second');
  });

  test('an address that another unit got later belongs to that unit', async () => {
    const unit = await rename(await add({ slug: 'air' }), { slug: 'air-old' });
    const newer = await add({ slug: 'air', name: 'Newer' });
    expect(await slugAt('air')).toBe('air');
    expect(((await pageAt('air')).body as ShopUnitPage).name).toBe('Newer');
    const moved = await rename(newer, { slug: 'air-new' });
    expect(await slugAt('air')).toBe('air-new');
    // The first unit may have its earlier address back.
    await rename(unit, { slug: 'air' });
    expect([await slugAt('air'), await slugAt('air-old')]).toEqual(['air', 'air']);
    await rename(moved, { slug: 'air-newer' });
    expect([await slugAt('air'), await slugAt('air-new')]).toEqual(['air', 'air-newer']);
  });

  test('the earlier address of a draft is unknown', async () => {
    const unit = await rename(await add({ slug: 'here' }), { slug: 'there' });
    const draft = { id: unit.id, seen: unit.version, state: 'draft', until: null };
    expect((await owner.ask('POST', '/api/goods/states', draft)).status).toBe(200);
    expect((await pageAt('here')).status).toBe(404);
  });

  test('a cart knows a unit by its earlier address and by its earlier category', async () => {
    const unit = await rename(await add({ slug: 'cheap' }), { slug: 'dear', category: 'ipads' });
    const ids = ['macbooks/cheap', 'macbooks/dear', 'ipads/dear', 'ipads/other'];
    const unavailable = async () =>
      ((await shop.browser().ask('POST', '/api/shop/cart-checks', { ids })).body as CartChecked)
        .unavailable;
    expect(await unavailable()).toEqual([{ id: 'ipads/other', state: 'gone' }]);
    const sold = { id: unit.id, seen: unit.version, state: 'sold', until: null };
    await owner.ask('POST', '/api/goods/states', sold);
    expect((await unavailable()).map(({ state }) => state)).toEqual([
      ...['sold', 'sold', 'sold', 'gone'],
    ]);
  });
});

test('more words than a statement can have are stored in parts', async () => {
  const words = Array.from({ length: 40_000 }, (_, number) => `word${number}`);
  await inTransaction(shop.db, (trx) => noteWords(trx, words.join(' ')));
  const { count } = await shop.db
    .selectFrom('goods_words')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('word', 'like', 'word%')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(words.length);
});

test('the first units of 600 are read in the order of an index', async () => {
  const rows = Array.from(
    { length: 600 },
    (_, at) => `iPhone ${at % 90},${['iPhones', 'iPads', 'MacBooks'][at % 3]},Good`,
  );
  const csv = ['name,category,condition', ...rows].join('\n');
  const { body } = await owner.ask('POST', '/api/goods/import/checks', { csv });
  const { seen } = body as GoodsPlan;
  expect((await owner.ask('POST', '/api/goods/import', { csv, seen })).status).toBe(200);
  await sql`analyze`.execute(shop.db);
  const units = unitsOnSale({ db: shop.db, now: () => shop.clock.now })
    .selectAll()
    .limit(12);
  const planOf = async (query: typeof units) => {
    const { sql: text, parameters } = query.compile();
    const explain = shop.db.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const plan = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
    return JSON.stringify((await shop.db.executeQuery(plan)).rows);
  };
  const newest = units.where('category', 'in', ['iphones']).orderBy('id', 'desc');
  expect(await planOf(newest)).not.toMatch(/sort|temp b-tree/i);
  const byName = units.orderBy((row) => row.fn('lower', ['name'])).orderBy('id', 'desc');
  expect(await planOf(byName)).toContain('goods_by_name');
});
