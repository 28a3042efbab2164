import PostalMime from 'postal-mime';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { readPayload } from '../../notifications/email/mailPayload';
import { startMailWorker } from '../../notifications/email/mailWorker';
import { quiet } from '../../operations/testing/freshShop';
import { recipients } from '../../operations/recipients';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';

const PHONE = '9800000001';
const MINUTE = 60_000;

let shop: TestShop;
let customer: Browser;

beforeEach(async () => {
  shop = await openTestShop();
  customer = shop.browser();
});
afterEach(() => shop.close());

const book = async (change = {}): Promise<BookingReceipt> =>
  (await customer.ask('POST', '/api/bookings', appointment(change))).body as BookingReceipt;
const askForCode = (phone = PHONE) => customer.ask('POST', '/api/my-bookings/codes', { phone });
const open = (code: string, phone = PHONE, address?: string) =>
  customer.ask('POST', '/api/my-bookings/visits', { phone, code }, address ? { address } : {});
const codes = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'tracking-code')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => readPayload(payload).code ?? '');
};
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE);
};
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const references = (body: unknown) =>
  (body as { visits: BookingReceipt[] }).visits.map(({ reference }) => reference);

test('an emailed code lists every booking of the customer, newest first, with working links', async () => {
  const first = await book();
  pass(1);
  const second = await book({ appointmentTime: '10:00 AM', customerPhone: '+977 980-0000001' });
  expect((await askForCode('00977-9800000001')).status).toBe(202);
  const [code = ''] = await codes();
  expect(code).toMatch(/^\d{6}$/);
  const { status, body, headers } = await open(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(references(body)).toEqual([second.reference, first.reference]);
  const [visit] = (body as { visits: BookingReceipt[] }).visits;
  const mine = { headers: { 'x-booking-token': visit?.token ?? '' } };
  const seen = await customer.ask('GET', '/api/my-bookings', undefined, mine);
  expect(seen.body).toMatchObject({ receipt: { reference: second.reference } });
});

test('the email has the code and no link to a booking', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl: undefined },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: () => shop.clock.now,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
  const folder = path.join(shop.config.dataDir, 'mail');
  const mails = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );
  const mail = mails.find(({ subject }) => subject?.includes('code'));
  expect(mail?.to?.[0]?.address).toBe('nisha@mail.example');
  expect(mail?.text).toContain(`Your code: ${code}`);
  expect(mail?.text).toContain('https://shop.example/my-booking\n');
  expect(mail?.text).not.toContain('#');
  expect(mail?.attachments).toEqual([]);
});

test('an unknown number gets the same response', async () => {
  await book();
  const answers = [await askForCode(), await askForCode('9811111111'), await askForCode('-')];
  const seen = answers.map(({ status, body }) => JSON.stringify({ status, body }));
  expect(new Set(seen).size).toBe(1);
  expect(await codes()).toHaveLength(1);
});

test('a wrong code and an unknown number get the same error', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  const wrong = await open(wrongFor(code));
  const unknown = await open(code, '9811111111');
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ fields: { code: expect.any(String) } });
  const told = ({ body }: typeof wrong) => ({ ...(body as object), requestId: '' });
  expect(told(unknown)).toEqual(told(wrong));
});

test('a code works once, for ten minutes, and for five attempts', async () => {
  await book();
  await askForCode();
  const [used = ''] = await codes();
  expect((await open(used)).status).toBe(200);
  expect((await open(used)).status).toBe(422);

  pass(2);
  await askForCode();
  const old = (await codes()).at(-1) ?? '';
  pass(10);
  expect((await open(old)).status).toBe(422);

  await askForCode();
  const tried = (await codes()).at(-1) ?? '';
  for (let time = 0; time < 5; time += 1) await open(wrongFor(tried));
  expect((await open(tried)).status).toBe(422);
});

test('a stranger’s wrong codes do not use up other people’s attempts', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  for (let time = 0; time < 7; time += 1) await open(wrongFor(code), PHONE, '203.0.113.7');
  expect((await open(code, PHONE, '203.0.113.7')).status).toBe(422);
  expect((await open(code)).status).toBe(200);
});

test('networks that did not request the code have a hundred attempts together', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  for (let network = 0; network < 25; network += 1) {
    const address = `198.51.${network}.1`;
    await Promise.all(Array.from({ length: 5 }, () => open(wrongFor(code), PHONE, address)));
  }
  const { tries } = await shop.db
    .selectFrom('tracking_codes')
    .select('tries')
    .executeTakeFirstOrThrow();
  expect(tries).toBe(100);
  expect((await open(code, PHONE, '203.0.113.7')).status).toBe(422);
  expect((await open(code)).status).toBe(200);
});

test('of simultaneous attempts at most five are compared', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  await Promise.all(Array.from({ length: 12 }, () => open(wrongFor(code))));
  const { tries } = await shop.db
    .selectFrom('tracking_tries')
    .select('tries')
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
});

test('two quick requests send one email', async () => {
  await book();
  await Promise.all([askForCode(), askForCode()]);
  expect(await codes()).toHaveLength(1);
  pass(2);
  await askForCode();
  expect(await codes()).toHaveLength(2);
});

test("who books with the number of a stranger gets none of the stranger's visits", async () => {
  const own = await book();
  pass(1);
  const other = await book({ appointmentTime: '10:00 AM', customerEmail: 'thief@mail.example' });
  await askForCode();
  const found = [];
  for (const code of await codes()) found.push(references((await open(code)).body));
  expect(found).toEqual([[other.reference], [own.reference]]);
});

test('stored codes reveal neither number nor code', async () => {
  await book();
  await askForCode();
  const [code = ''] = await codes();
  const [row] = await shop.db.selectFrom('tracking_codes').selectAll().execute();
  expect([row?.phone_hash, row?.code_hash].join()).not.toContain(PHONE);
  expect(row?.code_hash).toHaveLength(43);
  expect(row?.code_hash).not.toContain(code);
});
