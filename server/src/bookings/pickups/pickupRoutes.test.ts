import type { BookingPage, RepairView } from '@mcs-repairs/shared/domain/types/repair';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { DuePickups } from '@mcs-repairs/shared/domain/types/pickup';
import { openTestShop, repairRequest, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const PLACE = {
  address: 'House 12, Jhamsikhel Marg',
  landmark: 'Behind the bakery',
  area: 'Jhamsikhel',
  pin: 'https://www.openstreetmap.org/?mlat=27.6766&mlon=85.3138',
  contactName: 'Sunita',
  contactPhone: '9800000009',
  terms: 'valley',
};
const PLACE_SEEN = { ...PLACE, pin: '27.67660, 85.31380' };
const WINDOW = { pickupDate: '2026-11-24', pickupFrom: '10:00 AM', pickupTo: '12:00 PM' };

async function request() {
  const { body } = await shop.browser().ask('POST', '/api/bookings', repairRequest());
  return body as BookingReceipt;
}
const page = async (reference: string) =>
  (await staff.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
async function act(reference: string, what: string, more: object, as = staff) {
  const { id, version } = (await page(reference)).booking;
  return as.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
}
const step = (reference: string, name: string, more: object = {}) =>
  act(reference, 'ride-steps', { step: name, ...more });
const rides = async () => (await staff.ask('GET', '/api/rides')).body as DuePickups;
const link = async (token: string) =>
  ((await mine('GET', '/api/my-bookings', token)).body as { repair: RepairView }).repair;
const mine = (method: 'GET' | 'POST', url: string, token: string) =>
  shop.browser().ask(method, url, undefined, { headers: { 'x-booking-token': token } });

test('a device is fetched, handed in, repaired and returned, and list, history and link show each step', async () => {
  const { reference, token } = await request();
  expect((await act(reference, 'pickups', { ...WINDOW, place: PLACE })).status).toBe(200);
  expect(await rides()).toMatchObject({
    today: '2026-11-23',
    rides: [
      {
        booking: { reference },
        whereabouts: 'planned',
        place: PLACE_SEEN,
        steps: [],
      },
    ],
  });
  expect((await link(token)).pickup).toMatchObject({ whereabouts: 'planned', missed: false });

  expect((await step(reference, 'failed', { reason: 'Nobody opened' })).status).toBe(200);
  expect((await link(token)).pickup).toMatchObject({ whereabouts: 'planned', missed: true });
  expect((await step(reference, 'collected')).body).toMatchObject({ status: 'confirmed' });
  expect((await link(token)).pickup).toMatchObject({ whereabouts: 'collected', missed: false });
  expect((await step(reference, 'arrived')).body).toMatchObject({ stage: 'received' });
  expect((await rides()).rides).toEqual([]);
  expect((await act(reference, 'stage', { stage: 'ready' })).status).toBe(200);
  expect((await rides()).rides).toMatchObject([{ whereabouts: 'arrived' }]);
  expect((await step(reference, 'returned')).body).toMatchObject({
    stage: 'collected',
    collectedAt: expect.any(String),
    warrantyUntil: expect.any(String),
  });
  expect((await rides()).rides).toEqual([]);
  expect((await link(token)).pickup).toMatchObject({ whereabouts: 'returned' });
  const { audit, ride } = await page(reference);
  expect(audit.map(({ note }) => note)).toEqual(
    expect.arrayContaining([
      'The rider could not: Nobody opened',
      'The rider has the device',
      'The rider handed the device in',
      'The rider brought the device back',
    ]),
  );
  expect(ride?.steps.map(({ step: name }) => name)).toEqual([
    'returned',
    'arrived',
    'collected',
    'failed',
  ]);
});

test('each step is taken once and in order, also by two riders at once', async () => {
  const { reference } = await request();
  expect((await step(reference, 'collected')).status).toBe(422);
  await act(reference, 'pickups', { ...WINDOW, place: PLACE });
  for (const early of ['arrived', 'returned']) {
    expect((await step(reference, early)).body).toMatchObject({ code: 'transition-refused' });
  }
  const { id, version } = (await page(reference)).booking;
  const twice = [1, 2].map(() =>
    staff.ask('POST', `/api/bookings/${id}/ride-steps`, { version, step: 'collected' }),
  );
  const answers = (await Promise.all(twice)).map(({ status }) => status).sort();
  expect(answers).toEqual([200, 409]);
  expect((await page(reference)).ride?.steps).toHaveLength(1);
});

test.each([
  ['an address', { address: '' }, 'place.address'],
  ['an area', { area: ' ' }, 'place.area'],
  ['a pin in Nepal', { pin: '51.5072, 0.1276' }, 'place.pin'],
])('the address needs %s', async (_what, wrong, field) => {
  const { reference } = await request();
  const answer = await act(reference, 'pickups', { ...WINDOW, place: { ...PLACE, ...wrong } });
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

test('a failed attempt needs its reason', async () => {
  const { reference } = await request();
  await act(reference, 'pickups', WINDOW);
  expect(await step(reference, 'failed')).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Enter a reason' } },
  });
});

test('handing in can be undone, and the rider has the device again', async () => {
  const { reference } = await request();
  await act(reference, 'pickups', { ...WINDOW, place: PLACE });
  await step(reference, 'collected');
  await step(reference, 'arrived');
  expect((await act(reference, 'undos', {})).status).toBe(200);
  expect((await page(reference)).ride?.whereabouts).toBe('collected');
});

const TIME = { appointmentDate: '2026-11-24', appointmentTime: '11:00 AM' };
const unsent = async () => {
  const rows = await shop.db.selectFrom('outbox').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};
const booked = async () => {
  const rows = await shop.db.selectFrom('slots').select('booked').execute();
  return rows.reduce((sum, slot) => sum + slot.booked, 0);
};

test('an appointment at the shop cancels the pickup', async () => {
  const { reference, token } = await request();
  await act(reference, 'pickups', { ...WINDOW, place: PLACE });
  expect((await act(reference, 'moves', TIME)).status).toBe(200);
  const { booking, audit } = await page(reference);
  expect(booking).toMatchObject({ ...TIME, kind: 'appointment' });
  expect(booking.pickupDate ?? booking.pickupFrom ?? booking.pickupTo).toBeUndefined();
  expect(audit.at(-1)?.note).toBe('Moved from the pickup on Tuesday, November 24, 2026');
  expect((await rides()).rides).toEqual([]);
  expect((await link(token)).pickup).toBeUndefined();
  expect(await unsent()).toEqual(['booking-received', 'booking-moved']);
});

test('a customer whose device was fetched is not asked to bring it', async () => {
  const { reference } = await request();
  await act(reference, 'pickups', WINDOW);
  await step(reference, 'collected');
  expect(await act(reference, 'moves', TIME)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('A rider already has this device') },
  });
  expect((await page(reference)).booking).toMatchObject({ ...WINDOW, appointmentDate: '' });
});

