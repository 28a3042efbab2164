import type { BookingList } from '@mcs-repairs/shared/domain/types/booking';
import type {
  Intake,
  Ticket,
  VisitReceipt,
  WalkInState,
} from '@mcs-repairs/shared/domain/types/checkIn';
import { openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { eraseBooking } from '../erasure/eraseBooking';
import { inTransaction } from '../../db/transact';
import { writeBookingLetter } from '../../notifications/email/bookingLetter';
import { readPayload } from '../../notifications/email/mailPayload';
import { openPasscode } from './sealPasscode';

let shop: TestShop;
let staff: Browser;
const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop(env);
  staff = await shop.staff();
};
beforeEach(() => open());
afterEach(() => shop.close());

const visit = (change: object = {}) => ({
  customerName: 'Mina Rai',
  customerPhone: '9841000009',
  deviceModel: 'iPhone 15 Pro',
  device: 'iphone',
  issue: 'battery',
  repairIssue: 'Battery',
  ...change,
});
const takeIn = (change: object = {}, key?: string) =>
  staff.ask('POST', '/api/visits', visit(change), {
    headers: key ? { 'idempotency-key': key } : {},
  });
const taken = async (change: object = {}) => {
  const answer = await takeIn(change);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as VisitReceipt;
};
const mine = (token: string) =>
  shop
    .browser()
    .ask('GET', '/api/my-bookings', undefined, { headers: { 'x-booking-token': token } });
const rows = (table: 'bookings' | 'intakes' | 'outbox') =>
  shop.db.selectFrom(table).selectAll().execute();
const audit = async () =>
  (
    await shop.db.selectFrom('booking_audit').select(['note', 'by_name']).orderBy('id').execute()
  ).map(({ note, by_name }) => `${by_name}: ${note}`);

test('a device is checked in without an email address: received at that minute, confirmed, and without an appointment', async () => {
  const { booking, token } = await taken({ promisedDate: '2026-11-24', condition: 'A dent' });
  expect(booking).toMatchObject({
    kind: 'request',
    status: 'confirmed',
    stage: 'received',
    customerEmail: '',
    appointmentDate: '',
    appointmentTime: '',
    arrivedAt: shop.clock.now.toISOString(),
    promisedDate: '2026-11-24',
    notes: expect.stringContaining('A dent'),
  });
  expect(await rows('outbox')).toEqual([]);
  expect(await audit()).toEqual(['Asha: Checked in at the counter']);
  expect((await mine(token)).status).toBe(200);
});

test('a customer with an email address gets a message that the device was received, with the time', async () => {
  const { booking } = await taken({ customerEmail: 'mina@mail.example' });
  expect(await rows('outbox')).toMatchObject([{ kind: 'booking-device-received' }]);
  const letter = writeBookingLetter({
    kind: 'booking-device-received',
    booking,
    shop: shop.config.shop,
    link: '',
  });
  expect(letter.facts).toContainEqual({
    label: 'Received',
    value: 'Monday, November 23, 2026, 11:45 AM (Nepal time)',
  });
  expect(JSON.stringify(letter)).not.toMatch(/When|bench|working on/);
  expect(letter.link.label).toBe('See your repair');
});

test.each([
  [{}, 'booking-confirmed', 'See, move or cancel your booking', true],
  [{ stage: 'ready' }, 'booking-completed', 'See your repair', false],
  [{ stage: 'diagnosing' }, 'booking-estimate', 'Read and answer the estimate', false],
  [{ status: 'cancelled' }, 'booking-cancelled', 'See your booking', true],
  [{}, 'booking-held', 'Confirm your booking', true],
] as const)('the email about %j and %s has the link "%s"', async (given, kind, label, hasTime) => {
  const { booking } = await taken();
  const appointment = { appointmentDate: '2026-11-24', appointmentTime: '9:30 AM' };
  const { link, facts } = writeBookingLetter({
    kind,
    booking: { ...booking, stage: undefined, status: 'confirmed', ...appointment, ...given },
    shop: shop.config.shop,
    link: '',
  });
  expect(link.label).toBe(label);
  expect(facts.some((fact) => fact.label === 'When')).toBe(hasTime);
});

test('its customer sees the arrival on the private link, and can neither reschedule nor cancel it', async () => {
  const { booking } = await taken({ customerEmail: 'mina@mail.example' });
  // The link on a ticket cannot change anything (decision 052), so the test takes the link from the
  // email.
  const [mail] = await shop.db.selectFrom('outbox').select('payload').execute();
  const token = readPayload(mail?.payload ?? '').token ?? '';
  const { body } = await mine(token);
  expect(body).toMatchObject({
    receipt: { arrivedAt: booking.arrivedAt, appointmentDate: '' },
    actions: { reschedule: false, cancel: false },
    timeline: [{ to: 'confirmed', stage: 'received' }],
  });
  const headers = { 'x-booking-token': token };
  const cancel = { version: booking.version };
  expect(
    (await shop.browser().ask('POST', '/api/my-bookings/cancel', cancel, { headers })).body,
  ).toMatchObject({ message: expect.stringContaining('Your device is with us') });
});

