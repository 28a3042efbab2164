import { refusePicture, type PictureHeader } from './unfoldedPicture';

const jpeg = (width: number, height: number, more: Partial<PictureHeader> = {}): PictureHeader => ({
  format: 'jpeg',
  width,
  height,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  chromaSubsampling: '4:2:0',
  ...more,
});
const png = (width: number, height: number, more: Partial<PictureHeader> = {}): PictureHeader => ({
  ...jpeg(width, height, { chromaSubsampling: undefined, ...more }),
  format: 'png',
});

test.each<[string, PictureHeader]>([
  ['a phone photo of 48 million pixels', jpeg(8064, 6048)],
  ['sixty million pixels', jpeg(10_000, 6000)],
  ['a progressive photo of 24 million pixels', jpeg(6000, 4000, { isProgressive: true })],
  ['a screenshot', png(2556, 1179, { channels: 4 })],
  ['an interlaced screenshot', png(2556, 1179, { channels: 4, isProgressive: true })],
  ['a 16-bit scan of A4 at 300 dpi', png(2480, 3508, { depth: 'ushort' })],
])('%s is accepted', (_name, header) => {
  expect(refusePicture(header)).toBeNull();
});

test.each<[string, PictureHeader, RegExp]>([
  ['one row above sixty million pixels', jpeg(10_000, 6001), /more pixels/],
  ['a strip of two billion pixels', png(2_000_000_000, 1), /more pixels/],
  ['sixty million pixels of 16 bits', png(7700, 7700, { depth: 'ushort' }), /more pixels/],
  ['sixty million pixels with transparency', png(7700, 7700, { channels: 4 }), /more pixels/],
  ['an interlaced giant', png(7000, 7000, { isProgressive: true }), /interlaced/],
  [
    'an interlaced 16-bit picture of 20 million pixels',
    png(5000, 4000, { depth: 'ushort', isProgressive: true }),
    /interlaced/,
  ],
  ['a progressive giant', jpeg(7700, 7700, { isProgressive: true }), /progressive/],
  [
    'a progressive picture with all its colours',
    jpeg(5000, 4000, { isProgressive: true, chromaSubsampling: '4:4:4' }),
    /progressive/,
  ],
  ['values of 32 bits', png(10, 10, { depth: 'float' }), /could not be read/],
  ['a picture without a size', { format: 'png' }, /could not be read/],
])('%s is rejected with a message', (_name, header, words) => {
  expect(refusePicture(header)).toMatch(words);
});
