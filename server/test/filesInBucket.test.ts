import './useBucket';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { inTransaction } from '../src/db/transact';
import { startMailWorker } from '../src/notifications/email/mailWorker';
import { checkPlaces } from '../src/operations/checkPlaces';
import { copyToBucket } from '../src/operations/copyToBucket';
import { makeBackup } from '../src/operations/makeBackup';
import { recipients } from '../src/operations/recipients';
import { restoreBackup } from '../src/operations/restoreBackup';
import { quiet } from '../src/operations/testing/freshShop';
import { claimPhoto } from '../src/photos/storedPhotos';
import { applyRetention } from '../src/privacy/applyRetention';
import { openFiles } from '../src/runtime/files/openFiles';
import type { BucketServer } from './bucketServer';
import { createEmptyPlace } from './testDatabase';
import { appointment, openTestShop, type TestShop } from './testShop';

let shop: TestShop;
let bucket: BucketServer;
const open = async (...given: Parameters<typeof openTestShop>) => {
  shop = await openTestShop(...given);
  if (!shop.bucket) throw new Error('no bucket');
  bucket = shop.bucket;
};
beforeEach(() => open());
afterEach(() => shop.close());

const DAY = 24 * 3_600_000;

async function upload(app = shop.app) {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#842' },
  })
    .jpeg()
    .toBuffer();
  const head =
    '--border\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  return app.inject({
    method: 'POST',
    url: '/api/photos',
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--border--\r\n')]),
  });
}
const uploaded = async () => (await upload()).json<{ photoId: string }>().photoId;
const book = (changes = {}) => shop.browser().ask('POST', '/api/bookings', appointment(changes));

test('a photo that one process stores is served by another', async () => {
  const photoId = await uploaded();
  expect(bucket.names()).toEqual([`photos/${photoId}.jpg`]);
  expect(existsSync(path.join(shop.config.dataDir, 'photos'))).toBe(false);
  const other = await buildApp({ config: shop.config, db: shop.db, now: () => shop.clock.now });
  const { cookies } = await shop.staff();
  const url = `/api/photos/${photoId}`;
  const read = await other.inject({ url, cookies: Object.fromEntries(cookies) });
  await other.close();
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(read.rawPayload).toEqual(bucket.stored.get(`photos/${photoId}.jpg`)?.content);
});

test.each(['hangs', 'slow body', 'closes', { status: 500, code: 'InternalError' }] as const)(
  'while the bucket fails (%j), photos get 503 and bookings are taken',
  async (fault) => {
    await shop.close();
    // With the time limits of a real shop.
    await open({}, {});
    const photoId = await uploaded();
    const staff = await shop.staff();
    bucket.fail(fault);
    const startedAt = performance.now();
    const read = await staff.ask('GET', `/api/photos/${photoId}`);
    expect([read.status, Number(read.headers['retry-after'])]).toEqual([503, 2]);
    expect(performance.now() - startedAt).toBeLessThan(12_000);
    // An upload does not read the body of the response, so a slow body does not make it fail.
    if (fault !== 'slow body') {
      const sent = await upload();
      expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '10']);
      expect(sent.json()).toMatchObject({
        fields: { photo: expect.stringMatching(/without one/) },
      });
    }
    const bookedAt = performance.now();
    expect((await book({ photoId })).status).toBe(201);
    expect(performance.now() - bookedAt).toBeLessThan(2000);
    bucket.fail(null);
    expect((await staff.ask('GET', `/api/photos/${photoId}`)).status).toBe(200);
  },
);

test('a photo that is missing in the bucket is 404', async () => {
  const photoId = await uploaded();
  bucket.stored.clear();
  const staff = await shop.staff();
  expect((await staff.ask('GET', `/api/photos/${photoId}`)).status).toBe(404);
});

test('photos without rows are removed from the bucket after a day, and other photos stay', async () => {
  const photoId = await uploaded();
  await inTransaction(shop.db, (trx) => claimPhoto(trx, photoId, 'a-booking'));
  const old = new Date(shop.clock.now.getTime() - 2 * DAY);
  for (const name of ['photos/stray.jpg', 'photos/sizes/stray-320.webp', 'mail/m.eml'])
    bucket.stored.set(name, { content: Buffer.from('x'), at: old });
  bucket.stored.set('photos/fresh.jpg', { content: Buffer.from('x'), at: shop.clock.now });
  await applyRetention({ ...shop, now: shop.clock.now });
  expect(bucket.names()).toEqual(
    ['mail/m.eml', 'photos/fresh.jpg', `photos/${photoId}.jpg`].sort(),
  );
  await applyRetention({ ...shop, now: new Date(shop.clock.now.getTime() + 90 * DAY) });
  expect(bucket.names()).not.toContain('mail/m.eml');
});

test('retention waits until the bucket responds', async () => {
  await uploaded();
  bucket.fail({ status: 500, code: 'InternalError' });
  const now = new Date(shop.clock.now.getTime() + 300 * DAY);
  await expect(applyRetention({ ...shop, now })).rejects.toThrow(/does not respond/);
  expect(await shop.db.selectFrom('photos').select('id').execute()).toHaveLength(1);
  bucket.fail(null);
  await applyRetention({ ...shop, now });
  expect(bucket.names()).toEqual([]);
});

