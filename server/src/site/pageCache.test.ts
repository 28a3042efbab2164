import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodiesOf, chooseEncoding, encodedBody } from '../http/encodings';
import { createPageCache } from './pageCache';

const page = (text: string, keepUntil: number) => ({
  kind: 'page' as const,
  status: 200,
  bodies: bodiesOf(Buffer.from(text)),
  keepUntil,
});

test('a page is rendered once while it is cached, and again after its expiry', async () => {
  let now = 0;
  let made = 0;
  const cache = createPageCache(10, () => now);
  const make = async () => page(`made ${++made}`, now + 60_000);
  await cache.get('/', make);
  now = 59_999;
  await cache.get('/', make);
  expect(made).toBe(1);
  now = 60_000;
  await cache.get('/', make);
  expect(made).toBe(2);
});

test('concurrent requests for a page share one rendering', async () => {
  let made = 0;
  const cache = createPageCache(10, () => 0);
  const make = async () => page(`made ${++made}`, 0);
  await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)]);
  expect(made).toBe(1);
});

test('concurrent requests for a redirect are all redirected', async () => {
  const cache = createPageCache(10, () => 0);
  const make = async () =>
    ({ kind: 'redirect', status: 302, location: '/admin/bookings', keepUntil: 0 }) as const;
  const answers = await Promise.all([cache.get('/admin', make), cache.get('/admin', make)]);
  expect(answers).toMatchObject([{ location: '/admin/bookings' }, { location: '/admin/bookings' }]);
});

test('the cache knows pages that are cached or being rendered', async () => {
  let now = 0;
  const cache = createPageCache(10, () => now);
  expect(cache.holds('/')).toBe(false);
  const asked = cache.get('/', async () => page('made', 60_000));
  expect(cache.holds('/')).toBe(true);
  await asked;
  now = 59_999;
  expect(cache.holds('/')).toBe(true);
  now = 60_000;
  expect(cache.holds('/')).toBe(false);
});

test('a page that must not be cached is rendered for each request', async () => {
  let made = 0;
  const cache = createPageCache(10, () => 5);
  const make = async () => page(`made ${++made}`, 0);
  await cache.get('/community', make);
  await cache.get('/community', make);
  expect(made).toBe(2);
});

test('a failed page is rendered again', async () => {
  const cache = createPageCache(10, () => 0);
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.get('/', async () => page('yes', 0))).resolves.toBeDefined();
});

test('above its capacity the cache evicts the least recently used page', async () => {
  const made: string[] = [];
  const cache = createPageCache(2, () => 0);
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return page(key, 1);
    });
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
] as const)('for accept-encoding %s the page is sent as %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test('every encoding decompresses to the same page', () => {
  const text = '<!doctype html><p>Putalisadak</p>'.repeat(100);
  const cached = page(text, 0);
  expect(brotliDecompressSync(encodedBody(cached.bodies, 'br')).toString()).toBe(text);
  expect(gunzipSync(encodedBody(cached.bodies, 'gzip')).toString()).toBe(text);
  expect(encodedBody(cached.bodies, 'identity').toString()).toBe(text);
});
