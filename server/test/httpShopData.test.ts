import type { FastifyInstance } from 'fastify';
import { createHttpShopData } from '@mcs-repairs/shared/data/HttpShopData';
import * as forum from '@mcs-repairs/shared/domain/contract/community';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import * as inboxes from '@mcs-repairs/shared/domain/contract/inboxes';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import * as quotes from '@mcs-repairs/shared/domain/contract/quotes';
import type { StaffChange } from '@mcs-repairs/shared/data/ShopData';
import {
  addStaffMember,
  disableStaffMember,
  listStaff,
} from '@mcs-repairs/shared/domain/contract/accounts';
import {
  changePassword,
  endSession,
  listSessions,
} from '@mcs-repairs/shared/domain/contract/ownAccount';
import { readSession, signIn, signOut } from '@mcs-repairs/shared/domain/contract/session';
import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { exportBookings, importBookings } from '@mcs-repairs/shared/domain/contract/bookingFiles';
import {
  changeBookingStatus,
  listBookings,
  readBooking,
  readBookingStats,
} from '@mcs-repairs/shared/domain/contract/bookings';
import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { InboxQuery } from '@mcs-repairs/shared/domain/types/inbox';
import sharp from 'sharp';
import { followEvents } from './followEvents';
import { appointment, openTestShop, STAFF, TOMORROW, type TestShop } from './testShop';

