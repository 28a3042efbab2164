import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
import { makeRelease } from '../../store/makeRelease';
import type { Release } from '../../store/releaseSchema';
import { builtAs, filesOf, writeFiles, type Files } from '../../store/testing/builtRemote';

export type Extra = Partial<Header> & { name: string; content?: string };
type More = {
  /** Files in addition to the standard files of a build. */
  files?: Files;
  /** Entries at the beginning that `release.json` does not list. */
  extra?: Extra[];
  /** Changes the uploader's `release.json` so that it does not match the files. */
  change?: (release: Release) => object;
};

/**
 * Creates a tar like the one that `npm run release` sends. `folder` is where the build is written.
 */
export async function tarOf(
  folder: string,
  name: string,
  content = 'one',
  { files = {}, extra = [], change = (release) => release }: More = {},
): Promise<{ body: Buffer; version: string }> {
  const all: Files = filesOf(content, files);
  const place = writeFiles(mkdtempSync(path.join(folder, 'built-')), all);
  const release = makeRelease(place, builtAs(name));
  all['release.json'] = JSON.stringify(change(release));
  const tar = pack();
  for (const { content: text = '', ...header } of extra) tar.entry(header as Header, text);
  for (const [file, text] of Object.entries(all)) tar.entry({ name: file }, text);
  tar.finalize();
  return { body: await buffer(tar), version: release.version };
}
