import { existsSync, rmSync } from 'node:fs';
import { runJourneys } from './journeys.mjs';
import { inRoot } from './workspace.mjs';

const CONFIG = 'e2e/pictures/playwright.config.ts';
const BASELINE = inRoot('test-results/pictures');

/**
 * Takes pictures of each page at three widths in two colour schemes. Then compares them with the
 * baseline, which shows the site without the release. Baseline pictures exist only on this machine.
 * - The function creates missing baseline pictures; with `anew`, it creates all of them again.
 * - The report shows the differences. With `accept`, the new pictures become the baseline.
 * @param {import('./journeys.mjs').Journeys & { accept?: boolean, anew?: boolean }} command
 */
export async function comparePictures({ accept = false, anew = false, preview, ...command }) {
  const run = (/** @type {object} */ more) => runJourneys({ ...command, config: CONFIG, ...more });
  if (anew) rmSync(BASELINE, { recursive: true, force: true });
  const chosen = command.rest ?? [];
  // If the user selects pages, some of them may have no baseline picture yet.
  if (!existsSync(BASELINE) || chosen.length > 0) {
    console.log('Taking the pictures to compare with, where there are none yet …');
    await run({ rest: [...chosen, '--update-snapshots=missing'], quiet: true });
  }
  const how = accept ? ['--update-snapshots=changed'] : ['--update-snapshots=none'];
  const { passed, failed } = await run({ preview, rest: [...chosen, ...how] });
  if (failed.length > 0) {
    console.error(`${failed.length} of ${failed.length + passed} pictures differ. Look at them:`);
    console.error('  npx playwright show-report test-results/report');
    console.error('If that is how it should look, run the same with --accept');
  } else console.log(`${passed} pictures are as they were${accept ? ', or accepted' : ''}`);
  return failed.length === 0 && passed > 0;
}