let shop: TestShop;
let address: string;
beforeEach(async () => {
  shop = await openTestShop();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.close());

/** Returns a `fetch` that sends real requests and stores cookies, as one browser does. */
function withCookies(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('connection', 'close');
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
}
const visitor = () => createHttpShopData({ baseUrl: address, fetch: withCookies() });
const signedIn = async () => {
  const data = visitor();
  valueOf(await data.call(signIn, { body: STAFF }));
  return data;
};
function valueOf<T>(outcome: Result<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  return outcome.value;
}
const THREAD = {
  author: 'Nisha',
  title: 'Battery',
  category: 'iPhone',
  content: 'It drains',
} as const;
const book = ({ call }: ShopData, body: BookingRequest, key: string) =>
  call(createBooking, { body }, { key });
const DAY = { query: { from: TOMORROW, to: TOMORROW } };
const ALL = { search: '', status: 'all', page: 1, pageSize: 25, sort: 'newest' } as const;

test('a customer requests a day, uploads a photo, books, and a retry books only once', async () => {
  const data = visitor();
  const { days } = valueOf(await data.call(readAvailability, DAY));
  expect(days[0]?.slots).toHaveLength(18);
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { photoId } = valueOf(
    await data.call(uploadPhoto, { file: new Blob([new Uint8Array(bytes)]) }),
  );
  const request = appointment({ photoId });
  const receipt = valueOf(await book(data, request, 'key'));
  expect(receipt.reference).toMatch(/^\d{1,5}$/);
  expect(valueOf(await book(data, request, 'key'))).toEqual(receipt);
});

test('a customer who is too late gets the nearest free times', async () => {
  await book(visitor(), appointment(), 'one');
  const late = await book(visitor(), appointment(), 'two');
  expect(late).toMatchObject({
    ok: false,
    failure: {
      code: 'slot-taken',
      alternatives: [{ shopDate: TOMORROW, time: '10:00 AM' }, {}, {}],
    },
  });
});

test('staff sign in, work on bookings and sign out', async () => {
  await book(visitor(), appointment(), 'one');
  const { call } = await signedIn();
  expect(valueOf(await call(readSession, {})).staff?.name).toBe('Asha');
  const { bookings, total } = valueOf(await call(listBookings, { query: ALL }));
  expect(total).toBe(1);
  const id = bookings[0]?.id ?? '';
  expect(valueOf(await call(readBooking, { params: { id } })).audit).toHaveLength(1);
  expect(
    valueOf(
      await call(changeBookingStatus, { params: { id }, body: { to: 'confirmed', version: 1 } }),
    ).status,
  ).toBe('confirmed');
  expect(
    await call(changeBookingStatus, { params: { id }, body: { to: 'cancelled', version: 1 } }),
  ).toMatchObject({
    failure: {
      code: 'stale-version',
      current: { status: 'confirmed', version: 2, changedBy: 'Asha' },
    },
  });
  expect(valueOf(await call(readBookingStats, {})).byStatus.confirmed).toBe(1);
  const rows = valueOf(
    await call(exportBookings, { query: { search: '', status: 'all', sort: 'newest' } }),
  );
  expect(valueOf(await call(importBookings, { body: rows }))).toEqual({ added: 0, skipped: 1 });
  expect(valueOf(await call(signOut, {}))).toBeNull();
  expect(await call(listBookings, { query: ALL })).toMatchObject({
    failure: { code: 'signed-out' },
  });
});

test('a page without the session’s token requests it automatically', async () => {
  const cookies = withCookies();
  const first = createHttpShopData({ baseUrl: address, fetch: cookies });
  valueOf(await first.call(signIn, { body: STAFF }));
  const reloaded = createHttpShopData({ baseUrl: address, fetch: cookies });
  const rita = { name: 'Rita', email: 'rita@shop.example', password: 'a long enough password' };
  const member = valueOf(await reloaded.call(addStaffMember, { body: rita }));
  expect(valueOf(await reloaded.call(listStaff, {}))).toHaveLength(2);
  const disabling = { params: { id: member.id }, body: { disabled: true } };
  expect(valueOf(await reloaded.call(disableStaffMember, disabling)).disabled).toBe(true);
});

test('staff change their password and end another session', async () => {
  await signedIn();
  const { call } = await signedIn();
  const sessions = valueOf(await call(listSessions, {}));
  const other = sessions.find(({ current }) => !current);
  expect(valueOf(await call(endSession, { params: { id: other?.id ?? '' } }))).toBeNull();
  const change = { currentPassword: STAFF.password, newPassword: 'another long password' };
  expect(valueOf(await call(changePassword, { body: change }))).toBeNull();
  expect(await visitor().call(signIn, { body: STAFF })).toMatchObject({
    failure: { code: 'wrong-credentials' },
  });
});

test('visitors post, reply and like; staff hide and lock', async () => {
  const data = visitor();
  const { id } = valueOf(await data.call(forum.createPost, { body: THREAD }, { key: 'one' }));
  const params = { id };
  const reply = { author: 'Bibek', content: 'Mine too' };
  valueOf(await data.call(forum.createReply, { params, body: reply }, { key: 'two' }));
  expect(await data.call(forum.likePost, { params })).toMatchObject({
    failure: { code: 'unknown-browser' },
  });
  expect(valueOf(await data.call(forum.likePost, { params }))).toEqual({ likes: 1, liked: true });
  expect(valueOf(await data.call(forum.unlikePost, { params }))).toEqual({
    likes: 0,
    liked: false,
  });
  const query = { search: 'DRAINS', category: 'iPhone' } as const;
  const { posts } = valueOf(await data.call(forum.listPosts, { query }));
  expect(posts).toMatchObject([{ id, replyCount: 1 }]);
  const { call } = await signedIn();
  const { replies } = valueOf(await data.call(forum.readPost, { params }));
  const hidden = { hidden: true };
  const ofReply = { id, replyId: replies[0]?.id ?? '' };
  const thread = valueOf(await call(forum.hideReply, { params: ofReply, body: hidden }));
  expect(thread.replyCount).toBe(0);
  expect(valueOf(await call(forum.moderatePost, { params, body: hidden })).hidden).toBe(true);
  expect(await data.call(forum.readPost, { params })).toMatchObject({
    failure: { code: 'not-found' },
  });
});

test('businesses and carts send requests, and staff read and mark them', async () => {
  const data = visitor();
  const form = {
    companyName: 'Himal School',
    industry: 'Education and Schools',
    contactPerson: 'Sunita',
    phone: '01-5550111',
    email: 'it@himal.example',
    services: 'Help desk',
  };
  const asking = await data.call(quotes.createQuoteRequest, { body: form }, { key: 'one' });
  expect(valueOf(asking).reference).toMatch(/^Q/);
  const enquiry = { customerName: 'Ramesh', customerPhone: '9841000003', items: [] };
  const enquiring = await data.call(createEnquiry, { body: enquiry }, { key: 'two' });
  expect(valueOf(enquiring).reference).toMatch(/^E/);
  const { call } = await signedIn();
  const quoteRequests = async (query: InboxQuery) =>
    valueOf(await call(inboxes.listQuoteRequests, { query }));
  const enquiries = async (query: InboxQuery) =>
    valueOf(await call(inboxes.listEnquiries, { query }));
  const [asked] = (await quoteRequests({ state: 'open' })).items;
  const ids = [asked?.id ?? ''];
  const handled = await call(inboxes.markQuoteRequests, { body: { ids, mark: 'handled' } });
  expect(valueOf(handled).changed).toEqual(ids);
  const answered = await quoteRequests({ state: 'answered', search: 'himal' });
  expect(answered).toMatchObject({ total: 1, next: null, items: [{ handledBy: 'Asha' }] });
  const [sent] = (await enquiries({ limit: 1 })).items;
  const junk = [sent?.id ?? ''];
  const marked = await call(inboxes.markEnquiries, { body: { ids: junk, mark: 'spam' } });
  expect(valueOf(marked).changed).toEqual(junk);
  expect((await enquiries({})).total).toBe(0);
});

test('a quote follows the rules and is only for staff', async () => {
  const question = { body: { device: '15-pro', issue: 'screen', tier: 'standard' } } as const;
  const refused = await visitor().call(quotes.quoteRepair, question);
  expect(refused).toMatchObject({ failure: { code: 'signed-out' } });
  const { call } = await signedIn();
  const quote = valueOf(await call(quotes.quoteRepair, question));
  expect(quote.estimatedPrice).toBe(260);
});

test('an open dashboard receives a new booking', async () => {
  const cookies = withCookies();
  const data = createHttpShopData({
    baseUrl: address,
    fetch: cookies,
    openEvents: realEvents(shop.app),
  });
  valueOf(await data.call(signIn, { body: STAFF }));
  const { connected, changed, stop } = await watching(data);
  await connected;
  await book(visitor(), appointment(), 'one');
  expect((await changed).topic).toBe('bookings');
  stop();
});

test('an unreachable server is the failure network, and never an exception', async () => {
  await shop.app.close();
  expect(await visitor().call(readAvailability, DAY)).toMatchObject({
    ok: false,
    failure: { code: 'network' },
  });
});

async function watching(data: ShopData) {
  let tell: (change: StaffChange) => void = () => {};
  let connect = () => {};
  const changed = new Promise<StaffChange>((resolve) => (tell = resolve));
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const stop = data.watch(tell, (isConnected) => isConnected && connect());
  return { changed, connected, stop };
}

/** Works like the `EventSource` of a signed-in browser, over a real connection. */
function realEvents(app: FastifyInstance) {
  return (url: string) => {
    const events = new EventTarget();
    const opened = (async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/session', payload: STAFF });
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const followed = await followEvents(url, { cookie });
      const pump = async () => {
        for (;;) {
          const { event, id, data } = await followed.next();
          const init = { data: JSON.stringify(data), lastEventId: id };
          events.dispatchEvent(Object.assign(new Event(event), init));
        }
      };
      void pump();
      return followed;
    })();
    return {
      addEventListener: events.addEventListener.bind(events),
      close: () => void opened.then((followed) => followed.stop()),
      readyState: 1,
    } as unknown as EventSource;
  };
}
