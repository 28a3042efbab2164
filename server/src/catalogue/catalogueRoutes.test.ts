import type {
  CartChecked,
  Goods,
  GoodsList,
  ShopUnitPage,
  ShopUnits,
} from '@mcs-repairs/shared/domain/types/goods';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { findUnit, listUnits, shopPaths } from './shopUnits';
import { watchGoods } from './watchGoods';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const FACTS = {
  name: 'MacBook Air 13-inch (M2)',
  slug: '',
  category: 'macbooks',
  grade: 'good',
  battery: 91,
  storage: '256GB SSD',
  colour: 'Midnight',
  chip: 'M2',
  warranty: '6 months',
  serial: 'C02XX1',
  words: 'A quiet machine.',
  stock: 1,
};
const add = async (more: object = {}) => {
  const { status, body } = await owner.ask('POST', '/api/goods', {
    ...FACTS,
    state: 'on-sale',
    ...more,
  });
  expect(status).toBe(201);
  return body as Goods;
};
const IN_AN_HOUR = '2026-11-23T07:00:00.000Z';
const setState = ({ id, version }: Pick<Goods, 'id' | 'version'>, state: string, until = '') =>
  owner.ask('POST', '/api/goods/states', { id, seen: version, state, until: until || null });
const change = ({ id, version }: Goods, facts: object) =>
  owner.ask('PUT', `/api/goods/${id}`, { ...FACTS, ...facts, seen: version });
const undo = ({ id, version }: Goods) =>
  owner.ask('POST', '/api/goods/undoing', { id, seen: version });
const listed = async (query = '') =>
  (await owner.ask('GET', `/api/goods${query}`)).body as GoodsList;
const onSale = async (query = '') =>
  (await shop.browser().ask('GET', `/api/shop/units${query}`)).body as ShopUnits;
/** Returns the goods that pages would show now. */
const watched = async () => {
  const watch = await watchGoods({ db: shop.db, now: () => shop.clock.now });
  watch.stop();
  return watch.now();
};
const unitPage = (slug: string) => shop.browser().ask('GET', `/api/shop/units/${slug}`);

test('a unit on sale is listed for visitors without its serial number, and a draft is not', async () => {
  const unit = await add();
  await add({ state: 'draft' });
  const { units, total } = await onSale();
  expect([total, units.map(({ slug }) => slug)]).toEqual([1, ['macbook-air-13-inch-m2']]);
  expect(JSON.stringify([units, (await unitPage(unit.slug)).body])).not.toContain('C02XX1');
  expect((await onSale('?search=c02xx1')).total).toBe(0);
  expect((await listed('?search=C02XX1')).total).toBe(2);
  expect((await unitPage('macbook-air-13-inch-m2-2')).status).toBe(404);
});

test('only members who sell goods see the page of a draft', async () => {
  const { slug } = await add({ state: 'draft' });
  const path = `/api/shop/units/${slug}`;
  const draft = await owner.ask('GET', path);
  expect(draft).toMatchObject({ status: 200, body: { state: 'draft', nearest: [] } });
  expect(JSON.stringify(draft.body)).not.toContain('C02XX1');
  expect(draft.headers['cache-control']).toBe('no-store');
  expect((await unitPage(slug)).status).toBe(404);
  await shop.db.updateTable('staff').set({ role: 'moderator' }).execute();
  expect((await owner.ask('GET', path)).status).toBe(404);
});

test('visitors filter, search, sort and page the units', async () => {
  await add({ name: 'iPhone 13', category: 'iphones' });
  await add({ name: 'iPad (10th generation)', category: 'ipads', colour: 'Blue_%' });
  await add({ name: 'iPhone 12', category: 'iphones' });
  const names = async (query: string) => (await onSale(query)).units.map(({ name }) => name);
  expect(await names('?category=iphones')).toEqual(['iPhone 12', 'iPhone 13']);
  expect(await names('?category=iphones,ipads&sort=price-high&limit=2')).toEqual([
    'iPhone 13',
    'iPhone 12',
  ]);
  expect(await names('?sort=price-low')).toEqual([
    'iPad (10th generation)',
    'iPhone 12',
    'iPhone 13',
  ]);
  expect(await names('?search=_%25')).toEqual(['iPad (10th generation)']);
  expect(await names('?search=blue ipad')).toEqual(['iPad (10th generation)']);
  expect(await names('?category=none')).toEqual([]);
  expect((await onSale('?limit=1')).total).toBe(3);
});

