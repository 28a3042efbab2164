import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { appointment, openTestShop, repairRequest, type TestShop } from '../../../test/testShop';

const PHONE = '9800000001';
const HOUR = 3_600_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const book = async (form: object = appointment()): Promise<BookingReceipt> =>
  (await shop.browser().ask('POST', '/api/bookings', form)).body as BookingReceipt;
const ask = (reference: string, phone = PHONE, address = '192.0.2.1') =>
  shop.browser().ask('POST', '/api/my-bookings/stage', { reference, phone }, { address });
const wrongOf = (reference: string, more: number) => String(Number(reference) + more);
const told = ({ status, body }: { status: number; body: unknown }) =>
  JSON.stringify({ status, body: { ...(body as object), requestId: '' } });
/**
 * Guesses wrong references for a phone number. Each guess comes from a network that has attempts
 * left.
 */
const guess = async (reference: string, times: number, network: (time: number) => string) => {
  for (let time = 0; time < times; time += 1) {
    await ask(wrongOf(reference, 1 + time), PHONE, network(time));
  }
};
const fourEach = (time: number) => `198.51.${Math.floor(time / 4)}.1`;

test('reference and phone number show the stage, and nothing else', async () => {
  const { reference } = await book();
  const { status, body, headers } = await ask(` #${reference} `, '+977 980-0000001');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({ status: 'pending', collected: false });
  const at = shop.clock.now.toISOString();
  const bench = { status: 'completed', stage: 'unrepaired', collected_at: at } as const;
  await shop.db.updateTable('bookings').set(bench).execute();
  expect((await ask(reference)).body).toEqual({
    status: 'completed',
    stage: 'unrepaired',
    collected: true,
  });
});

test('a ticket is found without its letters', async () => {
  const { reference } = await book(repairRequest());
  const { status } = await ask(reference.replace(/\D/g, ''), '9841000002');
  expect(status).toBe(200);
});

test('a wrong reference, a wrong number, spam and an erased booking get the same error', async () => {
  const { reference } = await book();
  const answers = [
    await ask(wrongOf(reference, 1)),
    await ask(reference, '9811111111'),
    await ask(reference, `123${PHONE}`),
    await ask(wrongOf(reference, 2), '9811111112'),
  ];
  await shop.db.updateTable('bookings').set({ spam_at: 'now' }).execute();
  answers.push(await ask(reference, PHONE, '192.0.2.2'));
  await shop.db.updateTable('bookings').set({ spam_at: null, erased_at: 'now' }).execute();
  answers.push(await ask(reference, PHONE, '192.0.2.2'));
  expect(new Set(answers.map(told)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
});

test('a booking without a phone number is never found', async () => {
  const { reference } = await book(appointment({ customerPhone: '' }));
  expect((await ask(reference, '-')).status).toBe(404);
});

test('right attempts are not limited', async () => {
  const { reference } = await book();
  for (let time = 0; time < 25; time += 1) expect((await ask(reference)).status).toBe(200);
});

test('after five wrong attempts at a number, this network waits an hour, and others do not', async () => {
  const { reference } = await book();
  await guess(reference, 5, () => '192.0.2.1');
  const { status, headers } = await ask(reference);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBe(3600);
  expect((await ask(reference, PHONE, '192.0.2.2')).status).toBe(200);
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
  expect((await ask(reference)).status).toBe(200);
});

test('simultaneous attempts do not exceed the limit', async () => {
  const { reference } = await book();
  await Promise.all(Array.from({ length: 10 }, (_, time) => ask(wrongOf(reference, time + 1))));
  expect((await ask(reference)).status).toBe(429);
});

test('one network has twenty wrong attempts an hour over all numbers', async () => {
  const { reference } = await book();
  for (let time = 0; time < 20; time += 1) await ask(wrongOf(reference, 1), `98111111${10 + time}`);
  expect((await ask(reference)).status).toBe(429);
  const rows = await shop.db.selectFrom('lookup_tries').select('key').execute();
  await ask(wrongOf(reference, 9), '9822222222');
  expect(await shop.db.selectFrom('lookup_tries').select('key').execute()).toHaveLength(
    rows.length,
  );
});

test('a number has twenty wrong attempts a day from all networks together', async () => {
  const { reference } = await book();
  await guess(reference, 20, fourEach);
  const blocked = await ask(reference, PHONE, '203.0.113.1');
  const unknown = await ask(wrongOf(reference, 99), PHONE, '203.0.113.2');
  expect(blocked.status).toBe(429);
  expect(told(blocked)).toBe(told(unknown));
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR);
  expect((await ask(reference)).status).toBe(200);
});

test('a reference has twenty wrong attempts a day in any notation', async () => {
  const { reference } = await book();
  for (let time = 0; time < 20; time += 1) {
    const spelled = ['', '#', 'MCS', 'TR-'][time % 4] + reference;
    await ask(spelled, `98111111${10 + time}`, fourEach(time));
  }
  expect((await ask(reference, PHONE, '203.0.113.1')).status).toBe(429);
});

test('stored attempts reveal neither number nor reference', async () => {
  const { reference } = await book();
  await ask(wrongOf(reference, 1));
  const rows = await shop.db.selectFrom('lookup_tries').selectAll().execute();
  expect(rows).toHaveLength(4);
  for (const { key } of rows) expect(key).toHaveLength(43);
});

test.each([
  [{}, { texts: false, emails: false }],
  [{ SMTP_URL: 'smtp://mail.example' }, { texts: false, emails: true }],
  [
    { SPARROW_TOKEN: 'a-long-token', SPARROW_FROM: 'MCS' },
    { texts: true, emails: false },
  ],
])('a shop configured with %j reports which messages it can send', async (environment, ways) => {
  await shop.close();
  shop = await openTestShop(environment as Record<string, string>);
  expect((await shop.browser().ask('GET', '/api/message-ways')).body).toEqual(ways);
});
