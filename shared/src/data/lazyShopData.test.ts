import { lazyShopData } from './lazyShopData';
import { openShop } from './openShop.fixture';
import type { ShopData } from './ShopData';

const answered = (value: unknown) => jest.fn(async () => ({ ok: true, value }));
const near = () =>
  ({
    ...openShop(),
    staff: { bookings: answered('bookings') },
  }) as unknown as ShopData;

test('what staff alone ask for is fetched with their first question, once', async () => {
  const load = jest.fn(async () => near());
  const loadStaff = jest.fn(
    async () => ({ today: answered('today') }) as unknown as ShopData['staff'],
  );
  const shop = lazyShopData('connected', load, loadStaff);
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([0, 0]);
  expect(await shop.staff.bookings({} as never)).toEqual({ ok: true, value: 'bookings' });
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([1, 0]);
  const today = () => (shop.staff as unknown as Record<string, () => Promise<unknown>>).today?.();
  expect(await today()).toEqual({ ok: true, value: 'today' });
  expect(await today()).toEqual({ ok: true, value: 'today' });
  expect([load.mock.calls.length, loadStaff.mock.calls.length]).toEqual([1, 1]);
});

test('code that cannot be had is a failure, and the next question fetches it again', async () => {
  const loadStaff = jest
    .fn(async () => ({ today: answered('today') }) as unknown as ShopData['staff'])
    .mockRejectedValueOnce(new Error('away'));
  const shop = lazyShopData('connected', async () => near(), loadStaff);
  const today = () => (shop.staff as unknown as Record<string, () => Promise<unknown>>).today?.();
  expect(await today()).toMatchObject({ ok: false, failure: { code: 'network' } });
  expect(await today()).toEqual({ ok: true, value: 'today' });
});