test('a sold unit says so and offers the nearest on sale', async () => {
  const unit = await add();
  const other = await add({ name: 'MacBook Pro' });
  const same = await add();
  await add({ category: 'ipads' });
  expect((await setState(unit, 'sold')).status).toBe(200);
  const page = (await unitPage(unit.slug)).body as ShopUnitPage;
  expect(page.state).toBe('sold');
  expect(page.nearest.map(({ slug }) => slug)).toEqual([same.slug, other.slug]);
  const place = { db: shop.db, now: () => shop.clock.now };
  expect(await shopPaths(place)).not.toContain(`/shop/${unit.slug}`);
});

test('of several in stock, a sale leaves the others on sale', async () => {
  const three = await add({ stock: 2 });
  const two = (await setState(three, 'sold')).body as Goods;
  expect([two.state, two.stock]).toEqual(['on-sale', 1]);
  expect((await setState(two, 'sold')).body).toMatchObject({ state: 'sold', stock: 1 });
});

test('of two who reserve at once one wins, and the other learns who', async () => {
  const unit = await add();
  const both = await Promise.all([
    setState(unit, 'reserved', IN_AN_HOUR),
    setState(unit, 'reserved', IN_AN_HOUR),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const message =
    'Asha reserved this unit until Nov 23, 2026, 12:45 PM. Please check it and try again.';
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    message,
  });
});

test('a reservation ends by itself, which is a new revision', async () => {
  const unit = await add();
  await setState(unit, 'reserved', IN_AN_HOUR);
  const before = await watched();
  expect((await onSale()).total).toBe(0);
  expect((await listed('?show=reserved')).total).toBe(1);
  shop.clock.now = new Date(IN_AN_HOUR);
  const after = await watched();
  expect([before.goods?.counts, after.goods?.counts]).toEqual([{}, { macbooks: 1, all: 1 }]);
  expect(after.revision).not.toBe(before.revision);
  expect((await onSale()).total).toBe(1);
  expect((await listed('?show=reserved')).total).toBe(0);
});

test('a draft goes on sale at its time, which is a new revision', async () => {
  const draft = await add({ state: 'draft', onSaleFrom: IN_AN_HOUR });
  expect(draft).toMatchObject({ state: 'draft', onSaleFrom: IN_AN_HOUR });
  const place = { db: shop.db, now: () => shop.clock.now };
  const before = await watched();
  expect([(await onSale()).total, await shopPaths(place)]).toEqual([0, []]);
  expect((await unitPage(draft.slug)).status).toBe(404);
  expect((await listed('?show=draft')).total).toBe(1);
  shop.clock.now = new Date(IN_AN_HOUR);
  const after = await watched();
  expect(after.revision).not.toBe(before.revision);
  expect(after.goods?.counts).toEqual({ macbooks: 1, all: 1 });
  expect([(await onSale()).total, await shopPaths(place)]).toEqual([1, [`/shop/${draft.slug}`]]);
  expect((await unitPage(draft.slug)).status).toBe(200);
  const [listedNow] = (await listed('?show=on-sale')).goods;
  expect(listedNow).toMatchObject({ state: 'on-sale' });
  expect(listedNow).not.toHaveProperty('onSaleFrom');
  expect((await listed('?show=draft')).total).toBe(0);
  // Setting a state cancels the time at which the draft goes on sale.
  const off = (await setState(draft, 'draft')).body as Goods;
  expect(off).toMatchObject({ state: 'draft' });
  expect((await onSale()).total).toBe(0);
});

