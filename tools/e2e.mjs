// Runs journeys, which are browser tests.
//   npm run e2e -- journeys/booking-wizard.spec.ts          on a site that the command starts, with new data
//   npm run e2e -- --site https://shop.example              on a running site: only journeys that change no data (@read)
//   npm run e2e -- --site URL --release booking@1.0.0-ab12cd34   a preview of that version; also booking@previous, @next
//   npm run e2e -- --site URL --own                         also journeys that remove their own data (@own)
//   npm run e2e -- --site URL --matrix                      @crossing journeys, each area at its previous and next version
//   npm run e2e -- --site URL --pictures [--release …]      compares pictures of each page with the current site
//   npm run e2e -- --repeat 20 …                            runs each journey this often; lists those that sometimes fail
// Playwright gets all other options: --grep @booking, a file, --headed, --workers 1. A preview
// needs RELEASE_TOKEN, or E2E_STAFF_EMAIL and E2E_STAFF_PASSWORD. The report is
// test-results/report/index.html.
import { runJourneys } from './lib/journeys.mjs';
import { comparePictures } from './lib/pictures.mjs';
import { openPreviews } from './lib/previews.mjs';
import { Refused } from './lib/releaseSite.mjs';

/**
 * The options of this command.
 * @typedef {{ site?: string, release: string[], repeat: number, rest: string[], own?: boolean, matrix?: boolean,
 *   pictures?: boolean, accept?: boolean, anew?: boolean }} Command
 */

/**
 * Reads the options of this command. Playwright gets all other options.
 * @param {string[]} args
 */
function readCommand(args) {
  /** @type {Command} */
  const command = { site: undefined, release: [], repeat: 1, rest: [] };
  const flags = /** @type {const} */ (['own', 'matrix', 'pictures', 'accept', 'anew']);
  for (let at = 0; at < args.length; at += 1) {
    const name = /^--(\w+)$/.exec(args[at] ?? '')?.[1];
    const flag = flags.find((one) => one === name);
    if (name === 'site') command.site = args[(at += 1)];
    else if (name === 'release') command.release.push(args[(at += 1)] ?? '');
    else if (name === 'repeat') command.repeat = Number(args[(at += 1)]);
    else if (flag) command[flag] = true;
    else command.rest.push(args[at] ?? '');
  }
  const { site, release, repeat } = command;
  if (site !== undefined && !URL.canParse(site))
    throw new Refused(`${site} is no address like https://shop.example`);
  if (!(repeat >= 1)) throw new Refused('--repeat needs a number, such as 20');
  const needsSite = release.length > 0 || command.matrix || command.pictures || command.own;
  if (needsSite && site === undefined)
    throw new Refused('Name the site: --site https://shop.example');
  return command;
}

/**
 * Runs the @crossing journeys once for each previous and each next version of an area.
 * @param {Command} command
 */
async function matrix(command) {
  const previews = await openPreviews(command.site ?? '');
  const results = [];
  for (const { remote, version, which } of await previews.neighbours()) {
    const preview = await previews.cookie([`${remote}@${version}`]);
    const { passed, failed } = await runJourneys({
      ...command,
      preview,
      grep: '@crossing',
      quiet: true,
    });
    results.push({ remote, version, which, passed, failed: failed.length });
    for (const title of failed) console.error(`${remote} ${which} (${version}): ${title}`);
  }
  if (results.length === 0)
    throw new Refused('No area has a version before or after its active one');
  console.table(results);
  return results.every(({ failed, passed }) => failed === 0 && passed > 0);
}

async function run() {
  const command = readCommand(process.argv.slice(2));
  const { site, release } = command;
  if (command.matrix) return matrix(command);
  const preview =
    release.length > 0 ? await (await openPreviews(site ?? '')).cookie(release) : undefined;
  if (command.pictures) return comparePictures({ ...command, preview });
  const { passed, failed, flaky } = await runJourneys({ ...command, preview });
  if (command.repeat > 1) {
    for (const { title, failures, runs } of flaky)
      console.error(`Flaky: ${title} failed ${failures} of ${runs} times`);
    if (flaky.length === 0 && passed > 0)
      console.log(`None is flaky in ${command.repeat} repetitions`);
  }
  return failed.length === 0 && passed > 0;
}

await run().then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error) => {
    console.error(error instanceof Refused ? error.message : error);
    process.exitCode = 1;
  },
);
