import { readToday } from '../domain/contract/today';
import { lazyShopData } from './lazyShopData';
import type { ShopData } from './ShopData';

const answer = { ok: true as const, value: 'today' };
const stop = jest.fn();
const shopData = () =>
  ({ mode: 'connected', call: async () => answer, watch: () => stop }) as unknown as ShopData;

test('the code is loaded with the first call, once', async () => {
  const load = jest.fn(async () => shopData());
  const shop = lazyShopData('connected', load);
  expect(load).not.toHaveBeenCalled();
  expect(await shop.call(readToday, {})).toEqual(answer);
  expect(await shop.call(readToday, {})).toEqual(answer);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that fails to load is a failure, and the next call loads it again', async () => {
  const load = jest.fn(async () => shopData()).mockRejectedValueOnce(new Error('away'));
  const shop = lazyShopData('connected', load);
  expect(await shop.call(readToday, {})).toMatchObject({ failure: { code: 'network' } });
  expect(await shop.call(readToday, {})).toEqual(answer);
});

test('a watch that ends before the code is loaded never starts, and later ones end', async () => {
  const watch = jest.fn(() => stop);
  const shop = lazyShopData('connected', async () => ({ ...shopData(), watch }));
  shop.watch(() => {})();
  await shop.call(readToday, {});
  expect(watch).not.toHaveBeenCalled();
  const end = shop.watch(() => {});
  await shop.call(readToday, {});
  expect(watch).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('without the code nothing is watched', async () => {
  const shop = lazyShopData('connected', () => Promise.reject(new Error('away')));
  const isConnected = await new Promise((resolve) => shop.watch(() => {}, resolve));
  expect(isConnected).toBe(false);
});
