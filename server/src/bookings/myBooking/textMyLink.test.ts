import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { startMailWorker } from '../../notifications/email/mailWorker';
import { startMailServer, type MailServer } from '../../notifications/email/testing/mailServer';
import { recipients } from '../../operations/recipients';
import { quiet } from '../../operations/testing/freshShop';
import {
  startGatewayServer,
  type GatewayServer,
} from '../../notifications/sms/testing/gatewayServer';
import { textOutlets } from '../../notifications/sms/textOutlets';
import { appointment, openTestShop, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let gateway: GatewayServer;
let mails: MailServer;
beforeEach(async () => {
  gateway = await startGatewayServer();
  mails = await startMailServer();
});
afterEach(async () => {
  await shop.close();
  await gateway.close();
  await mails.close();
});

async function openShop(environment: Record<string, string> = {}) {
  const sparrow = { SPARROW_TOKEN: 'a-long-token', SPARROW_FROM: 'MCS', SPARROW_URL: gateway.url };
  shop = await openTestShop({ ...sparrow, ...environment });
}
const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM'];
const book = async (change: object = {}, time = 0) => {
  const form = appointment({ appointmentTime: times[time] ?? '', customerEmail: '', ...change });
  const { body, status } = await shop.browser().ask('POST', '/api/bookings', form);
  expect(status).toBe(201);
  return body as OwnReceipt;
};
const ask = (token: string, address = '192.0.2.1') => {
  const headers = { 'x-booking-token': token };
  return shop.browser().ask('POST', '/api/my-bookings/texts', undefined, { headers, address });
};
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
async function deliver() {
  const about = { db: shop.db, siteUrl: () => 'https://shop.example', now: () => shop.clock.now };
  const worker = startMailWorker({
    ...about,
    recipients,
    config: { ...shop.config, smtpUrl: mails.url },
    outlets: textOutlets({ ...about, recipients, config: shop.config }),
    log: quiet,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
}
const texts = () => gateway.received.map(({ body }) => new URLSearchParams(body).get('text') ?? '');
const told = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify({ status, body });

test('the link is sent by text message at any hour without further consent, with its own token', async () => {
  await openShop();
  const { token, customerPhone } = await book();
  expect(customerPhone).toBe('+977 980-0000001');
  shop.clock.now = new Date('2026-11-23T23:15:00+05:45');
  const answer = await ask(token);
  expect(answer.status).toBe(202);
  await deliver();
  expect(texts()).toHaveLength(1);
  const [, sent = ''] = /\/my-booking\/open#(\S+)$/.exec(texts()[0] ?? '') ?? [];
  expect(sent).not.toBe(token);
  expect(JSON.stringify(answer.body)).not.toContain(sent);
  const headers = { 'x-booking-token': sent };
  const opened = await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers });
  expect(opened.body).toMatchObject({ access: 'full' });
});

test('an invalid link and the link of a ticket send no text message', async () => {
  await openShop();
  const { token } = await book();
  await shop.db.deleteFrom('outbox').execute();
  expect((await ask('wrong')).status).toBe(404);
  const row = await shop.db.selectFrom('bookings').select('token_hash').executeTakeFirstOrThrow();
  const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const link = { token_hash: row.token_hash ?? '', booking_id: id, created_at: '', view_only: 1 };
  await shop.db.updateTable('bookings').set({ token_hash: null }).execute();
  await shop.db.insertInto('booking_links').values(link).execute();
  expect((await ask(token)).status).toBe(403);
  expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('staff cannot send one in the customer’s name', async () => {
  await openShop();
  const { token } = await book();
  const staff = await shop.staff();
  const headers = { 'x-booking-token': token };
  const answer = await staff.ask('POST', '/api/my-bookings/texts', undefined, { headers });
  expect(answer.status).toBe(403);
});

test('the response is the same if nothing is sent', async () => {
  await openShop();
  const mine = await book();
  const landline = await book({ customerPhone: '01-4220000' }, 1);
  const abroad = await book({ customerPhone: '+1 212 555 0100' }, 2);
  const answers = [
    await ask(mine.token),
    await ask(mine.token),
    await ask(landline.token),
    await ask(abroad.token),
  ];
  expect(new Set(answers.map(told)).size).toBe(1);
  await deliver();
  expect(texts()).toHaveLength(1);
});

test('a shop without text messages queues none', async () => {
  await openShop({ SPARROW_TOKEN: '', SPARROW_FROM: '' });
  const { token } = await book();
  expect((await ask(token)).status).toBe(202);
  expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a booking gets one text message in five minutes and two a day, also with simultaneous requests', async () => {
  await openShop();
  const { token } = await book();
  await Promise.all(Array.from({ length: 5 }, () => ask(token)));
  await deliver();
  expect(texts()).toHaveLength(1);
  for (let time = 0; time < 3; time += 1) {
    pass(6);
    await ask(token);
    await deliver();
  }
  expect(texts()).toHaveLength(2);
});

test('a text message that waited half an hour is not sent', async () => {
  await openShop();
  const { token } = await book();
  await ask(token);
  pass(31);
  await deliver();
  expect(texts()).toEqual([]);
});

test.each([
  ['one number, over several bookings', '1/9/9/9', [0, 0], ['192.0.2.1', '192.0.2.2']],
  ['one network, over several numbers', '9/9/1/9', [0, 1], ['192.0.2.1', '192.0.2.1']],
  ['all together, with the codes', '9/9/9/1', [0, 1], ['192.0.2.1', '192.0.2.2']],
] as const)(
  'the text messages of a day are limited for %s',
  async (_name, limits, ends, networks) => {
    const open = { LIMIT_BOOKINGS: '50/50/50', LIMIT_OPEN_APPOINTMENTS: '50' };
    await openShop({ RATE_LIMITS: '100', LIMIT_CODE_TEXTS: limits, ...open });
    const address = { customerEmail: 'stranger@mail.example' };
    for (const [time, end] of ends.entries()) {
      const { token } = await book({ ...address, customerPhone: `980000000${1 + end}` }, time);
      await ask(token, networks[time]);
    }
    await deliver();
    const mailed = mails.received.length;
    expect(texts()).toHaveLength(1);
    await deliver();
    // The provider rejected the text message, and no email replaces it. Otherwise, anybody could
    // flood a stranger's mailbox.
    expect(mails.received).toHaveLength(mailed);
  },
);
