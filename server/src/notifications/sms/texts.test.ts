import { createHmac } from 'node:crypto';
import { promiseMail } from '../../bookings/promiseMail';
import { inTransaction } from '../../db/transact';
import { startMailWorker } from '../email/mailWorker';
import { startMailServer, type MailServer } from '../email/testing/mailServer';
import { booked, freshShop, quiet, type FreshShop } from '../../operations/testing/freshShop';
import { recipients } from '../../operations/recipients';
import { textOutlets } from './textOutlets';
import { startGatewayServer, type GatewayServer } from './testing/gatewayServer';

const MINUTE = 60_000;
/** Thursday, 22 January 2026, 14:15 in Nepal. */
const AFTERNOON = new Date('2026-01-22T08:30:00Z');
const EVENING = new Date('2026-01-22T16:00:00Z');
const NO_MAIL = { customerEmail: undefined, customerPhone: '+977 980-0000001' };

let gateway: GatewayServer;
let mails: MailServer;
let shops: FreshShop[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  gateway = await startGatewayServer();
  mails = await startMailServer();
  shops = [];
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  for (const shop of shops) await shop.close();
  await gateway.close();
  await mails.close();
});

async function shopWith(environment: Record<string, string> = {}) {
  const sparrow = { SPARROW_TOKEN: 'a-long-token', SPARROW_FROM: 'MCS' };
  const shop = await freshShop({ ...sparrow, SPARROW_URL: gateway.url, ...environment });
  shop.setNow(AFTERNOON);
  shops.push(shop);
  return shop;
}

function workerOf(shop: FreshShop) {
  const about = { db: shop.db, recipients, siteUrl: () => 'https://shop.example', now: shop.now };
  const worker = startMailWorker({
    ...about,
    config: { ...shop.config, smtpUrl: mails.url },
    outlets: textOutlets({ ...about, config: shop.config }),
    log: quiet,
    pace: { pollMs: 1 << 30 },
  });
  stops.push(worker.stop);
  return worker;
}

const later = (shop: FreshShop, minutes: number) =>
  shop.setNow(new Date(shop.now().getTime() + minutes * MINUTE));
const rows = (shop: FreshShop) =>
  shop.db
    .selectFrom('outbox')
    .select(['channel', 'kind', 'problem', 'sent_at', 'attempts', 'next_attempt_at'])
    .orderBy('id')
    .execute();
/** Queues a message about the shop's only booking. Its kind can be sent as a text message. */
const tellReady = async (shop: FreshShop) => {
  const about = { appointmentDate: '2026-01-23', appointmentTime: '9:30 AM' };
  const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await inTransaction(shop.db, (trx) =>
    promiseMail(shop, trx, { ...about, id }, 'booking-completed'),
  );
};
const sent = () => gateway.received.map(({ body }) => new URLSearchParams(body));

test('a customer who booked by phone alone gets text messages without typed text', async () => {
  const shop = await shopWith();
  const receipt = await booked(shop, { ...NO_MAIL, textChannels: ['sms'] });
  expect(await workerOf(shop).run()).toBe(1);
  expect(gateway.received[0]).toMatchObject({ method: 'POST', path: '/' });
  expect(Object.fromEntries(sent()[0] ?? [])).toEqual({
    token: 'a-long-token',
    from: 'MCS',
    to: '9800000001',
    text: `MCS Repairs: We have your booking ${receipt.reference}, Fri 23 Jan, 9:30 AM. https://shop.example/my-booking/open#${receipt.token}`,
  });
  expect(mails.received).toEqual([]);
});

test('any other gateway gets signed JSON for its channels', async () => {
  const shop = await shopWith({
    SPARROW_TOKEN: '',
    SPARROW_FROM: '',
    MESSAGE_WEBHOOK_URL: gateway.url,
    MESSAGE_WEBHOOK_SECRET: 'sixteen letters or more',
  });
  await booked(shop, { ...NO_MAIL, textChannels: ['sms', 'whatsapp'] });
  await workerOf(shop).run();
  const [got] = gateway.received;
  expect(JSON.parse(got?.body ?? '')).toMatchObject({ channel: 'whatsapp', to: '+9779800000001' });
  const { 'x-timestamp': timestamp, 'x-signature': signature, ...headers } = got?.headers ?? {};
  expect(timestamp).toMatch(/^\d{10}$/);
  const hmac = createHmac('sha256', 'sixteen letters or more');
  expect(signature).toBe(
    `sha256=${hmac.update(`${String(timestamp)}.${got?.body}`).digest('hex')}`,
  );
  expect(headers['idempotency-key']).toBe((JSON.parse(got?.body ?? '') as { id: string }).id);
});

test('without consent nobody gets text messages, and without an email address nothing at all', async () => {
  const shop = await shopWith();
  await booked(shop, NO_MAIL);
  await booked(shop, { appointmentTime: '10:00 AM' });
  expect(await workerOf(shop).run()).toBe(1);
  expect(gateway.received).toEqual([]);
  expect(mails.received).toHaveLength(1);
});

test('a customer with an email address gets urgent messages as text messages only', async () => {
  const shop = await shopWith();
  await booked(shop, { textChannels: ['sms'] });
  await tellReady(shop);
  expect(await workerOf(shop).run()).toBe(2);
  expect((await rows(shop)).map(({ channel, kind }) => [channel, kind])).toEqual([
    ['mail', 'booking-received'],
    ['sms', 'booking-completed'],
  ]);
});

