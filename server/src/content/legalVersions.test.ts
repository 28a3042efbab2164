import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import type { Edition } from '@mcs-repairs/shared/domain/types/content';
import type { LegalText, LegalVersion } from '@mcs-repairs/shared/domain/types/legalPages';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const NOW = '2026-11-23T06:00:00.000Z';
const IN_AN_HOUR = '2026-11-23T07:00:00.000Z';
const IN_TWO_HOURS = '2026-11-23T08:00:00.000Z';
const text = (words: string) => [{ heading: 'Bookings', text: words }];
const publish = async (
  value: ReturnType<typeof text> | null,
  seen: string | null = null,
  validFrom: string | null = null,
) => {
  const body = { edition: { piece: 'terms', value }, seen, validFrom };
  return (await owner.ask('POST', '/api/content/editions', body)).body as Edition;
};
const versions = async () =>
  (
    (await shop.browser().ask('GET', '/api/content/legal-pages/terms/versions')).body as {
      versions: LegalVersion[];
    }
  ).versions;
const read = async (version: string) => {
  const address = `/api/content/legal-pages/terms/versions/${version}`;
  const { status, body } = await shop.browser().ask('GET', address);
  return { status, ...(body as LegalText) };
};

const FIRST = { version: 'first', from: null, until: null };
const NOW_VERSION = '2026-11-23T060000000Z';

test('the built-in texts are the first version', async () => {
  expect(await versions()).toEqual([FIRST]);
  expect(await read('first')).toMatchObject({ ...FIRST, entries: BUILT_IN_SECTIONS.terms });
});

test('a version that the owner publishes is valid at once, and the former one stays readable', async () => {
  await publish(text('You may cancel.'));
  expect(await versions()).toEqual([
    { version: NOW_VERSION, from: NOW, until: null },
    { ...FIRST, until: NOW },
  ]);
  expect((await read(NOW_VERSION)).entries).toEqual(text('You may cancel.'));
  expect(await read('first')).toMatchObject({ until: NOW, entries: BUILT_IN_SECTIONS.terms });
});

test('a prepared version is not readable before its start', async () => {
  await publish(text('You may cancel.'), null, IN_AN_HOUR);
  const prepared = '2026-11-23T070000000Z';
  expect(await versions()).toEqual([FIRST]);
  expect((await read(prepared)).status).toBe(404);
  shop.clock.now = new Date(IN_AN_HOUR);
  expect((await versions()).map(({ version }) => version)).toEqual([prepared, 'first']);
  expect((await read(prepared)).status).toBe(200);
});

test('a version that was undone after its start is not listed, but stays readable', async () => {
  const { id } = await publish(text('A mistake'));
  shop.clock.now = new Date(IN_AN_HOUR);
  await owner.ask('POST', '/api/content/undoing', { piece: 'terms', seen: id });
  expect(await versions()).toEqual([FIRST]);
  expect(await read(NOW_VERSION)).toMatchObject({
    entries: text('A mistake'),
    until: IN_AN_HOUR,
  });
});

test('a version that was undone before its start was never valid', async () => {
  const { id } = await publish(text('A mistake'), null, IN_AN_HOUR);
  await owner.ask('POST', '/api/content/undoing', { piece: 'terms', seen: id });
  shop.clock.now = new Date(IN_TWO_HOURS);
  expect(await versions()).toEqual([FIRST]);
  expect((await read('2026-11-23T070000000Z')).status).toBe(404);
});

test('of two versions for one start, only the later one was ever valid', async () => {
  const { id } = await publish(text('One'), null, IN_AN_HOUR);
  await publish(text('Two'), id, IN_AN_HOUR);
  shop.clock.now = new Date(IN_AN_HOUR);
  expect(await versions()).toHaveLength(2);
  expect((await read('2026-11-23T070000000Z')).entries).toEqual(text('Two'));
});

test('the built-in texts can be valid again, as a version of their own', async () => {
  const { id } = await publish(text('Mine'));
  shop.clock.now = new Date(IN_AN_HOUR);
  await publish(null, id);
  const [newest, mine] = await versions();
  expect([newest?.from, mine?.until]).toEqual([IN_AN_HOUR, IN_AN_HOUR]);
  expect((await read(newest?.version ?? '')).entries).toEqual(BUILT_IN_SECTIONS.terms);
});

test.each(['nothing', '2026-11-23', '2026-13-99T999999Z', "'--"])(
  'the version “%s” does not exist',
  async (version) => {
    expect((await read(encodeURIComponent(version))).status).toBe(404);
  },
);

test('a booking names the version of the terms that was valid when it was made', async () => {
  const book = async (appointmentTime: string, customerPhone: string) => {
    const asked = appointment({ appointmentTime, customerPhone });
    const { reference } = (await shop.browser().ask('POST', '/api/bookings', asked)).body as {
      reference: string;
    };
    const page = async () =>
      ((await owner.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage).terms;
    return page;
  };
  const before = await book('11:00 AM', '9841000001');
  await publish(text('You may cancel.'));
  await publish(text('Later'), (await newestId()) ?? null, IN_AN_HOUR);
  const under = await book('2:00 PM', '9841000002');
  shop.clock.now = new Date(IN_AN_HOUR);
  const after = await book('4:00 PM', '9841000003');
  expect([await before(), await under(), await after()]).toEqual([
    'first',
    NOW_VERSION,
    '2026-11-23T070000000Z',
  ]);
});

const newestId = async () =>
  ((await owner.ask('GET', '/api/content/sections/terms')).body as { editions: { id: string }[] })
    .editions[0]?.id;
