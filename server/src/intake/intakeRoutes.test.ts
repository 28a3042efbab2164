import type { Intake, Ticket, VisitReceipt, WalkInState } from 'shared/domain/types/intake';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { eraseBooking } from '../retention/eraseBooking';
import { inTransaction } from '../db/transact';
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
const rows = (table: 'bookings' | 'intakes' | 'outbox') =>
  shop.db.selectFrom(table).selectAll().execute();
const audit = async () =>
  (
    await shop.db.selectFrom('booking_audit').select(['note', 'by_name']).orderBy('id').execute()
  ).map(({ note, by_name }) => `${by_name}: ${note}`);

test('a device is taken in without an e-mail address: received, in a walk-in place of today', async () => {
  const { booking, token } = await taken({ promisedDate: '2026-11-24', condition: 'A dent' });
  expect(booking).toMatchObject({
    status: 'in_progress',
    stage: 'received',
    customerEmail: '',
    appointmentDate: '2026-11-23',
    appointmentTime: '10:30 AM',
    promisedDate: '2026-11-24',
    notes: expect.stringContaining('A dent'),
  });
  expect(await rows('outbox')).toEqual([]);
  expect(await audit()).toEqual(['Asha: Taken in over the counter']);
  const link = await shop
    .browser()
    .ask('GET', '/api/my-bookings', undefined, { headers: { 'x-booking-token': token } });
  expect(link.status).toBe(200);
});

test('a customer with an e-mail address is told', async () => {
  await taken({ customerEmail: 'mina@mail.example' });
  expect(await rows('outbox')).toMatchObject([{ kind: 'booking-started' }]);
});

test('a visit that is sent again is stored once, and gets the same answer', async () => {
  const first = await takeIn({}, 'one');
  const again = await takeIn({}, 'one');
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await rows('bookings')).toHaveLength(1);
  // The clerk changed a word after the first one had arrived: not a second visit.
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
])('a wrong %s is refused beside its field', async (field, change, message) => {
  const { status, body } = await takeIn(change);
  expect(status).toBe(422);
  expect((body as { fields: Record<string, string> }).fields[field]).toMatch(message);
  expect(await rows('bookings')).toEqual([]);
});

describe('walk-in places', () => {
  const state = async () => (await staff.ask('GET', '/api/walk-ins')).body as WalkInState;

  test('are taken one after the other, then only on purpose, and the history says so', async () => {
    expect(await state()).toEqual({ shopDate: '2026-11-23', time: '10:30 AM', left: 5 });
    const times = [];
    for (let count = 0; count < 5; count += 1) times.push((await taken()).booking.appointmentTime);
    expect(times).toEqual(['10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM', '4:30 PM']);
    expect(await state()).toMatchObject({ time: null, left: 0, reason: 'full' });
    expect(await takeIn()).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect((await taken({ overbook: true })).booking.appointmentTime).toBe('10:30 AM');
    expect((await audit()).at(-1)).toMatch(/one too many/);
  });

  test('are there on Sundays, and on Saturdays on purpose only', async () => {
    shop.clock.now = new Date('2026-11-29T06:00:00Z');
    staff = await shop.staff();
    expect((await taken()).booking).toMatchObject({ appointmentDate: '2026-11-29' });
    shop.clock.now = new Date('2026-11-28T06:00:00Z');
    staff = await shop.staff();
    expect(await state()).toMatchObject({ time: null, reason: 'closed' });
    expect((await takeIn()).status).toBe(409);
    expect((await takeIn({ overbook: true })).status).toBe(201);
  });

  test('are never given twice to two clerks in the same second', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => takeIn()));
    const times = answers.flatMap(({ status, body }) =>
      status === 201 ? [(body as VisitReceipt).booking.appointmentTime] : [],
    );
    expect(times).toHaveLength(5);
    expect(new Set(times).size).toBe(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe('a passcode', () => {
  const show = (id: string, browser = staff) =>
    browser.ask('POST', `/api/bookings/${id}/passcode-views`);

  test('is nowhere in plain, is shown on request only, and who saw it is written down', async () => {
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

  test('is wiped when the device is collected', async () => {
    const { booking } = await taken({ passcode: '0451' });
    const collected = { stage: 'collected', collected_at: '2026-11-23T09:00:00Z' } as const;
    await shop.db.updateTable('bookings').set(collected).where('id', '=', booking.id).execute();
    expect(await rows('intakes')).toMatchObject([{ passcode: null }]);
    expect((await show(booking.id)).status).toBe(404);
  });

  test('opens for no other booking', async () => {
    const { booking } = await taken({ passcode: '0451' });
    const [row] = await rows('intakes');
    const sealed = (row as { passcode: string }).passcode;
    await expect(openPasscode(shop.db, booking.id, sealed)).resolves.toBe('0451');
    await expect(openPasscode(shop.db, 'another', sealed)).rejects.toThrow();
  });
});

test('a ticket is printed again with a link of its own', async () => {
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

test('what was handed over goes with an erasure', async () => {
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
