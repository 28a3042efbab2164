import { currentRegistry, remoteAt, startRegistry } from './browserRegistry';

const remote = (prefix: string) => ({
  version: '1',
  entry: '/r/mf-manifest.json',
  prefixes: [prefix],
});
const PAGE = { revision: '1', remotes: { booking: remote('/book') } };
const WHOLE = { revision: '2', remotes: { booking: remote('/book'), storefront: remote('/shop') } };
let asked: number;

beforeEach(() => {
  asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    return new Response(JSON.stringify(WHOLE));
  };
  startRegistry(PAGE);
});

test('a path of the page’s own remotes needs no request', async () => {
  expect(await remoteAt('/book')).toBe('booking');
  expect(asked).toBe(0);
});

test('any other path requests the whole registry, once', async () => {
  expect(await remoteAt('/shop')).toBe('storefront');
  expect(await remoteAt('/nowhere')).toBeUndefined();
  expect(asked).toBe(1);
});

test('a registry that fails to load or is invalid leaves the known one active', async () => {
  for (const answer of [new Response('', { status: 503 }), new Response('{}')]) {
    globalThis.fetch = async () => answer;
    await expect(remoteAt('/shop')).rejects.toThrow();
    expect(currentRegistry()).toBe(PAGE);
  }
});
