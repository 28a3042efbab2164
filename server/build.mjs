import { build } from 'esbuild';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
/** `node server/build.mjs <folder>` builds a separate server, for example for a test. */
const outdir = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
/** All entry points. Those that do not exist are skipped. */
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

/** These processes may not read other files, so each is bundled into one file. */
const CHILDREN = ['src/releases/sandbox/renderWorker.ts', 'src/releases/verify/proofWorker.ts'];

// Chunk names contain hashes, so chunks of earlier builds would stay forever.
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
    // Node cannot import this JSON list directly, so it is bundled.
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
  // Chunks are beside the entries, so that relative file paths in the code stay valid.
  chunkNames: '[name]-[hash]',
  splitting: true,
  packages: 'external',
});
await build({ ...common, entryPoints: CHILDREN, outdir: path.join(outdir, 'children') });
