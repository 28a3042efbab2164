import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Built } from '../makeRelease';
import type { Publishing } from '../publishFolder';

export const AT = new Date('2026-11-23T06:00:00.000Z');

export type Files = Record<string, string>;

/** Returns the files of the smallest valid build of a remote. `more` replaces or adds files. */
export const filesOf = (content: string, more: Files = {}): Files => ({
  'mf-manifest.json': JSON.stringify({ content }),
  'assets.json': JSON.stringify({ takes: {}, fragments: [] }),
  'ssr/server.cjs': `// ${content}`,
  ...more,
});

export function writeFiles(folder: string, files: Files): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

export const builtAs = (name: string, prefixes = [`/${name}`]): Built => ({
  remote: { name, prefixes },
  packageVersion: '1.0.0',
  commit: 'c0ffee',
  builder: 'asha@desk',
  builtAt: AT,
});

/** Returns the arguments for publishing a remote whose files contain `content`. */
export const publishingOf = (
  name: string,
  content = 'one',
  { prefixes, files }: { prefixes?: string[]; files?: Files } = {},
): Publishing => ({
  folder: writeFiles(mkdtempSync(path.join(tmpdir(), 'built-')), filesOf(content, files)),
  built: builtAs(name, prefixes),
  by: 'asha@desk',
  at: AT,
  compress: false,
});
