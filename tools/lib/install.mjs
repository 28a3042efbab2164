import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm, run } from './run.mjs';
import { inRoot, readJson } from './workspace.mjs';

const LOCK = 'package-lock.json';
/** What npm has installed, as npm itself wrote it down at the end: nothing is there while an installation is under way. */
const INSTALLED = 'node_modules/.package-lock.json';
/** For which machine: what lies there may have been copied from another. */
const MACHINE = 'node_modules/.machine';

const machine = () =>
  `${process.platform} ${process.arch} ${process.version.split('.')[0]} ${process.versions.modules}`;

/** @param {string} file */
const packagesOf = (file) => Object.entries(readJson(inRoot(file)).packages);

/** Whether all that the lock file names is installed, by whoever: `npm ci`, `npm install`, or an earlier start. */
function isInstalled() {
  if (!existsSync(inRoot(INSTALLED))) return false;
  if (existsSync(inRoot(MACHINE)) && readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    return false;
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([place, { version, integrity, resolved, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed.get(place);
    // What is for other machines is not installed on this one.
    if (!found) return optional === true;
    if (link) return found.resolved === resolved;
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the packages unless all that the lock file names is there. */
export async function install() {
  if (!isInstalled()) {
    console.log('Installing packages …');
    await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  if (!existsSync(inRoot(MACHINE)) || readFileSync(inRoot(MACHINE), 'utf8') !== machine())
    writeFileSync(inRoot(MACHINE), machine());
}
