import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingParts, Part, PartList } from '@mcs-repairs/shared/domain/types/parts';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { LogPage } from '@mcs-repairs/shared/domain/types/staffLog';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let owner: Browser;
let technician: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
  technician = await join('technician');
});
afterEach(() => shop.close());

async function join(role: string): Promise<Browser> {
  const account = { email: `${role}@shop.example`, password: 'some quite long words' };
  await owner.ask('POST', '/api/staff', { ...account, name: 'Bina', role });
  const browser = shop.browser();
  await browser.signIn(account);
  return browser;
}

const FACTS = {
  name: 'iPhone 13 screen',
  number: 'SCR-13',
  models: 'iPhone 13, 13 Pro',
  cost: 8500,
  stock: 3,
  warnAt: 1,
  supplier: 'Everest Parts',
  supplierPhone: '+977 1 5550000',
  supplierUrl: 'https://parts.example',
  isRetired: false,
};
async function add(more: object = {}): Promise<Part> {
  const { status, body } = await owner.ask('POST', '/api/parts', { ...FACTS, ...more });
  expect(status).toBe(201);
  return body as Part;
}
const listed = async (query = '', by = owner) =>
  ((await by.ask('GET', `/api/parts${query}`)).body as PartList).parts;
const stockOf = async ({ id }: Part) => (await listed()).find((part) => part.id === id)?.stock;

/** Books a repair, and sets the stage of its device. */
async function repair(stage: string | null = 'repairing') {
  const made = await shop.browser().ask('POST', '/api/bookings', appointment());
  const { reference } = made.body as BookingReceipt;
  const page = await owner.ask('GET', `/api/booking-pages/${reference}`);
  const { id, version } = (page.body as BookingPage).booking;
  if (stage) await owner.ask('POST', `/api/bookings/${id}/stage`, { stage, version });
  return { id, reference, version: version + 1 };
}
const record = (id: string, part: Part, more: object = {}, by = technician, key?: string) =>
  by.ask(
    'POST',
    `/api/bookings/${id}/parts`,
    { partId: part.id, count: 1, ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const partsOf = async (id: string, by = owner) =>
  (await by.ask('GET', `/api/bookings/${id}/parts`)).body as BookingParts;

test('a used part lowers the stock, and a returned one raises it again', async () => {
  const part = await add();
  const { id } = await repair();
  const { status, body } = await record(id, part, { count: 2 });
  expect([status, await stockOf(part)]).toEqual([201, 1]);
  const [use] = (body as BookingParts).used;
  expect(use).toMatchObject({ name: FACTS.name, count: 2, by: 'Bina', cost: null });
  const back = () => technician.ask('POST', `/api/bookings/${id}/parts/${use?.id}/returns`);
  expect((await back()).body).toEqual({ used: [], awaited: [] });
  expect(await back()).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Bina already made this change.' },
  });
  expect(await stockOf(part)).toBe(3);
});

test('more parts than the list has need a clear word, and the stock stays at zero', async () => {
  const part = await add({ stock: 1 });
  const { id } = await repair();
  expect(await record(id, part, { count: 2 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { count: 'The stock of this part is 1.' } },
  });
  expect(await stockOf(part)).toBe(1);
  const { body } = await record(id, part, { count: 2, anyway: true });
  expect(await stockOf(part)).toBe(0);
  const [use] = (body as BookingParts).used;
  await technician.ask('POST', `/api/bookings/${id}/parts/${use?.id}/returns`);
  // The stock had only one piece, so the repair reduced it by one, although it used more.
  expect(await stockOf(part)).toBe(1);
});

