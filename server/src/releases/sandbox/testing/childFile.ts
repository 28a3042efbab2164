import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SANDBOX = path.resolve(__dirname, '..');

/**
 * Builds the file of a child process from source text, which may import from this folder, such as
 * `./childPort`.
 */
export async function childFile(contents: string): Promise<{ file: URL; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  const outfile = path.join(folder, 'child.mjs');
  await build({
    ...{ stdin: { contents, resolveDir: SANDBOX, loader: 'ts' }, outfile },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' },
    alias: { '@mcs-repairs/shared': path.resolve(SANDBOX, '../../../../shared/src') },
  });
  return {
    file: pathToFileURL(outfile),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
