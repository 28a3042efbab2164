import { once } from 'node:events';
import net from 'node:net';
import { Writable } from 'node:stream';

import { newPostSchema } from '@mcs-repairs/shared/domain/types/community';
import { appointment, openTestShop, STAFF, type TestShop } from '../test/testShop';
import { buildApp } from './app';
import { readConfig } from './config';
import { loggerOptions } from './http/logging';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.browser().ask('GET', url, undefined, { headers });

describe('health', () => {
  test('is ok when the process accepts requests', async () => {
    expect(await get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('is 503 before the start and during the stop', async () => {
    shop.app.readiness.ready = false;
    const { status, headers } = await get('/api/health');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
  });
});

describe('in browser-only mode', () => {
  test('only the health check responds', async () => {
    const config = readConfig({ SHOP_MODE: 'browser', LOG_LEVEL: 'silent' });
    const app = await buildApp({ config, db: null });
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await status('/api/health')).toBe(200);
    expect(await status('/api/availability?from=2026-11-24&to=2026-11-24')).toBe(404);
    expect(await status('/api/session')).toBe(404);
    await app.close();
  });
});

describe('availability', () => {
  const ask = (from: string, to: string) => get(`/api/availability?from=${from}&to=${to}`);

  test('responds with every day of the range and its reason', async () => {
    const { status, body } = await ask('2026-11-22', '2026-11-24');
    expect(status).toBe(200);
    const { days } = body as { days: { slots: { available: boolean }[] }[] };
    expect(days).toMatchObject([
      { shopDate: '2026-11-22', bookable: false, reason: 'past', slots: [] },
      { shopDate: '2026-11-23', bookable: true },
      { shopDate: '2026-11-24', bookable: true },
    ]);
    // Section 9 of the specification: every third slot is reserved for walk-ins, so 12 slots remain
    // for appointments.
    expect(days[2]?.slots.filter(({ available }) => available)).toHaveLength(12);
  });

  test.each([
    ['2026-11-24', '2026-11-23', 'to'],
    ['2026-11-01', '2027-01-02', 'to'],
    ['2026-02-30', '2026-03-01', 'from'],
    ['', '2026-03-01', 'from'],
  ])('from %s to %s is rejected', async (from, to, field) => {
    expect(await ask(from, to)).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { [field]: expect.any(String) } },
    });
  });

  test('accepts 62 days at once', async () => {
    expect((await ask('2026-11-01', '2027-01-01')).status).toBe(200);
  });
});

describe('an unknown path below /api', () => {
  test.each(['GET', 'POST', 'DELETE'] as const)(
    'is 404 for %s in the common error format',
    async (method) => {
      const { status, body } = await shop.browser().ask(method, '/api/nothing');
      expect(status).toBe(404);
      expect(body).toMatchObject({
        code: 'not-found',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    },
  );
});

test('an address that cannot be decoded is 400 in the common error format', async () => {
  const { status, body } = await get('/api/posts/%E0%A4%A');
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', requestId: expect.any(String) });
});

describe('the description of the API', () => {
  test('contains every route with its statuses and schemas', async () => {
    const { status, body } = await get('/api/openapi.json');
    expect(status).toBe(200);
    const { paths } = body as { paths: Record<string, Record<string, { responses: object }>> };
    for (const path of [
      '/api/bookings',
      '/api/bookings/{id}',
      '/api/bookings/{id}/transitions',
      '/api/bookings/export',
      '/api/bookings/import',
      '/api/availability',
      '/api/events',
      '/api/stats',
      '/api/posts',
      '/api/posts/{id}/like',
      '/api/quote-requests',
      '/api/enquiries',
      '/api/session',
      '/api/quotes',
      '/api/photos',
    ]) {
      expect(paths).toHaveProperty([path]);
    }
    const statuses = Object.keys(paths['/api/bookings']?.post?.responses ?? {});
    expect(paths['/api/events']).not.toHaveProperty('head');
    expect(statuses).toEqual(expect.arrayContaining(['201', '409', '422', '429', '503']));
  });
});

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', undefined],
])('a site at %s tells browsers to use HTTPS only: %s', async (PUBLIC_URL, expected) => {
  const site = await openTestShop({ PUBLIC_URL });
  for (const url of ['/api/health', '/api/nothing', '/metrics', '/none']) {
    const { headers } = await site.browser().ask('GET', url);
    expect(headers['strict-transport-security']).toBe(expected);
  }
  await site.close();
});

