import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { refused } from '../../runtime';
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
import { setAside } from './staging';

/**
 * The maximum size of a `release.json`, in bytes. It is thirty times the size for the largest area
 * today. A list of versions reads all of these files, so they must be short.
 */
const LARGEST_RELEASE_FILE = 512 << 10;

export const folderOf = (remotesDir: string, remote: string, version: string): string =>
  path.join(remotesDir, remote, version);

/** The maximum number of parsed `release.json` files in memory. Each has about 12 kB. */
const PARSED_KEPT = 500;
/** A younger file, in milliseconds, may change again before its time of change is another one. */
const SETTLED_MS = 1000;
/**
 * The parsed `release.json` files by folder. A list of versions needs all of them, and parsing them
 * again would keep the server busy. `state` shows whether somebody has written the file since.
 */
const parsedFiles = new Map<string, { state: string; release: Readonly<Release> }>();

/** Returns the `release.json` in the folder of a version. Null if it is missing or unreadable. */
export function readRelease(folder: string): Readonly<Release> | null {
  const file = path.join(folder, RELEASE_FILE);
  try {
    const { ino, size, ctimeMs } = statSync(file);
    const state = `${ino} ${size} ${ctimeMs}`;
    const known = parsedFiles.get(folder);
    if (known?.state === state) return known.release;
    parsedFiles.delete(folder);
    const parsed = releaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!parsed.success) return null;
    if (Date.now() - ctimeMs > SETTLED_MS) parsedFiles.set(folder, { state, release: parsed.data });
    const [oldest] = parsedFiles.keys();
    if (oldest !== undefined && parsedFiles.size > PARSED_KEPT) parsedFiles.delete(oldest);
    return parsed.data;
  } catch {
    return null;
  }
}

/** Returns whether a name is a valid name for the folder of a version. */
export const isVersion = (name: string): boolean => versionSchema.safeParse(name).success;

/** Returns the complete stored versions of a remote, oldest first. */
export function storedVersions(remotesDir: string, remote: string): Release[] {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isVersion)
    .flatMap((name) => {
      const release = readRelease(path.join(folder, name));
      // Skips a folder that contains the `release.json` of another version. It would be counted and
      // removed as that version.
      return release?.remote === remote && release.version === name ? [release] : [];
    })
    .sort((one, other) => (one.builtAt < other.builtAt ? -1 : 1));
}

/**
 * Returns the release in a folder, or a sentence for each file that differs from `release.json`.
 * First checks `release.json` itself, because the other checks need it.
 */
export function judgeFiles(folder: string, remote: string): Result<Release> {
  const file = path.join(folder, RELEASE_FILE);
  if (!existsSync(file))
    return refusal('The release has no release.json: create it with npm run release');
  if (statSync(file).size > LARGEST_RELEASE_FILE)
    return refusal(`Its release.json has more than ${LARGEST_RELEASE_FILE >> 10} kB`);
  let said: unknown;
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return refusal('The release.json of the release is not JSON');
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
  if (release.bytes !== found.bytes)
    return refusal(`Its files have ${found.bytes} bytes, not ${release.bytes} as it says`);
  return { ok: true, value: release };
}

const refusal = (message: string) => refused('invalid', { message, fields: { files: message } });
const some = (all: readonly string[]) =>
  all.length > 5 ? `${all.slice(0, 5).join('; ')}; and ${all.length - 5} more` : all.join('; ');

/** A stored release. `isNew` is false if an identical version was already stored. */
export type Stored = { release: Release; isNew: boolean };

/**
 * Moves a complete temporary folder into the store in one step, so a version is stored with all its
 * files or not at all. If the content is identical to a stored version, returns that version. Fails
 * with `conflict` if other content has the same name. Removes the temporary folder.
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
      // The existing folder is damaged or has no `release.json`, so the new one replaces it.
      if (there) setAside(folder);
      try {
        renameSync(staged, folder);
        syncPath(path.dirname(folder));
        return { ok: true, value: { release, isNew: true } };
      } catch (error) {
        // Another process has moved its folder into place first. That folder is checked instead.
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
  return refused('conflict', { message });
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
