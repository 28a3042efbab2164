import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import type {
  ContentSettings,
  Edition,
  PieceValue,
  SectionSettings,
} from '@mcs-repairs/shared/domain/types/content';
import { SECTION_IDS, sectionSchema } from '@mcs-repairs/shared/domain/types/sections';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { contentNow } from './storedContent';
import { watchContent, withLiveShop } from './watchContent';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const BANNER = { text: 'Closed for Tihar', linkLabel: '', linkTo: '', from: null, until: null };
const banner = (text: string): PieceValue => ({ piece: 'banner', value: { ...BANNER, text } });
const profile = (phone: string): PieceValue => {
  const { name, whatsapp, email, businessEmail, address, mapUrl } = shop.config.deployedShop;
  return {
    piece: 'profile',
    value: { name, phone, whatsapp, email, businessEmail, address, mapUrl },
  };
};
const publish = (
  edition: PieceValue,
  seen: string | null = null,
  validFrom: string | null = null,
) => owner.ask('POST', '/api/content/editions', { edition, seen, validFrom });
const undo = (piece: string, seen: string) =>
  owner.ask('POST', '/api/content/undoing', { piece, seen });
const settings = async () =>
  (await owner.ask('GET', '/api/content/settings')).body as ContentSettings;
/** Returns the content that visitors see on pages. */
const shown = async () => (await settings()).content;

test('visitors see the deployment’s profile and no banner until the owner publishes', async () => {
  const { profile: shownProfile, banner: shownBanner } = await shown();
  expect(shownProfile).toEqual(JSON.parse(JSON.stringify(shop.config.deployedShop)));
  expect(shownBanner).toBeNull();
});

test('an edition is shown at once, is in the log, and is removed by one undo', async () => {
  const before = await shown();
  const { status, body } = await publish(profile('01-4000000'));
  expect(status).toBe(201);
  const after = await shown();
  expect(after.profile).toEqual({ ...before.profile, phone: '01-4000000' });
  expect(after.revision).not.toBe(before.revision);
  const log = (await owner.ask('GET', '/api/log')).body as { entries: { detail: string }[] };
  expect(log.entries[0]).toMatchObject({
    event: 'content-published',
    by: 'Asha',
    detail: expect.stringContaining('01-4000000') as string,
  });
  expect((await undo('profile', (body as Edition).id)).status).toBe(204);
  expect(await shown()).toEqual(before);
  expect((await settings()).editions[0]).toMatchObject({ isUndone: true });
  expect((await undo('profile', (body as Edition).id)).status).toBe(409);
});

test('a later edition waits for its start, and an undo restores the previous edition', async () => {
  const first = (await publish(banner('Open late on Friday'))).body as Edition;
  const inAnHour = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  const later = (await publish(banner('Closed for Tihar'), first.id, inAnHour)).body as Edition;
  expect((await shown()).banner?.text).toBe('Open late on Friday');
  shop.clock.now = new Date(inAnHour);
  expect((await shown()).banner?.text).toBe('Closed for Tihar');
  await undo('banner', later.id);
  expect((await shown()).banner?.text).toBe('Open late on Friday');
});

test.each([
  ['before its start', { from: '2026-11-23T06:00:00.001Z' }, false],
  ['from its start on', { from: '2026-11-23T06:00:00.000Z' }, true],
  ['before its end', { until: '2026-11-23T06:00:00.001Z' }, true],
  ['from its end on', { until: '2026-11-23T06:00:00.000Z' }, false],
])('a banner %s', async (_title, times, isShown) => {
  await publish({ piece: 'banner', value: { ...BANNER, ...times } });
  expect((await shown()).banner !== null).toBe(isShown);
});

test('a banner that starts or ends is a new revision, so that pages and open tabs take it over', async () => {
  const until = new Date(shop.clock.now.getTime() + 1000).toISOString();
  await publish({ piece: 'banner', value: { ...BANNER, until } });
  const before = await shown();
  shop.clock.now = new Date(until);
  const after = await shown();
  expect([before.banner?.text, after.banner]).toEqual(['Closed for Tihar', null]);
  expect(after.revision).not.toBe(before.revision);
});

