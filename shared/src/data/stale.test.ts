import { fakeShopData, fakeSite } from '../platform/testing';
import { accountsApi } from './accounts/endpoints';
import { createHttpShopData } from './HttpShopData';
import { renewed } from './stale';
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

/** What no screen keeps an answer of: questions that are too long for an address, sessions, photos, codes, messages. */
const NOTHING_STALE = [
  'approveSignIn',
  'askForTrackingCode',
  'askMyQuestion',
  'answerMyEstimate',
  'beginEnrolment',
  'confirm',
  'findMyBooking',
  'finishSignIn',
  'keepMyBooking',
  'myVisits',
  'previewRelease',
  'previewSchedule',
  'previewSweep',
  'quote',
  'requestPasswordLink',
  'resetPassword',
  'setUp',
  'showPasscode',
  'signIn',
  'signOut',
  'ticket',
  'uploadPhoto',
];

test('whatever sends a change says what becomes stale by it, or is said to change nothing that is kept', async () => {
  const visitor = await writesOf(({ staff: _staff, ...shop }) => shop);
  const staff = await writesOf((shop) => shop.staff);
  const named = [VISITOR_STALE, NEAR_STAFF_STALE, STAFF_STALE].flatMap(Object.keys);
  expect([...visitor, ...staff].sort()).toEqual([...named, ...NOTHING_STALE].sort());
});

const failed = { ok: false as const, failure: { code: 'conflict' as const, message: 'Changed' } };
const done = { ok: true as const, value: null };

test('an answered write renews, a refused one too', async () => {
  const told: unknown[] = [];
  const port = {
    read: async () => done,
    write: async (isGood: boolean) => (isGood ? done : failed),
  };
  const writes = renewed(port, { write: ['Bookings'] }, (tags) => told.push(tags));
  expect(Object.keys(writes)).toEqual(['write']);
  expect(await writes.write?.(true)).toBe(done);
  expect(await writes.write?.(false)).toBe(failed);
  expect(told).toEqual([['Bookings'], ['Bookings']]);
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
