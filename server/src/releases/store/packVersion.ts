import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { RELEASE_FILE, SIGNATURE_FILE, type Release } from './releaseSchema';
import { folderOf, putRelease } from './releaseStore';
import { VERSIONS, type Packed } from './sharedState';
import { stagingFolder } from './staging';
import { unpackRelease } from './unpackRelease';

/** The maximum size of an unpacked version. `RELEASE_MB` permits no larger uploads. */
const MOST_BYTES = 1000 << 20;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Packs a stored version without its compressed copies. Each call chooses another file name, so
 * that no process ever removes a file that another process has just written.
 */
export async function packVersion(
  remotesDir: string,
  { remote, version, integrity }: Release,
): Promise<{ packed: Packed; content: Buffer }> {
  const folder = folderOf(remotesDir, remote, version);
  const tar = pack();
  const described = [RELEASE_FILE, SIGNATURE_FILE].filter((file) =>
    existsSync(path.join(folder, file)),
  );
  for (const file of [...described, ...Object.keys(integrity)])
    tar.entry({ name: file }, readFileSync(path.join(folder, file)));
  tar.finalize();
  const content = await buffer(tar.pipe(createGzip({ level: 6 })));
  const file = `${VERSIONS}${remote}/${version}.${randomUUID()}.tar.gz`;
  const storedAt = new Date().toISOString();
  return { packed: { file, sha256: sha256(content), storedAt }, content };
}

type Wanted = { remote: string; version: string; packed: Packed };

/**
 * Moves a packed version into the store in one step. Throws with a sentence if its file or one of
 * the files in it differs from its hash.
 */
export async function unpackVersion(
  remotesDir: string,
  { remote, version, packed }: Wanted,
  content: Buffer,
): Promise<void> {
  const refuse = (why: string) => new Error(`${remote} ${version} in the bucket: ${why}`);
  if (sha256(content) !== packed.sha256) throw refuse('its file is not the one that was stored');
  const staged = stagingFolder(remotesDir, remote);
  try {
    const archive = path.join(staged, 'archive');
    const folder = path.join(staged, 'files');
    mkdirSync(folder);
    writeFileSync(archive, content);
    const how = { folder, isGzipped: true, mostBytes: MOST_BYTES };
    const refused = await unpackRelease(archive, how);
    if (refused) throw refuse(refused.message ?? refused.code);
    const stored = putRelease(remotesDir, folder, remote);
    if (!stored.ok) throw refuse(stored.failure.message ?? stored.failure.code);
    if (stored.value.release.version !== version) throw refuse('it is another version');
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  // A version stays for 30 days after it was stored, and not after this machine has copied it.
  const at = new Date(packed.storedAt);
  utimesSync(folderOf(remotesDir, remote, version), at, at);
}