test('of two editors only the first publishes, and the second learns who published first', async () => {
  const both = await Promise.all([publish(banner('One')), publish(banner('Two'))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Asha') as string,
  });
  // Profile and banner have separate editions. Publishing one of them never conflicts with
  // publishing the other.
  expect((await publish(profile('01-4000000'))).status).toBe(201);
});

test('an edition stays valid and in the list, however many later ones were undone', async () => {
  const first = (await publish(banner('Open late on Friday'))).body as Edition;
  for (let times = 0; times < 20; times += 1) {
    const { id } = (await publish(banner(`Trial ${times}`), first.id)).body as Edition;
    expect((await undo('banner', id)).status).toBeLessThan(300);
  }
  const { editions } = await settings();
  expect(editions.filter(({ isUndone }) => !isUndone)).toMatchObject([{ id: first.id }]);
  expect((await publish(banner('Open late again'), first.id)).status).toBe(201);
});

test('null restores the built-in profile and removes the banner', async () => {
  const { id } = (await publish(profile('01-4000000'))).body as Edition;
  expect((await publish({ piece: 'profile', value: null }, id)).status).toBe(201);
  expect((await shown()).profile).toEqual(shop.config.deployedShop);
});

test.each([
  ['a link to another protocol', { ...BANNER, linkTo: 'javascript:alert(1)' }],
  ['a link to another host without https', { ...BANNER, linkTo: '//evil.example' }],
  ['a banner without text', { ...BANNER, text: ' ' }],
  ['a banner of more than one line', { ...BANNER, text: 'One\nTwo' }],
])('%s is rejected', async (_title, value) => {
  expect((await publish({ piece: 'banner', value })).status).toBe(422);
});

test('a banner that ends before it starts is refused beside its end, and a stored one is still read', async () => {
  const value = { ...BANNER, from: '2026-11-25T06:00:00Z', until: '2026-11-25T05:59:59.999Z' };
  const { status, body } = await publish({ piece: 'banner', value });
  expect(status).toBe(422);
  expect((body as { fields: object }).fields).toHaveProperty(['edition.value.until']);
  const preview = await owner.ask('POST', '/api/content/previews', { piece: 'banner', value });
  expect(preview.status).toBe(422);
  const { id } = (await publish(banner('Open late'))).body as Edition;
  const row = { value: JSON.stringify(value) };
  await shop.db.updateTable('content_editions').set(row).where('id', '=', id).execute();
  expect((await settings()).editions).toMatchObject([{ edition: { value } }]);
  expect((await shown()).banner).toBeNull();
});

const FURTHER = {
  socialLinks: ['https://www.facebook.com/everest.fix', 'https://tiktok.com/@everest'],
  furtherPhones: [{ label: 'Patan branch', phone: '01-5544332' }],
  furtherAddresses: [{ address: 'Mangal Bazar, Lalitpur', mapUrl: 'https://maps.example/patan' }],
  logoColour: '#d32f2f',
  logoPicture: 'data:image/webp;base64,UklGRiIAAABXRUJQ',
};
const furtherProfile = (change: object = {}): PieceValue => {
  const { value } = profile('01-4000000');
  return { piece: 'profile', value: { ...value, ...FURTHER, ...change } } as PieceValue;
};

