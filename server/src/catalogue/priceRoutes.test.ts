import * as contract from '@mcs-repairs/shared/domain/contract/prices';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type {
  CheckedPriceFile,
  ListedPrice,
  PriceList,
} from '@mcs-repairs/shared/domain/types/price';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { ROLES, type Role } from '@mcs-repairs/shared/domain/types/rights';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const MODEL = 'iphone/15-pro';
const NONE = { price: null, cost: null };
const SCREEN = {
  device: 'iphone',
  model: MODEL,
  issue: 'screen',
  standard: { price: 12_543, cost: 7_111 },
  premium: NONE,
  seen: 0,
};
const set = (more: object = {}, by = owner) =>
  by.ask('POST', '/api/prices', { ...SCREEN, ...more });
const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as ListedPrice;
};
const list = async (by = owner, query = '') =>
  (await by.ask('GET', `/api/prices${query}`)).body as PriceList;
const be = (role: Role) => shop.db.updateTable('staff').set({ role }).execute();
const booked = async (more: object = {}) => {
  const answer = await shop.browser().ask('POST', '/api/bookings', appointment(more));
  expect(answer.status).toBe(201);
  return answer.body as BookingReceipt;
};
const onPage = async ({ reference }: { reference: string }) =>
  ((await owner.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage).listPrices;

test('an owner sets, changes and removes a price; who was late learns who was first', async () => {
  const first = await done(set());
  expect(first).toMatchObject({ standard: SCREEN.standard, premium: NONE, changedBy: 'Asha' });
  expect(await set()).toMatchObject({
    status: 409,
    body: { message: 'Asha changed these prices meanwhile. Please check them and try again.' },
  });
  const raised = { price: 13_000, cost: null };
  await done(set({ standard: raised, seen: first.version }));
  const { prices, models, last } = await list();
  expect(prices).toMatchObject([{ model: MODEL, issue: 'screen', standard: raised }]);
  expect(models).toContainEqual(expect.objectContaining({ id: MODEL, name: 'iPhone 15 Pro' }));
  expect(last).toMatchObject({ by: 'Asha', places: 1 });
  await done(set({ standard: NONE, seen: prices[0]?.version }));
  expect((await list()).prices).toEqual([]);
  expect((await list(owner, '?device=ipad')).models.every(({ device }) => device === 'ipad')).toBe(
    true,
  );
});

test('the last change is undone, and that is undone, too', async () => {
  const undo = (seen: number) => owner.ask('POST', '/api/prices/undo', { seen });
  expect((await undo(0)).status).toBe(404);
  const { version } = await done(set());
  await done(set({ standard: { price: 1, cost: 1 }, seen: version }));
  expect(await undo(version)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Asha changed these prices') },
  });
  const now = async () => (await list()).prices[0]?.standard;
  expect((await undo(version + 1)).status).toBe(204);
  expect(await now()).toEqual(SCREEN.standard);
  expect((await undo(version + 2)).status).toBe(204);
  expect(await now()).toEqual({ price: 1, cost: 1 });
});

test.each([
  [{ standard: { price: 0, cost: null } }, 'standard.price', 'Enter a price'],
  [{ standard: { price: -500, cost: null } }, 'standard.price', 'A price is at least Rs. 1'],
  [
    { standard: { price: 2_147_483_648, cost: null } },
    'standard.price',
    'This amount is too large',
  ],
  [{ premium: { price: 1.5, cost: null } }, 'premium.price', 'Use whole rupees, without signs'],
  [{ premium: { price: null, cost: 5 } }, 'premium.price', 'Enter the price too'],
  [{ standard: { price: 5, cost: -1 } }, 'standard.cost', 'Use whole rupees, without signs'],
])('bad input %j is named beside its field', async (bad, field, message) => {
  expect(await set(bad)).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
});

test.each([
  ['a model of another device', { device: 'ipad' }],
  ['an unknown model', { model: 'iphone/none' }],
  ['a fault that the device does not have', { issue: 'crown', model: null }],
])('%s has no price', async (_what, more) => {
  expect((await set(more)).status).toBe(404);
});