test('the time of a draft is in the future, is changed, and an undo restores it', async () => {
  const past = { onSaleFrom: shop.clock.now.toISOString() };
  expect(
    await owner.ask('POST', '/api/goods', { ...FACTS, ...past, state: 'draft' }),
  ).toMatchObject({
    status: 422,
    body: { fields: { onSaleFrom: 'Choose a time that is still to come' } },
  });
  expect(await add({ ...past, state: 'on-sale' })).not.toHaveProperty('onSaleFrom');
  const draft = await add({ state: 'draft' });
  expect((await change(draft, past)).status).toBe(422);
  const waiting = (await change(draft, { onSaleFrom: IN_AN_HOUR })).body as Goods;
  expect(waiting).toMatchObject({ onSaleFrom: IN_AN_HOUR });
  const renamed = (await change(waiting, { name: 'Mac' })).body as Goods;
  expect(renamed).toMatchObject({ name: 'Mac', onSaleFrom: IN_AN_HOUR });
  const now = (await setState(renamed, 'on-sale')).body as Goods;
  expect(now).toMatchObject({ state: 'on-sale' });
  expect((await undo(now)).body).toMatchObject({ state: 'draft', onSaleFrom: IN_AN_HOUR });
});

test('a draft does not go on sale because an undo comes after its time', async () => {
  const waiting = await add({ state: 'draft', onSaleFrom: IN_AN_HOUR });
  const off = (await change(waiting, { onSaleFrom: null })).body as Goods;
  shop.clock.now = new Date(Date.parse(IN_AN_HOUR) + 60_000);
  const back = (await undo(off)).body as Goods;
  expect(back).toMatchObject({ state: 'draft' });
  expect(back).not.toHaveProperty('onSaleFrom');
});

test('an undo of another change leaves a unit on sale that went on sale at its time', async () => {
  const waiting = await add({ state: 'draft', onSaleFrom: IN_AN_HOUR });
  const renamed = (await change(waiting, { name: 'Mac', onSaleFrom: IN_AN_HOUR })).body as Goods;
  shop.clock.now = new Date(IN_AN_HOUR);
  expect((await undo(renamed)).body).toMatchObject({ name: waiting.name, state: 'on-sale' });
  expect((await onSale()).total).toBe(1);
});

test('a unit that went on sale at its time is on sale again after an undo', async () => {
  const waiting = await add({ state: 'draft', onSaleFrom: IN_AN_HOUR });
  shop.clock.now = new Date(IN_AN_HOUR);
  const off = (await setState(waiting, 'draft')).body as Goods;
  shop.clock.now = new Date(Date.parse(IN_AN_HOUR) + 60_000);
  expect((await undo(off)).body).toMatchObject({ state: 'on-sale' });
});

test('near units have the same category, then the same storage, condition and chip', async () => {
  const sold = await add();
  const chip = await add({ name: 'A', storage: '1TB', grade: 'fair' });
  const grade = await add({ name: 'B', storage: '1TB', chip: 'M1' });
  const storage = await add({ name: 'C', grade: 'fair', chip: 'M1' });
  const older = { storage: '1TB', grade: 'fair', chip: 'M1' } as const;
  await add({ ...older, name: 'D' });
  const newest = await add({ ...older, name: 'F' });
  await add({ name: 'E', category: 'ipads' });
  const found = [storage, grade, chip, newest].map(({ slug }) => slug);
  const near = async () =>
    ((await unitPage(sold.slug)).body as ShopUnitPage).nearest.map(({ slug }) => slug);
  expect(await near()).toEqual(found);
  await setState(sold, 'sold');
  expect(await near()).toEqual(found);
});

test('a change is undone, and the undo too', async () => {
  const unit = await add();
  const sold = (await setState(unit, 'sold')).body as Goods;
  const back = (await undo(sold)).body as Goods;
  expect([unit.canUndo, back.state, back.canUndo]).toEqual([false, 'on-sale', true]);
  expect((await undo(sold)).status).toBe(409);
  expect((await undo(back)).body).toMatchObject({ state: 'sold' });
});

test('of two editors the second is refused and learns who came first', async () => {
  const unit = await add();
  expect((await change(unit, { name: 'First' })).status).toBe(200);
  const { status, body } = await change(unit, { name: 'Second' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ message: expect.stringContaining('Asha changed') as string });
  expect((await listed()).goods[0]?.name).toBe('First');
});

