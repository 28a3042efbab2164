import sharp from 'sharp';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { Goods, ShopUnitPage, ShopUnits } from '@mcs-repairs/shared/domain/types/goods';
import { knownPhotos, makeSizes } from '../photos';
import { applyRetention } from '../privacy/applyRetention';
import { findUnit } from './shopUnits';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
let unit: Goods;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
  const facts = {
    name: 'iPhone 13',
    slug: '',
    category: 'iphones',
    grade: 'good',
    battery: null,
    storage: '',
    colour: '',
    chip: '',
    warranty: '',
    serial: '',
    words: '',
    stock: 1,
    state: 'on-sale',
  };
  unit = (await owner.ask('POST', '/api/goods', facts)).body as Goods;
});
afterEach(() => shop.close());

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } });
const picture = () => solid(900, 600).jpeg().toBuffer();

const send = (bytes: Buffer, { by = owner, to = unit.id, address = '198.51.100.7' } = {}) => {
  const head =
    '--border\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--border--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=border' };
  return by.ask('POST', `/api/goods/${to}/photos`, body, { headers, address });
};
const addPhoto = async () => (await send(await picture())).body as Goods;
const photosOf = (goods: Goods) => goods.photos ?? [];
const arrange = (seen: Goods, ids: readonly string[], alt = '') =>
  owner.ask('PUT', `/api/goods/${unit.id}/photos`, {
    seen: seen.version,
    photos: ids.map((id) => ({ id, alt })),
  });