test('a booking gets the prices of its model, or those of all models, and otherwise none', async () => {
  const [pro, other, water] = [
    await booked(),
    await booked({ deviceModel: 'iPhone 14', appointmentTime: '11:30 AM' }),
    await booked({ issue: 'water', appointmentTime: '2:30 PM' }),
  ];
  expect(await onPage(pro)).toBeUndefined();
  const all = {
    model: null,
    standard: { price: 9_000, cost: 1 },
    premium: { price: 11_000, cost: 2 },
  };
  await done(set(all));
  const general = { model: null, standard: 9_000, premium: 11_000 };
  expect(await onPage(pro)).toEqual(general);
  const own = await done(set());
  expect(await onPage(pro)).toEqual({ model: 'iPhone 15 Pro', standard: 12_543, premium: null });
  expect(await onPage(other)).toEqual(general);
  expect(await onPage(water)).toBeUndefined();
  // This booking names its model by the model number and its repair by the fault, as staff may type
  // them.
  await shop.db
    .updateTable('bookings')
    .set({ device_model: ' a2848', repair_service: 'screen  repair' })
    .where('reference', '=', pro.reference)
    .execute();
  expect(await onPage(pro)).toMatchObject({ standard: 12_543 });
  await done(set({ standard: NONE, seen: own.version }));
  expect(await onPage(pro)).toEqual(general);
});

const FILE = [
  'Device;Model;Fault;Standard price;Standard cost;Premium price;Premium cost',
  'iphone;iPhone 15 Pro;Screen Repair;Rs. 12,543;7111;;',
  'iphone;;screen;"9,000";10000;11000;2',
  'ipad;All models;battery;;;;',
].join('\n');
const check = async (csv: string) => owner.ask('POST', '/api/prices/file/check', { csv });
const checked = async (csv: string) => (await check(csv)).body as CheckedPriceFile;
const store = (csv: string, seen: string, confirmBelowCost?: boolean) =>
  owner.ask('POST', '/api/prices/file', { csv, seen, confirmBelowCost });

test('a file is checked without a change, stored as it was checked, and undone as a whole', async () => {
  await done(set({ standard: { price: 12_000, cost: 7_111 } }));
  const plan = await checked(FILE);
  expect(plan).toMatchObject({
    differences: [
      { row: 2, modelName: 'iPhone 15 Pro', standardPrice: { from: 12_000, to: 12_543 } },
      {
        row: 3,
        modelName: null,
        standardCost: { from: null, to: 10_000 },
        belowCost: ['standard'],
      },
    ],
    same: 1,
  });
  expect(plan.differences[0]).not.toHaveProperty('standardCost');
  expect((await list()).prices).toHaveLength(1);
  expect(await store(FILE, plan.seen, true)).toMatchObject({ status: 200, body: { changed: 2 } });
  const { prices, last } = await list();
  expect(prices).toHaveLength(2);
  expect(last).toMatchObject({ places: 2 });
  expect((await checked(FILE)).differences).toEqual([]);
  await owner.ask('POST', '/api/prices/undo', { seen: last?.version });
  expect((await list()).prices).toMatchObject([{ standard: { price: 12_000 } }]);
});

test('a change between the check and the import is said, unless it changed other prices', async () => {
  const { seen } = await checked(FILE);
  await done(set({ issue: 'battery' }));
  expect(await store(FILE, 'unknown')).toMatchObject({ status: 409 });
  await done(set({ standard: { price: 1, cost: null } }));
  expect(await store(FILE, seen)).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/^Asha changed prices meanwhile\. Nothing was imported/),
    },
  });
  expect((await list()).prices).toHaveLength(2);
  const again = await checked(FILE);
  await done(set({ issue: 'camera' }));
  expect((await store(FILE, again.seen, true)).status).toBe(200);
});

test('a price below its cost is stored only if the request confirms it', async () => {
  const { seen } = await checked(FILE);
  expect(await store(FILE, seen)).toMatchObject({
    status: 422,
    body: { fields: { 'Row 3, Standard price': 'This price is below its cost' } },
  });
  const low = { premium: { price: 3000, cost: 3001 } };
  expect(await set(low)).toMatchObject({
    status: 422,
    body: { fields: { 'premium.price': 'This price is below its cost' } },
  });
  expect((await list()).prices).toEqual([]);
  await done(set({ ...low, confirmBelowCost: true }));
  expect((await list()).prices).toMatchObject([low]);
  // If price and cost are equal, no confirmation is needed.
  await done(set({ issue: 'battery', standard: { price: 3000, cost: 3000 } }));
});

