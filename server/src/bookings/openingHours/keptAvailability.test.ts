import type { Availability } from '@mcs-repairs/shared/domain/types/availability';
import { appointment, NOW, openTestShop, TOMORROW, type TestShop } from '../../../test/testShop';
import { buildApp } from '../../app';
import { openDatabase } from '../../db/openDatabase';
import type { Db } from '../../db/schema';

let shop: TestShop;
/** A second server process that uses the same database. */
let other: { app: Awaited<ReturnType<typeof buildApp>>; db: Db };
beforeEach(async () => {
  shop = await openTestShop();
  const db = openDatabase(shop.config);
  other = { db, app: await buildApp({ config: shop.config, db, now: () => shop.clock.now }) };
});
afterEach(async () => {
  await other.app.close();
  await other.db.destroy();
  await shop.close();
});

const WEEK = `/api/availability?from=2026-11-23&to=2026-11-29`;
async function isFree(app = shop.app, shopDate = TOMORROW, time = '11:00 AM'): Promise<boolean> {
  const days = (await app.inject({ url: WEEK })).json<Availability>().days;
  const slot = days.find((day) => day.shopDate === shopDate)?.slots.find((s) => s.time === time);
  if (!slot) throw new Error(`There is no ${time}`);
  return slot.available;
}
const take = async () => {
  const wanted = appointment({ appointmentDate: TOMORROW, appointmentTime: '11:00 AM' });
  expect((await shop.browser().ask('POST', '/api/bookings', wanted)).status).toBe(201);
};

test('a slot that one process fills is unavailable in every process, and free again likewise', async () => {
  expect([await isFree(), await isFree(other.app)]).toEqual([true, true]);
  await take();
  expect([await isFree(), await isFree(other.app)]).toEqual([false, false]);
  const staff = await shop.staff();
  const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const cancel = { to: 'cancelled', version: 1 };
  expect((await staff.ask('POST', `/api/bookings/${id}/transitions`, cancel)).status).toBe(200);
  expect([await isFree(other.app), await isFree()]).toEqual([true, true]);
});

test('responses during a booking are never outdated', async () => {
  await isFree();
  const taking = take().then(() => Promise.all([isFree(), isFree(other.app)]));
  const meanwhile = Promise.all(Array.from({ length: 20 }, () => isFree()));
  expect(await taking).toEqual([false, false]);
  await meanwhile;
});

test('a slot that has begun is not offered any longer', async () => {
  const today = '2026-11-23';
  // Sets the test's clock to 11:45 in Kathmandu plus `minutes`.
  const at = (minutes: number) => {
    shop.clock.now = new Date(NOW.getTime() + minutes * 60_000);
  };
  const free = () => isFree(shop.app, today, '12:30 PM');
  expect(await free()).toBe(true);
  at(44);
  const before = await free();
  at(46);
  expect([before, await free()]).toEqual([true, false]);
});

test('a cached response is created once for all, in each encoding', async () => {
  const bytes = async (encoding: string) =>
    (await shop.app.inject({ url: WEEK, headers: { 'accept-encoding': encoding } })).rawPayload;
  const [first, second, third] = [await bytes('br'), await bytes('gzip'), await bytes('br')];
  expect(first.equals(third)).toBe(true);
  expect(first.equals(second)).toBe(false);
});
