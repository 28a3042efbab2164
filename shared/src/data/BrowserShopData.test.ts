import type { BookingRequest } from '../domain/types/booking';
import { createBrowserShopData } from './BrowserShopData';
import { memoryStorage } from './browser/memoryStorage.fixture';
import type { StaffChange } from './ShopData';

/** Tuesday, 10 March 2026, noon in Nepal. */
const now = new Date('2026-03-10T06:15:00Z');
const REQUEST: BookingRequest = {
  kind: 'appointment',
  customerName: 'Maya',
  customerEmail: 'maya@example.com',
  customerPhone: '9841000000',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen/LCD Replacement',
  appointmentDate: '2026-03-11',
  appointmentTime: '9:30 AM',
  device: 'iphone',
  issue: 'screen',
};
const WIZARD: BookingRequest = {
  kind: 'request',
  fullName: 'Jo',
  email: 'jo@example.com',
  phone: '9841000000',
  city: 'Pokhara',
  device: 'iMac',
  issue: 'The fan is loud all day long',
  preferredDate: '',
  serviceType: 'pickup',
  consent: true,
};
const ALL = { search: '', status: 'all', page: 1, pageSize: 25, sort: 'newest' } as const;

function openShop(storage = memoryStorage()) {
  let ids = 0;
  const waited: number[] = [];
  const shop = createBrowserShopData({
    storage,
    now: () => now,
    random: () => 0.12471,
    newId: () => `id-${(ids += 1)}`,
    delay: async (milliseconds) => void waited.push(milliseconds),
    shopName: 'Our Shop',
  });
  return { shop, waited, storage };
}

