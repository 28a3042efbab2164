import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { openTestShop, repairRequest, type Browser, type TestShop } from '../../test/testShop';
import { applyRetention } from '../privacy/applyRetention';

let shop: TestShop;
let owner: Browser;
let clerk: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
  clerk = await member('clerk');
});
afterEach(() => shop.close());

async function member(role: string): Promise<Browser> {
  const account = { email: `${role}@shop.example`, password: 'another long password' };
  await owner.ask('POST', '/api/staff', { ...account, name: `The ${role}`, role });
  const browser = shop.browser();
  expect((await browser.signIn(account)).status).toBe(200);
  return browser;
}

const UNIT = {
  name: 'MacBook Air',
  slug: 'macbook-air',
  category: 'macbooks',
  grade: 'good',
  battery: null,
  storage: '256GB SSD',
  colour: '',
  chip: 'M2',
  warranty: '',
  serial: '',
  words: '',
  stock: 1,
  state: 'on-sale',
};
const addUnit = async (more: object = {}) =>
  (await owner.ask('POST', '/api/goods', { ...UNIT, ...more })).body as Goods;
const LINE = { id: 'macbooks/macbook-air', name: 'MacBook Air', price: '', image: '', quantity: 1 };

async function enquire(more: object = {}): Promise<string> {
  const { status, body } = await shop.browser().ask('POST', '/api/enquiries', {
    customerName: 'Ramesh',
    customerPhone: '9841000003',
    items: [LINE],
    ...more,
  });
  expect(status).toBe(201);
  return (body as { reference: string }).reference;
}
const read = async (reference: string) =>
  (await owner.ask('GET', `/api/request-pages/enquiries/${reference}`)).body as RequestPage;
const open = async (more: object = {}) => read(await enquire(more));

const UNTIL = '2026-11-25T06:00:00.000Z';
type Act = 'reserve' | 'sell' | 'undo';
const deal = (
  { topic, id }: Pick<RequestPage, 'topic' | 'id'>,
  goods: Pick<Goods, 'id' | 'version'>,
  act: Act,
  { by = clerk, until = act === 'reserve' ? UNTIL : null }: { by?: Browser; until?: unknown } = {},
) =>
  by.ask('POST', `/api/request-pages/${topic}/${id}/units`, {
    goods: goods.id,
    seen: goods.version,
    act,
    until,
  });
const done = async (...args: Parameters<typeof deal>) => {
  const { status, body } = await deal(...args);
  expect(status).toBe(200);
  return body as Goods;
};
const inShop = async () =>
  ((await shop.browser().ask('GET', '/api/shop/units/macbook-air')).body as { state: string })
    .state;
const history = async (reference: string) =>
  (await read(reference)).entries.map(({ text, by }) => `${by}: ${text}`).reverse();

test('a unit in the cart is reserved for its sender, and sold to them', async () => {
  const unit = await addUnit();
  const page = await open();
  expect(page.units).toMatchObject([{ id: unit.id, state: 'on-sale', isSoldHere: false }]);
  const reserved = await done(page, unit, 'reserve');
  expect(reserved).toMatchObject({ heldFor: `enquiries/${page.reference}`, reservedUntil: UNTIL });
  expect(await inShop()).toBe('reserved');
  await done(page, reserved, 'sell');
  expect(await inShop()).toBe('sold');
  const { handledBy, outcome, units } = await read(page.reference);
  expect({ handledBy, outcome }).toEqual({ handledBy: 'The clerk', outcome: 'sold' });
  expect(units).toMatchObject([{ state: 'sold', isSoldHere: true }]);
  expect(await history(page.reference)).toEqual([
    'The clerk: MacBook Air reserved until Nov 25, 2026, 11:45 AM',
    'The clerk: MacBook Air sold',
  ]);
  const log = (await owner.ask('GET', '/api/log')).body as { entries: { detail: string }[] };
  expect(log.entries.map(({ detail }) => detail)).toContain(
    `MacBook Air: sold, for ${page.reference}`,
  );
});

