import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const ROOT = path.resolve(__dirname, '../../../../..');
const shared = path.join(ROOT, 'shared/src');

/** The names that the shell in these tests provides. */
export const GIVES = {
  'shared/platform/site': ['Fragment', 'page', 'useSiteConfig'],
  'shared/platform/store': ['itemAdded'],
};

/** A plugin with which esbuild distinguishes `checking.ts` from `Checking.tsx`. */
const tellCases: Plugin = {
  name: 'tell-cases',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path: asked, resolveDir }) => {
      const place = path.resolve(resolveDir, asked);
      if (resolveDir.includes('node_modules')) return undefined;
      const there = readdirSync(path.dirname(place));
      const name = path.basename(place);
      const file = [`${name}.ts`, `${name}.tsx`].find((each) => there.includes(each));
      return file ? { path: path.join(path.dirname(place), file) } : undefined;
    });
  },
};

/**
 * Builds the server code of the real shell, and the real process that verifies releases, into
 * another folder.
 */
export async function buildShell() {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const shellDir = path.join(folder, 'shell');
  mkdirSync(path.join(shellDir, 'ssr'), { recursive: true });
  const common: BuildOptions = {
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [tellCases],
    alias: { '@mcs-repairs/shared': shared },
  };
  await Promise.all([
    build({
      ...common,
      entryPoints: [path.join(ROOT, 'shell/src/server.tsx')],
      outfile: path.join(shellDir, 'ssr/server.cjs'),
      format: 'cjs',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfigRaw: '{}',
      alias: {
        // The shell provides this module to all areas under this name (shared/build/sharing.cjs).
        '@mcs-repairs/shared/data/query': path.join(shared, 'platform/query.ts'),
        '@mcs-repairs/shared': shared,
      },
    }),
    build({
      ...common,
      entryPoints: [path.join(ROOT, 'server/src/releases/verify/proofWorker.ts')],
      outfile: path.join(folder, 'proofWorker.mjs'),
      format: 'esm',
    }),
  ]);
  const assets = { groups: { main: [] }, integrity: {}, provides: {}, consumes: {}, gives: GIVES };
  writeFileSync(path.join(shellDir, 'assets.json'), JSON.stringify(assets));
  return { folder, shellDir, workerFile: pathToFileURL(path.join(folder, 'proofWorker.mjs')) };
}
