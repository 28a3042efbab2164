import { build } from 'esbuild';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
/** `node server/build.mjs <folder>`: a server of one's own, such as that of a test. */
const outdir = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
/** Everything that is started on its own; entries that do not exist yet are left out. */
const ENTRIES = [
  'src/server.ts',
  'src/releases/api/storeWorker.ts',
  'src/backup.ts',
  'src/restore.ts',
  'src/migratePostgres.ts',
  'src/seed.ts',
  'src/staffCommand.ts',
];

/** Processes that may read no other file of this machine: each is one file. */
const CHILDREN = ['src/releases/sandbox/renderWorker.ts', 'src/releases/verify/proofWorker.ts'];

// Chunks carry a hash in their names, so those of earlier builds would stay for ever.
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
    // A list in a JSON file, which Node does not import as it stands: it goes into the bundle.
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
  // Beside the entries: files are found from wherever the code that names them lands.
  chunkNames: '[name]-[hash]',
  splitting: true,
  packages: 'external',
});
await build({ ...common, entryPoints: CHILDREN, outdir: path.join(outdir, 'children') });
