import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { sharedByExports } from './sharedByExports.mjs';
import { inRoot } from './workspace.mjs';

const loaded = new Map();
let bundling = 0;

/**
 * Bundles a TypeScript module with its imports from this repository, and imports the bundle. A
 * process does this only once for each module.
 */
export function loadTypescript(file) {
  if (!loaded.has(file)) loaded.set(file, bundle(file));
  return loaded.get(file);
}

async function bundle(file) {
  const folder = inRoot('node_modules/.cache/scripts');
  const name = `${path.basename(file, '.ts')}.mjs`;
  const outfile = path.join(folder, `${process.pid}-${name}`);
  mkdirSync(folder, { recursive: true });
  bundling += 1;
  await build({
    entryPoints: [inRoot(file)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [sharedByExports],
    logLevel: 'warning',
  }).finally(() => {
    bundling -= 1;
    // Ends the process of esbuild. Otherwise, it would run as long as this process, which is months
    // for a server.
    if (bundling === 0) stop();
  });
  // Several processes may write this file at the same time. The file gets its name only when it is
  // complete, so each process reads a complete file.
  renameSync(outfile, path.join(folder, name));
  return import(pathToFileURL(path.join(folder, name)).href);
}
