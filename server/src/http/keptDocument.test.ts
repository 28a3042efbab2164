import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { openTestShop } from '../../test/testShop';
import { keepDocument } from './keptDocument';

test('a document is created once, and not sent to a client that has it', async () => {
  const make = jest.fn(() => JSON.stringify({ text: 'word '.repeat(1000) }));
  const app = Fastify();
  keepDocument(app, '/document', { type: 'application/json; charset=utf-8', make });
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/document', headers });
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));
  expect(make).toHaveBeenCalledTimes(1);
  for (const { body } of answers) expect(body).toBe(make.mock.results[0]?.value);
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(answers[0]?.body);
  const etag = String(packed.headers.etag);
  for (const tag of [etag, etag.slice(2), '*', `"other", ${etag}`]) {
    expect(await ask({ 'if-none-match': tag })).toMatchObject({ statusCode: 304, body: '' });
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  await app.close();
});

test('the API description is not sent to a client that has it', async () => {
  const shop = await openTestShop();
  const ask = (headers: Record<string, string> = {}) =>
    shop.app.inject({ url: '/api/openapi.json', headers });
  const first = await ask();
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  const { etag = '' } = first.headers;
  expect(await ask({ 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
  await shop.close();
});
