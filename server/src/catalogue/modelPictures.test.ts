import sharp from 'sharp';
import type { OwnModel, ShownModel } from '@mcs-repairs/shared/domain/types/models';
import { removeStrayPhotos } from '../privacy/removeStrayPhotos';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const ID = 'iphone/15-pro';
const picture = (width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
const send = (bytes: Buffer, seen: number | string, { by = owner, id = ID } = {}) => {
  const head =
    '--border\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--border--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=border' };
  const address = `/api/models/pictures?id=${encodeURIComponent(id)}&seen=${seen}`;
  return by.ask('POST', address, body, { headers });
};
const added = async (seen = 0, width?: number) => {
  const { status, body } = await send(await picture(width), seen);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as OwnModel;
};
const step = async ({ version }: OwnModel, act: string) =>
  (await owner.ask('POST', '/api/models/steps', { id: ID, seen: version, step: act }))
    .body as OwnModel;
const shown = async () => {
  const { body } = await shop.browser().ask('GET', '/api/models?device=iphone');
  return (body as ShownModel[]).find(({ slug }) => slug === '15-pro')?.picture;
};
const statusOf = async (id = '') =>
  (await shop.app.inject({ url: `/photos/${id}-320.webp` })).statusCode;

test('a picture replaces the drawing, with the name of the model or the words of the owner as its text', async () => {
  const model = await added();
  const { id = '' } = model.picture ?? {};
  expect(model).toMatchObject({
    isChanged: true,
    picture: { id, alt: '', width: 900, height: 600 },
  });
  expect(await shown()).toEqual({ id, alt: 'iPhone 15 Pro', width: 900, height: 600 });
  expect(await statusOf(id)).toBe(200);
  const { device, name, slug, year, numbers, alsoCalled, issues } = model;
  const facts = { device, name, slug, year, numbers, alsoCalled, issues };
  const { body } = await owner.ask('POST', '/api/models/changes', {
    ...{ ...facts, id: ID, seen: model.version },
    pictureAlt: 'Blue, from behind',
  });
  expect(await shown()).toMatchObject({ alt: 'Blue, from behind' });
  // A new picture gets the alternative text of the earlier picture.
  expect(await added((body as OwnModel).version)).toMatchObject({
    picture: { alt: 'Blue, from behind' },
  });
});

test('an undo brings the picture before back, and a picture that no undo needs is gone', async () => {
  const first = await added();
  const second = await added(first.version, 800);
  expect(await statusOf(first.picture?.id)).toBe(200);
  const undone = await step(second, 'undo');
  expect(undone.picture).toEqual(first.picture);
  const removed = await step(undone, 'no-picture');
  expect(removed).toMatchObject({ picture: null, isChanged: false });
  expect(await shown()).toBeUndefined();
  expect(await statusOf(second.picture?.id)).toBe(404);
  const back = await step(removed, 'undo');
  expect(back.picture).toEqual(first.picture);
  const files = await removeStrayPhotos(
    { db: shop.db, files: shop.app.files },
    new Date(Date.now() + 60_000),
  );
  expect(files).toBe(1);
  expect(await statusOf(first.picture?.id)).toBe(200);
});

test('the built-in values have no picture', async () => {
  const restored = await step(await added(), 'built-in');
  expect(restored).toMatchObject({ picture: null, isChanged: false });
  expect((await step(restored, 'undo')).picture).not.toBeNull();
});

test('the second of two editors learns who was first, and what is no picture is refused', async () => {
  const first = await added();
  expect(await send(await picture(), 0)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Asha changed this model meanwhile') },
  });
  expect((await send(await picture(), 0, { id: 'unknown' })).status).toBe(404);
  expect((await send(await picture(), '99999999999')).status).toBe(422);
  expect((await send(Buffer.from('no picture'), first.version)).status).toBe(415);
  expect(await shown()).toEqual({ ...first.picture, alt: 'iPhone 15 Pro' });
  const rows = await shop.db.selectFrom('model_photos').selectAll().execute();
  expect(rows).toHaveLength(1);
});

test('only those who may change goods change a picture, and the log says so', async () => {
  expect((await send(await picture(), 0, { by: shop.browser() })).status).toBe(401);
  await step(await added(), 'no-picture');
  const { entries } = (await owner.ask('GET', '/api/log?event=models-changed')).body as {
    entries: { detail: string; by: string }[];
  };
  expect(entries.map(({ by, detail }) => [by, detail])).toEqual([
    ['Asha', 'iPhone 15 Pro: picture removed'],
    ['Asha', 'iPhone 15 Pro: picture changed'],
  ]);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  expect((await send(await picture(), 0)).status).toBe(403);
});
