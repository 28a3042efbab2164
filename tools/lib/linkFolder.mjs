import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * These files are copied, because npm rewrites them in place, and a hard link would change them in
 * both folders.
 */
const OWN = ['.package-lock.json', '.machine'];

/**
 * Makes a folder with hard links to the same files, and without caches.
 * @param {string} from
 * @param {string} to
 */
export function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile() && !OWN.includes(entry.name)) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}
