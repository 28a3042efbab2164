import type { BookingPage, RepairView } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import type { BookingStats } from '@mcs-repairs/shared/domain/types/booking';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';

let shop: TestShop;
let staff: Browser;
let reference: string;
let token: string;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
  const { body } = await shop.browser().ask('POST', '/api/bookings', appointment());
  ({ reference, token } = body as BookingReceipt);
});
afterEach(() => shop.close());

const STANDARD = { tier: 'standard', price: 12_500, duration: '2 days', note: 'Compatible glass' };
const PREMIUM = { tier: 'premium', price: 18_000, duration: '3 days' };
const DAY = 24 * 3_600_000;

const page = async () =>
  (await staff.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
async function act(what: string, more: object) {
  const { id, version } = (await page()).booking;
  return staff.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
}
async function offered(options: object[] = [STANDARD, PREMIUM], validDays = 7) {
  if ((await page()).booking.status === 'pending') await act('stage', { stage: 'diagnosing' });
  const { status, body } = await act('estimates', { options, validDays });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (await page()).estimates[0]?.id ?? '';
}
const headers = () => ({ 'x-booking-token': token });
const mine = async () =>
  (await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers: headers() })).body as {
    repair: RepairView;
    receipt: BookingReceipt;
  };
async function answers(estimateId: string, answer: object) {
  const { version } = (await mine()).receipt;
  const body = { version, estimateId, ...answer };
  return shop
    .browser()
    .ask('POST', '/api/my-bookings/estimate-answers', body, { headers: headers() });
}
const revenue = async () => ((await staff.ask('GET', '/api/stats')).body as BookingStats).revenue;

test('a customer reads it on the private link, and opening the page accepts nothing', async () => {
  await offered();
  const { repair } = await mine();
  expect(repair).toMatchObject({
    stage: 'waiting_customer',
    estimate: { options: [STANDARD, PREMIUM], state: 'open', isOver: false },
  });
  expect((await page()).estimates).toMatchObject([{ state: 'open' }]);
});

test('accepting starts the repair, and the price counts as revenue once the repair is completed', async () => {
  const id = await offered();
  expect((await answers(id, { answer: 'accept', tier: 'premium' })).status).toBe(200);
  const { booking, estimates, audit } = await page();
  expect(booking).toMatchObject({ stage: 'repairing', estimatedPrice: 18_000 });
  expect(estimates).toMatchObject([
    { state: 'accepted', accepted: 'premium', answeredBy: 'customer' },
  ]);
  expect(audit.at(-1)).toMatchObject({
    by: 'customer',
    note: 'Estimate accepted: premium, Rs. 18,000',
  });
  expect(await revenue()).toBe(0);
  await act('stage', { stage: 'ready' });
  expect(await revenue()).toBe(18_000);
  expect((await answers(id, { answer: 'decline' })).status).toBe(422);
});

test('after declining, the device is collected unrepaired', async () => {
  const id = await offered();
  expect((await answers(id, { answer: 'decline' })).status).toBe(200);
  expect((await page()).booking).toMatchObject({ stage: 'unrepaired', status: 'cancelled' });
  const kinds = await shop.db.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(kinds.at(-1)?.kind).toBe('booking-unrepaired');
  expect(await revenue()).toBe(0);
});

test('only an offered option can be accepted', async () => {
  const id = await offered([STANDARD]);
  expect((await answers(id, { answer: 'accept' })).status).toBe(422);
  expect((await answers(id, { answer: 'accept', tier: 'premium' })).status).toBe(422);
});

test('a revision voids the previous estimate', async () => {
  const first = await offered();
  const second = await offered([{ ...STANDARD, price: 11_000 }]);
  expect((await answers(first, { answer: 'accept', tier: 'standard' })).status).toBe(422);
  expect((await answers(second, { answer: 'accept', tier: 'standard' })).status).toBe(200);
  expect((await page()).estimates.map(({ state }) => state)).toEqual(['accepted', 'void']);
});

test('cannot be answered after it has expired', async () => {
  const id = await offered([STANDARD], 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY);
  staff = await shop.staff();
  expect((await mine()).repair.estimate?.isOver).toBe(true);
  expect((await answers(id, { answer: 'accept', tier: 'standard' })).status).toBe(422);
});

