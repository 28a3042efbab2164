import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { activate, type Activated, type ActivationRequest, type ReleasePlace } from './activate';
import { compressFolder } from './compressFolder';
import { makeRelease, type Built } from './makeRelease';
import { withRegistry } from './registryStore';
import { readLog, standingOf, type Activation } from './releaseLog';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseSchema';
import { signed } from './signed';
import { takenBackOf } from './takenBack';
import { putRelease, readRelease, folderOf } from './releaseStore';
import { removeAbandoned, stagingFolder } from './staging';

export type Publishing = {
  /** The folder to which webpack wrote the build. */
  folder: string;
  built: Built;
  by: string;
  at: Date;
  base?: string | undefined;
  compress?: boolean;
  /**
   * The file with the private key of the builder, which signs the version. A site with the public
   * key accepts this version as part of a container image.
   */
  keyFile?: string | undefined;
  /** For the shell: areas that are published together with it. */
  but?: readonly string[];
};

/**
 * Stores a build of this machine. If an identical version is already stored, returns that version.
 * Throws with a sentence if the build cannot be stored.
 */
export async function storeFolder(
  remotesDir: string,
  {
    folder,
    built,
    compress = true,
    keyFile,
  }: Pick<Publishing, 'folder' | 'built' | 'compress' | 'keyFile'>,
): Promise<string> {
  const release = makeRelease(folder, built);
  const { remote, version } = release;
  const place = folderOf(remotesDir, remote, version);
  removeAbandoned(remotesDir, remote);
  const staged = stagingFolder(remotesDir, remote);
  cpSync(folder, staged, { recursive: true });
  const said = `${JSON.stringify(release, null, 1)}\n`;
  writeFileSync(path.join(staged, RELEASE_FILE), said);
  if (keyFile) writeFileSync(path.join(staged, SIGNATURE_FILE), signed(said, keyFile));
  // A version that is already stored has its compressed copies.
  if (compress && !readRelease(place)) await compressFolder(staged);
  return accepted(putRelease(remotesDir, staged, remote)).release.version;
}

/**
 * Stores a build and activates it, whichever version was active before. Used by `npm run
 * publish:remote`.
 */
export async function publishFolder(place: ReleasePlace, publishing: Publishing): Promise<string> {
  const version = await storeFolder(place.remotesDir, publishing);
  await noteBuilt(place.remotesDir, publishing.built.remote.name, version, publishing.at);
  const { by, at, built, base } = publishing;
  const request = { remote: built.remote.name, version, by, at, why: 'released', base } as const;
  accepted(await activate(place, request));
  return version;
}

/** The result of activating a build. If another version stays active, `staysAt` names it. */
export type Shown = { version: string; staysAt: string | null };

/**
 * Stores the build of a working tree. Activates it only if the site shows the previous build of the
 * same tree.
 */
export async function showBuilt(place: ReleasePlace, publishing: Publishing): Promise<Shown> {
  const version = await storeFolder(place.remotesDir, publishing);
  const { by, at, built, base, but = [] } = publishing;
  return moveOn(place, { remote: built.remote.name, version, by, at, base, but });
}

/**
 * Activates a stored version if the site shows the previous version of the same builder, or none
 * yet. A rollback, a canary or another release was somebody's decision, so a build never undoes it
 * (decision 027). A version that the site rolled back does not become active either.
 */
export async function moveOn(
  place: ReleasePlace,
  request: Omit<ActivationRequest, 'why' | 'expected'>,
): Promise<Shown> {
  const { remotesDir } = place;
  const { remote, version, at } = request;
  const standing = () => standingOf(readLog(remotesDir), remote);
  const { active, canary, revision, built } = standing();
  const isBad = takenBackOf(readLog(remotesDir), remote).has(version);
  await noteBuilt(remotesDir, remote, version, at);
  const isOwn = active ? active.version === built : revision === 0;
  const mayMove = isOwn && !canary && !isBad;
  if (!mayMove) {
    const isShown = active?.version === version;
    return { version, staysAt: isShown ? null : (active?.version ?? 'none') };
  }
  const outcome = await activate(place, { ...request, why: 'built', expected: revision });
  // Somebody has activated another version since this function read the log. That version stays.
  if (!outcome.ok && outcome.failure.code === 'stale-version') {
    const now = standing().active?.version ?? 'none';
    return { version, staysAt: now === version ? null : now };
  }
  accepted(outcome);
  return { version, staysAt: null };
}

/** Activates a version that is already stored. */
export async function goTo(
  place: ReleasePlace,
  request: { remote: string; version: string; by: string; at: Date; base?: string },
): Promise<Activation> {
  return accepted<Activated>(await activate(place, { ...request, why: 'back' })).activation;
}

function noteBuilt(remotesDir: string, remote: string, version: string, at: Date): Promise<void> {
  return withRegistry(remotesDir, ({ note }) => {
    if (standingOf(readLog(remotesDir), remote).built === version) return;
    note({ kind: 'built', remote, version, at: at.toISOString() });
  });
}

/**
 * Returns the value of a success. For a failure, throws an error with its message, which the
 * command prints.
 */
function accepted<T>(outcome: Result<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.failure.message);
}