describe('a body of more than 24 KB', () => {
  const IMPORT = '/api/bookings/import';
  /**
   * Operations that only owners may call. They accept larger bodies than other operations: hundreds
   * of closed days and decisions about bookings, dozens of questions with answers, or a CSV file.
   */
  const OF_OWNERS = [
    '/api/schedule/previews',
    '/api/schedule/revisions',
    '/api/content/editions',
    '/api/content/previews',
    '/api/goods/import/checks',
    '/api/goods/import',
    '/api/prices/file/check',
    '/api/prices/file',
    '/api/models/file/check',
    '/api/models/file',
  ];

  test('is rejected by every form', async () => {
    const staff = await shop.staff();
    const { body } = await get('/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { requestBody?: object }>> };
    const takers = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { requestBody }]) => requestBody)
        .map(([method]) => ({ path, method: method.toUpperCase() as 'POST' })),
    );
    expect(takers.length).toBeGreaterThan(10);
    for (const { path, method } of takers) {
      if (path === IMPORT || OF_OWNERS.includes(path)) continue;
      const url = path.replaceAll(/\{\w+\}/g, 'one');
      // Staff cannot use a customer's private link (decision 052), so the test calls these
      // operations as a visitor.
      const browser = path.startsWith('/api/my-bookings/') ? shop.browser() : staff;
      const { status } = await browser.ask(method, url, { text: 'x'.repeat(24 << 10) });
      expect({ path, status }).toEqual({ path, status: 413 });
    }
  });

  test('is accepted by the import of bookings', async () => {
    const staff = await shop.staff();
    const { status } = await staff.ask('POST', IMPORT, [{ text: 'x'.repeat(24 << 10) }]);
    expect(status).toBe(422);
  });

  test.each([
    ['English', 'Repair '.repeat(1400)],
    ['Nepali', 'मर्मत '.repeat(1200)],
  ])('is not reached by a long post in %s', async (_language, content) => {
    const post = { author: 'Asha', title: 'Long', category: 'Help', content };
    expect((await shop.browser().ask('POST', '/api/posts', post)).status).toBe(201);
  });

  test('is rejected on the screen with a message', async () => {
    const post = { author: 'Asha', title: 'Long', category: 'Help', content: 'म'.repeat(8000) };
    const { error } = newPostSchema.safeParse(post);
    expect(error?.issues[0]?.message).toContain('Please shorten it');
    const { status } = await shop.browser().ask('POST', '/api/posts', post);
    expect(status).toBeGreaterThanOrEqual(413);
  });
});

describe('the figures', () => {
  test('are in Prometheus format, with route patterns instead of ids', async () => {
    await shop.browser().ask('POST', '/api/bookings', appointment());
    await get('/api/posts/some-id');
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('shop_bookings_total{outcome="created"} 1');
    expect(body).toContain('route="/api/posts/:id"');
    expect(body).not.toContain('some-id');
    expect(body).toContain('shop_mails{state="waiting"} 1');
    expect(body).toContain('shop_mails{state="given up"} 0');
  });

  test('are only for this machine, or with the token', async () => {
    const own = await openTestShop({ METRICS_TOKEN: 'a token of some length' });
    const ask = (address: string, headers: Record<string, string> = {}) =>
      own.browser().ask('GET', '/metrics', undefined, { address, headers });
    expect((await ask('127.0.0.1')).status).toBe(200);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).status).toBe(403);
    expect((await ask('10.0.0.9')).status).toBe(403);
    expect((await ask('10.0.0.9', { authorization: 'Bearer a token of some length' })).status).toBe(
      200,
    );
    expect((await ask('10.0.0.9', { authorization: 'Bearer wrong' })).status).toBe(403);
    await own.close();
  });
});

describe('a stop', () => {
  test('lets running requests finish, and does not wait for idle connections', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const idle = net.connect(Number(port), '127.0.0.1');
    await once(idle, 'connect');
    const body = JSON.stringify(appointment());
    const booking = fetch(`${address}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    // Waits until the request has arrived. The server then stops during this request.
    await once(shop.app.server, 'request');
    // Closes the server, because an idle connection would stay open after this test.
    await shop.app.close();
    expect((await booking).status).toBe(201);
    expect(idle.destroyed || (await once(idle, 'close'))).toBeTruthy();
  });
});

describe('limits', () => {
  test('a route responds 429 with the time to wait, for one address only', async () => {
    const limited = await openTestShop({
      RATE_LIMITS: '0.01',
      LIMIT_BOOKINGS: '9/9/9',
      LIMIT_OPEN_APPOINTMENTS: '9',
    });
    const book = (address: string, appointmentTime: string) =>
      limited.browser().ask('POST', '/api/bookings', appointment({ appointmentTime }), { address });
    const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM'];
    const statuses = [];
    for (const time of times) statuses.push((await book('10.0.0.1', time)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const { body, headers } = await book('10.0.0.1', '11:30 AM');
    expect(body).toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await book('10.0.0.2', '11:30 AM')).status).toBe(201);
    await limited.close();
  });
});

describe('the log', () => {
  test('contains no name, address, search, secret or body', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const { config, db } = shop;
    const options = loggerOptions('trace');
    const logger = { ...(options as object), stream };
    const app = await buildApp({ config, db, now: () => shop.clock.now, logger });
    const booked = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: appointment(),
    });
    const { token } = booked.json<{ token: string }>();
    await app.inject({ url: `/my-booking/${token}` });
    await app.inject({ url: '/api/bookings?search=Nisha' });
    await app.inject({
      method: 'POST',
      url: '/api/session',
      payload: STAFF,
      remoteAddress: '10.9.8.7',
    });
    await app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { ...STAFF, password: 'a wrong guess' },
    });
    await app.close();
    const log = lines.join('');
    expect(log).toContain('"path":"/my-booking/[secret]"');
    expect(log).toContain('"path":"/api/bookings"');
    expect(log).toMatch(/"security":"signed-in","staff":"[\w-]{36}"/);
    expect(log).toMatch(/"security":"sign-in-refused","staff":"[\w-]{36}"/);
    for (const secret of [
      'Nisha',
      'a wrong guess',
      token,
      STAFF.password,
      STAFF.email,
      '10.9.8.7',
      '980-0000001',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

test('internal errors hide their details from clients', async () => {
  shop.clock.now = new Date(NaN);
  const { status, body } = await shop.browser().ask('POST', '/api/bookings', appointment());
  expect(status).toBe(500);
  expect(body).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId: expect.any(String),
  });
});
