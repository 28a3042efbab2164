import { existsSync, mkdirSync } from 'node:fs';
import { npm, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Lighthouse is not in the lock file. Its packages would be a tenth of all packages, although few
 * people run this benchmark (docs/decisions/046).
 */
const VERSION = '12.8.2';
const FOLDER = inRoot('node_modules/.cache/lighthouse', VERSION);

/**
 * Returns the folder of Lighthouse. The first call installs Lighthouse without running install
 * scripts.
 */
export async function lighthouseFolder() {
  if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) {
    console.log(`Installing lighthouse ${VERSION} for this bench …`);
    mkdirSync(FOLDER, { recursive: true });
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run(npm, ['install', '--prefix', FOLDER, ...quietly, `lighthouse@${VERSION}`]);
  }
  return FOLDER;
}
