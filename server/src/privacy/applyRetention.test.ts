import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimPhoto, insertPhoto } from '../photos/storedPhotos';
import { findBookingByToken } from '../bookings/bookingLinks';
import { insertEnquiry } from '../inquiries/storedRequests';
import { inTransaction } from '../db/transact';
import { startMailWorker } from '../notifications/email/mailWorker';
import { recipients } from '../operations/recipients';
import { booked, freshShop, quiet, type FreshShop } from '../operations/testing/freshShop';
import { photoFile } from '../photos/photoFiles';
import { applyRetention } from './applyRetention';
import { monthsBefore } from './periods';
import { startRetentionJob } from './retentionJob';

let shop: FreshShop;
beforeEach(async () => {
  shop = await freshShop();
});
afterEach(() => shop.close());

const at = (instant: string) => new Date(instant);
const apply = (instant: string) =>
  applyRetention({ db: shop.db, config: shop.config, now: at(instant) });

test.each([
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00Z', 12, '2023-02-28T00:00:00.000Z'],
  ['2026-01-22T02:45:00Z', 24, '2024-01-22T02:45:00.000Z'],
])('%s less %i months is %s', (now, months, expected) => {
  expect(monthsBefore(at(now), months).toISOString()).toBe(expected);
});

test('a booking is stored for 24 months after its last change, and then its personal data is erased', async () => {
  const { token } = await booked(shop);
  expect(await apply('2028-01-22T02:45:00Z')).toMatchObject({ bookings: 0 });
  expect(await findBookingByToken(shop.db, token)).not.toBeNull();
  expect(await apply('2028-01-24T02:45:00Z')).toMatchObject({ bookings: 1 });
  expect(await findBookingByToken(shop.db, token)).toBeNull();
  const row = await shop.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Asha|asha|9800000000/);
  expect(row).toMatchObject({ status: 'pending', appointment_date: '2026-01-23' });
  expect(await apply('2028-01-24T02:45:00Z')).toMatchObject({ bookings: 0 });
});