test('no text message is sent between 21:00 and 8:00 in Nepal, and emails are', async () => {
  const shop = await shopWith();
  shop.setNow(EVENING);
  await booked(shop, { ...NO_MAIL, textChannels: ['sms'] });
  await booked(shop, { appointmentTime: '10:00 AM' });
  const worker = workerOf(shop);
  expect(await worker.run()).toBe(1);
  expect((await rows(shop))[0]).toMatchObject({
    attempts: 0,
    next_attempt_at: '2026-01-23T02:15:00.000Z',
  });
  shop.setNow(new Date('2026-01-23T02:15:00Z'));
  expect(await worker.run()).toBe(1);
  expect(gateway.received).toHaveLength(1);
});

test('an unavailable gateway is retried with pauses, and then an email is sent', async () => {
  const shop = await shopWith();
  gateway.answerWith({ status: 503 });
  await booked(shop, { textChannels: ['sms'] });
  await tellReady(shop);
  const worker = workerOf(shop);
  expect(await worker.run()).toBe(1);
  expect((await rows(shop))[1]).toMatchObject({
    channel: 'sms',
    problem: 'The SMS gateway could not be reached or is not ready (503)',
  });
  for (const minutes of [1, 2, 4, 8, 16, 32]) {
    later(shop, minutes);
    await worker.run();
  }
  expect(gateway.received).toHaveLength(6);
  expect(mails.received.map(({ mail }) => mail.subject)).toEqual([
    expect.stringContaining('We have your booking'),
    expect.stringContaining('is ready'),
  ]);
});

test.each([
  [{ status: 403, body: '{"response_code":1007}' }, /refused it \(1007: the number is not valid\)/],
  [{ status: 302 }, /could not be reached or is not ready \(302\)/],
  [{ status: 200, body: '{"response_code":1013}' }, /too few credits are left/],
  [{ status: 200, body: 'x'.repeat(100_000) }, /\(200\)/],
])('a response %# of the gateway is shown to staff without its text', async (answer, words) => {
  const shop = await shopWith();
  gateway.answerWith(answer);
  await booked(shop, { ...NO_MAIL, textChannels: ['sms'] });
  await workerOf(shop).run();
  expect((await rows(shop))[0]?.problem).toMatch(words);
});

describe('the daily limits', () => {
  const TIMES = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'];
  const spend = async (limits: string, phones: readonly string[]) => {
    const shop = await shopWith({ RATE_LIMITS: '1', LIMIT_TEXTS: limits });
    for (const [index, customerPhone] of phones.entries()) {
      const appointmentTime = TIMES[index] ?? '';
      await booked(shop, { ...NO_MAIL, customerPhone, appointmentTime, textChannels: ['sms'] });
    }
    // Two mail workers run at the same time, as in two processes.
    await Promise.all([workerOf(shop).run(), workerOf(shop).run()]);
    return shop;
  };

  test('apply to one number in any notation', async () => {
    const shop = await spend('2/9/9', ['9800000001', '+977 9800000001', '९८००००००01']);
    expect(gateway.received).toHaveLength(2);
    const problems = (await rows(shop)).map(({ problem }) => problem);
    expect(problems).toContain('The daily limit of text messages to this number is reached');
  });

  test('apply to the whole shop, also after the bookings are erased, and end with the day', async () => {
    const phones = ['9800000001', '9800000002', '9800000003', '9800000004'];
    const shop = await spend('9/9/3', phones);
    expect(gateway.received).toHaveLength(3);
    await shop.db.deleteFrom('outbox').execute();
    await tellReady(shop);
    await workerOf(shop).run();
    expect(gateway.received).toHaveLength(3);
    later(shop, 25 * 60);
    shop.setNow(new Date(Math.max(shop.now().getTime(), Date.parse('2026-01-23T09:45:00Z'))));
    await tellReady(shop);
    await workerOf(shop).run();
    expect(gateway.received).toHaveLength(4);
  });

  test('apply to one network with any number of phone numbers', async () => {
    const shop = await shopWith({ RATE_LIMITS: '1', LIMIT_TEXTS: '9/1/9' });
    for (const [index, customerPhone] of ['9800000001', '9800000002'].entries()) {
      const appointmentTime = TIMES[index] ?? '';
      await booked(shop, { ...NO_MAIL, customerPhone, appointmentTime, textChannels: ['sms'] });
    }
    const ids = await shop.db.selectFrom('bookings').select('id').execute();
    const at = shop.now().toISOString();
    const seen = ids.map(({ id }) => ({
      id,
      kind: 'booking' as const,
      subject_id: id,
      network: 'one',
      created_at: at,
    }));
    await shop.db.insertInto('submissions').values(seen).execute();
    await workerOf(shop).run();
    expect(gateway.received).toHaveLength(1);
  });
});

test('a number abroad never gets a text message', async () => {
  const shop = await shopWith();
  await booked(shop, { ...NO_MAIL, customerPhone: '+1 900 555 0100', textChannels: ['sms'] });
  expect(await rows(shop)).toEqual([]);
});

test('a name in Devanagari is shortened so that a text message stays within the permitted parts', async () => {
  const profile = { name: 'काठमाडौं उपत्यका मोबाइल तथा कम्प्युटर मर्मत केन्द्र प्राइभेट लिमिटेड' };
  const shop = await shopWith();
  const config = { ...shop.config, shop: { ...shop.config.shop, ...profile } };
  await booked({ ...shop, config }, { ...NO_MAIL, textChannels: ['sms'] });
  await workerOf({ ...shop, config }).run();
  const text = sent()[0]?.get('text') ?? '';
  expect(text).toContain('https://shop.example/my-booking/open#');
  expect(text.length).toBeLessThanOrEqual(306);
});
