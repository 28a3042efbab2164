import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { AppointmentRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const TODAY = '2026-11-23';
const HOUR = 3_600_000;
const pass = async (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR);
  staff = await shop.staff();
};
const report = async (from = TODAY, to = from) =>
  (await staff.ask('GET', `/api/reports?from=${from}&to=${to}`)).body as Report;

async function book(change: Partial<AppointmentRequest> = {}): Promise<Booking> {
  const customerEmail = `${change.customerPhone ?? 'nisha'}@mail.example`;
  const request = appointment({ customerEmail, ...change });
  const made = await shop.browser().ask('POST', '/api/bookings', request);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { reference } = made.body as BookingReceipt;
  return page(reference);
}
const page = async (reference: string) =>
  ((await staff.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage).booking;
async function act({ reference }: Booking, what: string, more: object = {}) {
  const { id, version } = await page(reference);
  const answer = await staff.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
  if (answer.status >= 300) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
}

test('counts bookings by day, device, fault and stage, without spam', async () => {
  const first = await book();
  await book({ appointmentTime: '10:00 AM', customerPhone: '9800000002' });
  await book({
    appointmentTime: '11:00 AM',
    customerPhone: '9800000003',
    device: 'macbook',
    deviceModel: 'MacBook Air',
  });
  const junk = await book({ appointmentTime: '11:30 AM', customerPhone: '9800000004' });
  await shop.db
    .updateTable('bookings')
    .set({ spam_at: shop.clock.now.toISOString() })
    .where('id', '=', junk.id)
    .execute();
  await act(first, 'stage', { stage: 'diagnosing' });
  const found = await report('2026-11-22', TODAY);
  expect(found).toMatchObject({
    visits: 3,
    byDay: [
      { shopDate: '2026-11-22', count: 0 },
      { shopDate: TODAY, count: 3 },
    ],
    byDevice: [
      { name: 'iPhone 15 Pro', count: 2 },
      { name: 'MacBook Air', count: 1 },
    ],
  });
  expect(found.byFault.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(found.byStage).toEqual(
    expect.arrayContaining([
      { stage: null, count: 2 },
      { stage: 'diagnosing', count: 1 },
    ]),
  );
  expect((await report('2026-11-24')).visits).toBe(0);
});

test('counts equal devices in different spellings as one, under the most frequent spelling', async () => {
  const names = ['iPhone 15 Pro', 'iphone 15  pro', ' iPhone15 Pro', 'iPhone 15 Pro', 'iPhone 15'];
  const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'] as const;
  for (const [index, appointmentTime] of times.entries()) {
    const { id } = await book({ appointmentTime, customerPhone: `980000001${index}` });
    const changed = shop.db.updateTable('bookings').set({ device_model: names[index] });
    await changed.where('id', '=', id).execute();
  }
  expect((await report()).byDevice).toEqual([
    { name: 'iPhone 15 Pro', count: 4 },
    { name: 'iPhone 15', count: 1 },
  ]);
});

test('reports durations of repairs and kept promises', async () => {
  const times = ['9:30 AM', '10:00 AM', '11:00 AM'] as const;
  const bookings: Booking[] = [];
  for (const [index, appointmentTime] of times.entries()) {
    const phone = `980000001${index}`;
    bookings.push(await book({ appointmentTime, customerPhone: phone }));
  }
  const [quick, slow, never] = bookings as [Booking, Booking, Booking];
  for (const booking of bookings) {
    await act(booking, 'stage', { stage: 'received' });
    await act(booking, 'corrections', { promisedDate: TODAY });
  }
  await pass(2);
  await act(quick, 'stage', { stage: 'ready' });
  await pass(24);
  await act(slow, 'stage', { stage: 'ready' });
  expect(await report(TODAY, '2026-11-24')).toMatchObject({
    timeToReady: { repairs: 2, medianHours: 2, slowestTenthHours: 26 },
    promises: { kept: 1, missed: 2 },
  });
  expect((await report(TODAY)).timeToReady).toMatchObject({ repairs: 1, medianHours: 2 });
  // The repair is not ready, because its stage `ready` was undone.
  await act(never, 'stage', { stage: 'ready' });
  await act(never, 'undos');
  expect((await report(TODAY, '2026-11-24')).timeToReady.repairs).toBe(2);
});

test('counts returning customers, no-shows and accepted estimates', async () => {
  await book();
  await pass(24);
  const again = await book({ appointmentDate: '2026-11-25' });
  await book({
    appointmentDate: '2026-11-25',
    customerPhone: '9800000077',
    appointmentTime: '11:30 AM',
  });
  expect((await report('2026-11-24')).customers).toEqual({ all: 2, returning: 1 });
  await act(again, 'stage', { stage: 'received' });
  const options = [{ tier: 'standard', price: 4500, duration: '2 days', note: '' }];
  await act(again, 'estimates', { options, validDays: 7 });
  expect((await report('2026-11-24')).estimates).toMatchObject({ offered: 1, accepted: 0 });
  const { estimates } = (await staff.ask('GET', `/api/booking-pages/${again.reference}`))
    .body as BookingPage;
  await act(again, 'estimate-answers', {
    estimateId: estimates[0]?.id,
    answer: 'accept',
    tier: 'standard',
  });
  expect((await report('2026-11-24')).estimates).toEqual({
    offered: 1,
    accepted: 1,
    declined: 0,
    acceptedRupees: 4500,
  });
  await shop.db
    .updateTable('bookings')
    .set({ no_show_at: shop.clock.now.toISOString() })
    .where('appointment_date', '=', '2026-11-24')
    .execute();
  expect((await report('2026-11-24')).noShows).toEqual({ noShows: 1, appointments: 1 });
});

test.each([
  ['from=2026-11-24&to=2026-11-23'],
  ['from=2020-01-01&to=2026-11-23'],
  ['from=2026-11-24'],
  ['from=tomorrow&to=2026-11-23'],
])('rejects the days %s', async (query) => {
  expect((await staff.ask('GET', `/api/reports?${query}`)).status).toBe(422);
});
