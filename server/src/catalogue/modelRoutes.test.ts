import type { OwnModel, ShownModel } from '@mcs-repairs/shared/domain/types/models';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { modelPaths } from './listedModels';
import { watchGoods } from './watchGoods';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const FACTS = {
  device: 'iphone',
  name: 'iPhone 18 Pro',
  slug: '',
  year: 2026,
  numbers: ['A3400', 'A3401'],
  alsoCalled: ['eighteen pro'],
  issues: null,
};
const add = async (more: object = {}) => {
  const { status, body } = await owner.ask('POST', '/api/models', { ...FACTS, ...more });
  expect(status).toBe(201);
  return body as OwnModel;
};
const change = ({ id, version }: Pick<OwnModel, 'id' | 'version'>, facts: object) =>
  owner.ask('POST', '/api/models/changes', { ...FACTS, ...facts, id, seen: version });
const step = ({ id, version }: Pick<OwnModel, 'id' | 'version'>, act: string) =>
  owner.ask('POST', '/api/models/steps', { id, seen: version, step: act });
const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as OwnModel;
};
const listed = async (device = 'iphone') =>
  (await shop.browser().ask('GET', `/api/models?device=${device}`)).body as ShownModel[];
const slugs = async (device?: string) => (await listed(device)).map(({ slug }) => slug);
const watched = async () => {
  const watch = await watchGoods({ db: shop.db, now: () => shop.clock.now });
  watch.stop();
  return watch.now();
};
const BUILT_IN = { id: 'iphone/15-pro', version: 0 };
const BUILT_IN_FACTS = { name: 'iPhone 15 Pro', slug: '15-pro', numbers: ['A2848'] };

test('without changes, visitors get the built-in models without amounts, and pages ask for none', async () => {
  const all = await shop.browser().ask('GET', '/api/models');
  expect(all.body).toHaveLength(100);
  expect(JSON.stringify(all.body)).not.toContain('rice');
  expect(await slugs()).toEqual(modelsOf('iphone').map(({ slug }) => slug));
  expect(await watched()).toEqual({ revision: '' });
  expect(await modelPaths(shop.db)).toEqual({ added: [], gone: [] });
});

test('an added model is first, has a generation of its own, and its page states no unknown size', async () => {
  const model = await add();
  expect(model).toMatchObject({ slug: '18-pro', isBuiltIn: false, isOn: true, canUndo: false });
  const [first, second] = await listed();
  expect(first).toMatchObject({
    slug: '18-pro',
    group: 'iPhone 18',
    numbers: ['A3400', 'A3401'],
    look: { cameras: 3, front: 'island' },
  });
  expect(first?.look).not.toHaveProperty('inches');
  expect(second?.slug).toBe('16-pro-max');
  expect(await watched()).toMatchObject({ models: { iphone: 28 } });
  expect((await watched()).models).toEqual({ iphone: 28 });
  expect(await modelPaths(shop.db)).toEqual({ added: ['/repairs/iphone/18-pro'], gone: [] });
});

test.each([
  ['ipad', 'iPad Air (7th generation)', 'air-7th-generation', 'iPad Air'],
  ['ipad', 'iPad (11th generation)', '11th-generation', 'iPad'],
  ['ipad', 'iPad Pro 13-inch (M5)', 'pro-13-inch-m5', 'iPad Pro 13-inch'],
  ['watch', 'Apple Watch Series 11', 'series-11', 'Apple Watch Series'],
  ['laptop', 'Toshiba', 'toshiba', 'Laptop brands'],
  ['imac', 'आईमैक', 'model', 'आईमैक'],
])('the address and the heading of an added %s come from its name: %s', async (...given) => {
  const [device, name, slug, group] = given;
  await add({ device, name });
  expect((await listed(device))[0]).toMatchObject({ slug, group });
});