test('one bad row stops the file, and every wrong row and column is named', async () => {
  const bad = [
    FILE,
    'toaster;;screen;1;;;',
    'iphone;iPhone 99;screen;1;;;',
    'watch;;keyboard;1;;;',
    'iphone;15-pro;screen;1;;;',
    'iphone;;battery;much;;0;5',
    'iphone;;camera;;12;;',
  ].join('\n');
  const fields = {
    'Row 5, Device': 'Use one of these: iphone, ipad, macbook, imac, watch, laptop',
    'Row 6, Model': 'No model of this device has this name',
    'Row 7, Fault': 'This device does not have this fault',
    'Row 8, Fault': 'Row 2 has this model and fault, too',
    'Row 9, Standard price': 'Use whole rupees, without signs',
    'Row 9, Premium price': 'Enter a price',
    'Row 10, Standard price': 'Enter the price too',
  };
  expect(await check(bad)).toMatchObject({ status: 422 });
  expect((await check(bad)).body).toMatchObject({
    message: 'The file has 7 errors. Nothing was changed.',
    fields,
  });
  expect(await store(bad, '0.x')).toMatchObject({ status: 422, body: { fields } });
  expect((await list()).prices).toEqual([]);
  expect((await check('Device,Model\n')).body).toMatchObject({
    fields: { 'Row 1': expect.stringContaining('Fault, Standard price') },
  });
  expect((await check('')).body).toMatchObject({ fields: { csv: 'This file is empty' } });
  expect((await check('x'.repeat(5 << 20))).status).toBe(413);
});

test.each(ROLES)('a %s may do only what its rights allow', async (role) => {
  await be(role);
  for (const { id, method, path, right } of Object.values(contract)) {
    const body = method === 'GET' ? undefined : {};
    const { status } = await owner.ask(method, `/api${path}`, body);
    expect([id, status === 403]).toEqual([id, !may(role, right)]);
    expect((await shop.browser().ask(method, `/api${path}`, body)).status).toBe(401);
  }
});

test('members who write estimates see prices, and no cost', async () => {
  await done(set());
  for (const role of ['clerk', 'technician'] as const) {
    await be(role);
    const answer = await list();
    expect(answer.prices).toMatchObject([{ standard: { price: 12_543 } }]);
    expect(JSON.stringify(answer)).not.toMatch(/cost|7111/);
    expect(answer.last).toBeUndefined();
  }
});

test('no public address, message or description has a price or a cost', async () => {
  const { token, reference } = await booked();
  await done(set());
  await done(set({ model: null, standard: { price: 12_543, cost: 7_111 } }));
  expect(await onPage({ reference })).toBeDefined();
  const visitor = shop.browser();
  const texts = [
    '/api/models',
    '/api/shop/units',
    '/api/content/sections/faq-iphone/texts',

    '/sitemap.xml',
    `/api/booking-pages/${reference}`,
  ].map(async (url) => JSON.stringify((await visitor.ask('GET', url)).body));
  const mine = await visitor.ask('GET', '/api/my-bookings', undefined, {
    headers: { 'x-booking-token': token },
  });
  expect(mine.status).toBe(200);
  const mails = await shop.db.selectFrom('outbox').selectAll().execute();
  const all = [...(await Promise.all(texts)), JSON.stringify(mine.body), JSON.stringify(mails)];
  for (const text of all) expect(text).not.toMatch(/12,?543|7,?111|listPrices/);
  // These schemas contain prices. Operations that visitors may call must not return them.
  const { body } = await visitor.ask('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, { 'x-right'?: string }>> };
  const open = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter((of) => of['x-right'] === undefined);
  expect(open.length).toBeGreaterThan(20);
  expect(JSON.stringify(open)).not.toMatch(/listPrices|standardCost|"cost"/);
});

test('the log names who changed what', async () => {
  const { version } = await done(set());
  await done(set({ premium: { price: 15_000, cost: null }, seen: version }));
  await owner.ask('POST', '/api/prices/undo', { seen: version + 1 });
  await store(FILE, (await checked(FILE)).seen, true);
  const log = (await owner.ask('GET', '/api/log?event=prices-changed')).body as {
    entries: { detail: string; by: string }[];
  };
  expect(log.entries.map(({ by, detail }) => [by, detail])).toEqual([
    ['Asha', '1 price from a file'],
    ['Asha', 'Screen Repair, iPhone 15 Pro: last change undone'],
    ['Asha', 'Screen Repair, iPhone 15 Pro: premium price 15000, was nothing'],
    [
      'Asha',
      'Screen Repair, iPhone 15 Pro: standard price 12543, was nothing; standard cost 7111, was nothing',
    ],
  ]);
});
