import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseSchema';

/** Made of the others, or nothing of what is run: they are not compared. */
const NOT_CONTENT = /\.(?:map|br|gz)$/;
const OF_THE_RELEASE = [RELEASE_FILE, SIGNATURE_FILE];
/** Files that are code or name code: the registry pins every one of them, and nothing else is ever used. */
const PINNED = /\.(?:js|css|cjs)$|^(?:mf-manifest|assets)\.json$/;

/** Without these a remote can be neither composed by the server nor loaded by a browser. */
export const NEEDED = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'];
/** Of the shell: it is nobody's remote. */
export const NEEDED_OF_SHELL = ['assets.json', 'ssr/server.cjs'];

export const isContent = (file: string): boolean =>
  !NOT_CONTENT.test(file) && !OF_THE_RELEASE.includes(file);

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Files below a folder, from it and with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The hash of every file of a build, and what they weigh together. */
export function weigh(folder: string): { integrity: Record<string, string>; bytes: number } {
  const files = filesBelow(folder).filter(isContent);
  return {
    integrity: Object.fromEntries(
      files.map((file) => [file, sha384(readFileSync(path.join(folder, file)))]),
    ),
    bytes: files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
  };
}

/** What everything in a folder takes of the disk, compressed copies too: a file of one byte takes a block. */
export function weightOnDisk(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => {
    // A copy that is being written has another name a moment later.
    const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return found ? sum + Math.max(found.size, found.blocks * 512) : sum;
  }, 0);
}

/** A version is named after what it holds: eight digits behind the package's version. */
export function contentHash(integrity: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(integrity).sort()) hash.update(`${file} ${integrity[file]}\n`);
  return hash.digest('hex').slice(0, 8);
}

/** The part of a release's hashes that the registry carries. */
export const pinsOf = (integrity: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => PINNED.test(file)));

/** How files differ from what a release says of them, one sentence each. */
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
