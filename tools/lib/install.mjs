import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const LOCK = 'package-lock.json';
/**
 * npm writes this list of installed packages at the end. So if the file is missing, an installation
 * is running or was interrupted.
 */
const INSTALLED = 'node_modules/.package-lock.json';
/**
 * This file names the machine of the installation. If somebody copies the folder to another
 * machine, the packages must be installed again.
 */
const MACHINE = 'node_modules/.machine';

const machine = () =>
  `${process.platform} ${process.arch} ${process.version.split('.')[0]} ${process.versions.modules}`;

/**
 * Returns the packages that a lock file lists.
 * @param {string} file
 */
const packagesOf = (file) => Object.entries(readJson(inRoot(file)).packages);

/**
 * Returns whether every package of the lock file is installed. It does not matter which command
 * installed them.
 */
function isInstalled() {
  if (!existsSync(inRoot(INSTALLED))) return false;
  if (existsSync(inRoot(MACHINE)) && readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    return false;
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([place, { version, integrity, resolved, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed.get(place);
    // npm leaves out optional packages that are for other machines.
    if (!found) return optional === true;
    if (link) return found.resolved === resolved;
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the packages, unless every package of the lock file is already installed. */
export async function install() {
  if (!isInstalled()) {
    console.log('Installing packages …');
    await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  if (!existsSync(inRoot(MACHINE)) || readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    writeFileSync(inRoot(MACHINE), machine());
}
