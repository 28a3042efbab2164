import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import { tooLarge } from '../store/unpackRelease';

export const TAR = 'application/x-tar';
export const TAR_GZ = 'application/gzip';

/**
 * The time limit for one upload, in milliseconds. It is shorter than the server's limit for
 * requests, so the sender still gets an error message.
 */
const LONGEST_MS = 50_000;

/**
 * Writes an upload into a new file as it arrives, without looking at its content. Returns null, or
 * why it failed: too large, interrupted or too slow. Throws only if the disk fails.
 */
export async function receiveUpload(
  body: Readable,
  { file, mostBytes }: { file: string; mostBytes: number },
): Promise<Failure | null> {
  let bytes = 0;
  let isTooLarge = false;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      isTooLarge = bytes > mostBytes;
      done(isTooLarge ? new Error('too large') : null, chunk);
    },
  });
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    await pipeline(body, counted, createWriteStream(file, { flags: 'wx' }), { signal });
    return null;
  } catch (error) {
    if (isTooLarge) return tooLarge(mostBytes);
    // An error with a `syscall` comes from the disk or from a closed connection.
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined && code !== 'ECONNRESET') throw error;
    const message = signal.aborted
      ? 'The upload did not arrive within 50 seconds'
      : 'The upload is incomplete: send it again';
    return failure('invalid', { message });
  }
}
