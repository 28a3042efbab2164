/** What the header of a picture says. It is read before any pixels are decoded. */
export type PictureHeader = {
  format?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  channels?: number | undefined;
  /** The type of one colour value: `uchar` has 8 bits, `ushort` has 16. */
  depth?: string | undefined;
  /**
   * True for an interlaced PNG (Adam7) or a progressive JPEG. To decode it, the whole picture must
   * be in memory.
   */
  isProgressive?: boolean | undefined;
  /** For JPEG: by how much the colour channels are reduced (subsampling). */
  chromaSubsampling?: string | undefined;
};

/** The maximum number of pixels in a picture. Phone cameras make up to 48 million. */
const MOST_PIXELS = 60_000_000;
/**
 * The maximum size of all decoded pixels, in bytes. A rotation needs all of them at once. The limit
 * fits 60 million pixels of three bytes.
 */
const MOST_BYTES = 180_000_000;
/**
 * The maximum number of bytes that the decoder may hold for an interlaced picture: a fifth of the
 * process's memory.
 */
const MOST_HELD_BYTES = 100_000_000;

const BYTES_OF_DEPTH: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/**
 * To decode a progressive JPEG, all its coefficients must be in memory, with two bytes each. If the
 * colour channels are reduced, they have fewer coefficients.
 */
const COEFFICIENT_BYTES = 2;
const COLOUR_PART: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };

const UNREADABLE = 'This picture could not be read. Please try another one.';
const TOO_MANY =
  'This picture has more pixels than we can open. Please choose a smaller one, such as a photo straight from your phone.';
const HELD_WHOLE =
  'This picture is too large for the way it was saved (interlaced or progressive). Please save it without that, or make it smaller.';

/**
 * Returns why a picture must not be decoded: its pixels would need too much memory. Null if it may
 * be decoded.
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
