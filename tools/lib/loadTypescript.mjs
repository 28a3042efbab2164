import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { sharedByExports } from './sharedByExports.mjs';
import { inRoot } from './workspace.mjs';

const loaded = new Map();
let bundling = 0;

/**
 * Imports a TypeScript module of this repository, bundled with its imports from the repository.
 * Each process does this once per module.
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
    // Without this, esbuild's process would run as long as this one, which is months for a site.
    if (bundling === 0) stop();
  });
  // Several processes may do this at the same time. Renaming a finished file gives each of them a
  // complete one.
  renameSync(outfile, path.join(folder, name));
  return import(pathToFileURL(path.join(folder, name)).href);
}
