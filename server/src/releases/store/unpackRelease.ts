import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { extract, type Header } from 'tar-stream';
import { failure } from '../../runtime';

/** The maximum number of files in a release. A typical release has 70 files in 2 folders. */
const MOST_FILES = 2000;
const MOST_FOLDERS = 200;
const DEEPEST = 4;
/** Matches relative paths without `..` and without hidden files. */
const FILE = /^(?:\.\/)?((?:[\w@~+-][\w@.~+-]*\/)*[\w@~+-][\w@.~+-]*)$/;
/**
 * The maximum length of a file name. The file system allows 255 bytes, and compressed copies add
 * `.br`.
 */
const LONGEST_NAME = 200;
/**
 * Files of an upload that are skipped. The server compresses files itself, and serves no source
 * maps.
 */
const LEFT_OUT = /\.(?:br|gz|map)$/;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}
const refused = (message: string) => new Refused(failure('invalid', { message }));

/**
 * Unpacks a tar, which may be gzipped, into an empty folder. Checks all of it before writing.
 * Returns null, or why it was rejected: a link, a path outside the folder, a duplicate file, too
 * many files, folders, levels or unpacked bytes, or no tar at all. Throws only if the disk fails.
 * Run it in a separate thread, because it is expensive.
 */
export async function unpackRelease(
  archive: string,
  { folder, isGzipped, mostBytes }: { folder: string; isGzipped: boolean; mostBytes: number },
): Promise<Failure | null> {
  try {
    const tar = readTar(readFileSync(archive), isGzipped, mostBytes);
    const files = await filesOf(tar, mostBytes);
    for (const [file, content] of files) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content, { flag: 'wx' });
    }
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

export const tooLarge = (mostBytes: number): Failure =>
  failure('too-large', {
    message: `A release may have at most ${Math.floor(mostBytes / (1 << 20))} MB, unpacked`,
  });

/**
 * Returns the uncompressed tar. The limit includes the headers, and the padding after each file.
 */
function readTar(body: Buffer, isGzipped: boolean, mostBytes: number): Buffer {
  if (!isGzipped) return body;
  try {
    return gunzipSync(body, { maxOutputLength: mostBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new Refused(tooLarge(mostBytes)) : error;
  }
}

/**
 * Returns the files in the tar by name. Throws at the header of a forbidden entry, before it reads
 * the content.
 */
async function filesOf(tar: Buffer, mostBytes: number): Promise<Map<string, Buffer>> {
  const unpacked = extract();
  unpacked.end(tar);
  const files = new Map<string, Buffer>();
  const folders = new Set<string>();
  let entries = 0;
  let bytes = 0;
  for await (const entry of unpacked) {
    const { header } = entry;
    const size = header.size ?? 0;
    bytes += Math.max(0, size);
    if (bytes > mostBytes) throw new Refused(tooLarge(mostBytes));
    if ((entries += 1) > MOST_FILES + MOST_FOLDERS) throw tooMany();
    const file = checked(header);
    if (file !== null) {
      for (const above of foldersAbove(file)) folders.add(above);
      if (folders.size > MOST_FOLDERS) throw refused(`It holds more than ${MOST_FOLDERS} folders`);
      if (files.has(file)) throw refused('The archive contains two files with the same name');
      if (files.size >= MOST_FILES) throw tooMany();
      files.set(file, await buffer(entry));
    } else entry.resume();
  }
  return files;
}

const tooMany = () => refused(`It holds more than ${MOST_FILES} files`);

/** Returns the folders above a file: `a` and `a/b` for `a/b/c.js`. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  if (parts.length > DEEPEST)
    throw refused(`${JSON.stringify(file.slice(0, 100))} lies deeper than ${DEEPEST} folders`);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/**
 * Returns the path to which a tar entry is written. Null for entries that are skipped. Throws for
 * forbidden entries.
 */
function checked({ name, type, size = 0 }: Header): string | null {
  if (type === 'directory') return null;
  const file = name.length <= LONGEST_NAME ? FILE.exec(name)?.[1] : undefined;
  const shown = JSON.stringify(name.slice(0, 100));
  if (type !== 'file')
    throw refused(`${shown} is a ${type ?? 'thing of its own'}: a release holds files alone`);
  if (!file || !Number.isSafeInteger(size) || size < 0)
    throw refused(`${shown} cannot be the name of a file of a release`);
  return LEFT_OUT.test(file) ? null : file;
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return error.failure;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR')
    return failure('invalid', { message: 'The archive contains two files with the same name' });
  const isUnreadable =
    code.startsWith('Z_') || /tar|header|unexpected end|premature/i.test(message);
  if (isUnreadable)
    return failure('invalid', {
      message: 'The archive is not a complete tar: create it with npm run release',
    });
  throw error;
}