test('a renamed model redirects its earlier addresses, and can have its built-in values again', async () => {
  const renamed = await done(
    change(BUILT_IN, { ...BUILT_IN_FACTS, name: 'iPhone 15 Pro (2023)', slug: '15-pro-2023' }),
  );
  expect(renamed).toMatchObject({ isBuiltIn: true, isChanged: true, canUndo: true });
  const find = async (name: string) => (await listed()).find((model) => model.name === name);
  expect(await find('iPhone 15 Pro (2023)')).toMatchObject({
    slug: '15-pro-2023',
    formerSlugs: ['15-pro'],
    look: { inches: 6.1 },
  });
  expect(await modelPaths(shop.db)).toEqual({
    added: ['/repairs/iphone/15-pro-2023'],
    gone: ['/repairs/iphone/15-pro'],
  });
  const restored = await done(step(renamed, 'built-in'));
  expect(restored).toMatchObject({ name: 'iPhone 15 Pro', slug: '15-pro', isChanged: false });
  // The model had this address for a while, so it still redirects to the model.
  expect(await find('iPhone 15 Pro')).toMatchObject({ formerSlugs: ['15-pro-2023'] });
  const undone = await done(step(restored, 'undo'));
  expect(undone.slug).toBe('15-pro-2023');
});

test('a model that is switched off is listed for staff only, and the last one stays on', async () => {
  const off = await done(step(BUILT_IN, 'off'));
  expect(await slugs()).not.toContain('15-pro');
  expect((await watched()).models).toEqual({ iphone: 26 });
  const own = (await owner.ask('GET', '/api/models/all')).body as OwnModel[];
  expect(own.find(({ id }) => id === BUILT_IN.id)).toMatchObject({
    isOn: false,
    name: 'iPhone 15 Pro',
  });
  await done(step(off, 'undo'));
  expect((await watched()).models).toBeUndefined();
  const [last, ...others] = own.filter(({ device, isOn }) => device === 'watch' && isOn);
  for (const model of others) await done(step(model, 'off'));
  expect(await step(last ?? BUILT_IN, 'off')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('the only Apple Watch that is on') },
  });
});

test('moving changes only one row, up and down, to both ends', async () => {
  const at = async (slug: string) => (await slugs()).indexOf(slug);
  let model = await add();
  model = await done(step(model, 'down'));
  expect(await at('18-pro')).toBe(1);
  model = await done(step(model, 'down'));
  expect(await at('18-pro')).toBe(2);
  model = await done(step(model, 'up'));
  model = await done(step(model, 'up'));
  await done(step(model, 'up'));
  expect(await at('18-pro')).toBe(0);
  const last = await done(step({ id: 'iphone/xr', version: 0 }, 'down'));
  expect(await at('xr')).toBe(27);
  await done(step(last, 'undo'));
  expect(await at('xr')).toBe(26);
});

test('an undone move never shares a place with another model', async () => {
  const own = async () => (await owner.ask('GET', '/api/models/all')).body as OwnModel[];
  const order = async () => (await own()).map(({ id }) => id);
  const move = async (id: string, version: number, act: string) =>
    done(step({ id: `watch/${id}`, version }, act));
  const away = await move('series-8', 0, 'up');
  // Two moves down give this model the position that the removed model had.
  const other = await move('series-9', 0, 'down');
  await move('series-9', other.version, 'down');
  await move('series-8', away.version, 'undo');
  const places = await shop.db.selectFrom('repair_models').select('place').execute();
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  const before = await order();
  const eight = (await own()).find(({ id }) => id === 'watch/series-8') ?? BUILT_IN;
  await done(step(eight, 'up'));
  expect(await order()).not.toEqual(before);
});

