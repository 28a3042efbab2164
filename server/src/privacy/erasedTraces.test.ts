import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { sqliteFile } from '../db/openDatabase';
import { ENGINE } from '../../test/testDatabase';
import { openTestShop, repairRequest, type Browser, type TestShop } from '../../test/testShop';
import { MERGES } from '../bookings/erasure/numbersWithoutBookings';
import { lockKeys } from '../db/lockKeys';
import { inTransaction } from '../db/transact';
import { applyRetention } from './applyRetention';
import { eraseOldBookings } from './eraseOldBookings';
import { forgetLoneNumbers } from '../bookings/erasure/numbersWithoutBookings';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const FIRST = '9800000001';
const SECOND = '9841000002';
const THIRD = '9851000003';

const ask = async (phone: string, change = {}): Promise<BookingReceipt> =>
  (await shop.browser().ask('POST', '/api/bookings', repairRequest({ phone, ...change })))
    .body as BookingReceipt;
const erase = async ({ token }: BookingReceipt) => {
  const headers = { 'x-booking-token': token };
  const answer = await shop.browser().ask('POST', '/api/my-bookings/erase', undefined, { headers });
  expect(answer.status).toBe(204);
};
const note = (phone: string, text = 'Prefers mornings') =>
  staff.ask('POST', `/api/customers/${phone}/notes`, { text });
