import { releasedRemote } from '../releases/store/testing/releasedRemote';
import { revisionOf, type Registry } from '../releases/store/registryFile';
import { hasShares, visitorRegistry } from './visitorRegistry';

const shop = releasedRemote('shop', '1.0.0-ab');
const community = releasedRemote('community');
const registryOf = (remotes: Registry['remotes']): Registry => ({
  remotes,
  revision: revisionOf(remotes),
});
const plain = registryOf({ shop, community });
const shared = registryOf({
  shop: { ...shop, canary: { ...releasedRemote('shop', '1.0.1-cd'), percent: 10 } },
  community,
});
const lots = Array.from({ length: 100 }, (_, bucket) => bucket);
const versionFor = (bucket: number | undefined) =>
  visitorRegistry(shared, bucket).remotes['shop']?.version;

test('a tenth of the buckets gets the canary, always the same ones', () => {
  const first = lots.map(versionFor);
  expect(first.filter((version) => version === '1.0.1-cd')).toHaveLength(10);
  expect(lots.map(versionFor)).toEqual(first);
});

test('all others get the original registry with its revision', () => {
  expect(visitorRegistry(shared, undefined)).toEqual(plain);
  expect(visitorRegistry(plain, 3)).toBe(plain);
});

test('visitors with the canary have another revision, and do not see the share', () => {
  const bucket = lots.find((each) => versionFor(each) === '1.0.1-cd');
  const mine = visitorRegistry(shared, bucket);
  expect(mine.revision).not.toBe(plain.revision);
  expect(mine).toBe(visitorRegistry(shared, bucket));
  expect(JSON.stringify(mine)).not.toMatch(/canary|percent/);
});

test('buckets matter only while there is a canary', () => {
  expect([hasShares(plain), hasShares(shared)]).toEqual([false, true]);
});
