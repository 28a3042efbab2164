import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

const MARK = 'node_modules/.installed';

/** Installs the packages when they are missing or the lock file has changed since. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  const mark = `${lock} ${process.version.split('.')[0]} ${process.platform} ${process.arch}`;
  const known = existsSync(inRoot(MARK)) ? readFileSync(inRoot(MARK), 'utf8') : '';
  if (known === mark) return;
  console.log('Installing packages …');
  await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(inRoot(MARK), mark);
}
