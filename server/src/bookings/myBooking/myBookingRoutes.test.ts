import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { addLink } from '../bookingLinks';
import { inTransaction } from '../../db/transact';
import { readPayload } from '../../notifications/email/mailPayload';
import {
  appointment,
  openTestShop,
  repairRequest,
  TOMORROW,
  type Browser,
  type TestShop,
} from '../../../test/testShop';

let shop: TestShop;
let customer: Browser;

beforeEach(async () => {
  shop = await openTestShop();
  customer = shop.browser();
});
afterEach(() => shop.close());

const book = async (change = {}): Promise<BookingReceipt> =>
  (await customer.ask('POST', '/api/bookings', appointment(change))).body as BookingReceipt;
const mine = (token: string) => ({ headers: { 'x-booking-token': token } });
const view = (token: string) => customer.ask('GET', '/api/my-bookings', undefined, mine(token));
const move = (token: string, version: number, appointmentTime: string, day = TOMORROW) =>
  customer.ask(
    'POST',
    '/api/my-bookings/reschedule',
    { appointmentDate: day, appointmentTime, version },
    mine(token),
  );
const cancel = (token: string, version = 1) =>
  customer.ask('POST', '/api/my-bookings/cancel', { version }, mine(token));
const erase = (token: string) =>
  customer.ask('POST', '/api/my-bookings/erase', undefined, mine(token));
const bookedAt = async (time: string) => {
  const row = await shop.db
    .selectFrom('slots')
    .select('booked')
    .where('shop_date', '=', TOMORROW)
    .where('time', '=', time)
    .executeTakeFirst();
  return row?.booked ?? 0;
};
const mails = () =>
  shop.db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute();
const movedMails = async () => (await mails()).filter(({ kind }) => kind === 'booking-moved');
const setStatus = (status: 'confirmed' | 'in_progress' | 'completed') =>
  shop.db.updateTable('bookings').set({ status }).execute();

