import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { become, node } from './run.mjs';
import { sharedByExports } from './sharedByExports.mjs';
import { inRoot } from './workspace.mjs';

/**
 * In a bundle, `import.meta.dirname` would be the folder of the bundle. This plugin replaces it
 * with the folder of the source file.
 */
const keepPlaces = {
  name: 'keep-places',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:e2e|tools)[\\/].*\.(?:ts|mjs)$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const folder = JSON.stringify(path.dirname(file));
      return {
        loader: file.endsWith('.ts') ? 'ts' : 'js',
        contents: text.replaceAll('import.meta.dirname', folder),
      };
    });
  },
};

/**
 * Bundles and runs a TypeScript script of this repository. The script gets the arguments of this
 * process.
 */
export async function runTypescript(file, { nodeArgs = [], args = process.argv.slice(2) } = {}) {
  const outfile = inRoot('node_modules/.cache/scripts', `${path.basename(file, '.ts')}.mjs`);
  await build({
    entryPoints: [inRoot(file)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [keepPlaces, sharedByExports],
  });
  stop();
  const whole = ['--enable-source-maps', ...nodeArgs, outfile, ...args];
  await become(node, whole, { cwd: process.cwd() });
}
