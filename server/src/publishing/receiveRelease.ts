import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Failure } from 'shared/domain/types/failure';
import { extract, type Header } from 'tar-stream';
import { failure } from '../http/failures';

export const TAR = 'application/x-tar';
export const TAR_GZ = 'application/gzip';

const MOST_FILES = 2000;
/** No steps out of the folder, no hidden files, nothing absolute. */
const FILE = /^(?:\.\/)?((?:[\w@~+-][\w@.~+-]*\/)*[\w@~+-][\w@.~+-]*)$/;
const LONGEST_NAME = 300;
/** The server makes its own copies; maps are nobody's here. */
const LEFT_OUT = /\.(?:br|gz|map)$/;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/**
 * Unpacks a tar, gzipped or not, into an empty folder. Null when all of it arrived; else why not: a link, a path out of the
 * folder, a file twice, more files or bytes (unpacked) than are taken, or no tar at all. Throws only when the disk fails.
 */
export async function receiveRelease(
  body: Readable,
  { folder, isGzipped, mostBytes }: { folder: string; isGzipped: boolean; mostBytes: number },
): Promise<Failure | null> {
  const unpacked = extract();
  const tooLarge = () =>
    new Refused(
      failure('too-large', {
        message: `A release may have at most ${Math.floor(mostBytes / (1 << 20))} MB, unpacked`,
      }),
    );
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > mostBytes ? tooLarge() : null, chunk);
    },
  });
  const cut = new AbortController();
  const write = async () => {
    let files = 0;
    for await (const entry of unpacked) {
      const file = checked(entry.header);
      if (file === null) {
        entry.resume();
        continue;
      }
      if ((files += 1) > MOST_FILES) throw refused(`It holds more than ${MOST_FILES} files`);
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), { recursive: true });
      await pipeline(entry, createWriteStream(place, { flags: 'wx' }), { signal: cut.signal });
    }
  };
  const source = isGzipped
    ? pipeline(body, createGunzip(), counted, unpacked)
    : pipeline(body, counted, unpacked);
  // Both have ended before anybody clears the folder away: what is still written would come back.
  const ends = await Promise.allSettled([
    source.catch((error: unknown) => {
      cut.abort();
      return fail(unpacked, error);
    }),
    write().catch((error: unknown) => fail(unpacked, error)),
  ]);
  const broken = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (broken.length === 0) return null;
  return failureOf(broken.find((error) => error instanceof Refused) ?? broken[0]);
}

/** Ends what is still being read, so that nobody waits for it. */
function fail(unpacked: ReturnType<typeof extract>, error: unknown): never {
  unpacked.destroy(error as Error);
  throw error;
}

const refused = (message: string) => new Refused(failure('invalid', { message }));

/** Where an entry is to be written; null for what is left out. Throws for what nobody may send. */
function checked({ name, type }: Header): string | null {
  if (type === 'directory') return null;
  const file = name.length <= LONGEST_NAME ? FILE.exec(name)?.[1] : undefined;
  const shown = JSON.stringify(name.slice(0, 100));
  if (type !== 'file') throw refused(`${shown} is a ${type}: a release holds files alone`);
  if (!file) throw refused(`${shown} cannot be the name of a file of a release`);
  return LEFT_OUT.test(file) ? null : file;
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return error.failure;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR')
    return failure('invalid', { message: 'It holds two files of one name' });
  const isUnreadable =
    code.startsWith('Z_') || /tar|header|unexpected end|premature/i.test(message);
  if (isUnreadable)
    return failure('invalid', { message: 'This is no whole tar: make it with npm run release' });
  throw error;
}
