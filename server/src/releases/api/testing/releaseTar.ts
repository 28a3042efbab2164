import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
import { makeRelease } from '../../store/makeRelease';
import type { Release } from '../../store/releaseSchema';
import { builtAs, filesOf, writeFiles, type Files } from '../../store/testing/builtRemote';

export type Extra = Partial<Header> & { name: string; content?: string };
type More = {
  /** Files that the tar contains besides the standard files of a build. */
  files?: Files;
  /** Entries at the beginning of the tar that `release.json` does not list. */
  extra?: Extra[];
  /** Changes the `release.json` in the tar, so that it no longer matches the files. */
  change?: (release: Release) => object;
};

/** Creates a tar like the one that `npm run release` sends. The build is written to `folder`. */
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
