import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type {
  BookingPayments,
  PrintedReceipt,
  Receipt,
  Takings,
} from '@mcs-repairs/shared/domain/types/payments';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { LogPage } from '@mcs-repairs/shared/domain/types/staffLog';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { inTransaction } from '../../db/transact';
import { eraseBooking } from '../erasure/eraseBooking';

const TODAY = '2026-11-23';
const HOUR = 3_600_000;
let shop: TestShop;
let owner: Browser;
let clerk: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
  clerk = await join('clerk');
});
afterEach(() => shop.close());

async function join(role: string): Promise<Browser> {
  const account = { email: `${role}@shop.example`, password: 'some quite long words' };
  await owner.ask('POST', '/api/staff', { ...account, name: 'Bina', role });
  const browser = shop.browser();
  await browser.signIn(account);
  return browser;
}

/** Books a repair whose device was collected. */
async function repair({ stage = 'collected' as string | null } = {}) {
  const made = await shop.browser().ask('POST', '/api/bookings', appointment());
  const { reference, token } = made.body as BookingReceipt & { token: string };
  const page = await owner.ask('GET', `/api/booking-pages/${reference}`);
  const { id, version } = (page.body as BookingPage).booking;
  if (stage) await owner.ask('POST', `/api/bookings/${id}/stage`, { stage: 'ready', version });
  if (stage === 'collected')
    await owner.ask('POST', `/api/bookings/${id}/stage`, { stage, version: version + 1 });
  return { id, reference, token };
}
const pay = (id: string, amounts: object, key?: string, by = clerk) =>
  by.ask(
    'POST',
    `/api/bookings/${id}/payments`,
    amounts,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const paid = async (id: string, amounts: object) => (await pay(id, amounts)).body as Receipt;
const cancel = ({ id }: Receipt) => clerk.ask('POST', `/api/receipts/${id}/cancellations`);
const paymentsOf = async (id: string) =>
  (await clerk.ask('GET', `/api/bookings/${id}/payments`)).body as BookingPayments;
const takings = async (date = TODAY) =>
  (await clerk.ask('GET', `/api/takings/${date}`)).body as Takings;
const close = (countedCash: number, seen: number, date = TODAY) =>
  clerk.ask('POST', `/api/takings/${date}/closes`, { countedCash, seen });
const reopen = (by = owner) => by.ask('POST', `/api/takings/${TODAY}/reopenings`);

test('each payment gets the next receipt of the year, and a new year begins with 1', async () => {
  const { id, reference } = await repair();
  expect((await pay(id, { cash: 2000, esewa: 2500 })).status).toBe(201);
  expect(await paid(id, { card: 100 })).toMatchObject({ number: '2026-0002', reference });
  expect(await paymentsOf(id)).toMatchObject({
    total: 4600,
    receipts: [
      { number: '2026-0001', by: 'Bina', amounts: { cash: 2000, esewa: 2500, bank: 0 } },
      {},
    ],
  });
  // The test's clock is five minutes after midnight in Nepal, which is at 18:15 UTC.
  shop.clock.now = new Date('2026-12-31T18:20:00.000Z');
  clerk = shop.browser();
  await clerk.signIn({ email: 'clerk@shop.example', password: 'some quite long words' });
  expect(await paid(id, { bank: 5 })).toMatchObject({ number: '2027-0001' });
});

test('payments at the same moment get numbers without gaps', async () => {
  const { id } = await repair();
  const wrong = pay(id, { cash: 0 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id, { cash: 10 })));
  const numbers = answers.map(({ body }) => (body as Receipt).number).sort();
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => `2026-000${index + 1}`));
  expect((await wrong).status).toBe(422);
  expect((await takings()).amounts.cash).toBe(80);
});

test('a double press records a payment once', async () => {
  const { id } = await repair();
  const key = 'a-key-of-one-press-1';
  const answers = await Promise.all([pay(id, { cash: 10 }, key), pay(id, { cash: 10 }, key)]);
  expect(answers.map(({ body }) => (body as Receipt).number)).toEqual(['2026-0001', '2026-0001']);
  expect((await paymentsOf(id)).receipts).toHaveLength(1);
});

test('a receipt is cancelled once, by a receipt of its own, and never deleted', async () => {
  const { id } = await repair();
  const receipt = await paid(id, { cash: 700, khalti: 300 });
  const [one, two] = await Promise.all([cancel(receipt), cancel(receipt)]);
  expect([one.status, two.status].sort()).toEqual([201, 409]);
  const cancellation = [one, two].find(({ status }) => status === 201)?.body as Receipt;
  expect(cancellation).toMatchObject({
    number: '2026-0002',
    total: -1000,
    cancels: '2026-0001',
  });
  expect((await cancel(cancellation)).status).toBe(409);
  expect(await paymentsOf(id)).toMatchObject({
    total: 0,
    receipts: [{ cancelledBy: '2026-0002' }, { cancels: '2026-0001' }],
  });
  const { entries } = (await owner.ask('GET', '/api/log')).body as LogPage;
  expect(entries.slice(0, 2).map(({ by, event }) => [by, event])).toEqual([
    ['Bina', 'receipt-cancelled'],
    ['Bina', 'payment-recorded'],
  ]);
});

