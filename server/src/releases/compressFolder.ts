import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './releaseFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/;
/** Bytes below which a compressed copy gains nothing. */
const SMALLEST = 600;

/** Writes a `.br` and a `.gz` beside every file for browsers that gains by it and has none yet. */
export async function compressFolder(folder: string): Promise<void> {
  const files = filesBelow(folder)
    .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('ssr/'))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).size >= SMALLEST && !existsSync(`${file}.br`));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotli(content, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
        }),
        gzip(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