describe('the private link', () => {
  test('shows the booking, its history and its possible actions', async () => {
    const receipt = await book();
    const { status, body, headers } = await view(receipt.token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      receipt: { reference: receipt.reference, customerName: 'Nisha Shrestha', version: 1 },
      timeline: [{ to: 'pending' }],
      actions: { reschedule: true, cancel: true },
    });
  });

  test.each(['wrong', 'a'.repeat(43)])('shows nothing for the token %s', async (token) => {
    await book();
    const { status, body } = await view(token);
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('is requested with a header and never with an address', async () => {
    const { token } = await book();
    expect((await customer.ask('GET', `/api/my-bookings?token=${token}`)).status).toBe(422);
  });

  test.each(['in_progress', 'completed'] as const)('offers no change for status %s', async (to) => {
    const { token } = await book();
    await setStatus(to);
    expect((await view(token)).body).toMatchObject({
      actions: { reschedule: false, cancel: false },
    });
    expect(await move(token, 1, '10:00 AM')).toMatchObject({
      status: 422,
      body: { code: 'transition-refused' },
    });
    expect((await cancel(token)).status).toBe(422);
  });

  test('opens with the token of a later email, too', async () => {
    const { token } = await book();
    const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const further = await inTransaction(shop.db, (trx) =>
      addLink({ db: shop.db, now: () => shop.clock.now }, trx, id),
    );
    expect((await view(further)).status).toBe(200);
    expect((await view(token)).status).toBe(200);
  });
});

describe('rescheduling a booking', () => {
  test('takes the new slot, frees the old one, and ends earlier links', async () => {
    const { token } = await book();
    const moved = await move(token, 1, '10:00 AM');
    expect(moved).toMatchObject({
      status: 200,
      body: { appointmentTime: '10:00 AM', version: 2 },
    });
    const { token: next } = moved.body as BookingReceipt;
    expect(next).not.toBe(token);
    expect([await bookedAt('9:30 AM'), await bookedAt('10:00 AM')]).toEqual([0, 1]);
    expect((await view(token)).status).toBe(404);
    expect((await view(next)).status).toBe(200);
  });

  test('is emailed with the new link and the next calendar sequence', async () => {
    const { token } = await book();
    const { token: second } = (await move(token, 1, '10:00 AM')).body as BookingReceipt;
    expect((await movedMails()).map(({ payload }) => readPayload(payload))).toMatchObject([
      { token: second, appointmentTime: '10:00 AM', calendarSequence: 1 },
    ]);
    await shop.db.updateTable('outbox').set({ sent_at: shop.clock.now.toISOString() }).execute();
    await move(second, 2, '11:00 AM');
    const [, last] = await movedMails();
    expect(readPayload(last?.payload ?? '')).toMatchObject({
      appointmentTime: '11:00 AM',
      calendarSequence: 2,
    });
  });

  test('replaces an unsent email about an earlier change', async () => {
    const { token } = await book();
    const { token: second } = (await move(token, 1, '10:00 AM')).body as BookingReceipt;
    const { token: third } = (await move(second, 2, '11:00 AM')).body as BookingReceipt;
    expect((await movedMails()).map(({ payload }) => readPayload(payload))).toMatchObject([
      { token: third, appointmentTime: '11:00 AM', calendarSequence: 2 },
    ]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-received', 'booking-moved']);
  });

  test('to a taken slot is rejected with other times, and keeps the old one', async () => {
    await book({ appointmentTime: '10:00 AM' });
    const { token } = await book();
    const { status, body } = await move(token, 1, '10:00 AM');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot-taken' });
    expect((body as { alternatives: unknown[] }).alternatives.length).toBeGreaterThan(0);
    expect(await bookedAt('9:30 AM')).toBe(1);
    expect((await view(token)).status).toBe(200);
  });

  test.each([
    ['Saturday', '2026-11-28', '9:30 AM', 'day-not-bookable'],
    ['a walk-in time', TOMORROW, '9:00 AM', 'slot-not-bookable'],
    ['a past day', '2026-11-20', '9:30 AM', 'day-not-bookable'],
  ])('to %s is rejected', async (_case, day, time, code) => {
    const { token } = await book();
    expect(await move(token, 1, time, day)).toMatchObject({ status: 422, body: { code } });
    expect(await bookedAt('9:30 AM')).toBe(1);
  });

  test('from an outdated version is rejected with the newest', async () => {
    const { token } = await book();
    await shop.db.updateTable('bookings').set({ version: 3, status: 'confirmed' }).execute();
    expect(await move(token, 1, '10:00 AM')).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { version: 3, status: 'confirmed' } },
    });
  });

  test('in two tabs at once happens once', async () => {
    const { token } = await book();
    const times = ['10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'];
    const answers = await Promise.all(times.map((time) => move(token, 1, time)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const held = await Promise.all(['9:30 AM', ...times].map(bookedAt));
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  describe('whose response was lost', () => {
    const KEY = 'one-attempt';
    const again = (token: string, appointmentTime = '10:00 AM', key = KEY, version = 1) =>
      customer.ask(
        'POST',
        '/api/my-bookings/reschedule',
        { appointmentDate: TOMORROW, appointmentTime, version },
        { headers: { 'x-booking-token': token, 'idempotency-key': key } },
      );

    test('returns the new link to a repeat with the same key, and moves once', async () => {
      const { token } = await book();
      const first = await again(token);
      const repeated = await again(token);
      expect(repeated.status).toBe(200);
      expect(repeated.body).toEqual(first.body);
      expect((await view((repeated.body as BookingReceipt).token)).status).toBe(200);
      expect([await bookedAt('9:30 AM'), await bookedAt('10:00 AM')]).toEqual([0, 1]);
      expect(await movedMails()).toHaveLength(1);
    });

    test('returns the new link to a repeat that arrives at the same time', async () => {
      const { token } = await book();
      const [one, two] = await Promise.all([again(token), again(token)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(one.body).toEqual(two.body);
    });

    test('keeps the old link closed for everything else', async () => {
      const { token } = await book();
      const { token: other } = await book({ appointmentTime: '11:00 AM' });
      await again(token);
      expect((await view(token)).status).toBe(404);
      expect((await cancel(token, 2)).status).toBe(404);
      expect((await move(token, 1, '10:00 AM')).status).toBe(404);
      expect((await again(token, '10:00 AM', 'another-attempt')).status).toBe(404);
      for (const refused of [
        await again(token, '11:30 AM'),
        await again(token, '10:00 AM', KEY, 2),
        await again('a'.repeat(43)),
        await again(other),
      ]) {
        expect(refused).toMatchObject({ status: 422, body: { code: 'key-reused' } });
      }
      expect((await view(other)).body).toMatchObject({ receipt: { appointmentTime: '11:00 AM' } });
    });
  });

  test('is not possible for a request without a time', async () => {
    const { body } = await customer.ask('POST', '/api/bookings', repairRequest());
    const { token } = body as BookingReceipt;
    expect((await view(token)).body).toMatchObject({
      actions: { reschedule: false, cancel: true },
    });
    expect((await move(token, 1, '10:00 AM')).status).toBe(422);
  });
});

describe('cancelling a booking', () => {
  test('frees its slot, is recorded as the customer’s action, and is emailed', async () => {
    const { token } = await book();
    expect(await cancel(token)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await bookedAt('9:30 AM')).toBe(0);
    const entry = await shop.db
      .selectFrom('booking_audit')
      .select(['by_name', 'from_status', 'to_status'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      by_name: 'customer',
      from_status: 'pending',
      to_status: 'cancelled',
    });
    const last = (await mails()).at(-1);
    expect(last?.kind).toBe('booking-cancelled');
    expect(readPayload(last?.payload ?? '')).toMatchObject({ token, calendarSequence: 1 });
  });

  test('twice is rejected', async () => {
    const { token } = await book();
    await cancel(token);
    expect((await cancel(token, 2)).status).toBe(422);
  });

  test('never happens by opening an address', async () => {
    const { token } = await book();
    expect(
      (await customer.ask('GET', '/api/my-bookings/cancel', undefined, mine(token))).status,
    ).toBe(404);
    expect((await view(token)).body).toMatchObject({ receipt: { status: 'pending' } });
  });

  test('is rejected if another site requests it', async () => {
    const { token } = await book();
    const headers = { 'x-booking-token': token, origin: 'https://other.example' };
    const answer = await customer.ask(
      'POST',
      '/api/my-bookings/cancel',
      { version: 1 },
      { headers },
    );
    expect(answer.status).toBe(403);
  });
});

describe('personal data of a booking', () => {
  test('can be downloaded as a file', async () => {
    const { token, reference } = await book();
    const answer = await customer.ask('GET', '/api/my-bookings/export', undefined, mine(token));
    expect(answer.headers['content-disposition']).toContain('my-booking.json');
    expect(answer.body).toMatchObject({
      booking: { reference, customerEmail: 'nisha@mail.example', notes: expect.any(String) },
      history: [{ to: 'pending' }],
      mails: [{ kind: 'booking-received' }],
    });
    expect(JSON.stringify(answer.body)).not.toContain(token);
  });

  test('can be erased from every table, and the slot is free again', async () => {
    const { token } = await book();
    expect((await erase(token)).status).toBe(204);
    expect((await view(token)).status).toBe(404);
    expect(await bookedAt('9:30 AM')).toBe(0);
    const kept = JSON.stringify([
      await shop.db.selectFrom('bookings').selectAll().execute(),
      await shop.db.selectFrom('booking_audit').selectAll().execute(),
      await mails(),
    ]);
    for (const personal of ['Nisha', 'nisha', '980-0000001', 'glass', 'case is new', 'iPhone']) {
      expect(kept).not.toContain(personal);
    }
    // Only the digits for the search are compared. Random ids could contain the same digits as a
    // phone number by chance.
    expect(await shop.db.selectFrom('bookings').select('phone_digits').execute()).toEqual([
      { phone_digits: '' },
    ]);
    const staff = await shop.staff();
    expect((await staff.ask('GET', '/api/bookings?search=nisha')).body).toMatchObject({ total: 0 });
    expect((await staff.ask('GET', '/api/bookings')).body).toMatchObject({
      bookings: [{ customerName: 'Erased', status: 'cancelled' }],
    });
  });

  test('cannot be erased while the device is in repair', async () => {
    const { token } = await book();
    await setStatus('in_progress');
    expect(await erase(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await view(token)).status).toBe(200);
  });
});

describe('looking a booking up', () => {
  const lookUp = (reference: string, phone: string, address?: string) =>
    customer.ask('POST', '/api/my-bookings/lookup', { reference, phone }, { address });
  const linkMails = async () =>
    (await mails()).filter(({ kind }) => kind === 'booking-link').length;

  test.each([
    ['as typed', (reference: string) => reference, '+977 980-0000001'],
    ['with a hash and blanks', (reference: string) => ` # ${reference} `, '980 000 0001'],
    ['with 00977', (reference: string) => reference, '00977-9800000001'],
  ])('emails its link: %s', async (_case, typed, phone) => {
    const { reference } = await book();
    expect((await lookUp(typed(reference), phone)).status).toBe(202);
    expect(await linkMails()).toBe(1);
  });

  test.each(['TR-', 'tr ', 'mcs'])(
    'ignores the letters of an order number: %s',
    async (letters) => {
      const { reference } = await book();
      await lookUp(`${letters}${reference}`, '9800000001');
      expect(await linkMails()).toBe(1);
    },
  );

  test('finds a ticket without its letters', async () => {
    const { body } = await customer.ask('POST', '/api/bookings', repairRequest());
    await lookUp((body as BookingReceipt).reference.replace('MCS', ''), '9841000002');
    expect(await linkMails()).toBe(1);
  });

  test('ignores the case of a ticket', async () => {
    const { body } = await customer.ask('POST', '/api/bookings', repairRequest());
    const { reference } = body as BookingReceipt;
    await lookUp(reference.toLowerCase(), '9841000002');
    expect(await linkMails()).toBe(1);
  });

  test('responds the same for a match, an unknown number and a wrong phone', async () => {
    const { reference } = await book();
    const answers = [
      await lookUp(reference, '9800000001'),
      await lookUp('1', '9800000001'),
      await lookUp(reference, '9811111111'),
    ];
    const seen = answers.map(({ status, body }) => JSON.stringify({ status, body }));
    expect(new Set(seen).size).toBe(1);
    expect(await linkMails()).toBe(1);
  });

  test.each(['', '-', '0'])('needs a phone number: %p finds nothing', async (phone) => {
    const { reference } = await book();
    await lookUp(reference, phone);
    expect(await linkMails()).toBe(0);
  });

  test('emails one link in five minutes, and earlier links stay valid', async () => {
    const { reference, token } = await book();
    await lookUp(reference, '9800000001');
    await lookUp(reference, '9800000001');
    expect(await linkMails()).toBe(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 60_000);
    await lookUp(reference, '9800000001');
    expect(await linkMails()).toBe(2);
    expect((await view(token)).status).toBe(200);
  });
});

test('looking up is limited for one address', async () => {
  const limited = await openTestShop({ RATE_LIMITS: '1' });
  const visitor = limited.browser();
  const ask = () =>
    visitor.ask('POST', '/api/my-bookings/lookup', { reference: '1', phone: '9800000001' });
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(202);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});
