import { build } from 'esbuild';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
/**
 * `node server/build.mjs <folder>` builds the server into another folder, for example for a test.
 */
const outdir = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
/** All entry points. The build skips those that do not exist in this checkout. */
const ENTRIES = [
  'src/server.ts',
  'src/releases/api/storeWorker.ts',
  'src/backup.ts',
  'src/restore.ts',
  'src/migratePostgres.ts',
  'src/migrateFiles.ts',
  'src/seed.ts',
  'src/staffCommand.ts',
];

/** These processes may read no other files, so the build writes each of them as one file. */
const CHILDREN = ['src/releases/sandbox/renderWorker.ts', 'src/releases/verify/proofWorker.ts'];

// The names of chunks contain hashes. Without this line, the chunks of earlier builds would stay
// forever.
rmSync(outdir, { recursive: true, force: true });

const common = {
  absWorkingDir: here,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  alias: {
    '@mcs-repairs/shared/build/stylesJudge': path.join(here, '../shared/build/stylesJudge.cjs'),
    '@mcs-repairs/shared': path.join(here, '../shared/src'),
    // Node cannot import this JSON list from a package, so the build bundles it.
    tlds: fileURLToPath(import.meta.resolve('tlds')),
  },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};
await build({
  ...common,
  entryPoints: ENTRIES.filter((entry) => existsSync(path.join(here, entry))),
  outdir,
  // Chunks are in the same folder as the entries. So relative file paths in the code stay valid.
  chunkNames: '[name]-[hash]',
  splitting: true,
  packages: 'external',
});
await build({ ...common, entryPoints: CHILDREN, outdir: path.join(outdir, 'children') });