describe('booking in browser-only mode', () => {
  test('takes a second, answers with a number and no secret link, and appears on the open dashboard', async () => {
    const { shop, waited } = openShop();
    expect(await shop.createBooking(REQUEST, 'key-1')).toMatchObject({
      ok: true,
      value: {
        reference: '12471',
        token: '',
        status: 'pending',
        service: 'Screen/LCD Replacement',
        duration: '45-120 minutes',
      },
    });
    expect(waited).toEqual([1000]);
    expect(await shop.staff.bookings(ALL)).toMatchObject({
      value: { total: 1, bookings: [{ reference: '12471' }] },
    });
  });

  test('a request of the wizard gets a ticket: MCS and a number below 10000', async () => {
    const answer = await openShop().shop.createBooking(WIZARD, 'key-1');
    expect(answer).toMatchObject({
      ok: true,
      value: { reference: 'MCS1247', kind: 'request', appointmentDate: '' },
    });
  });

  test('a repeated submission books once', async () => {
    const { shop } = openShop();
    const first = await shop.createBooking(REQUEST, 'key-1');
    expect(await shop.createBooking(REQUEST, 'key-1')).toEqual(first);
    expect(await shop.staff.stats()).toMatchObject({ value: { total: 1 } });
  });

  test('customers are counted by their e-mail', async () => {
    const { shop, storage } = openShop();
    await shop.createBooking(REQUEST, 'key-1');
    await shop.createBooking({ ...REQUEST, customerEmail: 'MAYA@example.com' }, 'key-2');
    await shop.createBooking(WIZARD, 'key-3');
    const customers: unknown = JSON.parse(storage.kept.get('repair-shop.customers') ?? '[]');
    expect(customers).toMatchObject([
      { email: 'maya@example.com', totalBookings: 2 },
      { email: 'jo@example.com', totalBookings: 1 },
    ]);
  });

  test.each([
    [{ appointmentDate: '2026-03-09' }, 'day-not-bookable'],
    [{ appointmentDate: '2026-03-15' }, 'day-not-bookable'],
    [{ appointmentDate: '2026-03-18' }, 'day-not-bookable'],
    [{ appointmentTime: '9:00 AM' }, 'slot-not-bookable'],
    [{ appointmentTime: '7:00 PM' }, 'slot-not-bookable'],
    [{ customerName: ' ' }, 'invalid'],
  ])('%o is refused as %s and nothing is kept', async (change, code) => {
    const { shop, storage } = openShop();
    const answer = await shop.createBooking({ ...REQUEST, ...change }, 'key-1');
    expect(answer).toMatchObject({ ok: false, failure: { code, fields: expect.anything() } });
    expect(storage.kept.size).toBe(0);
  });

  test('a refused time comes with the nearest free ones', async () => {
    const answer = await openShop().shop.createBooking(
      { ...REQUEST, appointmentTime: '9:00 AM' },
      'key-1',
    );
    expect(answer).toMatchObject({
      failure: { alternatives: [{ shopDate: '2026-03-11', time: '9:30 AM' }, {}, {}] },
    });
  });

  test('a storage without room says so, and a later attempt under the same key still can succeed', async () => {
    const full = memoryStorage(5);
    const { shop } = openShop(full);
    expect(await shop.createBooking(REQUEST, 'key-1')).toMatchObject({
      failure: { message: 'Failed to create booking' },
    });
    full.setItem = (key, value) => void full.kept.set(key, value);
    expect(await shop.createBooking(REQUEST, 'key-1')).toMatchObject({ ok: true });
  });

  test('a fresh day stays at 12 free slots: own bookings take none away (decision 3)', async () => {
    const { shop } = openShop();
    await shop.createBooking(REQUEST, 'key-1');
    const answer = await shop.availability('2026-03-10', '2026-03-18');
    const days = answer.ok ? answer.value.days : [];
    expect(days.map(({ bookable }) => bookable)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(days[1]?.slots.filter(({ available }) => available)).toHaveLength(12);
  });
});

describe('the open dashboard (decision 29)', () => {
  test('whoever opens it is signed in as this browser', async () => {
    expect(await openShop().shop.staff.session()).toMatchObject({
      value: { staff: { name: 'This browser' } },
    });
  });

  test('a change follows the graph, carries the version that was seen, and is heard by who watches', async () => {
    const { shop } = openShop();
    const heard: StaffChange[] = [];
    const stop = shop.staff.watch((change) => heard.push(change));
    await shop.createBooking(REQUEST, 'key-1');
    const id = 'id-1';
    expect(await shop.staff.transition(id, { to: 'completed', version: 1 })).toMatchObject({
      failure: { code: 'transition-refused' },
    });
    expect(await shop.staff.transition(id, { to: 'confirmed', version: 1 })).toMatchObject({
      value: { status: 'confirmed', version: 2 },
    });
    expect(await shop.staff.transition(id, { to: 'cancelled', version: 1 })).toMatchObject({
      failure: { code: 'stale-version', current: { status: 'confirmed', version: 2 } },
    });
    expect(await shop.staff.transition('none', { to: 'confirmed', version: 1 })).toMatchObject({
      failure: { code: 'not-found' },
    });
    stop();
    await shop.createBooking(REQUEST, 'key-2');
    expect(heard).toEqual([
      { topic: 'bookings', id },
      { topic: 'bookings', id },
    ]);
  });

  test('details name the creation, an export holds what matches, and an import takes it back', async () => {
    const { shop } = openShop();
    await shop.createBooking(REQUEST, 'key-1');
    await shop.createBooking(WIZARD, 'key-2');
    expect(await shop.staff.booking('id-1')).toMatchObject({
      value: { audit: [{ by: 'customer', from: null, to: 'pending' }] },
    });
    const exported = await shop.staff.exportBookings({ ...ALL, search: 'imac' });
    const rows = exported.ok ? exported.value : [];
    expect(rows).toMatchObject([{ deviceModel: 'iMac' }]);
    const other = openShop().shop;
    expect(await other.staff.importBookings(rows)).toEqual({
      ok: true,
      value: { added: 1, skipped: 0 },
    });
    expect(await other.staff.importBookings(rows)).toEqual({
      ok: true,
      value: { added: 0, skipped: 1 },
    });
  });

  test('a quote request and an enquiry are kept in this browser and can be marked as handled', async () => {
    const { shop, storage } = openShop();
    const form = {
      companyName: 'Hotel',
      industry: 'Hospitality',
      contactPerson: 'Jo',
      phone: '98',
      email: 'jo@example.com',
      services: 'Networking',
    };
    expect(await shop.createQuoteRequest(form, 'k')).toEqual({
      ok: true,
      value: { reference: 'MCS1247' },
    });
    expect(
      await shop.createEnquiry({ customerName: 'Jo', customerPhone: '98', items: [] }, 'k'),
    ).toMatchObject({ ok: true });
    expect(
      await shop.createEnquiry({ customerName: '', customerPhone: '98', items: [] }, 'k'),
    ).toMatchObject({
      failure: { code: 'invalid', fields: { customerName: 'Name is required' } },
    });
    const reloaded = openShop(storage).shop;
    expect(
      await reloaded.staff.markQuoteRequests({ ids: ['id-1', 'unknown'], mark: 'handled' }),
    ).toEqual({ ok: true, value: { changed: ['id-1'] } });
    expect(await reloaded.staff.quoteRequests({ state: 'open' })).toEqual({
      ok: true,
      value: { items: [], total: 0, next: null },
    });
    expect(await reloaded.staff.quoteRequests({ state: 'answered' })).toMatchObject({
      value: { items: [{ handledBy: 'This browser' }] },
    });
    expect(await reloaded.staff.enquiries({})).toMatchObject({
      value: { items: [{ customerName: 'Jo' }], total: 1 },
    });
  });
});

describe('an inbox in browser-only mode', () => {
  const KEY = 'repair-shop.enquiries';

  test('is paged and searched, and spam shows only when it is asked for', async () => {
    const { shop } = openShop();
    for (const customerName of ['Asha', 'Bibek', 'Coins']) {
      await shop.createEnquiry({ customerName, customerPhone: '98', items: [] }, customerName);
    }
    const names = async (query: Parameters<typeof shop.staff.enquiries>[0]) => {
      const answer = await shop.staff.enquiries(query);
      return answer.ok ? answer.value.items.map(({ customerName }) => customerName) : [];
    };
    const junk = await shop.staff.enquiries({ search: 'coin' });
    const ids = junk.ok ? junk.value.items.map(({ id }) => id) : [];
    await shop.staff.markEnquiries({ ids, mark: 'spam' });
    expect(await names({})).toEqual(['Bibek', 'Asha']);
    expect(await names({ state: 'spam' })).toEqual(['Coins']);
    const first = await shop.staff.enquiries({ limit: 1 });
    expect(await names({ limit: 1, after: (first.ok && first.value.next) || '' })).toEqual([
      'Asha',
    ]);
  });

  test('still shows what was kept before spam was known', async () => {
    const { storage } = openShop();
    const old = {
      id: 'e1',
      reference: 'MCS1',
      customerName: 'Jo',
      customerPhone: '98',
      items: [],
      createdAt: '2026-01-01T00:00:00Z',
      handledAt: null,
      handledBy: null,
    };
    storage.setItem(KEY, JSON.stringify([old]));
    expect(await openShop(storage).shop.staff.enquiries({})).toMatchObject({
      value: { total: 1, items: [{ customerName: 'Jo', spamAt: null }] },
    });
  });
});

describe('the community in browser-only mode (section 7)', () => {
  const query = { search: '', category: 'All', after: '', limit: 5 } as const;

  test('the eight sample threads are paged, found and opened', async () => {
    const { shop } = openShop();
    const first = await shop.posts(query);
    expect(first).toMatchObject({ value: { posts: { length: 5 }, next: 'sample-5' } });
    expect(await shop.posts({ ...query, after: 'sample-5' })).toMatchObject({
      value: { posts: { length: 3 }, next: null },
    });
    expect(await shop.post('sample-2')).toMatchObject({
      value: { author: 'Our Shop', isOfficial: true },
    });
    expect(await shop.post('none')).toMatchObject({ failure: { code: 'not-found' } });
  });

  test('posting, replying and liking are answered and not kept', async () => {
    const { shop, storage } = openShop();
    const post = { author: 'Jo', title: 'Hello', category: 'Help', content: 'Text' } as const;
    expect(await shop.createPost(post, 'k')).toMatchObject({
      value: { title: 'Hello', avatar: 'J', isOfficial: false },
    });
    expect(await shop.createReply('sample-1', { author: 'Jo', content: 'Yes' }, 'k')).toMatchObject(
      { value: { content: 'Yes' } },
    );
    expect(await shop.likePost('sample-1', true)).toEqual({
      ok: true,
      value: { likes: 13, liked: true },
    });
    expect(await shop.posts({ ...query, limit: 20 })).toMatchObject({
      value: { posts: { length: 8 } },
    });
    expect(storage.kept.size).toBe(0);
  });

  test('an incomplete post or reply: Please fill in all fields; the shop’s name is the shop’s', async () => {
    const { shop } = openShop();
    const post = { author: 'Jo', title: ' ', category: 'Help', content: 'Text' } as const;
    expect(await shop.createPost(post, 'k')).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(await shop.createReply('sample-1', { author: 'Jo', content: '' }, 'k')).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(await shop.createPost({ ...post, title: 'T', author: 'our shop' }, 'k')).toMatchObject({
      failure: { code: 'name-reserved' },
    });
  });
});

test('what only a server can do says so', async () => {
  const { shop } = openShop();
  const answers = await Promise.all([
    shop.uploadPhoto(new Blob()),
    shop.myBooking('token'),
    shop.findMyBooking({ reference: '1', phone: '2' }),
    shop.staff.addMember({ name: 'Jo', email: 'jo@example.com', password: 'long enough password' }),
    shop.staff.hideReply('sample-1', 'r', true),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
});

test('a change in another tab is heard while somebody watches', async () => {
  const { changeFeed } = await import('./browser/changeFeed');
  const window = new EventTarget();
  const heard: string[] = [];
  const stop = changeFeed(window).listen(({ topic }) => heard.push(topic));
  const change = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('repair-shop.bookings');
  change('somebody-else.bookings');
  expect(heard).toEqual(['bookings']);
  change(null);
  expect(heard).toHaveLength(4);
  stop();
  change('repair-shop.bookings');
  expect(heard).toHaveLength(4);
});
