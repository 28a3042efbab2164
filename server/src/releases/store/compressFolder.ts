import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './releaseFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/;
/** Files below this size in bytes are not compressed, because that would save nothing. */
const SMALLEST = 600;
/**
 * Above this size in bytes, the best compression takes a minute and saves only a few percent more.
 * Releases contain no such large file for browsers.
 */
const LARGEST_WELL = 1 << 20;

/**
 * From this size in bytes, several settings are tried: modes and sizes of blocks. Which one is best
 * depends on a few bytes, such as the hashes in the names of files. The sizes differ by up to 200
 * bytes.
 */
const SEVERAL_TRIES = 1 << 18;
const { BROTLI_MODE_GENERIC, BROTLI_MODE_FONT } = zlib.constants;
const TRIES = [
  { mode: BROTLI_MODE_GENERIC, block: 0 },
  { mode: BROTLI_MODE_GENERIC, block: 17 },
  { mode: BROTLI_MODE_GENERIC, block: 20 },
  { mode: BROTLI_MODE_FONT, block: 17 },
];

const qualityOf = (content: Buffer) =>
  content.length > LARGEST_WELL ? 9 : zlib.constants.BROTLI_MAX_QUALITY;
const triesOf = (content: Buffer) =>
  TRIES.slice(0, content.length < SEVERAL_TRIES ? 1 : undefined).map(({ mode, block }) => ({
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: mode,
      [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(content),
      [zlib.constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  }));
const smallest = (copies: readonly Buffer[]) =>
  copies.reduce((one, other) => (other.length < one.length ? other : one));
const GZIP = { level: 9 };

/**
 * Returns the files for browsers that are worth compressing and do not have compressed copies yet.
 */
export const uncompressed = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('ssr/'))
    .map((file) => path.join(folder, file))
    .filter(
      (file) =>
        statSync(file).size >= SMALLEST && !(existsSync(`${file}.br`) && existsSync(`${file}.gz`)),
    );

/**
 * Writes a `.br` and a `.gz` copy of each file for browsers that is worth compressing and does not
 * have them yet.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    uncompressed(folder).map(async (file) => {
      const content = readFileSync(file);
      const tried = triesOf(content).map((options) => brotli(content, options));
      const [gz, ...copies] = await Promise.all([gzip(content, GZIP), ...tried]);
      place(file, { br: smallest(copies), gz });
    }),
  );
}

/**
 * Does the same as `compressFolder`, but in the calling thread. Node's asynchronous compression
 * would use the threads that sign-ins and file access need.
 */
export function compressInTurn(folder: string): void {
  for (const file of uncompressed(folder)) {
    const content = readFileSync(file);
    place(file, {
      br: smallest(triesOf(content).map((each) => zlib.brotliCompressSync(content, each))),
      gz: zlib.gzipSync(content, GZIP),
    });
  }
}

/**
 * Writes the compressed copies of a file. Each copy appears in one step, because a visitor may
 * request the file at the same time.
 */
function place(file: string, copies: Record<'br' | 'gz', Buffer>): void {
  for (const [ending, content] of Object.entries(copies)) {
    const next = `${file}.next-${randomUUID()}.${ending}`;
    try {
      writeFileSync(next, content);
      renameSync(next, `${file}.${ending}`);
    } finally {
      rmSync(next, { force: true });
    }
  }
}
