import { fakeShopData, fakeSite } from '../platform/testing';
import { inviteStaffMember, listStaff } from '../domain/contract/accounts';
import { answersOf } from './answers';
import type { Result } from '../domain/types/failure';
import { createHttpShopData } from './HttpShopData';
import { createHttpVisitorData } from './HttpVisitorData';
import { shopApi } from './query';
import { renewed } from './stale';
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
    if (typeof port[name] !== 'function' || name === 'watch' || name === 'call') continue;
    method = 'GET';
    await port[name](ANYTHING, ANYTHING, ANYTHING);
    if (method !== 'GET') writes.push(name);
  }
  return writes.sort();
}

/** What no screen keeps an answer of: questions that are too long for an address, sessions, photos, codes, messages. */
const NOTHING_STALE = ['previewSweep', 'uploadPhoto'];

test('whatever sends a change says what becomes stale by it, or is said to change nothing that is kept', async () => {
  const visitor = await writesOf(({ staff: _staff, ...shop }) => shop);
  const staff = await writesOf((shop) => shop.staff);
  const named = [VISITOR_STALE, NEAR_STAFF_STALE].flatMap(Object.keys);
  expect([...visitor, ...staff].sort()).toEqual([...named, ...NOTHING_STALE].sort());
});

const failed = { ok: false as const, failure: { code: 'conflict' as const, message: 'Changed' } };
const lost = { ok: false as const, failure: { code: 'network' as const, message: 'Lost' } };
const done = { ok: true as const, value: null };

test('each table names methods of the part of the port that it travels with', () => {
  const { topics } = createHttpVisitorData({ baseUrl: '' });
  const missing = (table: object, port: object) =>
    Object.keys(table).filter((name) => !(name in port));
  expect(missing(VISITOR_STALE, topics)).toEqual([]);
  expect(missing(NEAR_STAFF_STALE, topics.staff)).toEqual([]);
});

test('an answered write renews, a refused one too, one without an answer does not', async () => {
  const told: unknown[] = [];
  const answers: Result<null>[] = [done, failed, lost];
  const given = [...answers];
  const port = { read: async () => done, write: async () => answers.shift() ?? done };
  const writes = renewed(port, { write: ['Bookings'] }, (tags) => told.push(tags));
  expect(Object.keys(writes)).toEqual(['write']);
  for (const answer of given) expect(await writes.write?.()).toBe(answer);
  expect(told).toEqual([['Bookings'], ['Bookings']]);
});

test('what a screen shows is fetched again after a write through the port', async () => {
  let names = ['Asha'];
  const shopData = fakeShopData({
    operations: {
      listStaff: async () => ({ ok: true, value: names }),
      inviteStaffMember: async () => {
        names = ['Asha', 'Bina'];
        return { ok: true, value: {} };
      },
    },
  });
  const { store, site } = fakeSite({ shopData });
  const members = answersOf(listStaff);
  const shown = store.dispatch(members.initiate({}));
  expect((await shown).data).toEqual(['Asha']);
  await site.shopData.call(inviteStaffMember, {} as never);
  await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
  expect(members.select({})(store.getState() as never).data).toEqual(names);
});
