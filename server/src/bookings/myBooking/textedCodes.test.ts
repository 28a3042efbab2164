import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { readPayload } from '../../notifications/email/mailPayload';
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
import { mailCodesInstead } from './mailCodes';

const PHONE = '9800000001';

let shop: TestShop;
let gateway: GatewayServer;
let mails: MailServer;
let times: string[];
beforeEach(async () => {
  gateway = await startGatewayServer();
  mails = await startMailServer();
  times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM', '1:00 PM'];
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

const book = async (
  change: { customerEmail?: string; customerPhone?: string; textChannels?: TextChannel[] } = {},
) => {
  const form = appointment({ appointmentTime: times.shift() ?? '', ...change });
  const { body, status } = await shop.browser().ask('POST', '/api/bookings', form);
  expect(status).toBe(201);
  return body as BookingReceipt;
};
const byPhoneAlone = { customerEmail: '' };
const askForCode = (phone = PHONE, address?: string) =>
  shop.browser().ask('POST', '/api/my-bookings/codes', { phone }, address ? { address } : {});
const open = (code: string, phone = PHONE) =>
  shop.browser().ask('POST', '/api/my-bookings/visits', { phone, code });
const references = ({ body }: { body: unknown }) =>
  (body as { visits: BookingReceipt[] }).visits.map(({ reference }) => reference).toSorted();
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

/** Lets the mail worker send the due messages once. */
async function deliver() {
  const about = { db: shop.db, siteUrl: () => 'https://shop.example', now: () => shop.clock.now };
  const worker = startMailWorker({
    ...about,
    recipients,
    config: { ...shop.config, smtpUrl: mails.url },
    outlets: textOutlets({ ...about, recipients, config: shop.config }),
    mailCodesInstead: (trx, id) => mailCodesInstead({ ...about, config: shop.config }, trx, id),
    log: quiet,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
}
const texts = () => gateway.received.map(({ body }) => new URLSearchParams(body).get('text') ?? '');
const textedCode = () => /\d{6}/.exec(texts().at(-1) ?? '')?.[0] ?? '';
const codeRows = () =>
  shop.db
    .selectFrom('outbox')
    .select(['booking_id', 'channel', 'payload', 'problem'])
    .where('kind', '=', 'tracking-code')
    .orderBy('id')
    .execute();
const mailedCodes = async () =>
  (await codeRows())
    .filter(({ channel }) => channel === 'mail')
    .map(({ payload }) => readPayload(payload).code ?? '');

test('a code is sent by text message at any hour, without a link, and opens all bookings of the number', async () => {
  await openShop();
  const booked = [
    await book(),
    await book({ customerEmail: 'ramesh@mail.example' }),
    await book(byPhoneAlone),
  ];
  await deliver();
  mails.received.length = 0;
  shop.clock.now = new Date('2026-11-23T23:15:00+05:45');
  expect((await askForCode('00977 980-0000001')).status).toBe(202);
  await deliver();
  expect(mails.received).toEqual([]);
  expect(gateway.received).toHaveLength(1);
  expect(new URLSearchParams(gateway.received[0]?.body).get('to')).toBe(PHONE);
  expect(texts()[0]).toMatch(/^MCS Repairs: \d{6} is your code/);
  expect(texts()[0]).not.toContain('http');
  const opened = await open(textedCode());
  expect(opened.status).toBe(200);
  expect(references(opened)).toEqual(booked.map(({ reference }) => reference).toSorted());
  expect((await open(textedCode())).status).toBe(422);
});

test('a texted code is valid for ten minutes, and is not sent after that', async () => {
  await openShop();
  await book(byPhoneAlone);
  await askForCode();
  await deliver();
  pass(10);
  expect((await open(textedCode())).status).toBe(422);
  await askForCode();
  pass(10);
  await deliver();
  expect(gateway.received).toHaveLength(1);
  expect(await codeRows()).toHaveLength(1);
});

test('an unknown number gets the same response, and no message', async () => {
  await openShop();
  await book();
  await deliver();
  const answers = [await askForCode(), await askForCode('9811111111'), await askForCode('-')];
  const seen = answers.map(({ status, body }) => JSON.stringify({ status, body }));
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain('text message');
  await deliver();
  expect(gateway.received).toHaveLength(1);
});

test('if the gateway supports only WhatsApp, customers who agreed get it there, and others by email', async () => {
  await openShop({
    SPARROW_TOKEN: '',
    SPARROW_FROM: '',
    MESSAGE_WEBHOOK_URL: gateway.url,
    MESSAGE_WEBHOOK_SECRET: 'sixteen letters or more',
  });
  await book({ textChannels: ['whatsapp'] });
  await book({ customerPhone: '9800000002' });
  await askForCode();
  await askForCode('9800000002');
  expect((await codeRows()).map(({ channel }) => channel)).toEqual(['whatsapp', 'mail']);
  await deliver();
  const { text = '' } = JSON.parse(gateway.received.at(-1)?.body ?? '{}') as { text?: string };
  expect((await open(/\d{6}/.exec(text)?.[0] ?? '')).status).toBe(200);
});

test('codes for a number abroad are emailed', async () => {
  await openShop();
  await book({ customerPhone: '+1 212 555 0100' });
  await askForCode('+1 212 555 0100');
  expect((await codeRows()).map(({ channel }) => channel)).toEqual(['mail']);
});

test('while the gateway is down codes are emailed, and each shows the bookings of its address only', async () => {
  await openShop();
  const own = await book();
  const other = await book({ customerEmail: 'ramesh@mail.example' });
  await deliver();
  gateway.answerWith({ status: 503 });
  await askForCode();
  await deliver();
  const codes = await mailedCodes();
  expect(codes).toHaveLength(2);
  const shown = [];
  for (const code of codes) shown.push(references(await open(code)));
  expect(shown.toSorted()).toEqual([[own.reference], [other.reference]].toSorted());
  await deliver();
  const subjects = mails.received.map(({ mail }) => mail.subject ?? '');
  expect(subjects.filter((subject) => subject.includes('code'))).toHaveLength(2);
  pass(2);
  await deliver();
  expect(gateway.received).toHaveLength(1);
});

test('a code that waits behind another text message of a failing gateway is emailed, too', async () => {
  await openShop();
  await book({ ...byPhoneAlone, customerPhone: '9800000003', textChannels: ['sms'] });
  await book();
  gateway.answerWith({ status: 503 });
  await askForCode();
  await deliver();
  expect(gateway.received).toHaveLength(1);
  expect(await mailedCodes()).toHaveLength(1);
});

describe('daily limits of codes by text message', () => {
  const limited = (limits: string) =>
    openShop({
      RATE_LIMITS: '100',
      LIMIT_CODE_TEXTS: limits,
      LIMIT_MAILS: '50',
      LIMIT_BOOKINGS: '50/50/50',
      LIMIT_OPEN_APPOINTMENTS: '50',
    });
  const askAgain = async (phone: string, address?: string) => {
    await askForCode(phone, address);
    await deliver();
    pass(2);
  };

  test('for one number, after which codes are emailed', async () => {
    await limited('2/9/9/9');
    await book();
    for (let time = 0; time < 3; time += 1) await askAgain(PHONE);
    expect(gateway.received).toHaveLength(2);
    const problems = (await codeRows()).map(({ problem }) => problem);
    expect(problems).toContain('The daily limit of text messages to this number is reached');
    const [code = ''] = await mailedCodes();
    expect((await open(code)).status).toBe(200);
    pass(25 * 60);
    await askAgain(PHONE);
    expect(gateway.received).toHaveLength(3);
  });

  test('for one customer with several numbers', async () => {
    await limited('9/2/9/9');
    const at = shop.clock.now.toISOString();
    const joined = { phone_key: '9800000002', main_key: PHONE, created_at: at };
    await shop.db.insertInto('customer_merges').values(joined).execute();
    await book(byPhoneAlone);
    await book({ ...byPhoneAlone, customerPhone: '9800000002' });
    await askAgain(PHONE);
    await askAgain('9800000002');
    await askAgain('9800000002');
    expect(gateway.received).toHaveLength(2);
  });

  test('for one network with several numbers', async () => {
    await limited('9/9/2/9');
    const phones = [PHONE, '9800000002', '9800000003'];
    for (const customerPhone of phones) await book({ ...byPhoneAlone, customerPhone });
    for (const phone of phones) await askAgain(phone, '203.0.113.7');
    expect(gateway.received).toHaveLength(2);
    await askAgain('9800000003', '198.51.100.7');
    expect(gateway.received).toHaveLength(3);
  });

  test('for all together, while other text messages continue', async () => {
    await limited('9/9/9/1');
    await book({ ...byPhoneAlone, textChannels: ['sms'] });
    await askAgain(PHONE, '203.0.113.7');
    await askAgain(PHONE, '198.51.100.7');
    await book({ ...byPhoneAlone, textChannels: ['sms'] });
    await deliver();
    expect(texts().filter((text) => text.includes('is your code'))).toHaveLength(1);
    expect(texts().filter((text) => text.includes('We have your booking'))).toHaveLength(2);
  });
});
