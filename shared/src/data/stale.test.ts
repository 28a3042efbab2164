import { fakeShopData, fakeSite } from '../platform/testing';
import { accountsApi } from './accounts/endpoints';
import { createHttpShopData } from './HttpShopData';
import { renewing } from './stale';
import { STAFF_STALE } from './staffStale';
import { NEAR_STAFF_STALE, VISITOR_STALE } from './visitorStale';

/** Stands for every argument: an id, a form, a photo, or the signal that ends a question. */
const ANYTHING = Object.assign(new Blob(['x']), {
  addEventListener() {},
  removeEventListener() {},
});
type Methods = Record<string, (...given: object[]) => unknown>;

/** The methods of the port that send something else than GET. */
async function writesOf(choose: (shop: ReturnType<typeof createHttpShopData>) => object) {
  let method: string;
  const shop = createHttpShopData({
    baseUrl: '',
    fetch: async (_address, init) => {
      method = init?.method ?? 'GET';
      return new Response('{}', { status: 500 });
    },
    openEvents: () => ({ close() {} }) as EventSource,
  });
  const port = choose(shop) as Methods;
  const writes: string[] = [];
  for (const name of Object.keys(port)) {
    if (typeof port[name] !== 'function' || name === 'watch') continue;
    method = 'GET';
    await port[name](ANYTHING, ANYTHING, ANYTHING);
    if (method !== 'GET') writes.push(name);
  }
  return writes.sort();
}

test('whatever sends a change says what becomes stale by it, and nothing else does', async () => {
  const visitor = await writesOf(({ staff: _staff, ...shop }) => shop);
  const staff = await writesOf((shop) => shop.staff);
  expect(visitor).toEqual(Object.keys(VISITOR_STALE).sort());
  expect(staff).toEqual(Object.keys({ ...NEAR_STAFF_STALE, ...STAFF_STALE }).sort());
});

const failed = { ok: false as const, failure: { code: 'conflict' as const, message: 'Changed' } };
const done = { ok: true as const, value: null };

test('an answered write renews, a refused one too; a read and a write that changes nothing kept do not', async () => {
  const renewed: unknown[] = [];
  const port = {
    read: async () => done,
    write: async (_isGood: boolean) => (_isGood ? done : failed),
    ask: async () => done,
  };
  const shop = renewing(port, { write: ['Bookings'], ask: [] }, (tags) => renewed.push(tags));
  expect(await shop.write(true)).toBe(done);
  expect(await shop.write(false)).toBe(failed);
  await shop.read();
  await shop.ask();
  expect(renewed).toEqual([['Bookings'], ['Bookings']]);
});

test('what a screen shows is fetched again after a write through the port', async () => {
  let names = ['Asha'];
  const shopData = fakeShopData({
    staff: {
      members: async () => ({ ok: true as const, value: names as never }),
      invite: async () => {
        names = ['Asha', 'Bina'];
        return { ok: true as const, value: {} as never };
      },
    },
  });
  const { store, site } = fakeSite({ shopData });
  const shown = store.dispatch(accountsApi.endpoints.members.initiate());
  expect((await shown).data).toEqual(['Asha']);
  await site.shopData.staff.invite({} as never);
  await Promise.all(store.dispatch(accountsApi.util.getRunningQueriesThunk()));
  expect(accountsApi.endpoints.members.select()(store.getState() as never).data).toEqual(names);
});