test('a unit that is sent again after a lost answer is stored once', async () => {
  const send = (name: string) =>
    owner.ask(
      'POST',
      '/api/goods',
      { ...FACTS, name, state: 'on-sale' },
      { headers: { 'idempotency-key': 'one-key' } },
    );
  const [first, again] = [await send('iPhone 13'), await send('iPhone 13')];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await onSale()).total).toBe(1);
  expect((await send('iPhone 14')).body).toMatchObject({ code: 'key-reused' });
});

test('an address is unique, and named beside its field when it is taken', async () => {
  const unit = await add({ slug: 'my-unit' });
  const other = await add();
  for (const slug of ['my-unit', 'mb1']) {
    const { status, body } = await change(other, { slug });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ fields: { slug: 'This address is taken' } }),
    ]);
  }
  // A unit can get its earlier address back. A name without Latin letters gets an address, too.
  expect((await change(unit, { slug: 'my-unit' })).status).toBe(200);
  expect((await add({ name: 'म्याकबुक' })).slug).toBe('unit');
  expect((await add({ name: 'म्याकबुक' })).slug).toBe('unit-2');
  expect((await add({ name: 'x'.repeat(120) })).slug).toBe('x'.repeat(50));
});

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(121) }],
  ['a slug that is no part of an address', { slug: '../admin' }],
  ['an unknown category', { category: 'cars' }],
  ['a battery of 101', { battery: 101 }],
  ['no stock', { stock: 0 }],
])('%s is refused', async (_what, more) => {
  const { status, body } = await owner.ask('POST', '/api/goods', {
    ...FACTS,
    state: 'draft',
    ...more,
  });
  expect([status, (body as { fields: object }).fields]).toEqual([
    422,
    { [Object.keys(more)[0] ?? '']: expect.any(String) as string },
  ]);
});

test('a reservation in the past is refused', async () => {
  const unit = await add();
  const { status, body } = await setState(unit, 'reserved', '2026-11-23T05:59:00.000Z');
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ fields: { until: expect.any(String) as string } }),
  ]);
});

test('a built-in product is taken off sale and comes back, and its facts stay', async () => {
  expect(await watched()).toEqual({ revision: '' });
  const { goods } = await listed('?show=built-in&search=logic');
  expect(goods.map(({ id, isBuiltIn }) => [id, isBuiltIn])).toEqual([
    ['motherboards/mb1', true],
    ['motherboards/mb2', true],
  ]);
  const off = (await setState({ id: 'motherboards/mb1', version: 0 }, 'draft')).body as Goods;
  expect((await setState({ id: 'motherboards/mb1', version: 0 }, 'draft')).status).toBe(409);
  expect((await watched()).goods).toEqual({ offSale: ['motherboards/mb1'], counts: {} });
  expect((await onSale()).total).toBe(0);
  expect((await listed()).total).toBe(0);
  expect((await change(off, {})).status).toBe(404);
  expect((await setState(off, 'on-sale')).status).toBe(200);
  expect((await watched()).goods).toEqual({ offSale: [], counts: {} });
});

test('a cart learns which of its lines are not on sale any longer', async () => {
  const unit = await add({ stock: 1 });
  const kept = await add();
  const draft = await add();
  const at = shop.clock.now.toISOString();
  await setState(unit, 'sold');
  await setState(draft, 'draft');
  await setState({ id: 'macbooks/mb8', version: 0 }, 'reserved', IN_AN_HOUR);
  const ids = [unit, kept, draft].map(({ slug }) => `macbooks/${slug}`);
  const all = [...ids, 'macbooks/mb8', 'macbooks/mb7', 'macbooks/unknown', 'a'];
  const { body } = await shop.browser().ask('POST', '/api/shop/cart-checks', { ids: all });
  expect((body as CartChecked).unavailable).toEqual([
    { id: ids[0], state: 'sold', at },
    { id: ids[2], state: 'gone' },
    { id: 'macbooks/mb8', state: 'reserved', at },
    { id: 'macbooks/unknown', state: 'gone' },
    { id: 'a', state: 'gone' },
  ]);
});

