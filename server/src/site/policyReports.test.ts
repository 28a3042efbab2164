import { Writable } from 'node:stream';
import { openTestShop, type TestShop } from '../../test/testShop';
import { buildApp } from '../app';
import { loggerOptions } from '../http/logging';

const SECRET = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6';

let shop: TestShop;
let app: Awaited<ReturnType<typeof buildApp>>;
let lines: string[];
beforeEach(async () => {
  shop = await openTestShop();
  await open();
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

async function open(change: Partial<TestShop['config']> = {}) {
  await app?.close();
  lines = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = { ...(loggerOptions('warn') as object), stream };
  app = await buildApp({ config: { ...shop.config, ...change }, db: shop.db, logger });
}

const send = (payload: unknown, type = 'application/reports+json') =>
  app.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const report = (change: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://shop.example/',
  user_agent: 'A browser of Nisha',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?name=Nisha',
    documentURL: `https://shop.example/my-booking/${SECRET}?search=Nisha`,
    sample: 'Nisha',
    ...change,
  },
});

const counted = async () => (await app.inject({ url: '/metrics' })).body;

test('a report is counted by its directive, and logged without data of the visitor', async () => {
  expect((await send([report(), report()])).statusCode).toBe(204);
  expect(await counted()).toContain('shop_policy_reports_total{directive="script-src-elem"} 2');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/my-booking/[secret]',
  });
  expect(lines.join('')).not.toMatch(new RegExp(`Nisha|${SECRET}`));
});

test('the older report format is accepted', async () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://shop.example/shop',
      'violated-directive': "style-src 'self'",
      'blocked-uri': 'inline',
    },
  };
  expect((await send(old, 'application/csp-report')).statusCode).toBe(204);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'style-src', blocked: 'inline' });
});

test('invented directives do not become labels', async () => {
  await send([report({ effectiveDirective: 'made-up' }), { type: 'other' }, null, 7]);
  const figures = await counted();
  expect(figures).toContain('shop_policy_reports_total{directive="other"} 1');
  expect(figures).not.toContain('made-up');
});

test('many reports are counted, but neither fill the log nor use up a network’s limit', async () => {
  for (let body = 0; body < 5; body += 1) await send(Array.from({ length: 50 }, () => report()));
  expect(await counted()).toContain('{directive="script-src-elem"} 100');
  expect(lines).toHaveLength(20);
  await open({ rateLimits: 0.1 });
  const statuses = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push((await send([])).statusCode);
  expect(statuses).toEqual([204, 204, 204, 429]);
});

test.each([
  ['{', 'application/reports+json', 400],
  ['x'.repeat(20_000), 'application/csp-report', 413],
  ['a=b', 'application/x-www-form-urlencoded', 415],
])('other input is rejected (%#)', async (payload, type, expected) => {
  expect((await send(payload, type)).statusCode).toBe(expected);
  expect(lines).toEqual([]);
});