test('a sale is undone: the unit is reserved again, and the enquiry is open', async () => {
  const unit = await addUnit();
  const page = await open();
  const sold = await done(page, await done(page, unit, 'reserve'), 'sell');
  const back = await done(page, sold, 'undo');
  expect(back).toMatchObject({ state: 'reserved', reservedUntil: UNTIL });
  expect(await read(page.reference)).toMatchObject({
    handledAt: null,
    units: [{ isSoldHere: false }],
  });
  const freed = await done(page, back, 'undo');
  expect(freed).toMatchObject({ state: 'on-sale' });
  expect(freed.heldFor).toBeUndefined();
  expect((await history(page.reference)).slice(-2)).toEqual([
    'The clerk: Sale of MacBook Air undone',
    'The clerk: Reservation of MacBook Air ended',
  ]);
});

test('a sale can be undone after the owner has edited the unit', async () => {
  const unit = await addUnit();
  const page = await open();
  const sold = await done(page, unit, 'sell');
  const { state: _state, ...facts } = UNIT;
  const edited = await owner.ask('PUT', `/api/goods/${unit.id}`, {
    ...facts,
    colour: 'Silver',
    seen: sold.version,
  });
  expect(await done(page, edited.body as Goods, 'undo')).toMatchObject({
    state: 'on-sale',
    colour: 'Silver',
  });
});

test('of several in stock one is sold, and its sale can be undone', async () => {
  const unit = await addUnit({ stock: 3 });
  const page = await open();
  const left = await done(page, unit, 'sell');
  expect(left).toMatchObject({ state: 'on-sale', stock: 2 });
  const { outcome, units } = await read(page.reference);
  expect(outcome).toBe('sold');
  expect(units).toMatchObject([{ isSoldHere: true }]);
  expect(await done(page, left, 'undo')).toMatchObject({ state: 'on-sale', stock: 3 });
});

