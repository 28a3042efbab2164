import type { FastifyRequest } from 'fastify';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import type { SiteUseReport } from '@mcs-repairs/shared/domain/types/siteUse';
import {
  appointment,
  NOW,
  openTestShop,
  repairRequest,
  type TestShop,
} from '../../../test/testShop';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase';
import { applyRetention } from '../../privacy/applyRetention';
import type { Registry } from '../../releases';
import { createSiteUseCounter } from './siteUseCounter';
import { siteUseFigures } from './siteUseFigures';

const TODAY = '2026-11-23';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const REGISTRY = {
  revision: '1',
  remotes: {
    storefront: { prefixes: ['/', '/shop/*'] },
    repairs: { prefixes: ['/repairs/*'], sitemap: ['/repairs/iphone/15-pro', '/repairs/iphone'] },
    booking: { prefixes: ['/book'] },
    admin: { prefixes: ['/admin/*'] },
  },
} as unknown as Registry;

type Sent = { headers?: Record<string, string>; method?: string; ip?: string };
const by = ({ headers = {}, method = 'GET', ip = '198.51.100.7' }: Sent = {}) =>
  ({ headers: { 'user-agent': PHONE, ...headers }, method, ip }) as unknown as FastifyRequest;

describe('the counter', () => {
  let database: TestDatabase;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    database = await createTestDatabase();
  });
  afterEach(() => database.remove());

  const open = (change: object = {}) =>
    createSiteUseCounter({
      db: database.db,
      config: { countVisits: true },
      now: () => now,
      readRegistry: async () => REGISTRY,
      onError: (error) => {
        throw error;
      },
      ...change,
    });
  const figures = (from = TODAY, to = from): Promise<SiteUseReport> =>
    siteUseFigures(database.db, { from, to }, true);
  const search = (words: string, ip: string, found = false) =>
    [by({ ip, method: 'POST' }), { path: '/shop', search: { words, found } }] as const;

  test('views are summed by day in Nepal, by kind and by canonical path', async () => {
    const use = open();
    use.page(by(), '/');
    use.page(by(), '/repairs/iphone/15-pro');
    use.page(by(), '/repairs//iphone/15-pro/?issue=screen#top');
    // 18:30 UTC is after midnight in Nepal, so a new day has begun.
    now = new Date('2026-11-23T18:30:00Z');
    use.page(by(), '/shop');
    await use.flush();
    expect(await figures()).toMatchObject({
      views: 3,
      byKind: [
        { name: 'model', count: 2 },
        { name: 'home', count: 1 },
      ],
      byPage: [
        { name: '/repairs/iphone/15-pro', count: 2 },
        { name: '/', count: 1 },
      ],
      byModel: [{ name: '/repairs/iphone/15-pro', count: 2 }],
    });
    use.page(by(), '/book');
    use.booked(by(), 'request', 'iphone');
    use.booked(by(), 'request', 'ipad');
    await use.flush();
    const none = { models: 0, times: 0, appointments: 0, bookPage: 0, requests: 0 };
    expect((await figures('2026-11-22', '2026-11-24')).stepsByDay).toEqual([
      { shopDate: '2026-11-22', ...none },
      { shopDate: TODAY, ...none, models: 2 },
      { shopDate: '2026-11-24', ...none, bookPage: 1, requests: 2 },
    ]);
    expect((await figures(TODAY, '2026-11-24')).byDay).toEqual([
      { shopDate: TODAY, count: 3 },
      { shopDate: '2026-11-24', count: 2 },
    ]);
  });

  test.each([
    ['DNT', { headers: { dnt: '1' } }],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['an old prefetch', { headers: { purpose: 'prefetch' } }],
    ['a search engine', { headers: { 'user-agent': `${PHONE} (compatible; Googlebot/2.1)` } }],
    ['a test browser', { headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' } }],
    ['a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
    ['nobody', { headers: { 'user-agent': '' } }],
    ['signed-in staff', { headers: { cookie: 'scheme=dark; session=abc' } }],
    ['a preview', { headers: { cookie: 'preview=abc' } }],
    ['a HEAD request', { method: 'HEAD' }],
  ])('nothing counts of %s', async (_who, sent) => {
    const use = open();
    use.page(by(sent), '/');
    use.reported(by(sent), { path: '/shop', search: { words: 'a galaxy', found: false } });
    use.reported(by(sent), { path: '/repairs/iphone/15-pro', picked: 'time' });
    use.booked(by(sent), 'appointment', 'iphone');
    await use.flush();
    expect(await database.db.selectFrom('site_use').selectAll().execute()).toEqual([]);
  });

  test('a phone whose maker ends in "bot" counts', async () => {
    const use = open();
    const userAgent = 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/140.0 Mobile';
    use.page(by({ headers: { 'user-agent': userAgent, dnt: '0' } }), '/');
    await use.flush();
    expect((await figures()).views).toBe(1);
  });

  test('COUNT_VISITS=off counts nothing', async () => {
    const use = open({ config: { countVisits: false } });
    use.page(by(), '/');
    await use.flush();
    expect((await figures()).views).toBe(0);
    expect(use.isCounting).toBe(false);
  });

  test('the sums of two processes add up', async () => {
    const uses = [open(), open()];
    for (const use of uses) for (const path of ['/', '/shop', '/book']) use.page(by(), path);
    await Promise.all(uses.map((use) => use.flush()));
    for (const use of uses) use.page(by(), '/');
    await Promise.all(uses.map((use) => use.flush()));
    expect(await figures()).toMatchObject({ views: 8, bookPage: 2 });
    expect((await figures()).byPage[0]).toEqual({ name: '/', count: 4 });
  });

  test('a clean stop stores everything, and a failed flush loses nothing', async () => {
    let isDown = true;
    const readRegistry = async () => {
      if (isDown) throw new Error('away');
      return REGISTRY;
    };
    const use = open({ readRegistry });
    use.page(by(), '/');
    await expect(use.flush()).rejects.toThrow('away');
    isDown = false;
    use.page(by(), '/');
    await use.stop();
    expect((await figures()).views).toBe(2);
  });

  test('what runs by itself is stored after some seconds', async () => {
    const use = open({ everyMs: 20 });
    use.start();
    use.page(by(), '/');
    while ((await figures()).views === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await use.stop();
    expect((await figures()).views).toBe(1);
  });

  test('a stranger who requests many paths adds one row, and reads the paths once', async () => {
    let reads = 0;
    const readRegistry = async () => ((reads += 1), REGISTRY);
    const use = open({ readRegistry });
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 3000; n += 1)
        use.reported(by({ method: 'POST' }), { path: `/repairs/iphone/made-up-${round}-${n}` });
      use.page(by(), '/admin/setup');
      await use.flush();
    }
    const rows = await database.db.selectFrom('site_use').selectAll().orderBy('what').execute();
    expect(rows).toEqual([
      { day: TODAY, what: 'kind', name: 'other', count: 9003 },
      { day: TODAY, what: 'page', name: 'other', count: 9003 },
    ]);
    expect(reads).toBe(1);
  });

  test('words are stored when three networks have typed them', async () => {
    const use = open();
    for (const ip of ['198.51.100.7', '198.51.100.9', '203.0.113.5'])
      use.reported(...search(' Galaxy   S24', ip));
    use.reported(...search('iphone', '203.0.113.5', true));
    await use.flush();
    expect(await figures()).toMatchObject({
      words: [],
      rareWords: 3,
      searches: [{ name: 'shop', count: 4, nothing: 3 }, { name: 'models' }, { name: 'community' }],
    });
    use.reported(...search('galaxy s24', '192.0.2.1'));
    await use.flush();
    // The words are already stored, so another process counts them, too.
    const other = open();
    other.reported(...search('GALAXY S24', '198.51.100.7'));
    await other.flush();
    expect(await figures()).toMatchObject({
      words: [{ name: 'galaxy s24', count: 2 }],
      rareWords: 3,
    });
  });

  test.each([
    '9841000002',
    'ram +977 984-100-0002',
    '९८४१००००००२',
    'sita@mail.example',
    'www.shop.example',
    'C02XL0GTJGH5',
    'galaxy\u0000s24',
    'galaxy \ud800',
    'my name is Ram Bahadur and I wait for the repair of my telephone since Monday',
  ])('%j is never stored, whoever types it', async (words) => {
    const use = open();
    for (const ip of ['198.51.100.7', '203.0.113.5', '192.0.2.1', '2001:db8::1'])
      use.reported(...search(words, ip));
    await use.flush();
    expect(await figures()).toMatchObject({ words: [], rareWords: 4 });
    const rows = await database.db.selectFrom('site_use').select('name').execute();
    expect(rows.map(({ name }) => name).sort()).toEqual(['', 'shop nothing']);
  });

  test('the words of one day are limited', async () => {
    const use = open();
    for (let n = 0; n < 250; n += 1)
      for (const ip of ['198.51.100.7', '203.0.113.5', '192.0.2.1'])
        use.reported(...search(`word ${n}`, ip));
    await use.flush();
    const rows = await database.db
      .selectFrom('site_use')
      .selectAll()
      .where('what', '=', 'words')
      .execute();
    expect(rows).toHaveLength(201);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(750);
  });

  test('sums are deleted after 13 months', async () => {
    const use = open();
    use.page(by(), '/');
    await use.flush();
    const retention = { bookingsMonths: 24, photosMonths: 6, requestsMonths: 12, mailDays: 90 };
    const config = {
      dataDir: database.dataDir,
      retention: { ...retention, submissionsDays: 30, spamDays: 30, logDays: 365 },
    };
    const apply = (at: string) => applyRetention({ db: database.db, config, now: new Date(at) });
    await apply('2027-12-22T06:00:00Z');
    expect((await figures()).views).toBe(1);
    await apply('2027-12-24T06:00:00Z');
    expect((await figures()).views).toBe(0);
  });
});