test('is listed on its day and among devices in repair, and not as awaited or late', async () => {
  const { booking } = await taken();
  const list = async (shopDate: string) =>
    ((await staff.ask('GET', `/api/bookings?appointmentDate=${shopDate}`)).body as BookingList)
      .bookings;
  expect(await list('2026-11-23')).toMatchObject([{ id: booking.id }]);
  expect(await list('2026-11-24')).toEqual([]);
  shop.clock.now = new Date('2026-11-24T06:00:00Z');
  staff = await shop.staff();
  expect((await staff.ask('GET', '/api/today')).body).toMatchObject({
    due: { total: 0 },
    late: { total: 0 },
    waiting: { total: 0 },
  });
  expect((await staff.ask('GET', '/api/board')).body).toMatchObject({
    bookings: [{ id: booking.id, stage: 'received' }],
  });
  const { version } = booking;
  for (const [what, body] of [
    ['no-shows', { version }],
    ['moves', { version, appointmentDate: '2026-11-25', appointmentTime: '9:30 AM' }],
  ] as const) {
    expect(await staff.ask('POST', `/api/bookings/${booking.id}/${what}`, body)).toMatchObject({
      status: 422,
      body: { code: 'transition-refused' },
    });
  }
  const sweep = { action: 'cancel', bookings: [{ id: booking.id, version }] };
  expect((await staff.ask('POST', '/api/bookings/sweeps', sweep)).body).toMatchObject({
    changed: [],
  });
});

test('a retried check-in is stored once, and gets the same response', async () => {
  const first = await takeIn({}, 'one');
  const again = await takeIn({}, 'one');
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await rows('bookings')).toHaveLength(1);
  // The clerk repeats the request with a changed word and the same key. The server must not create
  // a second booking.
  const other = await takeIn({ customerName: 'Meena Rai' }, 'one');
  expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  expect(await rows('bookings')).toHaveLength(1);
});

test.each([
  ['customerName', { customerName: ' ' }, /Name is required/],
  ['customerPhone', { customerPhone: '12' }, /at least 7 digits/],
  ['customerEmail', { customerEmail: 'mina' }, /valid email/],
  ['serial', { serial: '490154203237517' }, /wrong digit/],
  ['promisedDate', { promisedDate: '2026-11-22' }, /has passed/],
  ['signature', { signature: 'M0 0"/><script>' }, /cannot be read/],
  ['deviceModel', { deviceModel: 'x'.repeat(121) }, /120/],
])('a wrong %s is rejected beside its field', async (field, change, message) => {
  const { status, body } = await takeIn(change);
  expect(status).toBe(422);
  expect((body as { fields: Record<string, string> }).fields[field]).toMatch(message);
  expect(await rows('bookings')).toEqual([]);
});

