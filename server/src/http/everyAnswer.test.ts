import net from 'node:net';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { openTestShop, type TestShop } from '../../test/testShop';
import { buildApp } from '../app';
import { loggerOptions } from './logging';
import { standardHeaders } from './standardHeaders';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
});
afterEach(() => shop.close());

/** Opens a second server for the same shop, and captures this server's log. */
async function openLogged() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = { ...(loggerOptions('trace') as object), stream };
  const { config, db } = shop;
  return { app: await buildApp({ config, db, logger }), log: () => lines.join('') };
}

test.each([
  ['an answer', 'GET', '/api/health', 200],
  ['an unknown path of the API', 'GET', '/api/nothing', 404],
  ['broken escapes', 'GET', '/api/posts/%E0%A4%A', 400],
  ['a long search', 'GET', `/api/posts?search=${'x'.repeat(2048)}`, 414],
  ['a deep path', 'GET', `/a${'/'.repeat(10_000)}x`, 414],
  ['a refused body', 'POST', '/api/session', 422],
  ['a path that takes no changes', 'POST', '/shop', 404],
  ['the figures', 'GET', '/metrics', 200],
] as const)('%s has the same headers', async (_what, method, url, expected) => {
  const body = method === 'POST' ? {} : undefined;
  const { status, headers } = await shop.browser().ask(method, url, body);
  expect(status).toBe(expected);
  expect(headers).toMatchObject(standardHeaders(true));
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('a stream of events has them, too', async () => {
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const opened = await shop.staff();
  const cookie = [...opened.cookies].map((pair) => pair.join('=')).join('; ');
  const stop = new AbortController();
  const url = `http://127.0.0.1:${port}/api/events`;
  const { status, headers } = await fetch(url, { headers: { cookie }, signal: stop.signal });
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...standardHeaders(true),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
  stop.abort();
});

describe('input that is not HTTP', () => {
  const send = async (bytes: string) => {
    const logged = await openLogged();
    const { port } = new URL(await logged.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    const answer = await text(socket);
    await logged.app.close();
    return { answer, log: logged.log() };
  };

  test.each([
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets a response and a log line like every error (%#)', async (bytes, status) => {
    const { answer, log } = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(standardHeaders(true))) {
      expect(answer).toContain(`${name}: ${value}\r\n`);
    }
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid', requestId: expect.any(String) });
    expect(log).toContain(`"statusCode":${status},"msg":"request"`);
  });
});

test.each([
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['nonsense', 'nonsense\r\n\r\n'],
])(
  'a client that requests %s and never disconnects does not block the server',
  async (_what, bytes) => {
    const { app } = await openLogged();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(bytes);
    await text(socket);
    await app.close();
    socket.destroy();
  },
);

describe('an error response', () => {
  const ask = (url: string, accept: string) =>
    shop.browser().ask('GET', url, undefined, { headers: { accept } });

  test('is a page for browsers', async () => {
    const { status, body, headers } = await ask(`/${'x'.repeat(3000)}`, 'text/html,*/*');
    expect(status).toBe(414);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>This address is too long</h1>');
    expect(body).toContain(headers['x-request-id']);
  });

  test('is JSON for programs, and below /api for everybody', async () => {
    const shape = { code: 'not-found', requestId: expect.any(String) };
    expect((await ask('/nothing', '*/*')).body).toMatchObject(shape);
    expect((await ask('/api/nothing', 'text/html')).body).toMatchObject(shape);
  });
});

describe('an error outside the API', () => {
  test('has its details in the log only', async () => {
    const { app, log } = await openLogged();
    app.get('/broken', async () => {
      throw Object.assign(new Error('open /srv/secret/remotes.json'), { code: 'ENOENT' });
    });
    const { statusCode, body } = await app.inject({ url: '/broken' });
    await app.close();
    expect(statusCode).toBe(500);
    expect(body).not.toContain('/srv/secret');
    expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
    expect(log()).toContain('open /srv/secret/remotes.json');
  });
});

describe('the log', () => {
  const SECRET = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6';

  test.each([
    ['a message', (log: Log) => log.warn(`rendering /my-booking/${SECRET} was late`)],
    ['an error', (log: Log) => log.error({ err: new Error(`late: /my-booking/${SECRET}`) }, 'x')],
    ['a value', (log: Log) => log.info({ deep: { list: [`?token=${SECRET}`] } }, 'x')],
    ['a text like a trace', (log: Log) => log.info(`{"trace_id":"${SECRET}"}`)],
  ])('contains no secret in any position: %s', async (_where, write) => {
    const { app, log } = await openLogged();
    write(app.log);
    await app.close();
    expect(log()).toContain('[secret]');
    expect(log()).not.toContain(SECRET.slice(0, 20));
  });

  test('contains no secret with escapes', async () => {
    const { app, log } = await openLogged();
    const escaped = SECRET.replaceAll('Z', '%5A').replaceAll('m', '%6d').replaceAll('9', '%39');
    await app.inject({ url: `/my-booking/${escaped}` });
    await app.close();
    expect(log()).toContain('/my-booking/[secret]');
  });

  test('contains no part of a secret in a shortened path', async () => {
    const { app, log } = await openLogged();
    await app.inject({ url: `/${'x/'.repeat(90)}${SECRET}?name=Nisha#${SECRET}` });
    await app.close();
    expect(log()).not.toContain(SECRET.slice(0, 10));
    expect(log()).not.toContain('Nisha');
  });
});
type Log = Awaited<ReturnType<typeof buildApp>>['log'];

describe('a process whose event loop is late', () => {
  test('rejects requests for a moment, but responds to health checks', async () => {
    const { config, db } = shop;
    const app = await buildApp({ config: { ...config, maxEventLoopDelayMs: 20 }, db });
    await app.ready();
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    // The start of a server may delay the event loop, too.
    let before = await status('/api/nothing');
    for (let tries = 0; tries < 200 && before !== 404; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      before = await status('/api/nothing');
    }
    expect(before).toBe(404);
    const busy = new Int32Array(new SharedArrayBuffer(4));
    // Blocks the event loop for more than two seconds, 60 ms in each turn. The server averages the
    // delay over one second.
    const began = performance.now();
    // If the whole machine stops for a second, one turn would already take that long.
    for (let turns = 0; turns < 5 || performance.now() - began < 2300; turns += 1) {
      Atomics.wait(busy, 0, 0, 60);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const refused = await app.inject({ url: '/api/nothing' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await status('/api/health')).toBe(200);
    expect(await status('/metrics')).toBe(200);
    await app.close();
  });
});

test.each([
  ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['with two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  [
    'that expects something odd',
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    417,
  ],
  ['for a tunnel', 'CONNECT 10.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['for a tunnel, without a host', 'CONNECT / HTTP/1.0\r\n\r\n', 405],
  ['of a method that nobody has', 'STEAL / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['of a later HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  [
    'of a method that no route has',
    'PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    404,
  ],
  [
    'to speak something else',
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    404,
  ],
])('a request %s is rejected with the same headers, and logged', async (_what, bytes, status) => {
  const { app, log } = await openLogged();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(standardHeaders(true))) {
    expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  }
  expect(answer).toMatch(/x-request-id: [\w-]{36}/);
  const body = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  expect(JSON.parse(body)).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(log()).toContain(`"statusCode":${status}`);
  await app.close();
});
