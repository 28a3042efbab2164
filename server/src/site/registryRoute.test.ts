import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { releasedRemote } from '../releases/store/testing/releasedRemote';
import type { Registry } from '../releases/store/registryFile';
import { registryRoute } from './registryRoute';

const registry = (revision: string): Registry => ({
  revision,
  remotes: { shop: releasedRemote('shop') },
});

let app: FastifyInstance;
let current: Registry;
beforeEach(() => {
  current = registry('one');
  app = Fastify();
  registryRoute(app, async () => current);
});
afterEach(() => app.close());

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/remotes.json', headers });

test('the registry is compressed for clients that accept it, with the same content', async () => {
  const plain = await ask();
  expect(plain.json()).toEqual(current);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, cookie',
  });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(current);
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(current);
});

test('declarations of areas are sent with the pages, not with the registry', async () => {
  const navigation = [{ label: 'Shop', path: '/shop', place: 'main' as const, order: 1 }];
  const shop = { ...releasedRemote('shop'), navigation, sitemap: ['/shop'], unlisted: [] };
  current = { revision: 'one', remotes: { shop } };
  expect((await ask()).json()).toEqual(registry('one'));
});

test('a client that has the revision gets no body, until there is another', async () => {
  const { etag } = (await ask()).headers;
  const again = await ask({ 'if-none-match': `"older", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  current = registry('two');
  const next = await ask({ 'if-none-match': String(etag) });
  expect([next.statusCode, next.json<Registry>().revision]).toEqual([200, 'two']);
});