test('every change is in the log with who and what, and visitors change nothing', async () => {
  const unit = await add();
  await setState(unit, 'sold');
  const log = (await owner.ask('GET', '/api/log?event=goods-changed')).body as {
    entries: { by: string; detail: string }[];
  };
  expect(log.entries.map(({ by, detail }) => [by, detail])).toEqual([
    ['Asha', 'MacBook Air 13-inch (M2): sold'],
    ['Asha', 'MacBook Air 13-inch (M2): added'],
  ]);
  const visitor = shop.browser();
  expect((await visitor.ask('GET', '/api/goods')).status).toBe(401);
  expect((await visitor.ask('POST', '/api/goods', { ...FACTS, state: 'draft' })).status).toBe(401);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  const refusal = {
    status: 403,
    body: {
      message: 'A clerk may not change the goods for sale and the models. Please ask an owner.',
    },
  };
  const body = { ...FACTS, state: 'draft' };
  expect(await owner.ask('POST', '/api/goods', body)).toMatchObject(refusal);
  expect(await owner.ask('PUT', `/api/goods/${unit.id}`, { ...FACTS, seen: 2 })).toMatchObject(
    refusal,
  );
  expect((await owner.ask('GET', '/api/goods')).status).toBe(200);
  const sold = { ...unit, version: unit.version + 1 };
  expect((await setState(sold, 'on-sale')).status).toBe(200);
  await shop.db.updateTable('staff').set({ role: 'technician' }).execute();
  expect((await setState(unit, 'sold')).status).toBe(403);
});

describe('texts in Nepali', () => {
  const NEPALI = JSON.stringify({ words: { ne: 'शान्त' }, colour: { ne: 'कालो' } });
  const PLACE = () => ({ db: shop.db, now: () => shop.clock.now });
  const inNepali = (slug: string) => findUnit(PLACE(), slug, 'ne');
  const translate = () => shop.db.updateTable('goods').set({ translations: NEPALI }).execute();

  test('are stored beside the English ones, which are shown where there is no Nepali text', async () => {
    const { slug } = await add();
    await add({ name: 'MacBook Pro', colour: 'Silver' });
    await shop.db
      .updateTable('goods')
      .set({ translations: NEPALI })
      .where('slug', '=', slug)
      .execute();
    expect(await inNepali(slug)).toMatchObject({
      name: FACTS.name,
      colour: 'कालो',
      warranty: FACTS.warranty,
      words: 'शान्त',
    });
    const query = { category: 'all', sort: 'price-low', search: '', limit: 12 } as const;
    const all = { ...query, grade: '', storage: '', colour: '' };
    const { units } = await listUnits(PLACE(), all, 'ne');
    expect(units.map(({ colour }) => colour)).toEqual(['कालो', 'Silver']);
    expect((await unitPage(slug)).body).toMatchObject({ words: FACTS.words, colour: 'Midnight' });
    expect(JSON.stringify([await listed(), (await unitPage(slug)).body])).not.toContain('शान्त');
  });

  test('stay when the English texts change, and an undo restores those from before', async () => {
    const unit = await add();
    await translate();
    const changed = (await change(unit, { words: 'Loud now.' })).body as Goods;
    expect(await inNepali(unit.slug)).toMatchObject({ words: 'शान्त', colour: 'कालो' });
    const sold = (await setState(changed, 'sold')).body as Goods;
    expect(await inNepali(unit.slug)).toMatchObject({ words: 'शान्त', state: 'sold' });
    await shop.db.updateTable('goods').set({ translations: null }).execute();
    await undo(sold);
    expect(await inNepali(unit.slug)).toMatchObject({ words: 'शान्त', state: 'on-sale' });
  });

  test('stay when an undo goes back to a row that an earlier release stored', async () => {
    const unit = await add();
    const changed = (await change(unit, { words: 'Loud now.' })).body as Goods;
    const { before } = await shop.db.selectFrom('goods').select('before').executeTakeFirstOrThrow();
    const { translations: _none, ...earlier } = JSON.parse(before ?? '') as Record<string, unknown>;
    await shop.db
      .updateTable('goods')
      .set({ before: JSON.stringify(earlier) })
      .execute();
    await translate();
    expect((await undo(changed)).body).toMatchObject({ words: FACTS.words });
    expect(await inNepali(unit.slug)).toMatchObject({ words: 'शान्त' });
  });
});
