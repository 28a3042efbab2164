import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const LOCK = 'package-lock.json';
/**
 * npm writes this list of installed packages at the end, so the list is missing while an
 * installation runs.
 */
const INSTALLED = 'node_modules/.package-lock.json';
/**
 * Names the machine of the installation, because somebody may have copied the folder from another
 * machine.
 */
const MACHINE = 'node_modules/.machine';

const machine = () =>
  `${process.platform} ${process.arch} ${process.version.split('.')[0]} ${process.versions.modules}`;

/** @param {string} file */
const packagesOf = (file) => Object.entries(readJson(inRoot(file)).packages);

/**
 * Whether everything in the lock file is installed, by `npm ci`, by `npm install` or by an earlier
 * start.
 */
function isInstalled() {
  if (!existsSync(inRoot(INSTALLED))) return false;
  if (existsSync(inRoot(MACHINE)) && readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    return false;
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([place, { version, integrity, resolved, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed.get(place);
    // npm does not install optional packages for other machines.
    if (!found) return optional === true;
    if (link) return found.resolved === resolved;
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the packages unless everything in the lock file is installed. */
export async function install() {
  if (!isInstalled()) {
    console.log('Installing packages …');
    await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  if (!existsSync(inRoot(MACHINE)) || readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    writeFileSync(inRoot(MACHINE), machine());
}