test('a profile may have further numbers, addresses, links and a logo', async () => {
  const { id } = (await publish(furtherProfile())).body as Edition;
  expect((await shown()).profile).toMatchObject(FURTHER);
  const log = (await owner.ask('GET', '/api/log')).body as { entries: { detail: string }[] };
  expect(log.entries[0]?.detail).toContain('Patan branch, 01-5544332');
  expect(log.entries[0]?.detail).toMatch(/#d32f2f, picture of the logo$/);
  expect(log.entries[0]?.detail).not.toContain('object');
  const noLists = { socialLinks: [], furtherPhones: [], furtherAddresses: [] };
  const nothing = { ...noLists, logoColour: '', logoPicture: '' };
  expect((await publish(furtherProfile(nothing), id)).status).toBe(201);
  expect((await shown()).profile).toMatchObject(nothing);
});

test.each([
  ['socialLinks.0', { socialLinks: ['http://facebook.com/everest'] }],
  ['socialLinks.0', { socialLinks: ['javascript:alert(1)//https://a.b'] }],
  ['socialLinks', { socialLinks: Array.from({ length: 7 }, () => 'https://x.com/everest') }],
  ['furtherPhones.0.label', { furtherPhones: [{ label: '', phone: '01-5544332' }] }],
  ['furtherPhones.0.phone', { furtherPhones: [{ label: 'Patan', phone: '12' }] }],
  ['furtherAddresses.0.mapUrl', { furtherAddresses: [{ address: 'Patan', mapUrl: 'maps' }] }],
  ['logoColour', { logoColour: 'red' }],
  ['logoColour', { logoColour: '#f5a524' }],
  ['logoColour', { logoColour: '#10204a' }],
  ['logoPicture', { logoPicture: 'https://elsewhere.example/logo.webp' }],
  ['logoPicture', { logoPicture: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['logoPicture', { logoPicture: `data:image/png;base64,${'A'.repeat(6000)}` }],
])('a profile is refused beside %s: %j', async (field, change) => {
  const { status, body } = await publish(furtherProfile(change));
  expect(status).toBe(422);
  expect((body as { fields: object }).fields).toHaveProperty([`edition.value.${field}`]);
});

test('visitors cannot publish, preview or read editions', async () => {
  const visitor = shop.browser();
  const body = { edition: banner('Mine'), seen: null, validFrom: null };
  expect((await visitor.ask('POST', '/api/content/editions', body)).status).toBe(401);
  expect((await visitor.ask('POST', '/api/content/previews', banner('Mine'))).status).toBe(401);
  expect((await visitor.ask('GET', '/api/content/settings')).status).toBe(401);
});

test('every process reads a new edition within a second, also for settings that it already holds', async () => {
  const { config, db, clock } = shop;
  const watch = await watchContent({ config, db, now: () => clock.now });
  try {
    const live = withLiveShop(config, watch);
    const before = watch.now();
    await publish(profile('01-4000000'));
    for (let tries = 0; tries < 100 && watch.now() === before; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(live.shop.phone).toBe('01-4000000');
    expect(config.shop.phone).toBe(shop.config.deployedShop.phone);
  } finally {
    watch.stop();
  }
});

const QUESTION = {
  question: 'Do you repair drones?',
  answer: 'No. Ask **us** for a shop that does.',
};
const questions = (value: unknown) => ({ piece: 'faq-iphone', value }) as PieceValue;
const shownTexts = async () =>
  (
    (await shop.browser().ask('GET', '/api/content/sections/faq-iphone/texts')).body as {
      entries: { question: string }[];
    }
  ).entries;
const section = async () =>
  (await owner.ask('GET', '/api/content/sections/faq-iphone')).body as SectionSettings;

describe('a section', () => {
  test('has the built-in entries until the owner publishes others, and again after an undo', async () => {
    const builtIn = await shownTexts();
    expect(builtIn).toEqual(BUILT_IN_SECTIONS['faq-iphone']);
    expect(await section()).toEqual({ builtIn, entries: null, editions: [] });
    const { id } = (await publish(questions([...builtIn, QUESTION]))).body as Edition;
    expect(await shownTexts()).toEqual([...builtIn, QUESTION]);
    expect((await section()).editions).toMatchObject([
      { id, by: 'Asha', count: builtIn.length + 1 },
    ]);
    const log = (await owner.ask('GET', '/api/log')).body as { entries: { detail: string }[] };
    expect(log.entries[0]?.detail).toBe('Questions: iPhone: added “Do you repair drones?”');
    expect((await undo('faq-iphone', id)).status).toBe(204);
    expect(await shownTexts()).toEqual(builtIn);
  });

  test('can have the built-in entries back by an edition of its own', async () => {
    const { id } = (await publish(questions([QUESTION]))).body as Edition;
    expect(await shownTexts()).toEqual([QUESTION]);
    expect((await publish(questions(null), id)).status).toBe(201);
    expect(await shownTexts()).toEqual(BUILT_IN_SECTIONS['faq-iphone']);
    expect((await section()).editions).toMatchObject([{ count: null }, { count: 1 }]);
  });

  test('starts at its time, as a new revision of the content', async () => {
    const inAnHour = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
    await publish(questions([QUESTION]), null, inAnHour);
    const before = await shown();
    expect(await shownTexts()).toEqual(BUILT_IN_SECTIONS['faq-iphone']);
    shop.clock.now = new Date(inAnHour);
    expect(await shownTexts()).toEqual([QUESTION]);
    expect((await shown()).revision).not.toBe(before.revision);
  });

  test('of two editors in one second, the second learns who published first, and nothing is lost', async () => {
    const other = { ...QUESTION, question: 'Do you repair cameras?' };
    const both = await Promise.all([publish(questions([QUESTION])), publish(questions([other]))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { entries, editions } = await section();
    expect(editions).toHaveLength(1);
    const won = both.find(({ status }) => status === 201)?.body as Edition;
    expect(won.edition.value).toEqual(entries);
  });

  test.each([
    ['5,000 characters', [{ ...QUESTION, answer: 'a'.repeat(5000) }], '0.answer'],
    ['an empty question', [{ ...QUESTION, question: ' ' }], '0.question'],
    ['a link to a script', [{ ...QUESTION, answer: '[x](javascript:alert`1`)' }], '0.answer'],
    ['a question of two lines', [{ ...QUESTION, question: 'One\nTwo' }], '0.question'],
    ['no entry', [], undefined],
    ['200 entries', Array.from({ length: 200 }, () => QUESTION), undefined],
  ])('with %s is refused beside the field', async (_title, value, field) => {
    const { status, body } = await publish(questions(value));
    expect(status).toBe(422);
    const path = ['edition', 'value', field].filter(Boolean).join('.');
    expect((body as { fields: object }).fields).toHaveProperty([path]);
  });

  test('shows English where there is no Nepali edition', async () => {
    await publish(questions([QUESTION]));
    await publish(banner('Open late'));
    const nepali = { question: 'ड्रोन बनाउनुहुन्छ?', answer: 'होइन।' };
    const row = await shop.db
      .selectFrom('content_editions')
      .selectAll()
      .where('piece', '=', 'faq-iphone')
      .executeTakeFirstOrThrow();
    const twin = { ...row, id: `${row.id}-ne`, language: 'ne', value: JSON.stringify([nepali]) };
    await shop.db.insertInto('content_editions').values(twin).execute();
    const place = { config: shop.config, now: () => shop.clock.now };
    const inNepali = await contentNow(place, shop.db, { language: 'ne' });
    expect(inNepali.sections).toEqual({ 'faq-iphone': [nepali] });
    expect(inNepali.banner?.text).toBe('Open late');
    expect(await shownTexts()).toEqual([QUESTION]);
  });

  test('of an older version of the site is still shown', async () => {
    const { id } = (await publish(questions([QUESTION]))).body as Edition;
    const old = [{ question: 'a'.repeat(5000), other: 'x' }];
    const row = { value: JSON.stringify(old) };
    await shop.db.updateTable('content_editions').set(row).where('id', '=', id).execute();
    expect(await shownTexts()).toEqual([{ question: 'a'.repeat(5000), answer: '' }]);
    expect((await section()).entries).toEqual([{ question: 'a'.repeat(5000), answer: '' }]);
  });

  test('every built-in entry fits its own schema', () => {
    for (const id of SECTION_IDS)
      expect(sectionSchema(id).parse(BUILT_IN_SECTIONS[id])).toEqual(BUILT_IN_SECTIONS[id]);
  });

  test('visitors read its texts, and nothing else', async () => {
    const visitor = shop.browser();
    expect((await visitor.ask('GET', '/api/content/sections/faq-iphone')).status).toBe(401);
    expect((await visitor.ask('GET', '/api/content/sections/nothing/texts')).status).toBe(422);
  });
});
