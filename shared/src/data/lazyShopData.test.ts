import { lazyShopData } from './lazyShopData';
import { openShop } from './openShop.fixture';
import type { ShopData } from './ShopData';

const answered = (value: unknown) => jest.fn(async () => ({ ok: true, value }));
const near = () =>
  ({
    ...openShop(),
    staff: { near: answered('near') },
  }) as unknown as ShopData;

const askStaff = ({ staff }: ShopData, name: string) =>
  (staff as unknown as Record<string, () => Promise<unknown>>)[name]?.();

test('what staff alone ask for is fetched with their first question, once', async () => {
  const load = jest.fn(async () => near());
  const loadStaff = jest.fn(
    async () => ({ today: answered('today') }) as unknown as ShopData['staff'],
  );
  const shop = lazyShopData('connected', load, loadStaff);
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([0, 0]);
  expect(await askStaff(shop, 'near')).toEqual({ ok: true, value: 'near' });
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([1, 0]);
  expect(await askStaff(shop, 'today')).toEqual({ ok: true, value: 'today' });
  expect(await askStaff(shop, 'today')).toEqual({ ok: true, value: 'today' });
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([1, 1]);
});

test('code that cannot be had is a failure, and the next question fetches it again', async () => {
  const loadStaff = jest
    .fn(async () => ({ today: answered('today') }) as unknown as ShopData['staff'])
    .mockRejectedValueOnce(new Error('away'));
  const shop = lazyShopData('connected', async () => near(), loadStaff);
  expect(await askStaff(shop, 'today')).toMatchObject({ ok: false, failure: { code: 'network' } });
  expect(await askStaff(shop, 'today')).toEqual({ ok: true, value: 'today' });
});