test('when two reserve a unit at once, one wins, and the other learns who and until when', async () => {
  const unit = await addUnit();
  const [one, other] = [await open(), await open({ customerName: 'Sita' })];
  const answers = await Promise.all([
    deal(one, unit, 'reserve', { by: owner }),
    deal(other, unit, 'reserve', { by: clerk }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const ownerWon = answers[0]?.status === 200;
  const [who, heldFor] = ownerWon ? ['Asha', one] : ['The clerk', other];
  expect(lost?.body).toMatchObject({
    code: 'conflict',
    message: `${who} reserved this unit for ${heldFor.reference} until Nov 25, 2026, 11:45 AM. Please check it and try again.`,
  });
  const loser = ownerWon ? other : one;
  expect((await read(loser.reference)).entries).toEqual([]);
});

test('when two sell a unit at once, it is sold once', async () => {
  const unit = await addUnit();
  const pages = [await open(), await open(), await open()];
  const answers = await Promise.all(pages.map((page) => deal(page, unit, 'sell')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const outcomes = await Promise.all(
    pages.map(async (page) => (await read(page.reference)).outcome),
  );
  expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(1);
});

test('nobody sells what is reserved for somebody else, and nobody undoes it', async () => {
  const unit = await addUnit();
  const [one, other] = [await open(), await open()];
  const reserved = await done(one, unit, 'reserve');
  for (const act of ['reserve', 'sell', 'undo'] as const) {
    expect(await deal(other, reserved, act)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`for ${one.reference} until`) as string },
    });
  }
  // After the end of the reservation, the unit is on sale again.
  shop.clock.now = new Date('2026-11-25T06:00:01.000Z');
  owner = await shop.staff();
  const later = { by: owner, until: '2026-11-26T06:00:00.000Z' };
  expect(await done(other, reserved, 'reserve', later)).toMatchObject({
    heldFor: `enquiries/${other.reference}`,
  });
});

test('a sender learns which lines of the cart are sold or reserved, and the enquiry is stored', async () => {
  const unit = await addUnit();
  const other = await addUnit({ name: 'MacBook Pro', slug: 'macbook-pro' });
  const first = await open();
  await done(first, unit, 'sell');
  await done(first, other, 'reserve');
  const form = {
    customerName: 'Sita',
    customerPhone: '9841000004',
    items: [LINE, { ...LINE, id: 'macbooks/macbook-pro' }, { ...LINE, id: 'macbooks/mb1' }],
  };
  const visitor = shop.browser();
  const retry = { headers: { 'idempotency-key': 'the-same-enquiry-twice' } };
  const { body } = await visitor.ask('POST', '/api/enquiries', form, retry);
  const receipt = body as { reference: string };
  expect(receipt).toEqual({
    reference: expect.any(String) as string,
    unavailable: [
      { id: 'macbooks/macbook-air', state: 'sold' },
      { id: 'macbooks/macbook-pro', state: 'reserved' },
    ],
  });
  expect((await read(receipt.reference)).items).toHaveLength(3);
  expect((await visitor.ask('POST', '/api/enquiries', form, retry)).body).toEqual(receipt);
});

test('a sender whose cart is on sale gets only a reference', async () => {
  await addUnit();
  const { body } = await shop.browser().ask('POST', '/api/enquiries', {
    customerName: 'Sita',
    customerPhone: '9841000004',
    items: [LINE],
  });
  expect(Object.keys(body as object)).toEqual(['reference']);
});

test('a built-in product is reserved, too', async () => {
  const { units, ...page } = await open({
    items: [{ ...LINE, id: 'macbooks/mb1' }, LINE],
  });
  const [builtIn] = units;
  expect(units).toMatchObject([{ isBuiltIn: true, version: 0 }]);
  if (!builtIn) throw new Error('No product');
  expect(await done(page, builtIn, 'reserve')).toMatchObject({ state: 'reserved' });
});

test.each([
  ['an unknown unit', { goods: 'no-such' }, 404],
  ['a time in the past', { until: '2026-11-22T06:00:00.000Z' }, 422],
  ['no time', { until: null }, 422],
  ['a word for a time', { until: 'soon' }, 422],
  ['an unknown act', { act: 'give' }, 422],
  ['an endless version', { seen: 1e308 }, 422],
])('%s is refused', async (_name, wrong, status) => {
  const unit = await addUnit();
  const page = await open();
  const body = { goods: unit.id, seen: unit.version, act: 'reserve', until: UNTIL, ...wrong };
  const answer = await clerk.ask('POST', `/api/request-pages/enquiries/${page.id}/units`, body);
  expect(answer.status).toBe(status);
  expect(await inShop()).toBe('on-sale');
});

test.each(['technician', 'rider', 'moderator'])('a %s may not reserve or sell', async (role) => {
  const unit = await addUnit();
  const page = await open();
  const by = await member(role);
  for (const act of ['reserve', 'sell', 'undo'] as const) {
    expect((await deal(page, unit, act, { by })).status).toBe(403);
  }
  expect((await deal(page, unit, 'sell', { by: shop.browser() })).status).toBe(401);
  expect(await inShop()).toBe('on-sale');
});

test('spam gets nothing', async () => {
  const unit = await addUnit();
  const page = await open();
  await owner.ask('POST', '/api/enquiries/marks', { ids: [page.id], mark: 'spam' });
  expect((await deal(page, unit, 'reserve')).status).toBe(422);
});

test('a booking by a member names the member, and closes the enquiry as booked', async () => {
  const page = await open();
  const { body } = await clerk.ask('POST', '/api/bookings', repairRequest());
  const { reference } = body as { reference: string };
  const link = { booking: reference };
  await clerk.ask('POST', `/api/request-pages/enquiries/${page.id}/bookings`, link);
  expect(await read(page.reference)).toMatchObject({ outcome: 'booked', handledBy: 'The clerk' });
  const booking = await owner.ask('GET', `/api/booking-pages/${reference}`);
  const { audit } = booking.body as { audit: { by: string; from: string | null }[] };
  expect(audit.find(({ from }) => from === null)?.by).toBe('The clerk');
});

test('goods forget an erased customer, and a request whose period is over', async () => {
  const unit = await addUnit();
  const page = await open();
  await done(page, unit, 'reserve');
  await owner.ask('POST', '/api/customers/9841000003/erase');
  const heldFor = async () =>
    (await shop.db.selectFrom('goods').select('held_for').executeTakeFirstOrThrow()).held_for;
  expect(await heldFor()).toBe('');
  const { units, ...second } = await open();
  const [goods] = units;
  if (!goods) throw new Error('No unit');
  const { id, version } = goods;
  await owner.ask('POST', '/api/goods/states', {
    id,
    seen: version,
    state: 'on-sale',
    until: null,
  });
  await done(second, { id, version: version + 1 }, 'reserve');
  expect(await heldFor()).not.toBe('');
  const now = new Date('2028-01-01T00:00:00.000Z');
  await applyRetention({ db: shop.db, config: shop.config, now });
  expect(await heldFor()).toBe('');
});
