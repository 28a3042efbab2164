import { createHmac } from 'node:crypto';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { DeliveryFailure } from '../email/delivery';
import { startMailWorker } from '../email/mailWorker';
import { readPayload } from '../email/mailPayload';
import { mailCodesInstead } from '../../bookings/myBooking/mailCodes';
import { recipients } from '../../operations/recipients';
import { quiet } from '../../operations/testing/freshShop';
import { startGatewayServer, type GatewayServer } from '../sms/testing/gatewayServer';
import { textOutlets } from '../sms/textOutlets';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';

const SECRET = 'sixteen letters or more';

let shop: TestShop;
let staff: Browser;
let gateway: GatewayServer;
let mailed: string[];
beforeEach(async () => {
  gateway = await startGatewayServer();
  shop = await openTestShop({
    MESSAGE_WEBHOOK_URL: gateway.url,
    MESSAGE_WEBHOOK_SECRET: SECRET,
    MESSAGE_WEBHOOK_CHANNELS: 'sms,whatsapp',
  });
  staff = await shop.staff();
  mailed = [];
});
afterEach(async () => {
  await shop.close();
  await gateway.close();
});

/** Lets the mail worker send the due messages once. */
async function deliver() {
  const about = { db: shop.db, siteUrl: () => 'https://shop.example', now: () => shop.clock.now };
  const worker = startMailWorker({
    ...about,
    recipients,
    config: shop.config,
    outlets: textOutlets({ ...about, recipients, config: shop.config }),
    mailCodesInstead: (trx, id) => mailCodesInstead({ ...about, config: shop.config }, trx, id),
    log: quiet,
    pace: { pollMs: 1 << 30 },
    delivery: {
      async deliver(_id, mail) {
        if (!mail.subject) throw new DeliveryFailure('refused', 'no subject');
        mailed.push(`${mail.subject}\n${String(mail.text)}`);
      },
    },
  });
  await worker.run();
  await worker.stop();
}

/** Creates a booking whose first message is a text message. `customerEmail` is added afterwards. */
async function textedBooking(customerEmail = '') {
  const textChannels: TextChannel[] = ['sms'];
  const form = appointment({ customerEmail: '', textChannels });
  expect((await shop.browser().ask('POST', '/api/bookings', form)).status).toBe(201);
  const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await deliver();
  const address = { customer_email: customerEmail, email_key: customerEmail };
  await shop.db.updateTable('bookings').set(address).where('id', '=', id).execute();
  const url = `/api/bookings/${id}/deliveries`;
  const list = async () => (await staff.ask('GET', url)).body as Record<string, unknown>[];
  const [{ id: messageId }] = (await list()) as [{ id: string }];
  return { url, list, messageId };
}

const report = (body: object, how: { secret?: string; at?: Date; signed?: object } = {}) => {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor((how.at ?? shop.clock.now).getTime() / 1000));
  const hmac = createHmac('sha256', how.secret ?? SECRET);
  const over = how.signed ? JSON.stringify(how.signed) : text;
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': `sha256=${hmac.update(`${timestamp}.${over}`).digest('hex')}`,
  };
  return shop.browser().ask('POST', '/api/delivery-reports', text, { headers });
};

test('a delivered text message is marked on the booking, and its text is deleted', async () => {
  const { list, messageId } = await textedBooking();
  expect(await list()).toMatchObject([{ state: 'sent', channel: 'sms' }]);
  expect((await list())[0]).not.toHaveProperty('deliveredAt');
  expect((await report({ id: messageId, state: 'delivered' })).status).toBe(204);
  expect(await list()).toMatchObject([
    { state: 'sent', deliveredAt: shop.clock.now.toISOString() },
  ]);
  const { payload } = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .executeTakeFirstOrThrow();
  expect(payload).toBe('{}');
});