describe('the API', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const visitor = { headers: { 'user-agent': PHONE } };
  const report = async () => {
    await shop.app.siteUse?.flush();
    const staff = await shop.staff();
    return ((await staff.ask('GET', `/api/reports?from=${TODAY}&to=${TODAY}`)).body as Report)
      .siteUse;
  };

  test('the steps to a booking are counted by device', async () => {
    const path = '/repairs/iphone/15-pro';
    const ask = shop.browser().ask;
    expect((await ask('POST', '/api/site-use', { path, picked: 'time' }, visitor)).status).toBe(
      204,
    );
    await ask('POST', '/api/site-use', { path: '/calendar-test', picked: 'time' }, visitor);
    expect((await ask('POST', '/api/bookings', appointment(), visitor)).status).toBe(201);
    const other = { device: 'My Apple Watch', phone: '9841000009' };
    expect((await ask('POST', '/api/bookings', repairRequest(other), visitor)).status).toBe(201);
    const dell = repairRequest({ phone: '9841000008' });
    const key = {
      headers: { ...visitor.headers, 'idempotency-key': 'a-key-of-this-request-000001' },
    };
    for (const _again of [1, 2])
      expect((await ask('POST', '/api/bookings', dell, key)).status).toBe(201);
    // Neither a booking by staff counts, nor one by a visitor with DNT ("Do Not Track").
    const staff = await shop.staff();
    const byStaff = appointment({ appointmentTime: '11:00 AM', customerPhone: '9841000010' });
    expect((await staff.ask('POST', '/api/bookings', byStaff, visitor)).status).toBe(201);
    const hidden = appointment({ appointmentTime: '10:00 AM', customerPhone: '9841000011' });
    const untracked = { headers: { ...visitor.headers, dnt: '1' } };
    expect((await ask('POST', '/api/bookings', hidden, untracked)).status).toBe(201);

    const steps = (await report())?.steps.filter(
      (step) => step.times + step.appointments + step.requests > 0,
    );
    expect(steps).toEqual([
      { name: 'iphone', models: 0, times: 1, appointments: 1, requests: 0 },
      { name: 'watch', models: 0, times: 0, appointments: 0, requests: 1 },
      { name: 'other', models: 0, times: 1, appointments: 0, requests: 1 },
    ]);
  });

  test('a new discussion counts by its path at once', async () => {
    const ask = shop.browser().ask;
    const thread = {
      author: 'Nisha',
      title: 'A battery',
      category: 'iPhone',
      content: 'It drains.',
    };
    const { id } = (await ask('POST', '/api/posts', thread)).body as { id: string };
    await ask('POST', '/api/site-use', { path: `/community/${id}` }, visitor);
    expect((await report())?.byPage).toEqual([{ name: `/community/${id}`, count: 1 }]);
  });

  test.each([
    ['no path', {}],
    ['an address instead of a path', { path: 'https://elsewhere.example/' }],
    ['a long path', { path: `/${'a'.repeat(300)}` }],
    ['an unknown step', { path: '/', picked: 'day' }],
    ['a number', { path: 7 }],
  ])('rejects %s', async (_what, body) => {
    expect((await shop.browser().ask('POST', '/api/site-use', body, visitor)).status).toBe(422);
  });
});
