import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { makeRelease, type Built } from './makeRelease';
import { signed } from './signed';
import { RELEASE_FILE, SIGNATURE_FILE, type Release } from './releaseSchema';

/**
 * Packs a build into a gzipped tar for an upload. If there is a private key (PEM file), signs it.
 */
export async function packRelease(
  folder: string,
  built: Built,
  keyFile?: string,
): Promise<{ release: Release; body: Buffer }> {
  const release = makeRelease(folder, built);
  const said = `${JSON.stringify(release, null, 1)}\n`;
  const tar = pack();
  tar.entry({ name: RELEASE_FILE }, said);
  if (keyFile) tar.entry({ name: SIGNATURE_FILE }, signed(said, keyFile));
  for (const file of Object.keys(release.integrity))
    tar.entry({ name: file }, readFileSync(path.join(folder, file)));
  tar.finalize();
  return { release, body: await buffer(tar.pipe(createGzip({ level: 6 }))) };
}
