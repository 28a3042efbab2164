import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(__dirname, '..');
/** A team of one area checks out these folders and its own area (docs/releases.md). */
const CHECKED_OUT = ['shared/', 'tools/', 'server/src/releases/store/'];
/** The files of the commands that a team of one area uses. */
const COMMANDS = ['release.mjs', 'lib/devInSite.mjs', 'lib/contract.mjs', 'lib/proofPages.mjs'];

const loadedBy = (command: string) =>
  [
    ...readFileSync(path.join(root, 'tools', command), 'utf8').matchAll(
      /loadTypescript\('([\w/.]+)'\)/g,
    ),
  ].map(([, file = '']) => file);

test('a checkout of one area contains everything that its commands load', async () => {
  const files = [...new Set(COMMANDS.flatMap(loadedBy))];
  expect(files).toContain('server/src/releases/store/packRelease.ts');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: 'unused',
    ...{ bundle: true, write: false, metafile: true, packages: 'external', platform: 'node' },
    alias: { '@mcs-repairs/shared': path.join(root, 'shared/src') },
  });
  const outside = Object.keys(metafile.inputs).filter(
    (file) => !CHECKED_OUT.some((folder) => file.startsWith(folder)),
  );
  expect(outside).toEqual([]);
});