test('a customer whose device is picked up is not expected at the shop', async () => {
  const { reference } = await request();
  await act(reference, 'moves', TIME);
  expect(await booked()).toBe(1);
  expect((await act(reference, 'pickups', WINDOW)).status).toBe(200);
  const { booking, audit } = await page(reference);
  const noTime = { kind: 'request', appointmentDate: '', appointmentTime: '' };
  expect(booking).toMatchObject({ ...WINDOW, ...noTime });
  expect(audit.at(-1)?.note).toContain('instead of Tuesday, November 24, 2026, 11:00 AM');
  expect(await booked()).toBe(0);
  expect(await unsent()).toEqual(['booking-received', 'booking-pickup']);
});

test('the address of a pickup is deleted with the erasure of the booking', async () => {
  const { reference, token } = await request();
  await act(reference, 'pickups', { ...WINDOW, place: PLACE });
  const exported = await mine('GET', '/api/my-bookings/export', token);
  expect(exported.body).toMatchObject({ pickup: { address: PLACE.address } });
  await step(reference, 'failed', { reason: 'Sunita was out' });
  await act(reference, 'transitions', { to: 'cancelled' });
  const erased = await mine('POST', '/api/my-bookings/erase', token);
  expect(erased.status).toBeLessThan(300);
  expect(await shop.db.selectFrom('pickups').selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom('pickup_steps').selectAll().execute()).toEqual([]);
});

describe('a rider', () => {
  let rider: Browser;
  beforeEach(async () => {
    const account = { email: 'rider@shop.example', password: 'some quite long words' };
    await staff.ask('POST', '/api/staff', { ...account, name: 'Ram', role: 'rider' });
    rider = shop.browser();
    await rider.signIn(account);
  });

  test('sees what a pickup needs, and records each step', async () => {
    const { reference } = await request();
    await act(reference, 'pickups', { ...WINDOW, place: PLACE });
    const list = (await rider.ask('GET', '/api/rides')).body as DuePickups;
    const { booking } = (await page(reference)) as BookingPage;
    expect(list.rides).toMatchObject([
      {
        booking: { reference, ...WINDOW, customerPhone: booking.customerPhone },
        place: PLACE_SEEN,
      },
    ]);
    const answers = [list.rides[0]?.booking];
    for (const name of ['failed', 'collected', 'arrived']) {
      const more = name === 'failed' ? { reason: 'Nobody opened' } : {};
      const answer = await act(reference, 'ride-steps', { step: name, ...more }, rider);
      expect(answer.status).toBe(200);
      answers.push(answer.body as DuePickups['rides'][number]['booking']);
    }
    expect(booking).toMatchObject({ customerEmail: 'bibek@mail.example' });
    for (const shown of answers) {
      expect(shown).toMatchObject({ customerEmail: '', repairService: '', estimatedPrice: 0 });
      expect(shown?.notes).toBeUndefined();
    }
    expect((await page(reference)).ride?.steps.map(({ by }) => by)).toEqual(['Ram', 'Ram', 'Ram']);
  });

  test('sees and changes nothing else of a booking', async () => {
    const { reference } = await request();
    const { id, version } = (await page(reference)).booking;
    const refusals = await Promise.all([
      rider.ask('GET', '/api/bookings'),
      rider.ask('GET', `/api/booking-pages/${reference}`),
      rider.ask('GET', '/api/today'),
      rider.ask('POST', `/api/bookings/${id}/pickups`, { version, ...WINDOW }),
      rider.ask('POST', `/api/bookings/${id}/transitions`, { version, to: 'cancelled' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await rider.ask('GET', '/api/today')).toMatchObject({
      body: { message: 'A rider may not see bookings. Please ask an owner.' },
    });
  });
});