describe('a customer’s erasure', () => {
  const erase = (token: string) =>
    shop.browser().ask('POST', '/api/my-bookings/erase', undefined, { headers: bearer(token) });
  const bearer = (token: string) => ({ 'x-booking-token': token });

  test('removes photos and emails from the bucket, and waits while it does not respond', async () => {
    const { token } = (await book({ photoId: await uploaded() })).body as BookingReceipt;
    const { db, config } = shop;
    const mails = startMailWorker({
      db,
      config,
      recipients,
      siteUrl: () => 'https://shop.example',
      log: quiet,
      now: () => shop.clock.now,
      pace: { pollMs: 1 << 30 },
    });
    expect(await mails.run()).toBe(1);
    await mails.stop();
    expect(bucket.names()).toEqual([
      expect.stringMatching(/^mail\/.*\.eml$/),
      expect.stringMatching(/^photos\//),
    ]);
    bucket.fail({ status: 503, code: 'SlowDown' });
    expect((await erase(token)).status).toBe(503);
    const names = await db.selectFrom('bookings').select('customer_name').execute();
    expect(names).toEqual([{ customer_name: 'Nisha Shrestha' }]);
    bucket.fail(null);
    expect((await erase(token)).status).toBeLessThan(300);
    expect(bucket.names()).toEqual([]);
  });
});

test('an email waits while the bucket does not respond', async () => {
  await book();
  bucket.fail({ status: 403, code: 'AccessDenied' });
  const { db, config } = shop;
  const mails = startMailWorker({
    db,
    config,
    recipients,
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: () => shop.clock.now,
    pace: { pollMs: 1 << 30 },
  });
  expect(await mails.run()).toBe(0);
  bucket.fail(null);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await mails.run()).toBe(1);
  await mails.stop();
});

test('a backup contains the photos of the bucket, and is restored into an empty bucket only', async () => {
  const photoId = await uploaded();
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'one');
  await makeBackup(shop.config, folder, shop.clock.now);
  const name = `photos/${photoId}.jpg`;
  const { content } = bucket.stored.get(name) ?? {};
  expect(readFileSync(path.join(folder, name))).toEqual(content);
  const place = await createEmptyPlace();
  const into = (prefix: string) => {
    const { filesBucket } = readConfig({ FILES_URL: bucket.url({ prefix }) });
    return restoreBackup({ ...place, filesBucket }, folder);
  };
  await expect(into('')).rejects.toThrow(/in use/);
  await into('/restored');
  expect(bucket.stored.get(`restored/${name}`)?.content).toEqual(content);
  expect(readdirSync(place.dataDir)).not.toContain('photos');
  bucket.fail({ status: 500, code: 'InternalError' });
  const again = makeBackup(shop.config, `${folder}-2`, shop.clock.now);
  await expect(again).rejects.toThrow(/1 of 1 photos could not be read: .*500 InternalError/);
  await place.remove();
  rmSync(path.dirname(folder), { recursive: true });
});

test('the files of the data folder are copied into the bucket once, and none is replaced', async () => {
  const { dataDir } = shop.config;
  const folder = openFiles({ dataDir });
  for (const name of ['photos/a.jpg', 'mail/m.eml', 'photos/sizes/a-320.webp', 'photos/b.jpg.part'])
    await folder.write(name, Buffer.from(name));
  expect(await copyToBucket(shop.config)).toEqual({ copied: 2, present: 0 });
  expect(bucket.names()).toEqual(['mail/m.eml', 'photos/a.jpg']);
  await folder.write('photos/c.jpg', Buffer.from('c'));
  expect(await copyToBucket(shop.config)).toEqual({ copied: 1, present: 2 });
  await folder.write('photos/c.jpg', Buffer.from('other'));
  await expect(copyToBucket(shop.config)).rejects.toThrow('photos/c.jpg has another content');
  expect(String(bucket.stored.get('photos/c.jpg')?.content)).toBe('c');
  await expect(copyToBucket({ dataDir })).rejects.toThrow(/^FILES_URL: /);
});

test('the start refuses a wrong key or bucket by name, and waits for no bucket that is down', async () => {
  const start = (url: string) => checkPlaces({ ...shop.config, ...settings(url) });
  const settings = (FILES_URL: string) => {
    const { filesBucket } = readConfig({ FILES_URL });
    return { filesBucket };
  };
  await start(bucket.url());
  expect(bucket.names()).toEqual([]);
  await expect(start(bucket.url({ secret: 'other' }))).rejects.toThrow(
    /^FILES_URL: .*SignatureDoesNotMatch/,
  );
  await expect(start(bucket.url({ bucket: 'other' }))).rejects.toThrow(
    /^FILES_URL: .*NoSuchBucket/,
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  bucket.fail('closes');
  await start(bucket.url());
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^FILES_URL: /));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
  warn.mockRestore();
});
