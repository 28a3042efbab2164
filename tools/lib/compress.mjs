import { readdirSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest)$/;
const SMALLEST = 600;

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** Writes a `.br` and a `.gz` beside every file that gains by it and has none yet. */
export async function compressFolder(folder) {
  const files = filesBelow(folder).filter(
    (file) =>
      COMPRESSIBLE.test(file) &&
      !file.includes(`${path.sep}ssr${path.sep}`) &&
      statSync(file).size >= SMALLEST,
  );
  await Promise.all(
    files
      .filter((file) => !existsSync(`${file}.br`))
      .map(async (file) => {
        const content = readFileSync(file);
        const [br, gz] = await Promise.all([
          brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }),
          gzip(content, { level: 9 }),
        ]);
        writeFileSync(`${file}.br`, br);
        writeFileSync(`${file}.gz`, gz);
      }),
  );
}