describe('walk-in places', () => {
  const state = async () => (await staff.ask('GET', '/api/walk-ins')).body as WalkInState;

  test('are counted for the day, and exceeded only on purpose, which the history records', async () => {
    expect(await state()).toEqual({ shopDate: '2026-11-23', received: 0, left: 6 });
    for (let count = 0; count < 6; count += 1) await taken();
    expect(await state()).toMatchObject({ received: 6, left: 0, reason: 'full' });
    expect(await takeIn()).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    await taken({ overbook: true });
    expect((await audit()).at(-1)).toMatch(/above the limit/);
    shop.clock.now = new Date('2026-11-24T06:00:00Z');
    staff = await shop.staff();
    expect(await state()).toMatchObject({ shopDate: '2026-11-24', received: 0, left: 6 });
  });

  test('become free when a device leaves unrepaired, and warranty claims use none', async () => {
    const { booking } = await taken();
    const { version } = booking;
    await staff.ask('POST', `/api/bookings/${booking.id}/stage`, { stage: 'unrepaired', version });
    expect(await state()).toMatchObject({ received: 0, left: 6 });
    const again = (await taken()).booking;
    for (const [step, stage] of (['ready', 'collected'] as const).entries()) {
      const at = { stage, version: again.version + step };
      await staff.ask('POST', `/api/bookings/${again.id}/stage`, at);
    }
    const claim = await staff.ask('POST', `/api/bookings/${again.id}/claims`, { fault: 'Again' });
    expect(claim.body).toMatchObject({ status: 'confirmed', arrivedAt: expect.any(String) });
    expect(await state()).toMatchObject({ received: 1, left: 5 });
  });

  test('are no appointments: a device received at three at night is not expected at nine', async () => {
    shop.clock.now = new Date('2026-11-22T21:15:00Z');
    staff = await shop.staff();
    for (let count = 0; count < 5; count += 1) await taken();
    expect(await shop.db.selectFrom('slots').selectAll().execute()).toEqual([]);
  });

  test('exist on Sundays, and on Saturdays only on purpose', async () => {
    shop.clock.now = new Date('2026-11-29T06:00:00Z');
    staff = await shop.staff();
    expect((await taken()).booking.arrivedAt).toMatch(/^2026-11-29/);
    shop.clock.now = new Date('2026-11-28T06:00:00Z');
    staff = await shop.staff();
    expect(await state()).toMatchObject({ left: 0, reason: 'closed' });
    expect((await takeIn()).status).toBe(409);
    expect((await takeIn({ overbook: true })).status).toBe(201);
  });

  test('are never given to two clerks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => takeIn()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('a passcode', () => {
  const show = (id: string, browser = staff) =>
    browser.ask('POST', `/api/bookings/${id}/passcode-views`);

  test('is never stored unencrypted, is shown only on request, and each view is recorded', async () => {
    const { booking } = await taken({ passcode: '0451-secret' });
    const everything = JSON.stringify([
      await rows('bookings'),
      await rows('intakes'),
      await shop.db.selectFrom('idempotency').selectAll().execute(),
      (await staff.ask('GET', `/api/bookings/${booking.id}`)).body,
    ]);
    expect(everything).not.toContain('0451-secret');
    const intake = (await staff.ask('GET', `/api/bookings/${booking.id}/intake`)).body as Intake;
    expect(intake).toMatchObject({ hasPasscode: true, takenBy: 'Asha' });
    expect(await show(booking.id)).toMatchObject({
      status: 200,
      body: { passcode: '0451-secret' },
    });
    expect((await audit()).at(-1)).toBe('Asha: Saw the passcode');
    expect((await show(booking.id, shop.browser())).status).toBe(401);
  });

  test('is deleted when the device is collected', async () => {
    const { booking } = await taken({ passcode: '0451' });
    const collected = { stage: 'collected', collected_at: '2026-11-23T09:00:00Z' } as const;
    await shop.db.updateTable('bookings').set(collected).where('id', '=', booking.id).execute();
    expect(await rows('intakes')).toMatchObject([{ passcode: null }]);
    expect((await show(booking.id)).status).toBe(404);
  });

  test('cannot be decrypted for another booking', async () => {
    const { booking } = await taken({ passcode: '0451' });
    const [row] = await rows('intakes');
    const sealed = (row as { passcode: string }).passcode;
    await expect(openPasscode(shop.db, booking.id, sealed)).resolves.toBe('0451');
    await expect(openPasscode(shop.db, 'another', sealed)).rejects.toThrow();
  });
});

test('a reprinted ticket has its own link', async () => {
  const { booking, token } = await taken({ serial: '49-015420-323751-8', accessories: 'A case' });
  const { body } = await staff.ask('POST', `/api/bookings/${booking.id}/tickets`);
  const ticket = body as Ticket;
  expect(ticket.intake).toMatchObject({ serial: '490154203237518', accessories: 'A case' });
  expect(ticket.token).not.toBe(token);
  for (const secret of [token, ticket.token]) {
    const headers = { 'x-booking-token': secret };
    const seen = await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers });
    expect(seen.status).toBe(200);
  }
});

test('the record of a check-in is deleted by an erasure', async () => {
  const { booking } = await taken({ passcode: '0451', serial: 'C02ZL0ABMD6T' });
  await inTransaction(shop.db, (trx) => eraseBooking(trx, booking.id, shop.clock.now));
  expect(await rows('intakes')).toEqual([]);
});

test.each([
  ['POST', '/api/visits'],
  ['GET', '/api/walk-ins'],
  ['GET', '/api/bookings/x/intake'],
  ['POST', '/api/bookings/x/tickets'],
] as const)('%s %s is for staff', async (method, url) => {
  const body = method === 'POST' ? visit() : undefined;
  expect((await shop.browser().ask(method, url, body)).status).toBe(401);
});

test('a device is found by serial number, ticket and owner in any notation, also after an edit', async () => {
  const { booking } = await taken({ serial: '490154203237518', customerPhone: '+977 984-1000009' });
  const found = async (text: string) =>
    (
      (await staff.ask('GET', `/api/bookings?search=${encodeURIComponent(text)}`))
        .body as BookingList
    ).total;
  const number = booking.reference.replace(/\D/g, '');
  const typed = [`mcs ${number}`, `#${number}`, '9841 000 009', '९८४१०००००९', 'rai mina'];
  const all = [...typed, '49 015420 323751 8', '+977 9841000009'];
  for (const text of all) expect([text, await found(text)]).toEqual([text, 1]);
  const { version, id } = booking;
  const correction = { version, deviceModel: 'iPhone 14' };
  await staff.ask('POST', `/api/bookings/${id}/corrections`, correction);
  for (const text of [...all, 'iphone 14']) expect([text, await found(text)]).toEqual([text, 1]);
  expect(await found('iphone 15')).toBe(0);
});
