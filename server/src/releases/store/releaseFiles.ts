import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseSchema';
import { integrityOf } from './remoteFiles';

/**
 * Matches files that are not part of a version's content, because they are made from others or
 * never executed.
 */
const NOT_CONTENT = /\.(?:map|br|gz)$/;
const OF_THE_RELEASE = [RELEASE_FILE, SIGNATURE_FILE];
/**
 * Matches files that contain code or name code. The registry has a hash of each of them, and the
 * site uses no others.
 */
const PINNED = /\.(?:js|css|cjs)$|^(?:mf-manifest|assets)\.json$/;

/** The files of a remote that the server needs to render pages and browsers need to load it. */
export const NEEDED = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'];
/**
 * The files of a shell that the server and browsers need. The shell is no remote, so it has no
 * manifest.
 */
export const NEEDED_OF_SHELL = ['assets.json', 'ssr/server.cjs'];

export const isContent = (file: string): boolean =>
  !NOT_CONTENT.test(file) && !OF_THE_RELEASE.includes(file);

/** Returns all files below a folder, sorted, as relative paths with `/`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns the hash of every file of a build, and their total size. */
export function weigh(folder: string): { integrity: Record<string, string>; bytes: number } {
  const files = filesBelow(folder).filter(isContent);
  return {
    integrity: Object.fromEntries(
      files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
    ),
    bytes: files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
  };
}

/**
 * Returns how much disk space the files of a folder use, with their compressed copies. Even a file
 * of one byte uses a whole block.
 */
export function weightOnDisk(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => {
    // The compression renames its temporary files, so a listed file may be missing.
    const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return found ? sum + Math.max(found.size, found.blocks * 512) : sum;
  }, 0);
}

/**
 * Returns the eight hexadecimal digits at the end of a version's name. They are a hash of its
 * content.
 */
export function contentHash(integrity: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(integrity).sort()) hash.update(`${file} ${integrity[file]}\n`);
  return hash.digest('hex').slice(0, 8);
}

/** Returns those hashes of a release's files that the registry contains. */
export const pinsOf = (integrity: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => PINNED.test(file)));

/** Returns a sentence for each file of a release that differs from `release.json`. */
export function differences(
  said: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string[] {
  const files = [...new Set([...Object.keys(said), ...Object.keys(found)])].sort();
  return files.flatMap((file) => {
    if (said[file] === found[file]) return [];
    if (!found[file]) return [`${file} is missing`];
    return said[file] ? [`${file} is another file than its hash says`] : [`${file} has no hash`];
  });
}
