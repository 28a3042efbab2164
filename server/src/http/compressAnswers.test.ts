import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { appointment, openTestShop, type TestShop } from '../../test/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const MONTH = '/api/availability?from=2026-11-24&to=2026-12-24';
const read = (url: string, encoding: string) =>
  shop.app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a read is sent as %s, and decompresses to the same', async (encoding, unpack) => {
  for (const url of [MONTH, '/api/openapi.json']) {
    const plain = await shop.app.inject({ url });
    const packed = await read(url, encoding);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
});

test('a short response, or one to a client without compression, stays uncompressed', async () => {
  expect((await read('/api/health', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await shop.app.inject({ url: MONTH })).headers['content-encoding']).toBeUndefined();
});

test('a response with a secret is never compressed', async () => {
  const name = 'Nisha '.repeat(15);
  const packed = { headers: { 'accept-encoding': 'br, gzip' } };
  const browser = shop.browser();
  const notes = { additionalNotes: 'The case is new. '.repeat(25), customerName: name.trim() };
  const booked = await browser.ask('POST', '/api/bookings', appointment(notes), packed);
  const { token } = booked.body as { token: string };
  const headers = { ...packed.headers, 'x-booking-token': token };
  const signedIn = await shop.staff();
  for (const answer of [
    booked,
    await browser.ask('GET', '/api/my-bookings', undefined, { headers }),
    await browser.ask('GET', '/api/my-bookings/export', undefined, { headers }),
    await signedIn.ask('GET', '/api/session', undefined, packed),
  ]) {
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test('a compressed request body is not decompressed', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    payload: Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  });
  expect(statusCode).toBe(400);
});

test('events are sent as they happen', async () => {
  const staff = await shop.staff();
  const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  const request = http.get({
    host: '127.0.0.1',
    port,
    path: '/api/events',
    headers: { cookie, 'accept-encoding': 'br, gzip' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBeUndefined();
  const [first] = (await once(response, 'data')) as [Buffer];
  expect(first.toString()).toContain('event: ready');
  request.destroy();
});
