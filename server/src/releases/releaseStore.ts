import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Result } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { explain } from './registrySchema';
import {
  contentHash,
  differences,
  filesBelow,
  NEEDED,
  NEEDED_OF_SHELL,
  weigh,
} from './releaseFiles';
import { RELEASE_FILE, releaseSchema, type Release } from './releaseSchema';

/** Longer than any upload takes: what lies there for so long is of a process that was ended. */
const ABANDONED_MS = 60 * 60 * 1000;

export const folderOf = (remotesDir: string, remote: string, version: string): string =>
  path.join(remotesDir, remote, version);

/** What a version's folder says of itself; null when it is not there or says nothing that can be read. */
export function readRelease(folder: string): Release | null {
  try {
    const parsed = releaseSchema.safeParse(
      JSON.parse(readFileSync(path.join(folder, RELEASE_FILE), 'utf8')),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Versions of a remote that are wholly there, oldest first. */
export function storedVersions(remotesDir: string, remote: string): Release[] {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !isUnfinished(name))
    .flatMap((name) => readRelease(path.join(folder, name)) ?? [])
    .sort((one, other) => (one.builtAt < other.builtAt ? -1 : 1));
}

/** A folder on the same disk for what is not whole yet; what was left there by the dead goes away. */
export function stagingFolder(remotesDir: string, remote: string): string {
  const folder = path.join(remotesDir, remote);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter(isUnfinished)) {
    const left = path.join(folder, name);
    const isAbandoned =
      Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (isAbandoned > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }
  const staged = path.join(folder, `release.next-${randomUUID()}`);
  mkdirSync(staged);
  return staged;
}

const isUnfinished = (name: string) => /\.(?:next|damaged)-/.test(name);

/**
 * Why the files of a folder are not the release that they say they are; a sentence each, none when they are. `release.json`
 * is judged first: without it nothing else can be said.
 */
export function judgeFiles(folder: string, remote: string): Result<Release> {
  const file = path.join(folder, RELEASE_FILE);
  if (!existsSync(file)) return refusal('It holds no release.json: make it with npm run release');
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return refusal('Its release.json is not JSON');
  }
  const parsed = releaseSchema.safeParse(said);
  if (!parsed.success) return refusal(`Its release.json cannot be used: ${explain(parsed.error)}`);
  const release = parsed.data;
  if (release.remote !== remote)
    return refusal(`It is a release of ${release.remote}, not of ${remote}`);
  const found = weigh(folder);
  const wrong = differences(release.integrity, found.integrity);
  if (wrong.length > 0)
    return refusal(`Its files are not those of its release.json: ${some(wrong)}`);
  const needed = release.gives ? NEEDED_OF_SHELL : NEEDED;
  const missing = needed.filter((name) => !Object.hasOwn(found.integrity, name));
  if (missing.length > 0) return refusal(`Its build lacks ${missing.join(' and ')}`);
  if (!release.version.endsWith(`-${contentHash(release.integrity)}`)) {
    return refusal(
      `Its files are not those of version ${release.version}: they are called …-${contentHash(release.integrity)}`,
    );
  }
  return { ok: true, value: { ...release, bytes: found.bytes } };
}

const refusal = (message: string) =>
  ({ ok: false, failure: failure('invalid', { message, fields: { files: message } }) }) as const;
const some = (all: readonly string[]) =>
  all.length > 5 ? `${all.slice(0, 5).join('; ')}; and ${all.length - 5} more` : all.join('; ');

/** `isNew` false: the very same was there already. */
export type Stored = { release: Release; isNew: boolean };

/**
 * Puts a whole, staged folder in its place in one step: a version is there with all of its files, or not at all. The same
 * content again is the version that is there; other content under its name is a conflict. The staged folder is gone after.
 */
export function putRelease(remotesDir: string, staged: string, remote: string): Result<Stored> {
  try {
    const judged = judgeFiles(staged, remote);
    if (!judged.ok) return judged;
    const release = judged.value;
    const folder = folderOf(remotesDir, remote, release.version);
    syncFolder(staged);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const there = existsSync(folder) ? judgeFiles(folder, remote) : null;
      if (there?.ok) return same(there.value, release);
      // Damaged since, or stored before releases were recorded: it makes way.
      if (there) renameSync(folder, `${folder}.damaged-${randomUUID()}`);
      try {
        renameSync(staged, folder);
        syncPath(path.dirname(folder));
        return { ok: true, value: { release, isNew: true } };
      } catch (error) {
        // Somebody else was first: what lies there now is looked at.
        if (!existsSync(folder)) throw error;
      }
    }
    throw new Error(`${folder} is replaced again and again`);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function same(there: Release, release: Release): Result<Stored> {
  if (differences(there.integrity, release.integrity).length === 0) {
    return { ok: true, value: { release: there, isNew: false } };
  }
  const message = `There is a version ${release.version} of ${release.remote} with other content: raise the version in its package.json`;
  return { ok: false, failure: failure('conflict', { message }) };
}

function syncFolder(folder: string): void {
  for (const file of filesBelow(folder)) syncPath(path.join(folder, file));
  syncPath(folder);
}

function syncPath(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
