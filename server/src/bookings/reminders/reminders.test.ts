import { changeStatus } from '../changeStatus';
import { moveBooking } from '../moveBooking';
import { startMailWorker } from '../../notifications/email/mailWorker';
import { startMailServer, type MailServer } from '../../notifications/email/testing/mailServer';
import { booked, freshShop, quiet, type FreshShop } from '../../operations/testing/freshShop';
import { recipients } from '../../operations/recipients';
import { promiseReminders } from './remindCustomers';

const STAFF = { name: 'Bimala', staffId: null };
/**
 * The clock of the tests is on the Tuesday before the appointment. The appointment is on Friday, 23
 * January 2026, at 9:30 in Nepal (3:45 UTC).
 */
const TUESDAY = new Date('2026-01-20T05:00:00Z');
const at = (time: string) => new Date(`2026-01-${time}:00Z`);

let shop: FreshShop;
let mails: MailServer;
beforeEach(async () => {
  shop = await freshShop();
  shop.setNow(TUESDAY);
  mails = await startMailServer();
});
afterEach(async () => {
  await shop.close();
  await mails.close();
});

const remind = async (now: Date) => {
  shop.setNow(now);
  return promiseReminders(shop);
};
const kinds = async () =>
  (await shop.db.selectFrom('outbox').select('kind').orderBy('id').execute())
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('reminder'));
const onlyBooking = async () => {
  const query = shop.db.selectFrom('bookings').select(['id', 'version']);
  return query.executeTakeFirstOrThrow();
};

test('a customer is reminded a day and two hours before, each once, by any number of processes', async () => {
  await booked(shop);
  expect(await remind(at('22T03:44'))).toBe(0);
  shop.setNow(at('22T03:45'));
  const day = await Promise.all([1, 2, 3].map(() => promiseReminders(shop)));
  expect(day.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remind(at('22T12:00'))).toBe(0);
  shop.setNow(at('23T01:45'));
  const hours = await Promise.all([1, 2, 3].map(() => promiseReminders(shop)));
  expect(hours.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remind(at('23T03:44'))).toBe(0);
  expect(await kinds()).toEqual(['reminder-day', 'reminder-hours']);
});

test('a customer who booked less than a day or two hours before gets no needless reminder', async () => {
  shop.setNow(at('22T10:00'));
  await booked(shop);
  expect(await remind(at('22T11:00'))).toBe(0);
  expect(await remind(at('23T01:50'))).toBe(1);
  expect(await kinds()).toEqual(['reminder-hours']);
});

test('a cancelled booking gets no reminder, even if one is already waiting', async () => {
  await booked(shop);
  await remind(at('22T03:50'));
  const { id, version } = await onlyBooking();
  await changeStatus(shop, id, { to: 'cancelled', version, tell: false }, STAFF);
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl: mails.url },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: shop.now,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
  expect(mails.received.map(({ mail }) => mail.subject)).toEqual([
    expect.stringContaining('We have your booking'),
  ]);
  expect(await kinds()).toEqual([]);
  expect(await remind(at('23T01:50'))).toBe(0);
});

test('a rescheduled booking gets a reminder of its new time only', async () => {
  await booked(shop);
  await remind(at('22T03:50'));
  const { id, version } = await onlyBooking();
  const to = { appointmentDate: '2026-01-27', appointmentTime: '10:00 AM', version };
  expect((await moveBooking(shop, id, to, STAFF)).ok).toBe(true);
  expect(await remind(at('23T01:50'))).toBe(0);
  expect(await remind(at('26T05:00'))).toBe(1);
  expect(await remind(at('27T03:00'))).toBe(1);
});

test('a server that was down does not send the one-day reminder when hours are left', async () => {
  await booked(shop);
  expect(await remind(at('23T00:30'))).toBe(0);
  expect(await remind(at('23T01:50'))).toBe(1);
});

test('the reminder names the time and contains a working link', async () => {
  await booked(shop);
  await remind(at('22T03:50'));
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl: mails.url },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: shop.now,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
  const reminder = mails.received.at(-1)?.mail;
  expect(reminder?.subject).toBe(
    'Reminder: your visit on Friday, January 23, 2026, 9:30 AM (Nepal time) - MCS Repairs',
  );
  expect(reminder?.text).toMatch(/my-booking\/open#[\w-]{43}/);
  expect(reminder?.attachments).toEqual([]);
});