test('a closed day has its sums, the counted cash and who closed it, and gets no receipt', async () => {
  const { id } = await repair();
  await paid(id, { cash: 1500, card: 500 });
  const receipt = await paid(id, { cash: 100 });
  expect((await close(1500, 1)).body).toMatchObject({ code: 'conflict' });
  const [one, two] = await Promise.all([close(1550, 2), close(1550, 2)]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  expect(await takings()).toMatchObject({
    amounts: { cash: 1600, card: 500 },
    total: 2100,
    isClosed: true,
    closes: [{ by: 'Bina', expectedCash: 1600, countedCash: 1550, reopenedBy: null }],
  });
  const refusal = { status: 409, body: { code: 'conflict' } };
  expect(await pay(id, { cash: 5 })).toMatchObject(refusal);
  expect(await cancel(receipt)).toMatchObject(refusal);
  expect((await reopen(clerk)).status).toBe(403);
  expect((await reopen()).body).toMatchObject({
    isClosed: false,
    closes: [{ by: 'Bina', reopenedBy: 'Asha' }],
  });
  expect((await reopen()).status).toBe(409);
  expect((await pay(id, { cash: 5 })).status).toBe(201);
  const { entries } = (await owner.ask('GET', '/api/log')).body as LogPage;
  expect(entries.slice(0, 3).map(({ by, event }) => [by, event])).toEqual([
    ['Bina', 'payment-recorded'],
    ['Asha', 'day-reopened'],
    ['Bina', 'day-closed'],
  ]);
});

test('a cancellation counts on its own day', async () => {
  const { id } = await repair();
  const receipt = await paid(id, { cash: 900 });
  await close(900, 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR);
  clerk = shop.browser();
  await clerk.signIn({ email: 'clerk@shop.example', password: 'some quite long words' });
  await cancel(receipt);
  expect([(await takings()).total, (await takings('2026-11-24')).total]).toEqual([900, -900]);
});

test('no customer and no rider sees an amount, and the sums are for owners and clerks', async () => {
  const { id, reference, token } = await repair();
  const receipt = await paid(id, { cash: 4321 });
  const rider = await join('rider');
  const technician = await join('technician');
  for (const url of [`bookings/${id}/payments`, `receipts/${receipt.id}`, `takings/${TODAY}`]) {
    expect((await rider.ask('GET', `/api/${url}`)).status).toBe(403);
    expect((await shop.browser().ask('GET', `/api/${url}`)).status).toBe(401);
  }
  expect((await technician.ask('GET', `/api/receipts/${receipt.id}`)).status).toBe(200);
  expect((await technician.ask('GET', `/api/takings/${TODAY}`)).status).toBe(403);
  const page = await shop
    .browser()
    .ask('GET', '/api/my-bookings', undefined, { headers: { 'x-booking-token': token } });
  expect(page.status).toBe(200);
  const mails = await shop.db.selectFrom('outbox').selectAll().execute();
  const seen = JSON.stringify([page.body, mails]);
  expect([seen.includes(reference), seen.includes('4321')]).toEqual([true, false]);
});

test('an erased booking keeps its receipts without the person', async () => {
  const { id, reference } = await repair();
  const receipt = await paid(id, { cash: 50 });
  const printed = async () => (await clerk.ask('GET', `/api/receipts/${receipt.id}`)).body;
  const { customerName } = appointment();
  expect(await printed()).toMatchObject({ customerName, deviceModel: 'iPhone 15 Pro' });
  await inTransaction(shop.db, (trx) => eraseBooking(trx, id, shop.clock.now));
  expect((await printed()) as PrintedReceipt).toMatchObject({
    ...{ number: '2026-0001', reference, total: 50 },
    ...{ customerName: '', deviceModel: '', repairService: '' },
  });
  expect((await takings()).total).toBe(50);
});

test('payments for sample bookings are refused, because reports and takings count none', async () => {
  expect((await owner.ask('POST', '/api/guide/samples')).status).toBeLessThan(300);
  const sample = await shop.db
    .selectFrom('bookings')
    .select('id')
    .where('stage', '=', 'collected')
    .executeTakeFirstOrThrow();
  expect((await pay(sample.id, { cash: 5 })).body).toMatchObject({ code: 'transition-refused' });
});

test.each([
  ['cash', {}],
  ['cash', { cash: 0 }],
  ['card', { card: -1 }],
  ['esewa', { esewa: 1.5 }],
  ['bank', { bank: 10_000_001 }],
  ['khalti', { khalti: 2 ** 31 }],
])('names the wrong amount %s', async (field, amounts) => {
  const { id } = await repair();
  expect(await pay(id, amounts)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as string } },
  });
});

test('refuses payments for a device that is not in the shop, wrong days and wrong counts', async () => {
  const { id } = await repair({ stage: null });
  expect((await pay(id, { cash: 5 })).body).toMatchObject({ code: 'transition-refused' });
  expect((await pay('nobody', { cash: 5 })).status).toBe(404);
  expect((await close(0, 0, '2026-11-24')).body).toMatchObject({ code: 'invalid' });
  for (const counted of [-1, 0.5, 2 ** 31]) expect((await close(counted, 0)).status).toBe(422);
  expect((await clerk.ask('GET', '/api/takings/tomorrow')).status).toBe(422);
});
