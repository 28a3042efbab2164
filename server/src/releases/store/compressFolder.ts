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
 * Above this size in bytes, the best compression takes a minute and saves only a few percent. The
 * verification permits no such large file for visitors.
 */
const LARGEST_WELL = 1 << 20;

const qualityOf = (content: Buffer) =>
  content.length > LARGEST_WELL ? 9 : zlib.constants.BROTLI_MAX_QUALITY;
const brotliOf = (content: Buffer) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(content) },
});
const GZIP = { level: 9 };

/** Returns the files for browsers that are worth compressing and have no compressed copies yet. */
export const uncompressed = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('ssr/'))
    .map((file) => path.join(folder, file))
    .filter(
      (file) =>
        statSync(file).size >= SMALLEST && !(existsSync(`${file}.br`) && existsSync(`${file}.gz`)),
    );

/**
 * Writes a `.br` and a `.gz` copy of every file for browsers that is worth compressing and has no
 * such copies yet.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    uncompressed(folder).map(async (file) => {
      const content = readFileSync(file);
      const [br, gz] = await Promise.all([brotli(content, brotliOf(content)), gzip(content, GZIP)]);
      place(file, { br, gz });
    }),
  );
}

/**
 * Compresses a folder like `compressFolder`, but in the calling thread. Node's asynchronous
 * compression would occupy the threads that sign-ins and the disk need.
 */
export function compressInTurn(folder: string): void {
  for (const file of uncompressed(folder)) {
    const content = readFileSync(file);
    place(file, {
      br: zlib.brotliCompressSync(content, brotliOf(content)),
      gz: zlib.gzipSync(content, GZIP),
    });
  }
}

/**
 * Writes the compressed copies of a file. Each copy appears in one step, because visitors may
 * already request the file.
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
