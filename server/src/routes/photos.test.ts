import sharp from 'sharp';
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

const upload = (bytes: Buffer, name = 'photo') => {
  const boundary = 'border-of-a-part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return shop.browser().ask('POST', '/api/photos', body, { headers });
};
const photoIdOf = ({ body }: { body: unknown }) => (body as { photoId: string }).photoId;

test.each(['jpeg', 'png'] as const)(
  'a %s is kept without what the camera wrote into it',
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
    });
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 40, height: 30, exif: undefined });
  },
);

test('a photo belongs to the first booking that names it', async () => {
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
])('%s is refused with a message', async (_name, bytes) => {
  const { status, body } = await upload(await bytes());
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: 'unsupported-media', fields: { photo: expect.any(String) } });
  expect(await shop.db.selectFrom('photos').selectAll().execute()).toEqual([]);
});

test('a picture above 5 MB is refused', async () => {
  const bytes = Buffer.concat([await picture('jpeg'), Buffer.alloc(5 << 20)]);
  expect(await upload(bytes)).toMatchObject({ status: 413, body: { code: 'too-large' } });
});

test('a body that is no form is refused', async () => {
  const { status } = await shop.browser().ask('POST', '/api/photos', { photo: 'x' });
  expect(status).toBe(415);
});

test('a photo that does not exist is 404 for staff', async () => {
  const staff = await shop.staff();
  expect((await staff.ask('GET', '/api/photos/nothing')).status).toBe(404);
  expect((await staff.ask('GET', '/api/photos/..%2Fshop')).status).toBe(404);
});