test('of two simultaneous answers one counts', async () => {
  const id = await offered();
  const { version } = (await mine()).receipt;
  const both = await Promise.all(
    ['accept', 'decline'].map((answer) =>
      shop
        .browser()
        .ask(
          'POST',
          '/api/my-bookings/estimate-answers',
          { version, estimateId: id, answer, tier: 'standard' },
          { headers: headers() },
        ),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a clerk records the customer’s answer under the clerk’s own name', async () => {
  const estimateId = await offered();
  const { status } = await act('estimate-answers', {
    estimateId,
    answer: 'accept',
    tier: 'standard',
  });
  expect(status).toBe(200);
  expect((await page()).estimates).toMatchObject([{ state: 'accepted', answeredBy: 'Asha' }]);
});

test('a question of the customer is stored among the notes', async () => {
  await offered();
  const body = { text: 'Is the glass original?' };
  const asked = await shop
    .browser()
    .ask('POST', '/api/my-bookings/questions', body, { headers: headers() });
  expect(asked.status).toBe(204);
  expect((await page()).notes).toMatchObject([{ by: 'customer', text: body.text }]);
});

test('a question repeated after a lost response is stored once', async () => {
  await offered();
  const ask = (text: string, more = {}) =>
    shop
      .browser()
      .ask('POST', '/api/my-bookings/questions', { text }, { headers: { ...headers(), ...more } });
  const key = { 'idempotency-key': 'one-question' };
  const sent = [await ask('Is the glass original?', key), await ask('Is the glass original?', key)];
  expect(sent.map(({ status }) => status)).toEqual([204, 204]);
  expect((await page()).notes).toHaveLength(1);
  expect(await ask('How long?', key)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  await ask('Is the glass original?');
  await ask('Is the glass original?');
  expect((await page()).notes).toHaveLength(3);
});

test('a question waits on the page Today until staff write a note or another estimate', async () => {
  const questions = async () => ((await staff.ask('GET', '/api/today')).body as Today).questions;
  const ask = async (text: string) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await shop
      .browser()
      .ask('POST', '/api/my-bookings/questions', { text }, { headers: headers() });
  };
  await offered();
  expect(await questions()).toEqual({ total: 0, lines: [] });
  await ask('How long?');
  await ask('Is the glass original?');
  expect(await questions()).toMatchObject({
    total: 1,
    lines: [{ reference, text: 'Is the glass original?' }],
  });
  await act('notes', { text: 'Called, it is original' });
  expect((await questions()).total).toBe(0);
  await ask('Is it cheaper without?');
  expect((await questions()).total).toBe(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await offered([STANDARD]);
  expect((await questions()).total).toBe(0);
});

test('needs a device in the shop, one or two options, and whole prices', async () => {
  const early = await act('estimates', { options: [STANDARD], validDays: 7 });
  expect(early).toMatchObject({ status: 422, body: { code: 'transition-refused' } });
  await act('stage', { stage: 'diagnosing' });
  for (const options of [
    [],
    [STANDARD, STANDARD],
    [{ ...STANDARD, price: 0 }],
    [{ ...STANDARD, price: 1.5 }],
    [{ ...STANDARD, duration: '' }],
  ]) {
    expect((await act('estimates', { options, validDays: 7 })).status).toBe(422);
  }
  const negative = { options: [{ ...STANDARD, price: -500 }], validDays: 7 };
  expect(await act('estimates', negative)).toMatchObject({
    body: { fields: { 'options.0.price': 'A price is at least Rs. 1' } },
  });
});

test('its texts are visible only to staff and on the private link', async () => {
  await offered();
  const wrong = { headers: { 'x-booking-token': 'x' } };
  expect((await shop.browser().ask('GET', '/api/my-bookings', undefined, wrong)).status).toBe(404);
  const { body } = await shop.browser().ask('GET', '/api/booking-pages/1');
  expect(JSON.stringify(body)).not.toContain('12500');
  const mails = await shop.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(mails)).not.toContain('12500');
  const kept = (await page()).booking as Booking;
  expect(kept.notes).not.toContain('12500');
});
