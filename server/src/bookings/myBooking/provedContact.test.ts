import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { readPayload } from '../../notifications/email/mailPayload';
import {
  appointment,
  openTestShop,
  repairRequest,
  type Browser,
  type TestShop,
} from '../../../test/testShop';
import { mailCodesInstead } from './mailCodes';
import { inTransaction } from '../../db/transact';
import { newCode, trackingHash, addCode } from './trackingCodes';

const OLD = '9800000001';
const NEW = '9841999999';

let shop: TestShop;
let staff: Browser;
const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop(env);
  staff = await shop.staff();
};
beforeEach(() => open());
afterEach(() => shop.close());

const book = async (change = {}): Promise<BookingReceipt> =>
  (
    await shop
      .browser()
      .ask('POST', '/api/bookings', appointment({ customerPhone: OLD, ...change }))
  ).body as BookingReceipt;
const rowOf = ({ reference }: { reference: string }) =>
  shop.db
    .selectFrom('bookings')
    .select(['id', 'version'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
const correct = async (booking: { reference: string }, fields: object) => {
  const { id, version } = await rowOf(booking);
  return staff.ask('POST', `/api/bookings/${id}/corrections`, { version, ...fields });
};
const view = (token: string) =>
  shop
    .browser()
    .ask('GET', '/api/my-bookings', undefined, { headers: { 'x-booking-token': token } });
const codes = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'tracking-code')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => readPayload(payload).code ?? '');
};
const askForCode = async (phone = OLD) => {
  await shop.browser().ask('POST', '/api/my-bookings/codes', { phone });
  return (await codes()).at(-1) ?? '';
};
const enter = (code: string, phone = OLD) =>
  shop.browser().ask('POST', '/api/my-bookings/visits', { phone, code });
const visits = (body: unknown) => (body as { visits?: BookingReceipt[] }).visits ?? [];

test.each([
  ['phone', { customerPhone: NEW }],
  ['email address', { customerEmail: 'right@mail.example' }],
])('an edited %s ends every earlier link', async (_field, fields) => {
  const booked = await book();
  const [listed] = visits((await enter(await askForCode())).body);
  expect((await correct(booked, fields)).status).toBe(200);
  expect((await view(booked.token)).status).toBe(404);
  expect((await view(listed?.token ?? '')).status).toBe(404);
  const waiting = await shop.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  expect(waiting.map(({ kind }) => kind)).toEqual(['booking-corrected']);
  // Staff restored the correct contact, so the person who received this email may open the booking.
  expect((await view(readPayload(waiting[0]?.payload ?? '').token ?? '')).status).toBe(200);
});

test('the same number in another notation ends no link', async () => {
  const booked = await book();
  await correct(booked, { customerPhone: '+977 980-0000001' });
  expect((await view(booked.token)).status).toBe(200);
});

test('a code of the old number does not open the booking of a new customer', async () => {
  const mistyped = await book();
  const stranger = await book({ customerPhone: NEW, appointmentTime: '10:00 AM' });
  const code = await askForCode();
  await correct(mistyped, { customerPhone: NEW });
  for (const phone of [OLD, NEW]) {
    const { status, body } = await enter(code, phone);
    expect({ status, shown: visits(body) }).toEqual({ status: 422, shown: [] });
  }
  expect((await view(stranger.token)).status).toBe(200);
});

test('a code shows the bookings of its phone number, whatever became of its own booking', async () => {
  const first = await book();
  const second = await book({ appointmentTime: '10:00 AM' });
  const code = await askForCode();
  // The code ended when the contact changed. This update without the API makes it valid again.
  const { id } = await rowOf(second);
  const numbers = { customer_phone: NEW, phone_key: NEW };
  await shop.db.updateTable('bookings').set(numbers).where('id', '=', id).execute();
  const { body } = await enter(code);
  expect(visits(body).map(({ reference }) => reference)).toEqual([first.reference]);
});

