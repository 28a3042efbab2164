import {
  currentRegistry,
  fetchWholeRegistry,
  freshRegistry,
  refreshRegistry,
  remoteAt,
  startRegistry,
} from './browserRegistry';

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

test('callers share a request that is under way', async () => {
  await Promise.all([refreshRegistry(), remoteAt('/shop'), refreshRegistry()]);
  expect(asked).toBe(1);
  await refreshRegistry();
  expect(asked).toBe(2);
});

test('the whole registry is fetched ahead once, and a failure has no effect', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = async () => Promise.reject(new Error('away'));
  fetchWholeRegistry();
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = answer;
  fetchWholeRegistry();
  expect(await remoteAt('/shop')).toBe('storefront');
  fetchWholeRegistry();
  expect(asked).toBe(1);
});

test('only a registry that is older than a minute is fetched before a remote starts', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  startRegistry(PAGE);
  now.mockReturnValue(60_000);
  await freshRegistry();
  expect(asked).toBe(0);
  now.mockReturnValue(60_001);
  await freshRegistry();
  await freshRegistry();
  expect(asked).toBe(1);
  now.mockRestore();
});

test('a page does not wait for a registry that comes late', async () => {
  jest.useFakeTimers();
  startRegistry(PAGE);
  jest.setSystemTime(Date.now() + 60_001);
  globalThis.fetch = () => new Promise(() => {});
  let isDone = false;
  void freshRegistry().then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(999);
  expect(isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
  jest.useRealTimers();
});
