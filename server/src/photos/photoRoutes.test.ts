import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { insertPhoto } from './storedPhotos';
import { inTransaction } from '../db/transact';
import { networkKey } from '../abuseLimits/networkKey';
import { appointment, openTestShop, type TestShop } from '../../test/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'Home of Nisha' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .toFormat(format)
    .toBuffer();

const upload = (bytes: Buffer, { name = 'photo', address = '198.51.100.7' } = {}) => {
  const boundary = 'border-of-a-part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return shop.browser().ask('POST', '/api/photos', body, { headers, address });
};
const photoIdOf = ({ body }: { body: unknown }) => (body as { photoId: string }).photoId;

test.each(['jpeg', 'png'] as const)(
  'a %s is stored without the camera’s metadata',
  async (format) => {
    const sent = await upload(await picture(format));
    expect(sent.status).toBe(201);
    const staff = await shop.staff();
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/photos/${photoIdOf(sent)}`;
    const { statusCode, headers, rawPayload } = await shop.app.inject({ url, headers: { cookie } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // With `no-store`, the browser keeps no copy of the photo. After sign-out, nobody can see it
      // there.
      'cache-control': 'no-store',
    });
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 40, height: 30, exif: undefined });
  },
);

test('a photo belongs to the first booking that uses it', async () => {
  const photoId = photoIdOf(await upload(await picture('jpeg')));
  const book = (appointmentTime: string) =>
    shop.browser().ask('POST', '/api/bookings', appointment({ photoId, appointmentTime }));
  expect((await book('9:30 AM')).status).toBe(201);
  expect((await book('10:00 AM')).status).toBe(201);
  const rows = await shop.db
    .selectFrom('bookings')
    .select('photo_id')
    .orderBy('starts_key')
    .execute();
  expect(rows).toEqual([{ photo_id: photoId }, { photo_id: null }]);
});

test('a photo that does not exist never blocks a booking', async () => {
  const photoId = '00000000-0000-7000-8000-000000000000';
  const { status } = await shop.browser().ask('POST', '/api/bookings', appointment({ photoId }));
  expect(status).toBe(201);
});

test.each([
  ['text', () => Buffer.from('not a picture at all')],
  ['a picture of another kind', () => picture('webp')],
  ['a web page', () => Buffer.from('<svg onload="alert(1)"/>')],
  ['the first bytes of a picture alone', async () => (await picture('jpeg')).subarray(0, 60)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is rejected with a message', async (_name, bytes) => {
  const { status, body } = await upload(await bytes());
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: 'unsupported-media', fields: { photo: expect.any(String) } });
  expect(await shop.db.selectFrom('photos').selectAll().execute()).toEqual([]);
});

/** Creates a picture whose header states wrong dimensions and a wrong colour depth. */
async function pretending(width: number, height: number, depth: number, interlaced: boolean) {
  const bytes = await picture('png');
  const header = bytes.subarray(12, 29);
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([depth], 12);
  header.set([interlaced ? 1 : 0], 16);
  bytes.writeUInt32BE(crc32(header), 29);
  return bytes;
}

test.each([
  ['more pixels than can be opened', 20_000, 20_000, 8, false, /more pixels/],
  ['16 bits for each of many pixels', 7700, 7700, 16, false, /more pixels/],
  ['interlaced and large', 7000, 7000, 8, true, /interlaced/],
  ['interlaced with 16 bits', 5000, 4000, 16, true, /interlaced/],
])('a small file that is %s is rejected by its header', async (_what, ...header) => {
  const [width, height, depth, interlaced, words] = header;
  const { status, body } = await upload(await pretending(width, height, depth, interlaced));
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: 'unsupported-media', message: expect.stringMatching(words) });
});

test('of many simultaneous uploads some are told to retry, and later ones succeed', async () => {
  const bytes = await picture('jpeg');
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, n) => upload(bytes, { address: `198.51.100.${n}` })),
  );
  const refused = all.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ fields: { photo: expect.stringMatching(/try again/) } });
  }
  expect((await upload(bytes)).status).toBe(201);
});

test('one network uploads four photos at once, and others still can', async () => {
  const bytes = await picture('jpeg');
  const all = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)));
  expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await upload(bytes, { address: '198.51.100.8' })).status).toBe(201);
});

describe('photos without a booking', () => {
  const MB = 1 << 20;
  beforeEach(async () => {
    await shop.close();
    shop = await openTestShop({ PHOTO_QUOTA_MB: '3', PHOTO_QUOTA_NETWORK_MB: '1' });
  });
  const fill = async (id: string, bytes: number, address: string) => {
    const network = await networkKey(shop.db, address);
    await inTransaction(shop.db, (trx) =>
      insertPhoto(trx, { id, contentType: 'image/jpeg', bytes }, network, shop.clock.now),
    );
  };

  test('are stored without the address of their sender', async () => {
    expect((await upload(await picture('jpeg'))).status).toBe(201);
    const rows = await shop.db.selectFrom('photos').select('network').execute();
    expect(rows).toEqual([{ network: await networkKey(shop.db, '198.51.100.7') }]);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });

  test('are limited for each network, and a booking frees space', async () => {
    const photoId = '00000000-0000-7000-8000-000000000001';
    await fill(photoId, MB, '198.51.100.7');
    const bytes = await picture('jpeg');
    const { status, body } = await upload(bytes);
    expect(status).toBe(429);
    expect(body).toMatchObject({ message: expect.stringMatching(/no booking uses yet/) });
    expect((await upload(bytes, { address: '198.51.100.8' })).status).toBe(201);
    await shop.browser().ask('POST', '/api/bookings', appointment({ photoId }));
    expect((await upload(bytes)).status).toBe(201);
    const claimed = await shop.db.selectFrom('photos').select('network').where('id', '=', photoId);
    expect(await claimed.executeTakeFirst()).toEqual({ network: null });
  });

  test('are limited in total, and the oldest are removed after an hour', async () => {
    for (const n of [1, 2, 3]) await fill(`p${n}`, MB, `203.0.113.${n}`);
    const bytes = await picture('jpeg');
    const { status, body, headers } = await upload(bytes);
    expect(status).toBe(503);
    expect(body).toMatchObject({ message: expect.stringMatching(/book without one/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
    expect((await upload(bytes)).status).toBe(201);
    const left = await shop.db.selectFrom('photos').select('id').execute();
    expect(left.filter(({ id }) => id.startsWith('p'))).toEqual([]);
  });
});

test('a picture above 5 MB is rejected', async () => {
  const bytes = Buffer.concat([await picture('jpeg'), Buffer.alloc(5 << 20)]);
  expect(await upload(bytes)).toMatchObject({ status: 413, body: { code: 'too-large' } });
});

test('a body without a form is rejected', async () => {
  const { status } = await shop.browser().ask('POST', '/api/photos', { photo: 'x' });
  expect(status).toBe(415);
});

test('a photo that does not exist is 404 for staff', async () => {
  const staff = await shop.staff();
  expect((await staff.ask('GET', '/api/photos/nothing')).status).toBe(404);
  expect((await staff.ask('GET', '/api/photos/..%2Fshop')).status).toBe(404);
});
