import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {
  OwnReview,
  Post,
  Reply,
  ReviewList,
} from '@mcs-repairs/shared/domain/types/community';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { applyRetention } from '../privacy/applyRetention';

let shop: TestShop;
let author: Browser;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  author = shop.browser();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const TOKEN = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);
const THREAD = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It swells.' };

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'Home of Nisha' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();

async function upload(bytes?: Buffer, address = '198.51.100.7') {
  const head =
    '--part\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const sent = [Buffer.from(head), bytes ?? (await jpeg()), Buffer.from('\r\n--part--\r\n')];
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  return author.ask('POST', '/api/post-pictures', Buffer.concat(sent), { headers, address });
}
const uploaded = async (alt = '') => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  return { id: (body as { id: string }).id, alt };
};
const begin = (pictures: object[], more: object = {}) =>
  author.ask('POST', '/api/posts', { ...THREAD, token: TOKEN, pictures, ...more });
const answer = (id: string, pictures: object[], token = OTHER) =>
  author.ask('POST', `/api/posts/${id}/replies`, {
    ...{ author: 'Ram', content: 'Like this?', token },
    pictures,
  });
const read = async (id: string, by = author) =>
  (await by.ask('GET', `/api/posts/${id}`)).body as Post;
const rule = (review: string) => staff.ask('PUT', '/api/community-rules', { review, version: 0 });

async function picture(id: string, by?: Browser) {
  const cookie = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `/post-pictures/${id}-320.webp`;
  return shop.app.inject({ url, headers: { cookie } });
}
const files = () =>
  readdirSync(path.join(shop.config.dataDir, 'photos'), { recursive: true })
    .map(String)
    .filter((name) => /\.(jpg|webp|avif)$/.test(name));

test('a thread and a reply show their pictures in order, without the camera’s data', async () => {
  const [one, two] = [await uploaded('The back'), await uploaded()];
  const begun = await begin([one, two]);
  expect(begun.status).toBe(201);
  const { id, pictures } = begun.body as Post;
  const size = { width: 400, height: 300 };
  expect(pictures).toEqual([
    { ...one, ...size },
    { ...two, ...size },
  ]);
  const three = await uploaded('Mine');
  const reply = (await answer(id, [three])).body as Reply;
  expect(reply.pictures).toEqual([{ ...three, ...size }]);
  const thread = await read(id);
  expect(thread.pictures).toEqual(pictures);
  expect(thread.replies[0]?.pictures).toEqual(reply.pictures);

  const { statusCode, headers, rawPayload } = await picture(one.id);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/webp');
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect(rawPayload.includes('Nisha')).toBe(false);
  const kept = readFileSync(path.join(shop.config.dataDir, 'photos', `${one.id}.jpg`));
  const { width, exif } = await sharp(kept).metadata();
  expect({ width, exif }).toEqual({ width: 400, exif: undefined });
});

test('a picture that no post uses is not served, and belongs to one post alone', async () => {
  const one = await uploaded();
  expect((await picture(one.id)).statusCode).toBe(404);
  expect((await picture(one.id, staff)).statusCode).toBe(404);
  expect((await begin([one])).status).toBe(201);
  const again = await begin([one], { title: 'Another' });
  expect(again).toMatchObject({
    status: 422,
    body: { fields: { pictures: expect.stringMatching(/no longer here/) } },
  });
  const { count } = await shop.db
    .selectFrom('posts')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('title', '=', 'Another')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test('a fourth picture and a text that is no picture are refused', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => uploaded()));
  expect((await begin(four)).status).toBe(422);
  expect((await begin([{ id: '../../shop.db', alt: '' }])).status).toBe(422);
  expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    status: 415,
    body: { fields: { photo: expect.any(String) } },
  });
  expect((await upload(Buffer.concat([await jpeg(), Buffer.alloc(5 << 20)]))).status).toBe(413);
});