test('the Apple Watch Ultra can be listed and edited, and its first address then redirects', async () => {
  const own = (await owner.ask('GET', '/api/models/all')).body as OwnModel[];
  const ultra = own.find(({ id }) => id === 'watch/apple-watch-ultra');
  expect(ultra).toMatchObject({ isBuiltIn: true, isOn: false, isChanged: false });
  expect(await slugs('watch')).not.toContain('apple-watch-ultra');
  const on = await done(step(ultra ?? BUILT_IN, 'on'));
  expect((await slugs('watch'))[0]).toBe('apple-watch-ultra');
  await done(
    change(on, { device: 'watch', name: 'Apple Watch Ultra (2022)', slug: 'ultra-1', numbers: [] }),
  );
  const [first] = await listed('watch');
  expect(first).toMatchObject({ slug: 'ultra-1', formerSlugs: ['apple-watch-ultra'] });
});

test.each([
  [{ name: '' }, 'name', 'Enter a name'],
  [{ name: 'x'.repeat(61) }, 'name', 'Please use at most 60 characters'],
  [{ slug: 'Not An Address' }, 'slug', expect.stringContaining('small letters')],
  [{ year: 2_147_483_648 }, 'year', 'Enter a year from 1976 to 2100'],
  [{ issues: [] }, 'issues', 'Choose at least one fault'],
  [{ numbers: Array<string>(13).fill('A1') }, 'numbers', 'Enter at most 12 numbers'],
  [{ words: 'x'.repeat(601) }, 'words', 'Please use at most 600 characters'],
  [{ durations: { screen: 'soon' } }, 'durations.screen', expect.stringContaining('such as')],
  [{ durations: { screen: '90-45 minutes' } }, 'durations.screen', expect.any(String)],
  [{ pictureAlt: 'x'.repeat(201) }, 'pictureAlt', 'Please use at most 200 characters'],
])('bad input %j is named beside its field', async (bad, field, message) => {
  const { status, body } = await owner.ask('POST', '/api/models', { ...FACTS, ...bad });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { [field]: message } });
});

test('words and working times are on the page, and a change without them keeps them', async () => {
  const written = await done(
    change(BUILT_IN, {
      ...BUILT_IN_FACTS,
      words: 'We keep its screens\nin the shop.',
      durations: { screen: '20-40 minutes' },
    }),
  );
  expect(written).toMatchObject({ isChanged: true, durations: { screen: '20-40 minutes' } });
  const shown = async () => (await listed()).find(({ slug }) => slug === '15-pro');
  expect(await shown()).toMatchObject({
    words: 'We keep its screens\nin the shop.',
    durations: { screen: '20-40 minutes' },
  });
  expect((await watched()).models).toEqual({ iphone: 27 });
  // A staff page that was loaded before an update of the site does not send the new fields. Their
  // stored values stay.
  const kept = await done(change(written, { ...BUILT_IN_FACTS, year: 2023 }));
  expect(kept).toMatchObject({ year: 2023, words: expect.stringContaining('We keep') });
  const row = await shop.db.selectFrom('repair_models').select('words').executeTakeFirstOrThrow();
  expect(JSON.parse(row.words)).toEqual({ en: kept.words });
  const emptied = await done(change(kept, { ...BUILT_IN_FACTS, words: '', durations: {} }));
  expect(emptied).toMatchObject({ words: '', durations: {} });
  const undone = await done(step(emptied, 'undo'));
  expect(undone).toMatchObject({ words: kept.words, durations: { screen: '20-40 minutes' } });
});

test('words in another language stay when the English words change', async () => {
  const model = await add({ words: 'New here' });
  const words = JSON.stringify({ en: 'New here', ne: 'नयाँ' });
  await shop.db.updateTable('repair_models').set({ words }).execute();
  await done(change(model, { words: 'Changed' }));
  const row = await shop.db.selectFrom('repair_models').select('words').executeTakeFirstOrThrow();
  expect(JSON.parse(row.words)).toEqual({ en: 'Changed', ne: 'नयाँ' });
});

