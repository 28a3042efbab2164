import { build } from 'esbuild';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
/** Everything that is started on its own; entries that do not exist yet are left out. */
const ENTRIES = [
  'src/server.ts',
  'src/site/renderWorker.ts',
  'src/proof/proofWorker.ts',
  'src/backup.ts',
  'src/restore.ts',
  'src/migratePostgres.ts',
  'src/seed.ts',
  'src/staffCommand.ts',
];

// Chunks carry a hash in their names, so those of earlier builds would stay for ever.
rmSync(path.join(here, 'dist'), { recursive: true, force: true });

await build({
  absWorkingDir: here,
  entryPoints: ENTRIES.filter((entry) => existsSync(path.join(here, entry))),
  outdir: 'dist',
  entryNames: '[name]',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: {
    'shared/build/stylesJudge': path.join(here, '../shared/build/stylesJudge.cjs'),
    shared: path.join(here, '../shared/src'),
    // A list in a JSON file, which Node does not import as it stands: it goes into the bundle.
    tlds: fileURLToPath(import.meta.resolve('tlds')),
  },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