test('of many who take the last piece at once, one gets it', async () => {
  const part = await add({ stock: 1 });
  const { id } = await repair();
  const answers = await Promise.all(Array.from({ length: 6 }, () => record(id, part)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect([await stockOf(part), (await partsOf(id)).used.length]).toEqual([0, 1]);
});

test('a double press records a part once', async () => {
  const part = await add();
  const { id } = await repair();
  const key = 'a-key-of-one-press-1';
  const answers = await Promise.all([
    record(id, part, {}, technician, key),
    record(id, part, {}, technician, key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect([await stockOf(part), (await partsOf(id)).used.length]).toEqual([2, 1]);
});

test('a repair at “Waiting for parts” names its part and supplier until the part is used', async () => {
  const part = await add({ stock: 0 });
  const { id, reference, version } = await repair();
  const wait = () =>
    technician.ask('POST', `/api/bookings/${id}/awaited-parts`, { partId: part.id, count: 1 });
  expect((await wait()).body).toMatchObject({ code: 'transition-refused' });
  await owner.ask('POST', `/api/bookings/${id}/stage`, { stage: 'waiting_parts', version });
  const { status, body } = await wait();
  expect(status).toBe(201);
  expect((body as BookingParts).awaited).toMatchObject([
    { name: FACTS.name, supplier: 'Everest Parts', supplierUrl: 'https://parts.example' },
  ]);
  expect(await listed('?show=awaited')).toMatchObject([{ id: part.id, waiting: [reference] }]);
  const [awaited] = (body as BookingParts).awaited;
  await technician.ask('DELETE', `/api/bookings/${id}/awaited-parts/${awaited?.id}`);
  expect(await listed('?show=awaited')).toEqual([]);
  await wait();
  await record(id, part, { anyway: true });
  expect(await partsOf(id)).toMatchObject({ used: [{ name: FACTS.name }], awaited: [] });
});

test('only the owner sees costs and changes the list, and no customer sees a part', async () => {
  const part = await add();
  const { id } = await repair();
  await record(id, part);
  expect((await listed('', technician))[0]).toMatchObject({ cost: null, canUndo: false });
  expect((await listed())[0]?.cost).toBe(8500);
  expect((await partsOf(id, technician)).used[0]?.cost).toBeNull();
  expect((await partsOf(id)).used[0]?.cost).toBe(8500);
  expect((await technician.ask('POST', '/api/parts', FACTS)).status).toBe(403);
  const rider = await join('rider');
  expect((await rider.ask('GET', '/api/parts')).status).toBe(403);
  expect((await record(id, part, {}, rider)).status).toBe(403);
  expect((await shop.browser().ask('GET', '/api/parts')).status).toBe(401);
  const mails = await shop.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(mails)).not.toMatch(/8500|SCR-13|iPhone 13 screen/);
});

test('Today lists parts that are low, and no others', async () => {
  await add({ name: 'Battery', stock: 1 });
  await add({ name: 'Glue', stock: 0, warnAt: null });
  await add({ name: 'Old screen', stock: 0, isRetired: true });
  const { lowParts } = (await technician.ask('GET', '/api/today')).body as Today;
  expect(lowParts).toMatchObject({ total: 1, lines: [{ name: 'Battery', stock: 1 }] });
  expect((await listed('?show=low')).map(({ name }) => name)).toEqual(['Battery']);
  expect((await listed('?show=retired')).map(({ name }) => name)).toEqual(['Old screen']);
  expect((await listed('?search=everest glu')).map(({ name }) => name)).toEqual(['Glue']);
});

test('who edits a part that was used meanwhile is told, and an undo keeps used parts used', async () => {
  const part = await add();
  const { id } = await repair();
  const change = ({ version }: Pick<Part, 'version'>, facts: object) =>
    owner.ask('PUT', `/api/parts/${part.id}`, { ...FACTS, ...facts, seen: version });
  const changed = (await change(part, { stock: 10, cost: 9000 })).body as Part;
  expect(changed).toMatchObject({ stock: 10, cost: 9000, canUndo: true });
  await record(id, part, { count: 2 });
  expect(await change(changed, { stock: 12 })).toMatchObject({
    status: 409,
    body: {
      message:
        'Bina changed or used this part meanwhile. The stock is 8. Please check it and try again.',
    },
  });
  const [current] = await listed();
  const undone = await owner.ask('POST', `/api/parts/${part.id}/undos`, { seen: current?.version });
  expect(undone.body).toMatchObject({ stock: 1, cost: 8500 });
  const { entries } = (await owner.ask('GET', '/api/log')).body as LogPage;
  expect(entries.slice(0, 4).map(({ by, event }) => [by, event])).toEqual([
    ['Asha', 'parts-changed'],
    ['Bina', 'part-recorded'],
    ['Asha', 'parts-changed'],
    ['Asha', 'parts-changed'],
  ]);
});

test.each([
  ['stock', { stock: 2 ** 31 }],
  ['cost', { cost: 10_000_001 }],
  ['cost', { cost: 0 }],
  ['warnAt', { warnAt: 1.5 }],
  ['name', { name: ' ' }],
  ['supplierUrl', { supplierUrl: 'javascript:alert(1)' }],
])('names the wrong field %s', async (field, facts) => {
  expect(await owner.ask('POST', '/api/parts', { ...FACTS, ...facts })).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as string } },
  });
});

test('refuses parts for a device that is not in the shop, unknown parts and wrong counts', async () => {
  const part = await add();
  const expected = await repair(null);
  expect((await record(expected.id, part)).body).toMatchObject({ code: 'transition-refused' });
  expect((await record('nobody', part)).status).toBe(404);
  for (const count of [0, -1, 1.5, 100, 2 ** 31])
    expect((await record(expected.id, part, { count })).status).toBe(422);
  const retired = await add({ isRetired: true });
  expect((await record(expected.id, retired)).body).toMatchObject({
    fields: { partId: expect.any(String) },
  });
});