const read = async (name: string, by = shop.browser()) => {
  const cookies = Object.fromEntries(by.cookies);
  return shop.app.inject({ url: `/photos/${name}`, cookies });
};
const files = async () =>
  (await shop.app.files.list('photos/')).map(({ name }) => name.replace(/^.*\//, ''));

// The server permits sharp (the image library) to open only JPEG and PNG. The test must also open
// the formats that the server sends to visitors.
const LOADERS = { operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] };

test('a photo is stored upright without the camera’s metadata, and visitors get it by width', async () => {
  const original = await solid(900, 600)
    .withExif({ IFD0: { Copyright: 'Home of Nisha' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(original);
  expect(status).toBe(201);
  const [photo] = photosOf(body as Goods);
  const { id = '' } = photo ?? {};
  expect(photo).toEqual({ id, alt: '', width: 600, height: 900 });
  for (const [width, format, wide] of [
    [320, 'avif', 320],
    [640, 'webp', 600],
  ] as const) {
    const { statusCode, headers, rawPayload } = await read(`${id}-${width}.${format}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      `image/${format}`,
      'public, max-age=31536000, immutable',
    ]);
    sharp.unblock(LOADERS);
    const found = await sharp(rawPayload).metadata();
    sharp.block(LOADERS);
    expect([found.width, found.exif]).toEqual([wide, undefined]);
  }
  expect(unitPhotoAddress(id, 640)).toBe(`/photos/${id}-640.webp`);
  for (const name of [`${id}-500.webp`, `${id}-640.png`, `${id}.jpg`, 'x-640.webp', '..%2Fa'])
    expect((await read(name)).statusCode).toBe(404);
});

test('a process that has stopped writes no photo any more', async () => {
  const [id = ''] = photosOf(await addPhoto()).map((photo) => photo.id);
  await shop.app.close();
  const sizes = await shop.app.files.list('photos/sizes/');
  for (const { name } of sizes) await shop.app.files.remove(name);
  const left = await files();
  await makeSizes(shop.app.files, id);
  expect(await files()).toEqual(left);
});

test('only staff see the photos of a draft', async () => {
  const { photos = [], version } = await addPhoto();
  const draft = { id: unit.id, seen: version, state: 'draft', until: null };
  expect((await owner.ask('POST', '/api/goods/states', draft)).status).toBe(200);
  const name = `${photos[0]?.id}-320.webp`;
  expect((await read(name)).statusCode).toBe(404);
  const { statusCode, headers } = await read(name, owner);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

test('visitors get the photos in the order of the owner, with alternative texts', async () => {
  const first = photosOf(await addPhoto())[0]?.id ?? '';
  const both = await addPhoto();
  const second = photosOf(both)[1]?.id ?? '';
  expect((await arrange(both, [second, first], 'The back')).status).toBe(200);
  const page = (await shop.browser().ask('GET', `/api/shop/units/${unit.slug}`))
    .body as ShopUnitPage;
  expect(page.photos?.map(({ id, alt }) => [id, alt])).toEqual([
    [second, 'The back'],
    [first, 'The back'],
  ]);
  const { units } = (await shop.browser().ask('GET', '/api/shop/units')).body as ShopUnits;
  expect(units[0]?.photo?.id).toBe(second);
});

test('of two owners who order at the same time, the second is told who came first', async () => {
  await addPhoto();
  const both = await addPhoto();
  const [a = '', b = ''] = photosOf(both).map(({ id }) => id);
  const answers = await Promise.all([arrange(both, [b, a]), arrange(both, [a, b], 'Front')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: expect.stringContaining('Asha changed this unit meanwhile') as string,
  });
});

test('an order must name every photo once', async () => {
  const one = await addPhoto();
  const [id = ''] = photosOf(one).map((photo) => photo.id);
  for (const ids of [[], [id, id], ['other']]) expect((await arrange(one, ids)).status).toBe(409);
});

const undo = ({ version }: Goods) =>
  owner.ask('POST', '/api/goods/undoing', { id: unit.id, seen: version });
const undone = async (goods: Goods) => {
  const { status, body } = await undo(goods);
  expect(status).toBe(200);
  return body as Goods;
};
const remove = async (id: string) => {
  const { status, body } = await owner.ask('DELETE', `/api/goods/${unit.id}/photos/${id}`);
  expect(status).toBe(200);
  return body as Goods;
};
const idsOf = (goods: Goods) => photosOf(goods).map(({ id }) => id);

test('an undo of a change of photos leaves the other changes of the unit', async () => {
  const state = { id: unit.id, seen: unit.version, state: 'sold', until: null };
  const sold = (await owner.ask('POST', '/api/goods/states', state)).body as Goods;
  expect(sold).toMatchObject({ state: 'sold', canUndo: true });
  const changed = await addPhoto();
  expect(changed).toMatchObject({ state: 'sold', canUndo: true });
  const back = await undone(changed);
  expect(back).toMatchObject({ state: 'sold', photos: [] });
  expect(idsOf(await undone(back))).toEqual(idsOf(changed));
});

test('one undo brings a removed photo back to its place, with its text', async () => {
  await addPhoto();
  const both = await addPhoto();
  const [first = '', second = ''] = idsOf(both);
  const described = (await arrange(both, [first, second], 'Front')).body as Goods;
  const left = await remove(first);
  expect(idsOf(left)).toEqual([second]);
  expect((await read(`${first}-320.webp`)).statusCode).toBe(404);
  expect((await read(`${first}-320.webp`, owner)).statusCode).toBe(200);
  expect((await owner.ask('DELETE', `/api/goods/${unit.id}/photos/${first}`)).status).toBe(404);
  const back = await undone(left);
  expect(photosOf(back)).toEqual(photosOf(described));
  expect((await read(`${first}-320.webp`)).statusCode).toBe(200);
  // The first undo has restored the photo. A second undo removes it again.
  expect(idsOf(await undone(back))).toEqual([second]);
});

test('the file of a removed photo has a row until no undo needs it', async () => {
  const { photos = [] } = await addPhoto();
  const [id = ''] = photos.map((photo) => photo.id);
  const left = await remove(id);
  expect(await knownPhotos(shop.db, [id])).toEqual(new Set([id]));
  const state = { id: unit.id, seen: left.version, state: 'sold', until: null };
  await owner.ask('POST', '/api/goods/states', state);
  expect(await knownPhotos(shop.db, [id])).toEqual(new Set());
});

const crop = (goods: Goods, id: string, part: object | null) =>
  owner.ask('PUT', `/api/goods/${unit.id}/photos/${id}/crop`, { seen: goods.version, crop: part });

test('a crop is a new photo, its original stays for staff, and it is changed, removed and undone', async () => {
  const whole = await addPhoto();
  const [original = ''] = idsOf(whole);
  const part = { left: 100, top: 50, width: 400, height: 300 };
  const cropped = (await crop(whole, original, part)).body as Goods;
  const [photo] = photosOf(cropped);
  expect(photo).toMatchObject({
    ...{ width: 400, height: 300, crop: part },
    original: { id: original, width: 900, height: 600 },
  });
  expect(photo?.id).not.toBe(original);
  const seen = (await shop.browser().ask('GET', `/api/shop/units/${unit.slug}`))
    .body as ShopUnitPage;
  const { id = '' } = photo ?? {};
  expect(seen.photos).toEqual([{ id, alt: 'iPhone 13', width: 400, height: 300 }]);
  const shown = await read(`${id}-640.webp`);
  sharp.unblock(LOADERS);
  const { width, height } = await sharp(shown.rawPayload).metadata();
  sharp.block(LOADERS);
  expect([shown.statusCode, width, height]).toEqual([200, 400, 300]);
  // Visitors must never get the uncropped photo, because the owner cut off a part of it.
  expect((await read(`${original}-640.webp`)).statusCode).toBe(404);
  expect((await read(`${original}-640.webp`, owner)).statusCode).toBe(200);

  const other = { left: 0, top: 0, width: 900, height: 40 };
  const again = (await crop(cropped, id, other)).body as Goods;
  expect(photosOf(again)[0]).toMatchObject({ crop: other, original: { id: original } });
  const back = await undone(again);
  expect(photosOf(back)).toEqual(photosOf(cropped));
  const uncut = (await crop(back, id, null)).body as Goods;
  expect(photosOf(uncut)).toEqual(photosOf(whole));
  expect(photosOf(await undone(uncut))).toEqual(photosOf(cropped));
});

const retain = (days: number) => {
  const now = new Date(shop.clock.now.getTime() + days * 86_400_000);
  return applyRetention({ ...shop, files: shop.app.files, now });
};

test('a removed photo is deleted after a month, and an undo then leaves it away', async () => {
  await addPhoto();
  const [removed = '', kept = ''] = idsOf(await addPhoto());
  // Waits until the server has made the sizes of both photos. Otherwise it could write one after
  // the photo is deleted, and would remove it a moment later.
  await makeSizes(shop.app.files, kept);
  const left = await remove(removed);
  await retain(29);
  expect(await knownPhotos(shop.db, [removed, kept])).toEqual(new Set([removed, kept]));
  await retain(31);
  expect(await knownPhotos(shop.db, [removed, kept])).toEqual(new Set([kept]));
  expect((await files()).some((name) => name.includes(removed))).toBe(false);
  // The time has also ended the owner's session, so the owner signs in again.
  owner = await shop.staff();
  expect(idsOf(await undone(left))).toEqual([kept]);
});

test('the whole of a cropped photo stays for a month after the photo was removed', async () => {
  const whole = await addPhoto();
  const [original = ''] = idsOf(whole);
  const part = { left: 100, top: 50, width: 400, height: 300 };
  const [cropped = ''] = idsOf((await crop(whole, original, part)).body as Goods);
  shop.clock.now = new Date(shop.clock.now.getTime() + 40 * 86_400_000);
  owner = await shop.staff();
  await remove(cropped);
  await retain(0);
  expect(await knownPhotos(shop.db, [original, cropped])).toEqual(new Set([original, cropped]));
  await retain(31);
  expect(await knownPhotos(shop.db, [original, cropped])).toEqual(new Set());
});

test('a crop outside the photo, of an unknown photo or of a stale unit is refused', async () => {
  const whole = await addPhoto();
  const [id = ''] = idsOf(whole);
  const part = { left: 600, top: 0, width: 301, height: 100 };
  expect((await crop(whole, id, part)).status).toBe(422);
  expect((await crop(whole, id, { ...part, left: 0, width: 39 })).status).toBe(422);
  expect((await crop(whole, id, { ...part, left: 0.5, width: 100 })).status).toBe(422);
  expect((await crop(whole, 'unknown', null)).status).toBe(404);
  expect((await crop(whole, id, null)).status).toBe(404);
  expect((await crop(unit, id, { ...part, left: 0 })).status).toBe(409);
  // The server has deleted the file of the rejected crop.
  expect((await files()).filter((name) => name.endsWith('.jpg'))).toEqual([`${id}.jpg`]);
});

test('a unit has at most eight photos, also if they come at once', async () => {
  const bytes = await solid(40, 30).png().toBuffer();
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_one, at) => send(bytes, { address: `203.0.113.${at}` })),
  );
  const statuses = sent.map(({ status }) => status).sort();
  // The server processes a limited number of pictures at a time, so it may reject some uploads with
  // 503.
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  const { goods } = (await owner.ask('GET', '/api/goods')).body as { goods: Goods[] };
  expect(photosOf(goods[0] as Goods)).toHaveLength(
    statuses.filter((status) => status === 201).length,
  );
  expect(photosOf(goods[0] as Goods).length).toBeLessThanOrEqual(8);
});

test.each([
  ['a text that is called .jpg', 415, async () => Buffer.from('no picture')],
  ['a GIF', 415, () => solid(40, 30).gif().toBuffer()],
  ['a WebP', 415, () => solid(40, 30).webp().toBuffer()],
  ['a HEIC', 415, async () => Buffer.from('000000186674797068656963', 'hex')],
  ['a damaged JPEG', 415, async () => (await picture()).subarray(0, 400)],
  ['144 million pixels', 415, () => solid(12_000, 12_000).png().toBuffer()],
  ['30 MB', 413, async () => Buffer.concat([await picture(), Buffer.alloc(30 << 20)])],
])('%s is refused with words for its field', async (_what, wanted, make) => {
  const { status, body } = await send(await make());
  expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([
    wanted,
    ['photo'],
  ]);
  expect(await files()).toEqual([]);
});

test('photos belong to units only, and to those who may change goods', async () => {
  expect((await send(await picture(), { to: 'unknown' })).status).toBe(404);
  expect((await send(await picture(), { to: 'macbooks%2Fmb8' })).status).toBe(404);
  expect((await send(await picture(), { by: shop.browser() })).status).toBe(401);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  expect((await send(await picture())).status).toBe(403);
});

test('an alternative text in Nepali stays when the English one changes, and after a crop and an undo', async () => {
  await addPhoto();
  const translations = JSON.stringify({ alt: { ne: 'अगाडि' } });
  await shop.db.updateTable('goods_photos').set({ translations }).execute();
  const both = await addPhoto();
  const [first = '', second = ''] = idsOf(both);
  const described = (await arrange(both, [first, second], 'Front')).body as Goods;
  const part = { left: 0, top: 0, width: 100, height: 100 };
  const cropped = (await crop(described, first, part)).body as Goods;
  expect(idsOf(cropped)).not.toContain(first);
  const alts = async (language?: string) => {
    const place = { db: shop.db, now: () => shop.clock.now };
    const page = await findUnit(place, unit.slug, language);
    return page?.photos?.map(({ alt }) => alt);
  };
  expect(await alts('ne')).toEqual(['अगाडि', 'Front']);
  expect(await alts()).toEqual(['Front', 'Front']);
  const left = await remove(idsOf(cropped)[0] ?? '');
  expect(await alts('ne')).toEqual(['Front']);
  expect(JSON.stringify(await undone(left))).not.toContain('अगाडि');
  expect(await alts('ne')).toEqual(['अगाडि', 'Front']);
});
