import { checkPhoto, MAX_PHOTO_BYTES } from './checkPhoto';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const file = (begin: number[], size = begin.length) => {
  const bytes = new Uint8Array(size);
  bytes.set(begin);
  return new Blob([bytes]);
};

// Section 2 of the specification says: JPG or PNG, max 5MB. The content of the file decides the
// type (docs/conformance/readings.md, Photos).
test.each([
  ['a small PNG', file(PNG), true],
  ['a small JPG', file(JPG), true],
  ['a PNG of exactly 5 MB', file(PNG, MAX_PHOTO_BYTES), true],
  ['a PNG of one byte more', file(PNG, MAX_PHOTO_BYTES + 1), false],
  ['a GIF', file([0x47, 0x49, 0x46, 0x38]), false],
  ['a web page', new Blob(['<html></html>']), false],
  ['an empty file', new Blob([]), false],
  ['a file cut within its signature', file(PNG.slice(0, 4)), false],
])('the check of %s', async (_, photo, good) => {
  expect((await checkPhoto(photo)) === null).toBe(good);
});
