import sharp from 'sharp';
import { rewritePicture } from './rewritePicture';

/** Creates a test picture with corners of four colours and sides of two lengths. */
async function picture(orientation: number): Promise<Buffer> {
  const dot = (color: string, left: number, top: number) => ({
    input: { create: { width: 40, height: 40, channels: 3 as const, background: color } },
    left,
    top,
  });
  return sharp({ create: { width: 160, height: 80, channels: 3, background: '#888' } })
    .composite([dot('#f00', 0, 0), dot('#0f0', 120, 0), dot('#00f', 0, 40)])
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with EXIF orientation %i becomes upright',
  async (n) => {
    const bytes = await picture(n);
    const rewritten = await rewritePicture(bytes);
    if (!rewritten.ok) throw new Error(rewritten.failure.message);
    // The expected picture comes from the rotation of libvips itself, which needs the whole picture
    // in memory.
    const expected = await pixels(await sharp(bytes).rotate().jpeg({ quality: 82 }).toBuffer());
    const found = await pixels(rewritten.value.data);
    expect([found.info.width, found.info.height]).toEqual([
      expected.info.width,
      expected.info.height,
    ]);
    const farthest = found.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (expected.data[at] ?? 0))),
      0,
    );
    expect(farthest).toBeLessThan(60);
    expect((await sharp(rewritten.value.data).metadata()).orientation).toBeUndefined();
  },
);
