import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * npm changes these files in place. With a hard link, the change would also appear in the other
 * folder. So they are copied.
 */
const OWN = ['.package-lock.json', '.machine'];

/**
 * Creates a copy of a folder that consists of hard links to the same files. The copy contains no
 * `.cache` folders.
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
