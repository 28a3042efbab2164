import type { BookingPage, RepairView } from '@mcs-repairs/shared/domain/types/repair';
import type { Ticket, VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const VISIT = {
  customerName: 'Nisha Shrestha',
  customerPhone: '9800000001',
  deviceModel: 'iPhone 15 Pro',
  repairIssue: 'Screen',
};
const take = async (more: object = {}) => {
  const { status, body } = await staff.ask('POST', '/api/visits', { ...VISIT, ...more });
  return { status, ...(body as VisitReceipt) };
};
const page = async (reference: string) =>
  (await staff.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
const mine = (url: string, token: string) =>
  shop.browser().ask('GET', url, undefined, { headers: { 'x-booking-token': token } });
const view = async (token: string) =>
  ((await mine('/api/my-bookings', token)).body as { repair: RepairView }).repair;

test('page, ticket and private link of a device list the other devices of its visit', async () => {
  const phone = await take();
  const laptop = await take({ deviceModel: 'MacBook Air', visitWith: phone.booking.id });
  const watch = await take({ deviceModel: 'Watch', visitWith: laptop.booking.id });
  expect((await page(phone.booking.reference)).siblings).toMatchObject([
    { reference: laptop.booking.reference, deviceModel: 'MacBook Air', stage: 'received' },
    { reference: watch.booking.reference },
  ]);
  const printed = await staff.ask('POST', `/api/bookings/${watch.booking.id}/tickets`);
  expect((printed.body as Ticket).siblings?.map(({ deviceModel }) => deviceModel)).toEqual([
    'iPhone 15 Pro',
    'MacBook Air',
  ]);
  const { siblings = [] } = await view(laptop.token);
  expect(siblings).toMatchObject([{ deviceModel: 'iPhone 15 Pro' }, { deviceModel: 'Watch' }]);
  expect(siblings[0]).not.toHaveProperty('id');
});

test('a device of another customer joins no visit', async () => {
  const { booking } = await take();
  const other = { customerPhone: '9811111111', visitWith: booking.id };
  expect(await staff.ask('POST', '/api/visits', { ...VISIT, ...other })).toMatchObject({
    status: 422,
    body: { fields: { customerPhone: expect.any(String) } },
  });
  expect((await page(booking.reference)).siblings).toEqual([]);
});

describe('photos inside', () => {
  const photo = async (id: string) => {
    const at = shop.clock.now.toISOString();
    const row = { id, content_type: 'image/jpeg', bytes: 9, network: null, created_at: at };
    await shop.db
      .insertInto('photos')
      .values({ ...row, booking_id: null })
      .execute();
    return id;
  };

  test('are internal unless staff share one', async () => {
    const { booking, token } = await take();
    const url = `/api/bookings/${booking.id}/photos`;
    const added = await staff.ask('POST', url, { photoId: await photo('p1'), words: 'Board' });
    expect(added).toMatchObject({ status: 201, body: [{ photoId: 'p1', by: 'Asha' }] });
    expect((await view(token)).photos).toEqual([]);
    const share = (shared: boolean) => staff.ask('POST', `${url}/p1/sharing`, { shared });
    expect((await share(true)).status).toBe(200);
    expect((await view(token)).photos).toMatchObject([{ photoId: 'p1', words: 'Board' }]);
    expect((await share(false)).status).toBe(200);
    expect((await view(token)).photos).toEqual([]);
    const { audit, photos } = await page(booking.reference);
    expect(photos).toHaveLength(1);
    expect(audit.map(({ note }) => note)).toEqual(
      expect.arrayContaining(['Added a photo', 'Shared a photo with the customer']),
    );
  });

  test('belong to no other booking, and are no photos of the check-in', async () => {
    const first = await take();
    const second = await take({ customerPhone: '9811111111', overbook: true });
    const add = (id: string, photoId: string) =>
      staff.ask('POST', `/api/bookings/${id}/photos`, { photoId });
    await add(first.booking.id, await photo('p2'));
    expect((await add(second.booking.id, 'p2')).status).toBe(422);
    const other = `/api/bookings/${second.booking.id}/photos/p2/sharing`;
    expect((await staff.ask('POST', other, { shared: true })).status).toBe(404);
    const intake = await staff.ask('GET', `/api/bookings/${first.booking.id}/intake`);
    expect(intake.body).toMatchObject({ photoIds: [] });
  });

  test('a booking has at most twenty of them', async () => {
    const { booking } = await take();
    for (let count = 0; count < 20; count += 1) {
      const photoId = await photo(`many-${count}`);
      await staff.ask('POST', `/api/bookings/${booking.id}/photos`, { photoId });
    }
    const photoId = await photo('one-more');
    const refused = await staff.ask('POST', `/api/bookings/${booking.id}/photos`, { photoId });
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit-reached' } });
  });
});
