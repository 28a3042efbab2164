import { Writable } from 'node:stream';
import { readConfig } from '../config';
import { buildApp } from '../app';
import { loggerOptions } from './logging';

async function visit(env: Record<string, string>, addresses: string[], headers = {}) {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const config = readConfig({ SHOP_MODE: 'browser', MAX_EVENT_LOOP_DELAY_MS: '0', ...env });
  const logger = { ...(loggerOptions('warn') as object), stream };
  const app = await buildApp({ config, db: null, logger });
  for (let page = 0; page < 120; page += 1) {
    const remoteAddress = addresses[page % addresses.length];
    await app.inject({ url: '/shop', remoteAddress, headers });
    await app.inject({ url: '/api/health', remoteAddress: '127.0.0.1' });
  }
  await app.close();
  return log.split('\n').filter((line) => line.includes('TRUST_PROXY')).length;
}

const PUBLIC_URL = 'https://shop.example';
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

test.each([
  ['a proxy in the same network', { PUBLIC_URL }, ['172.17.0.1'], forwarded],
  ['a proxy in the same network, IPv6', {}, ['fd00::1'], {}],
  ['a proxy on this machine that names nobody', { PUBLIC_URL }, ['127.0.0.1'], {}],
])('%s that hides the visitors causes one warning', async (_who, env, addresses, headers) => {
  expect(await visit(env, addresses, headers)).toBe(1);
});

test.each([
  ['visitors', { PUBLIC_URL }, ['203.0.113.9', '203.0.113.10'], {}],
  ['two people of one network', {}, ['192.168.1.2', '192.168.1.3'], {}],
  ['one visitor', { PUBLIC_URL }, ['203.0.113.9'], {}],
  ['a developer', {}, ['127.0.0.1'], {}],
  ['a trusted proxy', { PUBLIC_URL, TRUST_PROXY: '172.16.0.0/12' }, ['172.17.0.1'], forwarded],
])('%s cause no warning', async (_who, env, addresses, headers) => {
  expect(await visit(env, addresses, headers)).toBe(0);
});
