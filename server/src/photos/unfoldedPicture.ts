/** Values from a picture's header, before any pixels are decoded. */
export type PictureHeader = {
  format?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  channels?: number | undefined;
  /** The type of one sample: `uchar` is 8 bits, `ushort` is 16 bits. */
  depth?: string | undefined;
  /**
   * Interlaced (PNG, Adam7) or progressive (JPEG). The decoder must read such a picture as a whole.
   */
  isProgressive?: boolean | undefined;
  /** For JPEG: how far the colour channels are subsampled. */
  chromaSubsampling?: string | undefined;
};

/** Phone cameras make pictures with up to 48 million pixels. */
const MOST_PIXELS = 60_000_000;
/**
 * The bytes of all pixels, which a rotation needs at once: 60 million pixels in ordinary colours.
 */
const MOST_BYTES = 180_000_000;
/**
 * The bytes that the decoder of an interlaced picture holds at once: a fifth of the process's
 * memory.
 */
const MOST_HELD_BYTES = 100_000_000;

const BYTES_OF_DEPTH: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/**
 * The decoder holds a progressive JPEG as coefficients of two bytes. The colour channels count by
 * their subsampling.
 */
const COEFFICIENT_BYTES = 2;
const COLOUR_PART: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };

const UNREADABLE = 'This picture could not be read. Please try another one.';
const TOO_MANY =
  'This picture has more pixels than we can open. Please choose a smaller one, such as a photo straight from your phone.';
const HELD_WHOLE =
  'This picture is too large for the way it was saved (interlaced or progressive). Please save it without that, or make it smaller.';

/**
 * Returns why a picture must not be decoded: its pixels times its depth exceed the memory. Null if
 * it may be decoded.
 */
export function refusePicture(header: PictureHeader): string | null {
  const { width = 0, height = 0, channels = 0, depth = '' } = header;
  const bytes = BYTES_OF_DEPTH[depth];
  if (!width || !height || !channels || !bytes) return UNREADABLE;
  const pixels = width * height;
  if (pixels > MOST_PIXELS || pixels * channels * bytes > MOST_BYTES) return TOO_MANY;
  return heldBytes(header, pixels * channels * bytes) > MOST_HELD_BYTES ? HELD_WHOLE : null;
}

function heldBytes(header: PictureHeader, plainBytes: number): number {
  if (!header.isProgressive) return 0;
  if (header.format === 'png') return plainBytes;
  const { width = 0, height = 0, channels = 0, chromaSubsampling = '' } = header;
  const values = COLOUR_PART[chromaSubsampling] ?? channels;
  return width * height * values * COEFFICIENT_BYTES;
}