test('a booking and a check-in state the working time of the model', async () => {
  await add({ durations: { battery: '15-20 minutes' } });
  const asked = {
    customerName: 'Nisha',
    customerPhone: '9841000009',
    device: 'iphone',
    deviceModel: 'iphone 18 Pro ',
    repairIssue: 'Battery Replacement',
  };
  const taken = async (issue: string) => {
    const { body } = await owner.ask('POST', '/api/visits', { ...asked, issue });
    return (body as { booking: { duration: string } }).booking.duration;
  };
  expect(await taken('battery')).toBe('15-20 minutes');
  expect(await taken('screen')).toBe('45-120 minutes');
  const booked = { ...asked, issue: 'battery', kind: 'appointment' };
  const time = { appointmentDate: '2026-11-24', appointmentTime: '11:00 AM' };
  const { body } = await shop.browser().ask('POST', '/api/bookings', { ...booked, ...time });
  expect(body).toMatchObject({ duration: '15-20 minutes' });
});

test('an address is taken by a model that is on or off, and by another name of a built-in model', async () => {
  await done(step(BUILT_IN, 'off'));
  for (const [device, slug] of [
    ['iphone', '15-pro'],
    ['iphone', '14'],
    ['watch', 'apple-watch-se'],
    ['watch', 'apple-watch-ultra'],
  ])
    expect(await owner.ask('POST', '/api/models', { ...FACTS, device, slug })).toMatchObject({
      status: 409,
      body: { fields: { slug: 'This address is taken' } },
    });
  await add({ device: 'ipad', name: 'iPad 14', slug: '14' });
});

test('a name belongs to one model of a device, whatever its capitals and spaces', async () => {
  const taken = (name: string) => ({ status: 409, body: { fields: { name } } });
  const model = await add();
  for (const name of ['iPhone 18 Pro', ' iphone  18 PRO ', 'iPhone18Pro'])
    expect(await owner.ask('POST', '/api/models', { ...FACTS, name })).toMatchObject(
      taken('iPhone 18 Pro is already in the list'),
    );
  await add({ device: 'ipad' });
  await done(step(BUILT_IN, 'off'));
  expect(await change(model, { name: 'iphone 15 pro' })).toMatchObject(
    taken('iPhone 15 Pro is already in the list, switched off'),
  );
  const respelled = await done(change(model, { name: 'iPhone 18 PRO' }));
  const renamed = await done(change(respelled, { name: 'iPhone 19' }));
  await add();
  expect(await step(renamed, 'undo')).toMatchObject({
    status: 409,
    body: { message: 'iPhone 18 Pro is already in the list' },
  });
});

test('the second of two editors learns who was first, and unknown models and steps are refused', async () => {
  const model = await add();
  await done(change(model, { name: 'iPhone 18 Pro Max' }));
  expect(await change(model, { name: 'iPhone 18' })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/changed this model meanwhile/) },
  });
  expect(await step(model, 'off')).toMatchObject({ status: 409 });
  expect(await step({ id: 'unknown', version: 0 }, 'off')).toMatchObject({ status: 404 });
  expect(await step(model, 'sideways')).toMatchObject({ status: 422 });
});

test('only an owner changes models, and the log names who did what', async () => {
  expect((await shop.browser().ask('POST', '/api/models', FACTS)).status).toBe(401);
  const model = await add();
  const renamed = await done(change(model, { name: 'iPhone 18 Ultra' }));
  await done(step(renamed, 'off'));
  const log = (await owner.ask('GET', '/api/log?event=models-changed')).body as {
    entries: { detail: string; by: string }[];
  };
  expect(log.entries.map(({ by, detail }) => [by, detail])).toEqual([
    ['Asha', 'iPhone 18 Ultra: switched off'],
    ['Asha', 'iPhone 18 Ultra: changed, was called iPhone 18 Pro before'],
    ['Asha', 'iPhone 18 Pro: added'],
  ]);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  expect((await owner.ask('POST', '/api/models', FACTS)).status).toBe(403);
  expect((await owner.ask('GET', '/api/models/all')).status).toBe(403);
});
