import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Ticket, VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import { readPayload } from '../../notifications/email/mailPayload';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let owner: Browser;
let technician: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
  const account = { email: 'tara@shop.example', name: 'Tara', password: 'brown kettle umbrella 9' };
  await owner.ask('POST', '/api/staff', { ...account, role: 'technician' });
  technician = shop.browser();
  expect((await technician.signIn(account)).status).toBe(200);
});
afterEach(() => shop.close());

const EMAIL = 'mina@mail.example';
const PHONE = '9841000009';
const takeIn = async () =>
  (
    await technician.ask('POST', '/api/visits', {
      customerName: 'Mina Rai',
      customerPhone: PHONE,
      customerEmail: EMAIL,
      deviceModel: 'MacBook Pro',
      repairIssue: 'Board',
    })
  ).body as VisitReceipt;
const book = async () =>
  (await shop.browser().ask('POST', '/api/bookings', appointment())).body as BookingReceipt;
const pageOf = async (reference: string) =>
  (await owner.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
const ticketOf = async (reference: string) => {
  const { id } = (await pageOf(reference)).booking;
  return (await technician.ask('POST', `/api/bookings/${id}/tickets`)).body as Ticket;
};
const mailedLink = async (kind: string) => {
  const mails = shop.db.selectFrom('outbox').select('payload').where('kind', '=', kind);
  const { payload } = await mails.executeTakeFirstOrThrow();
  return readPayload(payload).token ?? '';
};
const by = (token: string) => ({ headers: { 'x-booking-token': token } });
const view = (token: string, browser = shop.browser()) =>
  browser.ask('GET', '/api/my-bookings', undefined, by(token));

/** Every request that changes something in the customer's name or downloads the customer's data. */
const ACTS = [
  ['POST', 'cancel', { version: 1 }],
  ['POST', 'keep', { version: 1 }],
  [
    'POST',
    'reschedule',
    { version: 1, appointmentDate: '2026-11-25', appointmentTime: '10:00 AM' },
  ],
  ['POST', 'estimate-answers', { version: 1, estimateId: 'x', answer: 'accept', tier: 'standard' }],
  ['POST', 'questions', { text: 'Please go ahead' }],
  ['POST', 'erase', undefined],
  ['POST', 'texts', undefined],
  ['GET', 'export', undefined],
] as const;

test.each(ACTS)(
  '%s /my-bookings/%s is refused with the link of a ticket',
  async (method, what, body) => {
    const booked = await book();
    const { token } = await ticketOf(booked.reference);
    const before = await pageOf(booked.reference);
    const answer = await shop.browser().ask(method, `/api/my-bookings/${what}`, body, by(token));
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await pageOf(booked.reference)).toEqual(before);
  },
);

test('the list covers every request that changes something by a private link', async () => {
  const { body } = await shop.browser().ask('GET', '/api/openapi.json');
  const { paths } = body as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const byLink = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((scheme) => 'bookingLink' in scheme))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/^\/api\/my-bookings\/?/, '')}`),
  );
  const shown = ['GET ', 'GET photos/{id}'];
  expect(byLink.sort()).toEqual(
    [...shown, ...ACTS.map(([method, what]) => `${method} ${what}`)].sort(),
  );
});

test('neither the first ticket nor its reprint accepts an estimate; the mailed link does', async () => {
  const { booking, token: first } = await takeIn();
  const offer = {
    version: booking.version,
    options: [{ tier: 'standard', price: 90_000, duration: '2 days' }],
    validDays: 7,
  };
  await technician.ask('POST', `/api/bookings/${booking.id}/estimates`, offer);
  const reprint = (await ticketOf(booking.reference)).token;
  const { estimates, booking: offered } = await pageOf(booking.reference);
  const yes = {
    version: offered.version,
    estimateId: estimates[0]?.id,
    answer: 'accept',
    tier: 'standard',
  };
  for (const token of [first, reprint]) {
    expect((await view(token)).body).toMatchObject({
      access: 'view',
      receipt: { customerEmail: '' },
      repair: { estimate: { state: 'open' } },
      actions: { reschedule: false, cancel: false, keep: false },
    });
    const answer = ['POST', '/api/my-bookings/estimate-answers', yes, by(token)] as const;
    expect((await shop.browser().ask(...answer)).status).toBe(403);
  }
  expect((await pageOf(booking.reference)).estimates[0]?.state).toBe('open');
  const mailed = await mailedLink('booking-device-received');
  expect((await view(mailed)).body).toMatchObject({ access: 'full' });
  const answer = ['POST', '/api/my-bookings/estimate-answers', yes, by(mailed)] as const;
  expect((await shop.browser().ask(...answer)).status).toBe(200);
});

test.each(ACTS)(
  '%s /my-bookings/%s is refused where staff are signed in',
  async (method, what, body) => {
    const { token, reference } = await book();
    const before = await pageOf(reference);
    const answer = await technician.ask(method, `/api/my-bookings/${what}`, body, by(token));
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('signed in as staff') },
    });
    expect(await pageOf(reference)).toEqual(before);
    expect((await view(token, technician)).body).toMatchObject({ access: 'staff' });
    expect((await view(token)).body).toMatchObject({ access: 'full' });
  },
);

test('a code proves the customer’s identity, and the ticket’s link stays view-only', async () => {
  const { token } = await takeIn();
  const customer = shop.browser();
  await customer.ask('POST', '/api/my-bookings/codes', { phone: PHONE });
  const mails = shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'tracking-code');
  const { payload } = await mails.executeTakeFirstOrThrow();
  const { code } = readPayload(payload);
  const { body } = await customer.ask('POST', '/api/my-bookings/visits', { phone: PHONE, code });
  const [own] = (body as { visits: BookingReceipt[] }).visits;
  expect((await view(own?.token ?? '')).body).toMatchObject({ access: 'full' });
  expect((await view(token)).body).toMatchObject({ access: 'view' });
});

test('a reserved time cannot be confirmed with the link of a ticket', async () => {
  const { reference } = await book();
  const { id } = (await pageOf(reference)).booking;
  const held = { held_until: '2026-11-24T00:00:00.000Z' };
  await shop.db.updateTable('bookings').set(held).where('id', '=', id).execute();
  const { token } = await ticketOf(reference);
  const answer = await shop
    .browser()
    .ask('POST', '/api/my-bookings/keep', { version: 1 }, by(token));
  expect(answer.status).toBe(403);
});

test('the log names who printed a ticket, with its booking', async () => {
  const { reference } = await book();
  await ticketOf(reference);
  const { body } = await owner.ask('GET', '/api/log?event=ticket-printed');
  expect(body).toMatchObject({
    entries: [{ by: 'Tara', detail: `booking ${reference}` }],
  });
});