test('a photo is deleted after six months with its file, and its booking stays', async () => {
  const { token } = await booked(shop);
  const booking = await findBookingByToken(shop.db, token);
  await inTransaction(shop.db, (trx) =>
    insertPhoto(trx, { id: 'p1', contentType: 'image/jpeg', bytes: 3 }, '198.51.100.7', shop.now()),
  );
  await inTransaction(shop.db, (trx) => claimPhoto(trx, 'p1', booking?.id ?? ''));
  await shop.db.updateTable('bookings').set({ photo_id: 'p1' }).execute();
  const file = path.join(shop.config.dataDir, photoFile('p1'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'abc');
  expect(await apply('2026-07-22T02:45:00Z')).toMatchObject({ photos: 0 });
  expect(await apply('2026-07-22T02:46:00Z')).toMatchObject({ photos: 1 });
  expect(existsSync(file)).toBe(false);
  expect((await findBookingByToken(shop.db, token))?.photoId).toBeUndefined();
});

test('a photo without a booking is deleted after a day', async () => {
  await inTransaction(shop.db, (trx) =>
    insertPhoto(trx, { id: 'p2', contentType: 'image/jpeg', bytes: 3 }, '198.51.100.7', shop.now()),
  );
  expect(await apply('2026-01-23T02:44:00Z')).toMatchObject({ photos: 0 });
  expect(await apply('2026-01-23T02:46:00Z')).toMatchObject({ photos: 1 });
});

test('spam is deleted thirty days after its mark, even before its appointment', async () => {
  const junk = await booked(shop, { customerName: 'Coins', appointmentDate: '2026-06-01' });
  await booked(shop);
  const marked = { spam_at: shop.now().toISOString(), status: 'cancelled' } as const;
  const bookings = shop.db.updateTable('bookings').set(marked);
  await bookings.where('reference', '=', junk.reference).execute();
  for (const name of ['Junk', 'Asha']) {
    const form = { customerName: name, customerPhone: '9800000000', items: [] };
    const stored = { id: name, reference: name, now: shop.now() };
    await inTransaction(shop.db, (trx) => insertEnquiry(trx, form, stored));
  }
  const { spam_at } = marked;
  await shop.db.updateTable('enquiries').set({ spam_at }).where('id', '=', 'Junk').execute();
  expect(await apply('2026-02-21T02:45:00Z')).toMatchObject({ bookings: 0, requests: 0 });
  expect(await apply('2026-02-21T02:46:00Z')).toMatchObject({ bookings: 1, requests: 1 });
  expect(await findBookingByToken(shop.db, junk.token)).toBeNull();
  const kept = await shop.db.selectFrom('enquiries').select('id').execute();
  expect(kept).toEqual([{ id: 'Asha' }]);
});

describe('files of killed processes in the photo folder', () => {
  const leave = (name: string, writtenAt: Date) => {
    const file = path.join(shop.config.dataDir, 'photos', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'jpg');
    utimesSync(file, writtenAt, writtenAt);
    return file;
  };

  test('are deleted after a day, complete or not, unless they have a row', async () => {
    const strays = [leave('stray.jpg', shop.now()), leave('half.jpg.part', shop.now())];
    const photo = { id: 'known', contentType: 'image/jpeg', bytes: 3 };
    await inTransaction(shop.db, (trx) => insertPhoto(trx, photo, '198.51.100.7', shop.now()));
    await inTransaction(shop.db, (trx) => claimPhoto(trx, 'known', 'a-booking'));
    const known = leave('known.jpg', shop.now());
    expect(await apply('2026-01-23T02:44:00Z')).toMatchObject({ photos: 0 });
    expect(strays.map((file) => existsSync(file))).toEqual([true, true]);
    expect(await apply('2026-01-23T02:46:00Z')).toMatchObject({ photos: 2 });
    expect(strays.map((file) => existsSync(file))).toEqual([false, false]);
    expect(existsSync(known)).toBe(true);
  });

  test('stay if most files are unknown, because the database belongs to another shop', async () => {
    const files = Array.from({ length: 21 }, (_, n) => leave(`photo-${n}.jpg`, shop.now()));
    await expect(apply('2026-01-24T00:00:00Z')).rejects.toThrow(/21 of 21 photos have no row/);
    expect(files.every((file) => existsSync(file))).toBe(true);
  });
});

test('requests are deleted after twelve months, slice by slice', async () => {
  const form = { customerName: 'Asha', customerPhone: '9800000000', items: [] };
  for (let number = 0; number < 205; number += 1) {
    const stored = { id: `e${number}`, reference: `E${number}`, now: shop.now() };
    await inTransaction(shop.db, (trx) => insertEnquiry(trx, form, stored));
  }
  expect(await apply('2027-01-22T02:45:00Z')).toMatchObject({ requests: 0 });
  expect(await apply('2027-01-22T02:46:00Z')).toMatchObject({ requests: 205 });
});

test('emails are deleted after ninety days, with their files', async () => {
  await booked(shop);
  const { config, db } = shop;
  const siteUrl = () => 'https://shop.example';
  const pace = { pollMs: 1 << 30 };
  const mails = startMailWorker({
    db,
    config,
    recipients,
    siteUrl,
    log: quiet,
    now: shop.now,
    pace,
  });
  await mails.run();
  await mails.stop();
  const { id } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  const file = path.join(config.dataDir, 'mail', `${id}.eml`);
  utimesSync(file, shop.now(), shop.now());
  expect(await apply('2026-04-22T02:44:00Z')).toMatchObject({ mails: 0 });
  expect(existsSync(file)).toBe(true);
  expect(await apply('2026-04-22T02:46:00Z')).toMatchObject({ mails: 1 });
  expect(existsSync(file)).toBe(false);
});

test('the job runs by itself and logs one line without names', async () => {
  await booked(shop);
  shop.setNow(at('2029-01-01T00:00:00Z'));
  const { db, config, now } = shop;
  let say: (line: unknown) => void = () => {};
  const said = new Promise((resolve) => (say = resolve));
  const job = startRetentionJob({ db, config, log: { ...quiet, info: say }, now, firstMs: 0 });
  expect(await said).toEqual({
    counts: { bookings: 1, photos: 0, requests: 0, mails: 0, others: 0 },
  });
  await job.stop();
});