test('a network has a limit of pictures that no post uses, and an hour later may go on', async () => {
  const row = { post_id: null, reply_id: null, place: 0, alt: '', width: 1, height: 1, bytes: 1 };
  const first = await uploaded();
  const { network } = await shop.db
    .selectFrom('post_pictures')
    .select('network')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const created_at = shop.clock.now.toISOString();
  for (let n = 1; n < 12; n += 1)
    await shop.db
      .insertInto('post_pictures')
      .values({ ...row, id: `p${n}`, network, created_at })
      .execute();
  const refused = await upload();
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ fields: { photo: expect.stringMatching(/no post uses/) } });
  expect((await upload(undefined, '203.0.113.9')).status).toBe(201);
  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
  expect((await upload()).status).toBe(201);
  // The older pictures of this network were removed, because no post used them. Otherwise, one
  // network could fill the store. The pictures of another network are still there.
  const left = shop.db.selectFrom('post_pictures').select('id').where('network', 'is not', null);
  expect(await left.execute()).toHaveLength(2);
});

test('a post with a picture waits like one with a link, and its picture waits with it', async () => {
  await rule('links');
  const one = await uploaded('The back');
  const { id, review } = (await begin([one])).body as Post;
  expect(review).toBe('waiting');
  expect((await picture(one.id)).statusCode).toBe(404);
  const seen = await picture(one.id, staff);
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
  const { items } = (await staff.ask('GET', '/api/post-reviews')).body as ReviewList;
  expect(items).toMatchObject([{ postId: id, hasLink: false, pictures: [one] }]);
  const headers = { 'x-author-token': TOKEN };
  const own = await author.ask('GET', '/api/own-post-reviews', undefined, { headers });
  expect((own.body as { items: OwnReview[] }).items).toMatchObject([{ pictures: [one] }]);
  await staff.ask('PUT', `/api/posts/${id}/review`, { verdict: 'approved' });
  expect((await picture(one.id)).statusCode).toBe(200);
});

test('staff who hide a reply or its thread hide the pictures', async () => {
  const { id } = (await begin([])).body as Post;
  const one = await uploaded();
  const reply = (await answer(id, [one])).body as Reply;
  const hide = (place: string, hidden: boolean) => staff.ask('POST', `${place}/hiding`, { hidden });
  const shown = async () => (await picture(one.id)).statusCode;
  expect(await shown()).toBe(200);
  for (const place of [`/api/posts/${id}/replies/${reply.id}`, `/api/posts/${id}`]) {
    expect((await hide(place, true)).status).toBe(200);
    expect(await shown()).toBe(404);
    await hide(place, false);
    expect(await shown()).toBe(200);
  }
});

test('an author who deletes a reply or a thread deletes the pictures and their files', async () => {
  const [one, two] = [await uploaded(), await uploaded()];
  const { id } = (await begin([one])).body as Post;
  const reply = (await answer(id, [two], TOKEN)).body as Reply;
  await picture(two.id);
  expect(files().filter((name) => name.includes(two.id)).length).toBeGreaterThan(1);
  const token = { token: TOKEN };
  await author.ask('POST', `/api/posts/${id}/replies/${reply.id}/deletion`, token);
  expect((await picture(two.id)).statusCode).toBe(404);
  expect((await author.ask('POST', `/api/posts/${id}/deletion`, token)).status).toBe(204);
  expect((await picture(one.id)).statusCode).toBe(404);
  expect(await shop.db.selectFrom('post_pictures').select('id').execute()).toEqual([]);
  expect(files().filter((name) => !name.includes('sizes'))).toEqual([]);
});

test('retention removes pictures that were not sent, and those of rejected posts', async () => {
  await rule('links');
  const [unsent, rejected, shown] = [await uploaded(), await uploaded(), await uploaded()];
  const { id } = (await begin([rejected])).body as Post;
  await staff.ask('PUT', `/api/posts/${id}/review`, { verdict: 'rejected' });
  const other = (await begin([shown], { title: 'Shown' })).body as Post;
  await staff.ask('PUT', `/api/posts/${other.id}/review`, { verdict: 'approved' });
  const after = async (days: number) => {
    const now = new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
    await applyRetention({ db: shop.db, config: shop.config, now });
    const rows = await shop.db.selectFrom('post_pictures').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  };
  expect(await after(2)).toEqual([rejected.id, shown.id].sort());
  expect(await after(31)).toEqual([shown.id]);
  expect(files().some((name) => name.includes(unsent.id))).toBe(false);
  expect(files()).toContain(`${shown.id}.jpg`);
});