test('an undelivered text message is replaced by one email with a working link', async () => {
  const { list, messageId } = await textedBooking('nisha@mail.example');
  const failed = { id: messageId, state: 'failed', reason: 'EC-11' };
  const answers = await Promise.all([report(failed), report(failed), report(failed)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await report({ id: messageId, state: 'delivered' });
  await deliver();
  expect(await list()).toMatchObject([
    { channel: 'mail', kind: 'booking-received', state: 'sent' },
    {
      channel: 'sms',
      state: 'failed',
      problem: 'The SMS gateway reported that it did not arrive (EC-11)',
    },
  ]);
  expect(mailed).toHaveLength(1);
  expect(mailed[0]).toContain('9:30 AM');
  const [, token = ''] = /my-booking\/open#([\w-]{43})/.exec(mailed[0] ?? '') ?? [];
  const mine = { headers: { 'x-booking-token': token } };
  expect((await shop.browser().ask('GET', '/api/my-bookings', undefined, mine)).status).toBe(200);
});

test('without an email address staff can send it again once, as another message', async () => {
  const { url, list, messageId } = await textedBooking();
  await report({ id: messageId, state: 'failed' });
  await deliver();
  expect(mailed).toEqual([]);
  const press = () => staff.ask('POST', `${url}/${messageId}/attempts`);
  const pressed = await Promise.all([press(), press()]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  await deliver();
  expect(gateway.received).toHaveLength(2);
  const [first, second] = gateway.received.map(({ body }) => JSON.parse(body) as { id: string });
  expect(second?.id).not.toBe(first?.id);
  expect(await list()).toMatchObject([{ state: 'sent' }, { state: 'failed' }]);
});

test('an undelivered message with a requested link is neither emailed nor repeated', async () => {
  const form = appointment({ customerEmail: 'nisha@mail.example' });
  const booked = await shop.browser().ask('POST', '/api/bookings', form);
  const { token } = booked.body as { token: string };
  const headers = { 'x-booking-token': token };
  await shop.browser().ask('POST', '/api/my-bookings/texts', undefined, { headers });
  await deliver();
  const before = mailed.length;
  const { id, booking_id: bookingId } = await shop.db
    .selectFrom('outbox')
    .select(['id', 'booking_id'])
    .where('channel', '=', 'sms')
    .executeTakeFirstOrThrow();
  expect((await report({ id, state: 'failed' })).status).toBe(204);
  await deliver();
  expect(mailed).toHaveLength(before);
  const again = await staff.ask('POST', `/api/bookings/${bookingId}/deliveries/${id}/attempts`);
  expect(again.status).toBe(422);
  await deliver();
  expect(gateway.received).toHaveLength(1);
});

test('a report that arrives before the gateway’s response counts', async () => {
  gateway.answerWith({ status: 503 });
  const { list, messageId } = await textedBooking();
  expect(await list()).toMatchObject([{ state: 'waiting' }]);
  await report({ id: messageId, state: 'delivered' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await deliver();
  expect(gateway.received).toHaveLength(1);
  expect(await list()).toMatchObject([{ state: 'sent', deliveredAt: expect.any(String) }]);
});

test('an undelivered code is emailed as a new code while it is awaited', async () => {
  const { messageId: first } = await textedBooking('nisha@mail.example');
  await report({ id: first, state: 'delivered' });
  await shop.browser().ask('POST', '/api/my-bookings/codes', { phone: '9800000001' });
  await deliver();
  const { id, code } = JSON.parse(gateway.received.at(-1)?.body ?? '{}') as Record<string, string>;
  expect(code).toBeUndefined();
  await report({ id, state: 'failed' });
  await deliver();
  expect(mailed).toHaveLength(1);
  const [, mailedCode = ''] = /Your code: (\d{6})/.exec(mailed[0] ?? '') ?? [];
  const question = { phone: '9800000001', code: mailedCode };
  expect((await shop.browser().ask('POST', '/api/my-bookings/visits', question)).status).toBe(200);
});

test('a text message keeps no secret after it was sent', async () => {
  await textedBooking();
  const { payload } = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .executeTakeFirstOrThrow();
  expect(readPayload(payload)).not.toHaveProperty('token');
  expect(readPayload(payload)).toMatchObject({ appointmentTime: '9:30 AM' });
});

describe('reports from others', () => {
  test.each([
    ['with another secret', { secret: 'another secret of letters' }],
    ['with what was signed for another message', { signed: { id: 'x', state: 'failed' } }],
    ['an hour late', { at: new Date('2026-11-23T05:00:00.000Z') }],
    ['from the day after', { at: new Date('2026-11-24T06:00:00.000Z') }],
  ])('%s', async (_name, how) => {
    const { list, messageId } = await textedBooking('nisha@mail.example');
    expect((await report({ id: messageId, state: 'failed' }, how)).status).toBe(403);
    expect(await list()).toMatchObject([{ state: 'sent' }]);
  });

  test('are rejected without a signature, or with a free text', async () => {
    const { messageId } = await textedBooking();
    const bare = { id: messageId, state: 'failed' };
    expect((await shop.browser().ask('POST', '/api/delivery-reports', bare)).status).toBe(422);
    expect((await report({ ...bare, reason: 'No such number: 9800000001' })).status).toBe(422);
    expect((await report({ ...bare, state: 'read' })).status).toBe(422);
  });

  test('are ignored about an email, or an unknown message', async () => {
    await shop.browser().ask('POST', '/api/bookings', appointment());
    const { id } = await shop.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    expect((await report({ id, state: 'failed' })).status).toBe(204);
    expect((await report({ id: 'never was', state: 'failed' })).status).toBe(204);
    const rows = await shop.db.selectFrom('outbox').select('report').execute();
    expect(rows).toEqual([{ report: null }]);
  });

  test('are rejected if no webhook is configured', async () => {
    const plain = await openTestShop();
    const headers = { 'x-timestamp': '1', 'x-signature': 'sha256=00' };
    const body = { id: 'x', state: 'failed' };
    const { status } = await plain
      .browser()
      .ask('POST', '/api/delivery-reports', body, { headers });
    await plain.close();
    expect(status).toBe(404);
  });
});