test('an emailed code shows nothing once its booking has another address', async () => {
  const { reference } = await book();
  const code = await askForCode();
  const mine = { customer_email: 'x@mail.example', email_key: 'x@mail.example' };
  await shop.db.updateTable('bookings').set(mine).where('reference', '=', reference).execute();
  expect(visits((await enter(code)).body)).toEqual([]);
});

/** Books a repair without an appointment for a new customer. */
const ask = async (round: number): Promise<BookingReceipt & { phone: string }> => {
  const phone = `98000001${10 + round}`;
  const request = repairRequest({ phone, email: `n${round}@mail.example` });
  const { body } = await shop.browser().ask('POST', '/api/bookings', request);
  return { ...(body as BookingReceipt), phone };
};

test('a code used during an edit gives no link that stays valid after it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const booked = await ask(round);
    const code = await askForCode(booked.phone);
    const [corrected, entered] = await Promise.all([
      correct(booked, { customerPhone: NEW }),
      enter(code, booked.phone),
    ]);
    expect(corrected.status).toBe(200);
    for (const { token } of visits(entered.body)) expect((await view(token)).status).toBe(404);
  }
});

test('a link requested during an edit does not go to the old contact', async () => {
  for (let round = 0; round < 8; round += 1) {
    const booked = await ask(round);
    const { reference, phone } = booked;
    await Promise.all([
      correct(booked, { customerPhone: NEW }),
      shop.browser().ask('POST', '/api/my-bookings/lookup', { reference, phone }),
    ]);
    const { id } = await rowOf(booked);
    const mails = shop.db.selectFrom('outbox').select('kind').where('booking_id', '=', id);
    expect(await mails.execute()).toEqual([{ kind: 'booking-corrected' }]);
  }
});

test('a failed text message is not emailed as a code for the new number', async () => {
  const booked = await book();
  const { id } = await rowOf(booked);
  const phoneHash = await trackingHash(shop.db, OLD);
  const codeHash = await trackingHash(shop.db, phoneHash, newCode());
  const place = { db: shop.db, config: shop.config, now: () => shop.clock.now };
  await inTransaction(shop.db, async (trx) => {
    const code = { phoneHash, bookingId: id, codeHash, network: 'n', reach: 'number' as const };
    await addCode(trx, code, shop.clock.now);
    const numbers = { customer_phone: NEW, phone_key: NEW };
    await trx.updateTable('bookings').set(numbers).where('id', '=', id).execute();
    await mailCodesInstead(place, trx, id);
  });
  expect(await codes()).toEqual([]);
});

test('the other device of a visit is not shown to the old number', async () => {
  const visit = { customerName: 'Mina', customerPhone: OLD, repairIssue: 'Battery' };
  const first = await staff.ask('POST', '/api/visits', { ...visit, deviceModel: 'iPhone 13' });
  const { booking, token } = first.body as { booking: { id: string }; token: string };
  const second = await staff.ask('POST', '/api/visits', {
    ...visit,
    deviceModel: 'iPad Air',
    visitWith: booking.id,
  });
  const { booking: other } = second.body as { booking: { reference: string } };
  expect((await view(token)).body).toMatchObject({
    repair: { siblings: [{ deviceModel: 'iPad Air' }] },
  });
  await correct(other, { customerPhone: NEW });
  expect((await view(token)).body).toMatchObject({ repair: { siblings: [] } });
});

test('the log names who edited a contact, even after the booking is erased', async () => {
  const booked = await book();
  await correct(booked, { customerPhone: NEW });
  await correct(booked, { customerName: 'Nisha Karki' });
  const { body } = await staff.ask('GET', '/api/log?event=contact-corrected');
  expect(body).toMatchObject({
    entries: [{ by: 'Asha', detail: `corrected the contact of ${booked.reference}` }],
  });
  expect(JSON.stringify(body)).not.toContain(NEW);
});
