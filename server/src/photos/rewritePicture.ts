import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { boundedQueue, QueueFull } from '../http';
import { refused } from '../runtime';
import { refusePicture } from './unfoldedPicture';

const LONGEST_SIDE = 2400;
/** The time limit for processing one picture, in seconds. Most pictures take less than one. */
const LONGEST_SECONDS = 10;
const WAITING = 8;
const RETRY_SECONDS = 10;

// Limits the memory: one picture at a time, in one thread, without a cache.
sharp.concurrency(1);
sharp.cache(false);
// First forbids the loaders of all file formats. Below, only those for JPEG and PNG are permitted
// again.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/**
 * For each EXIF orientation (1 is upright), the rotation and mirroring that make a picture upright.
 * As in `sharp`, mirroring comes first.
 */
const TURNS: Record<number, { degrees: number; isMirrored: boolean }> = {
  2: { degrees: 0, isMirrored: true },
  3: { degrees: 180, isMirrored: false },
  4: { degrees: 180, isMirrored: true },
  5: { degrees: 270, isMirrored: true },
  6: { degrees: 90, isMirrored: false },
  7: { degrees: 90, isMirrored: true },
  8: { degrees: 270, isMirrored: false },
};

type Rewritten = { data: Buffer; width: number; height: number };

/** The queue of all pictures that this process opens, one at a time. */
const opening = boundedQueue({ atOnce: 1, waiting: WAITING });

/**
 * Encodes a picture again as a JPEG, without the camera's metadata. Rejects a picture that it
 * cannot read or that would need too much memory.
 */
export async function rewritePicture(bytes: Buffer): Promise<Result<Rewritten>> {
  return busyUnless(() => rewrite(bytes));
}

/** Runs `work` when no other picture is open. Fails if too many pictures are waiting. */
async function busyUnless<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await opening.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    const message =
      'Many photos are being sent right now. Please try again in a moment, or book without one.';
    const busy = { message, fields: { photo: message }, retryAfterSeconds: RETRY_SECONDS };
    return refused('unavailable', busy);
  }
}

async function rewrite(bytes: Buffer): Promise<Result<Rewritten>> {
  const header = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const trouble = refusePicture(header);
  if (trouble) return refusedPicture(trouble);
  try {
    const small = sharp(bytes, { failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' });
    const upright = await turned(small, header.orientation);
    const { data, info } = await upright
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, value: { data, width: info.width, height: info.height } };
  } catch {
    return refusedPicture('This picture could not be read. Please try another one.');
  }
}

/** A part of a picture, in pixels. */
export type Part = { left: number; top: number; width: number; height: number };

/** Returns a part of a stored JPEG as a PNG, so that no quality is lost. */
export async function cutOut(jpeg: Buffer, part: Part): Promise<Result<Buffer>> {
  const { width = 0, height = 0 } = await sharp(jpeg).metadata();
  if (part.left + part.width > width || part.top + part.height > height)
    return refused('invalid', { message: 'This part is outside the photo' });
  return busyUnless(async () => ({
    ok: true,
    value: await sharp(jpeg).extract(part).png({ compressionLevel: 1 }).toBuffer(),
  }));
}

/**
 * Rotates a picture to match its EXIF orientation. Call it after resizing, because a rotation needs
 * all pixels in memory.
 */
async function turned(small: Sharp, orientation = 1): Promise<Sharp> {
  const turn = TURNS[orientation];
  if (!turn) return small;
  const { data, info } = await small
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = sharp(data, { raw: { width, height, channels } }).rotate(turn.degrees);
  return turn.isMirrored ? upright.flop() : upright;
}

/**
 * Returns the error for a picture that the server rejects, with a message for the person who chose
 * it.
 */
export function refusedPicture(message: string): Result<never> {
  const fields = { photo: message };
  return refused('unsupported-media', { message, fields });
}
