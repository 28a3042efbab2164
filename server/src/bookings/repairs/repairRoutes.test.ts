import type { Board, BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import {
  appointment,
  openTestShop,
  repairRequest,
  TOMORROW,
  type Browser,
  type TestShop,
} from '../../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const page = async (reference: string, as = staff) =>
  (await as.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
async function book(request: unknown = appointment()): Promise<Booking & { token: string }> {
  const { body } = await shop.browser().ask('POST', '/api/bookings', request);
  const { reference, token } = body as BookingReceipt;
  return { ...(await page(reference)).booking, token };
}
/** Changes the booking as a staff member who saw its stored version. */
async function act(
  booking: Pick<Booking, 'reference'>,
  what: string,
  more: object = {},
  as = staff,
) {
  const { id, version } = (await page(booking.reference, as)).booking;
  return as.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
}
async function done(booking: Pick<Booking, 'reference'>, what: string, more: object = {}) {
  const { status, body } = await act(booking, what, more);
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body as Booking;
}
const mails = async (id: string) =>
  (
    await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
const later = (milliseconds: number) =>
  (shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds));
const DAY = 24 * 3_600_000;

describe('a stage', () => {
  test('sets the matching status, and is in the history', async () => {
    const booking = await book();
    for (const [stage, status] of [
      ['received', 'confirmed'],
      ['diagnosing', 'in_progress'],
      ['ready', 'completed'],
      ['collected', 'completed'],
    ] as const) {
      expect(await done(booking, 'stage', { stage })).toMatchObject({ stage, status });
    }
    const { audit } = await page(booking.reference);
    expect(audit.map(({ by, to, stage }) => [by, to, stage])).toEqual([
      ['customer', 'pending', undefined],
      ['Asha', 'confirmed', 'received'],
      ['Asha', 'in_progress', 'diagnosing'],
      ['Asha', 'completed', 'ready'],
      ['Asha', 'completed', 'collected'],
    ]);
    expect(await mails(booking.id)).toEqual([
      'booking-received',
      'booking-device-received',
      'booking-completed',
      'booking-collected',
    ]);
  });

  test('that is set to received again sends no message', async () => {
    const booking = await book();
    for (const stage of ['received', 'diagnosing', 'received']) {
      await done(booking, 'stage', { stage });
    }
    expect(await mails(booking.id)).toEqual(['booking-received', 'booking-device-received']);
  });

  test('goes back from ready only after the booking is reopened', async () => {
    const booking = await book();
    await done(booking, 'stage', { stage: 'ready' });
    const back = await act(booking, 'stage', { stage: 'repairing' });
    expect(back).toMatchObject({ status: 422, body: { code: 'transition-refused' } });
    expect(await done(booking, 'reopenings')).toMatchObject({
      stage: 'repairing',
      status: 'in_progress',
    });
  });

  test('from an outdated version is rejected', async () => {
    const { id, version } = await book();
    const answers = await Promise.all(
      ['received', 'diagnosing'].map((stage) =>
        staff.ask('POST', `/api/bookings/${id}/stage`, { stage, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('unrepaired cancels the booking, and such a device has no warranty', async () => {
    const booking = await book();
    await done(booking, 'stage', { stage: 'diagnosing' });
    await done(booking, 'stage', { stage: 'unrepaired' });
    const collected = await done(booking, 'stage', { stage: 'collected' });
    expect(collected).toMatchObject({ stage: 'unrepaired', status: 'cancelled' });
    expect(collected.collectedAt).toBeDefined();
    expect(collected.warrantyUntil).toBeUndefined();
    expect(await mails(booking.id)).not.toContain('booking-cancelled');
  });

  test('follows a change of only the status', async () => {
    const booking = await book();
    await done(booking, 'transitions', { to: 'confirmed' });
    expect(await done(booking, 'transitions', { to: 'in_progress' })).toMatchObject({
      stage: 'repairing',
    });
    expect(await done(booking, 'transitions', { to: 'cancelled' })).toMatchObject({
      stage: 'unrepaired',
    });
  });
});

describe('an undo', () => {
  test('within 30 seconds restores status, slot and removes the email', async () => {
    const booking = await book();
    const cancelled = await done(booking, 'transitions', { to: 'cancelled' });
    expect(cancelled.status).toBe('cancelled');
    expect((await page(booking.reference)).undoUntil).toBe('2026-11-23T06:00:30.000Z');
    later(29_000);
    expect(await done(booking, 'undos')).toMatchObject({ status: 'pending' });
    expect(await mails(booking.id)).toEqual(['booking-received']);
    const slot = await shop.db
      .selectFrom('slots')
      .selectAll()
      .where('shop_date', '=', TOMORROW)
      .execute();
    expect(slot.map(({ booked }) => booked)).toEqual([1]);
  });

  test('is too late after 30 seconds, and only for the author of the change', async () => {
    const booking = await book();
    await staff.ask('POST', '/api/staff', COLLEAGUE);
    const colleague = shop.browser();
    await colleague.signIn(COLLEAGUE);
    await done(booking, 'transitions', { to: 'confirmed' });
    expect((await page(booking.reference, colleague)).undoUntil).toBeUndefined();
    expect((await act(booking, 'undos', {}, colleague)).status).toBe(422);
    later(30_000);
    expect((await act(booking, 'undos')).status).toBe(422);
  });

  test('cannot be undone itself, and the customer sees neither', async () => {
    const booking = await book();
    await done(booking, 'transitions', { to: 'confirmed' });
    await done(booking, 'undos');
    expect((await act(booking, 'undos')).status).toBe(422);
    const headers = { 'x-booking-token': booking.token };
    const { body } = await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers });
    expect(body).toMatchObject({ timeline: [{ to: 'pending' }] });
  });

  test('keeps a booking cancelled if its slot is taken', async () => {
    const booking = await book();
    await done(booking, 'transitions', { to: 'cancelled' });
    for (let count = 0; count < shop.config.slotCapacity; count += 1) {
      await book(appointment({ customerPhone: `980000001${count}` }));
    }
    expect(await act(booking, 'undos')).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    });
  });
});

const COLLEAGUE = { name: 'Rita', email: 'rita@mail.example', password: 'yet another password' };

describe('an edit of details', () => {
  test('can be searched by the new text, and the history has the old one', async () => {
    const booking = await book();
    const { technicians } = await page(booking.reference);
    const technicianId = technicians[0]?.id;
    const corrected = await done(booking, 'corrections', {
      customerName: 'Nisha Karki',
      deviceModel: 'iPhone 16',
      technicianId,
      promisedDate: '2026-11-25',
      shelf: 'B4',
      labels: ['urgent', 'urgent', 'water'],
    });
    expect(corrected).toMatchObject({ shelf: 'B4', labels: ['urgent', 'water'], technicianId });
    const { body } = await staff.ask('GET', '/api/bookings?search=karki');
    expect(body).toMatchObject({ total: 1 });
    const note = (await page(booking.reference)).audit.at(-1)?.note;
    expect(note).toContain('Name: Nisha Shrestha, now Nisha Karki');
    expect(note).toContain('Technician: none, now Asha');
    expect(note).toContain('Promised for: none, now Wednesday, November 25, 2026');
  });

  test('promises a day that has passed only to undo the last change of the promise', async () => {
    const booking = await book();
    await done(booking, 'corrections', { promisedDate: '2026-11-23' });
    await done(booking, 'corrections', { promisedDate: '2026-11-24' });
    later(3 * DAY);
    staff = await shop.staff();
    await done(booking, 'corrections', { promisedDate: '2026-11-30', shelf: 'B4' });
    await done(booking, 'corrections', { shelf: 'B5' });
    const promise = (promisedDate: string) => act(booking, 'corrections', { promisedDate });
    expect(await promise('2026-11-23')).toMatchObject({
      status: 422,
      body: { fields: { promisedDate: 'This day has passed' } },
    });
    expect(await promise('2026-11-24')).toMatchObject({ status: 200 });
    expect(await promise('2026-11-24')).toMatchObject({ status: 200 });
  });

  test('without a difference changes nothing', async () => {
    const { version, reference } = await book();
    expect(await done({ reference }, 'corrections', { shelf: '' })).toMatchObject({ version });
  });

  test('of the address ends the links sent to the old one', async () => {
    const booking = await book();
    await done(booking, 'corrections', { customerEmail: 'right@mail.example' });
    const headers = { 'x-booking-token': booking.token };
    expect(
      (await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers })).status,
    ).toBe(404);
    expect(await mails(booking.id)).toEqual(['booking-corrected']);
  });

  test.each([
    ['customerName', ''],
    ['customerPhone', ' '],
    ['customerEmail', 'nobody'],
    ['promisedDate', '2026-02-30'],
    ['promisedDate', '2026-11-22'],
    ['technicianId', 'nobody'],
    ['shelf', 'x'.repeat(41)],
  ])('of %s to %j is rejected beside its field', async (field, value) => {
    const refusal = (await act(await book(), 'corrections', { [field]: value })).body as Failure;
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });
});

describe('staff', () => {
  test('reschedule an appointment by the customers’ rules, and give a request its time', async () => {
    const request = await book(repairRequest());
    const to = { appointmentDate: TOMORROW, appointmentTime: '11:00 AM' };
    expect(await done(request, 'moves', to)).toMatchObject({ ...to, kind: 'appointment' });
    const { slotCapacity } = shop.config;
    for (let count = 1; count < slotCapacity; count += 1) await book(appointment(to));
    const full = await act(await book(appointment()), 'moves', to);
    expect(full).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect((full.body as Failure).alternatives?.length).toBeGreaterThan(0);
    const past = { appointmentDate: '2026-11-20', appointmentTime: '11:00 AM' };
    expect((await act(request, 'moves', past)).status).toBe(422);
  });

  test('plan when the rider comes', async () => {
    const request = await book(repairRequest());
    const window = { pickupDate: TOMORROW, pickupFrom: '10:00 AM', pickupTo: '12:00 PM' };
    expect(await done(request, 'pickups', window)).toMatchObject(window);
    const backwards = { ...window, pickupTo: '9:00 AM' };
    expect(await act(request, 'pickups', backwards)).toMatchObject({
      status: 422,
      body: { fields: { pickupTo: 'The end of the time window must be after its beginning' } },
    });
    expect(await mails(request.id)).toEqual(['booking-received', 'booking-pickup']);
  });

  test('cancel with a reason, and without a message if they wish', async () => {
    const booking = await book();
    await done(booking, 'transitions', { to: 'cancelled', reason: 'Booked twice', tell: false });
    expect(await mails(booking.id)).toEqual(['booking-received']);
    expect((await page(booking.reference)).audit.at(-1)?.note).toBe(
      'Booked twice. The customer was not notified',
    );
  });

  test('record a no-show without an email, and only after the appointment began', async () => {
    const booking = await book();
    expect((await act(booking, 'no-shows')).status).toBe(422);
    later(2 * DAY);
    staff = await shop.staff();
    expect(await done(booking, 'no-shows')).toMatchObject({ status: 'cancelled' });
    expect(await mails(booking.id)).toEqual(['booking-received']);
    expect(await done(booking, 'reopenings')).toMatchObject({ status: 'pending' });
  });

  test('write a note once, however often it is sent, and customers never see it', async () => {
    const booking = await book();
    const headers = { 'idempotency-key': 'note-1' };
    for (let count = 0; count < 2; count += 1) {
      const url = `/api/bookings/${booking.id}/notes`;
      expect(
        (await staff.ask('POST', url, { text: 'Called, no answer' }, { headers })).status,
      ).toBe(201);
    }
    expect((await page(booking.reference)).notes).toMatchObject([
      { by: 'Asha', text: 'Called, no answer' },
    ]);
    const mine = { 'x-booking-token': booking.token };
    const { body } = await shop
      .browser()
      .ask('GET', '/api/my-bookings', undefined, { headers: mine });
    expect(JSON.stringify(body)).not.toContain('no answer');
  });
});

describe('a claim', () => {
  test('is a new booking linked to the original, and keeps its warranty', async () => {
    const booking = await book();
    const collected = await done(booking, 'stage', { stage: 'collected' });
    expect(collected.warrantyUntil).toBe('2027-02-21');
    later(30 * DAY);
    staff = await shop.staff();
    const { body } = await staff.ask('POST', `/api/bookings/${booking.id}/claims`, {
      fault: 'Dark again',
    });
    const claim = body as Booking;
    expect(claim).toMatchObject({
      stage: 'received',
      status: 'confirmed',
      arrivedAt: expect.any(String),
      claimOf: booking.id,
      notes: 'Dark again',
    });
    expect((await page(booking.reference)).claims).toMatchObject([{ reference: claim.reference }]);
    expect((await page(claim.reference)).original).toMatchObject({ reference: booking.reference });
    expect((await done(claim, 'stage', { stage: 'collected' })).warrantyUntil).toBe('2027-02-21');
  });

  test('needs a collected repair', async () => {
    const booking = await book();
    const { status } = await staff.ask('POST', `/api/bookings/${booking.id}/claims`, {
      fault: 'Dark',
    });
    expect(status).toBe(422);
  });
});

test('the board has the devices in the shop, and those collected today', async () => {
  const here = await book();
  await book();
  const gone = await book(appointment({ appointmentTime: '11:00 AM' }));
  await done(here, 'stage', { stage: 'waiting_parts' });
  await done(gone, 'stage', { stage: 'collected' });
  const read = async () => (await staff.ask('GET', '/api/board')).body as Board;
  expect((await read()).bookings.map(({ id }) => id)).toEqual([here.id, gone.id]);
  later(DAY);
  staff = await shop.staff();
  expect((await read()).bookings.map(({ id }) => id)).toEqual([here.id]);
});

test('an erased booking has no note, shelf or label, and cannot be erased while the device is here', async () => {
  const booking = await book();
  await done(booking, 'stage', { stage: 'ready' });
  await done(booking, 'corrections', { shelf: 'Nisha', labels: ['Nisha'] });
  await staff.ask('POST', `/api/bookings/${booking.id}/notes`, { text: 'Nisha called' });
  const headers = { 'x-booking-token': booking.token };
  const erase = () => shop.browser().ask('POST', '/api/my-bookings/erase', undefined, { headers });
  expect((await erase()).status).toBe(409);
  await done(booking, 'stage', { stage: 'collected' });
  expect((await erase()).status).toBe(204);
  const left = await shop.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .execute();
  const notes = await shop.db.selectFrom('booking_notes').selectAll().execute();
  const audit = await shop.db.selectFrom('booking_audit').selectAll().execute();
  expect(JSON.stringify([left, notes, audit])).not.toContain('Nisha');
});

test.each([
  ['GET', '/api/board'],
  ['GET', '/api/booking-pages/1'],
  ['POST', '/api/bookings/1/stage'],
  ['POST', '/api/bookings/1/corrections'],
  ['POST', '/api/bookings/1/notes'],
  ['POST', '/api/bookings/1/claims'],
] as const)('%s %s is for staff', async (method, url) => {
  const body = method === 'POST' ? {} : undefined;
  expect((await shop.browser().ask(method, url, body)).status).toBe(401);
});