const enquire = async (phone: string) => {
  const enquiry = { customerName: 'Ramesh', customerPhone: phone, message: 'In stock?', items: [] };
  expect((await shop.browser().ask('POST', '/api/enquiries', enquiry)).status).toBe(201);
};
const correct = async ({ reference }: BookingReceipt, customerPhone: string) => {
  const { id, version } = await shop.db
    .selectFrom('bookings')
    .select(['id', 'version'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const correction = { version, customerPhone };
  const answer = await staff.ask('POST', `/api/bookings/${id}/corrections`, correction);
  expect(answer.status).toBe(200);
};
const join = (phone: string, other: string) =>
  staff.ask('POST', `/api/customers/${phone}/merges`, { other });
const notes = () => shop.db.selectFrom('customer_notes').select(['phone_key', 'text']).execute();
const merges = () =>
  shop.db.selectFrom('customer_merges').select(['phone_key', 'main_key']).execute();
const log = async () =>
  JSON.stringify(await shop.db.selectFrom('customer_merge_log').selectAll().execute());
const retain = (days: number) =>
  applyRetention({
    db: shop.db,
    config: shop.config,
    now: new Date(shop.clock.now.getTime() + days * 24 * 3_600_000),
  });

(ENGINE === 'sqlite' ? test : test.skip)(
  'soon after an erasure neither the database nor its journal holds what was erased',
  async () => {
    const file = sqliteFile(shop.config.dataDir);
    const inside = (name: string) =>
      [file, `${file}-wal`].filter((each) => existsSync(each) && readFileSync(each).includes(name));
    const booked = await ask(FIRST, { fullName: 'Zwentibold Quux' });
    expect(inside('Zwentibold')).toContain(`${file}-wal`);
    await erase(booked);
    const deadline = performance.now() + 15_000;
    while (inside('Zwentibold').length && performance.now() < deadline) await sleep(100);
    expect(inside('Zwentibold')).toEqual([]);
  },
);

test('a note about a number is deleted with its last booking', async () => {
  const first = await ask(FIRST);
  const second = await ask('+977 980-0000001');
  await ask(SECOND);
  await note(FIRST);
  await note(SECOND, 'Another customer');
  await erase(first);
  expect(await notes()).toHaveLength(2);
  await erase(second);
  expect(await notes()).toEqual([{ phone_key: SECOND, text: 'Another customer' }]);
});

test('a number without bookings leaves its merged customer', async () => {
  const first = await ask(FIRST);
  for (const phone of [SECOND, THIRD]) await ask(phone);
  await join(FIRST, SECOND);
  await join(FIRST, THIRD);
  await erase(first);
  expect(await merges()).toEqual([{ phone_key: THIRD, main_key: SECOND }]);
  expect(await log()).not.toContain(FIRST);
  // Staff can still undo the other merge.
  const { body } = await staff.ask('GET', `/api/customers/${SECOND}`);
  const [merge] = (body as { merges: { id: string }[] }).merges;
  const parting = `/api/customers/${SECOND}/merges/${merge?.id}/undoing`;
  expect((await staff.ask('POST', parting)).status).toBe(204);
  expect(await merges()).toEqual([]);
});

test('a number that was merged with another customer leaves the log, too', async () => {
  await ask(FIRST);
  await ask(SECOND);
  const third = await ask(THIRD);
  await join(SECOND, THIRD);
  await join(FIRST, SECOND);
  await erase(third);
  expect(await log()).not.toContain(THIRD);
  expect(await merges()).toEqual([{ phone_key: SECOND, main_key: FIRST }]);
});

test('retention deletes unused numbers a day later', async () => {
  await note(FIRST);
  await note(SECOND);
  await join(SECOND, THIRD);
  await ask(THIRD);
  await join('9861000004', '9861000005');
  await retain(0.5);
  expect(await notes()).toHaveLength(2);
  await retain(1.5);
  // The second number now belongs to a customer who has a booking.
  expect((await notes()).map(({ phone_key }) => phone_key)).toEqual([SECOND]);
  expect(await merges()).toEqual([{ phone_key: THIRD, main_key: SECOND }]);
  expect(await log()).not.toContain('98610');
});

test('notes move to the right number when a mistyped one is corrected', async () => {
  const booked = await ask(FIRST);
  await note(FIRST);
  await correct(booked, SECOND);
  expect((await notes()).map(({ phone_key }) => phone_key)).toEqual([SECOND]);
});

test('notes stay with a mistyped number that has requests or other numbers', async () => {
  const booked = await ask(FIRST);
  await enquire(FIRST);
  await note(FIRST);
  await correct(booked, SECOND);
  expect((await notes()).map(({ phone_key }) => phone_key)).toEqual([FIRST]);
  await note(SECOND);
  await join(THIRD, SECOND);
  await correct(booked, '9861000004');
  const kept = (await notes()).map(({ phone_key }) => phone_key);
  expect(kept.sort()).toEqual([FIRST, SECOND]);
});

test('notes of a customer with another used number move to it', async () => {
  const first = await ask(FIRST);
  const second = await ask(SECOND);
  await note(FIRST);
  await join(FIRST, SECOND);
  await erase(first);
  expect(await notes()).toEqual([{ phone_key: SECOND, text: 'Prefers mornings' }]);
  expect(await merges()).toEqual([]);
  await erase(second);
  expect(await notes()).toEqual([]);
});

test('a number with requests keeps its customer and notes when its last booking is erased', async () => {
  const first = await ask(FIRST);
  await ask(SECOND);
  await enquire(FIRST);
  await note(FIRST);
  await join(FIRST, SECOND);
  await erase(first);
  expect((await notes()).map(({ phone_key }) => phone_key)).toEqual([FIRST]);
  expect(await merges()).toEqual([{ phone_key: SECOND, main_key: FIRST }]);
});

test('retention deletes all traces of a customer whose bookings are erased together', async () => {
  for (const phone of [FIRST, SECOND, THIRD]) await ask(phone);
  for (const phone of [FIRST, SECOND, THIRD]) await note(phone);
  await join(FIRST, SECOND);
  await join(FIRST, THIRD);
  const now = new Date(shop.clock.now.getTime() + 1000 * 24 * 3_600_000);
  await eraseOldBookings({ ...shop, files: shop.app.files, now });
  expect([await notes(), await merges(), await log()]).toEqual([[], [], '[]']);
});

(ENGINE === 'postgres' ? test : test.skip)(
  'who takes numbers from customers waits for who joins them, and holds no booking meanwhile',
  async () => {
    const first = await ask(FIRST);
    await ask(SECOND);
    await note(THIRD);
    const now = new Date(shop.clock.now.getTime() + 1000 * 24 * 3_600_000);
    const works = [
      () => erase(first),
      () => forgetLoneNumbers(shop.db, now),
      () => eraseOldBookings({ ...shop, files: shop.app.files, now }),
    ];
    for (const work of works) {
      let unlock = () => {};
      const isUnlocked = new Promise<void>((resolve) => (unlock = resolve));
      let joining: Promise<void> | undefined;
      await new Promise<void>((isLocked) => {
        joining = inTransaction(shop.db, async (trx) => {
          await lockKeys(trx, shop.db.engine, [MERGES]);
          isLocked();
          await isUnlocked;
        });
      });
      let isDone = false;
      const working = work().then(() => (isDone = true));
      await sleep(300);
      expect(isDone).toBe(false);
      await inTransaction(shop.db, (trx) =>
        trx.selectFrom('bookings').select('id').forUpdate().noWait().execute(),
      );
      unlock();
      await Promise.all([joining, working]);
    }
  },
);
