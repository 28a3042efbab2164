// Releases an area, or the shell, to a running site. Any machine can run this command.
//   npm run release -- booking --site https://shop.example   sends, verifies and activates the last build
//   npm run release -- booking --site https://shop.example --percent 10   the same, for a share of visitors
//   npm run release -- booking --site https://shop.example --promote      activates the canary for all visitors
//   npm run release -- booking --site https://shop.example --withdraw     ends the canary
//   npm run release -- booking --site https://shop.example --withdraw --all   withdraws the area: no area serves its paths
//   npm run release -- booking --site https://shop.example --previous   rolls back to the version before
//   npm run release -- booking --site https://shop.example --to 1.0.0-ab12cd34   activates this version again
//   npm run release -- booking --site https://shop.example --list   lists the versions
// First, the site verifies the version on its server. Then the command opens a new version in a
// browser through a preview, if this machine has a browser (CHROMIUM_PATH). Without this check, the
// site shows the version to at most a tenth of the visitors.
// - RELEASE_TOKEN is the token that staff created for the area on the site's Releases page.
// - RELEASE_KEY_FILE is the file of the private key that signs the release (Ed25519, PEM).
// - Without --site, the command publishes on this machine, as `npm run publish:remote` does.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadTypescript } from './lib/loadTypescript.mjs';
import { hasBrowser } from './lib/browser.mjs';
import { proveInBrowser } from './lib/browserProof.mjs';
import { builtOf, publishRemote } from './lib/publish.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { openPreviews } from './lib/previews.mjs';
import { openReleases, Refused } from './lib/releaseSite.mjs';
import { inRoot, packageOf } from './lib/workspace.mjs';

/** The time limit in milliseconds for the browser check and its journeys together. */
const LONGEST_BROWSER_MS = 75_000;
/** If fewer milliseconds are left after the browser check, no journeys run. */
const SHORTEST_WALK_MS = 10_000;
const USAGE =
  'npm run release -- <area or shell> [--site https://shop.example] [--percent 10] [--promote | --withdraw [--all] | --previous | --to <version> | --list]';

function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      to: { type: 'string' },
      previous: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      percent: { type: 'string' },
      promote: { type: 'boolean', default: false },
      withdraw: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.all && !values.withdraw) throw new Refused('--all belongs to --withdraw');
  if (!name || positionals.length > 1) throw new Refused(`Name one area: ${USAGE}`);
  const percent = values.percent === undefined ? undefined : Number(values.percent);
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Refused('--percent is a whole number from 1 to 100');
  return { name, ...values, percent };
}

/** Returns a client for the site's release API. It uses the token in the variable RELEASE_TOKEN. */
function openSite(site) {
  const token = process.env.RELEASE_TOKEN;
  if (!token)
    throw new Refused(
      'Set RELEASE_TOKEN to a token that staff made for this area at /admin/releases',
    );
  if (!URL.canParse(site)) throw new Refused(`${site} is no address like https://shop.example`);
  return openReleases(site, token);
}

async function send(releases, name) {
  const packageName = packageOf(name);
  const folder = inRoot(packageName, 'dist');
  if (!existsSync(inRoot(packageName, 'package.json')))
    throw new Refused(`There is no ${packageName} in this working tree`);
  if (!existsSync(folder)) throw new Refused(`${packageName} is not built: npm run build`);
  const { packRelease } = await loadTypescript('server/src/releases/store/packRelease.ts');
  const built = builtOf(packageName);
  const { body } = await packRelease(folder, built, process.env.RELEASE_KEY_FILE);
  const { version, isNew } = await releases.store(built.remote.name, body);
  const size = `${Math.round(body.length / 1000)} kB`;
  console.log(`${name} ${version} ${isNew ? `is stored (${size})` : 'was stored already'}`);
  return version;
}

/**
 * Runs the area's journeys that change no data, within the time limit. Returns the failed journeys.
 */
async function walk({ name, site, version }, milliseconds) {
  if (!existsSync(inRoot('e2e/package.json'))) return [];
  if (milliseconds < SHORTEST_WALK_MS) {
    console.log('No time was left for journeys: this machine is busy');
    return [];
  }
  const preview = await (await openPreviews(site)).cookie([`${name}@${version}`]);
  // A new area may have no journeys yet, which is no error.
  const limit = ['--pass-with-no-tests', '--global-timeout', String(Math.round(milliseconds))];
  const outcome = await runJourneys({
    ...{ site, preview, quiet: true, grep: `@${name}`, rest: limit },
  });
  console.log(`${name} ${version}: ${outcome.passed} journeys passed in a browser`);
  return outcome.failed.map((title) => `The journey fails: ${title}`);
}

/**
 * Verifies a version on the server. Returns whether a browser check is needed.
 * @throws with all errors, if there are any. Then the command activates nothing.
 */
async function tryOnServer(releases, { name, version, again }) {
  const { proof, needsBrowserCheck } = await releases.verify(name, version, again ? { again } : {});
  if (proof)
    console.log(
      `${name} ${version}: ${proof.pages} pages rendered on the server in ${proof.milliseconds} ms`,
    );
  return needsBrowserCheck;
}

/**
 * Verifies a version in a browser (decision 038). Returns the report for the site, or undefined if
 * this machine has no browser.
 * @throws with all errors, if there are any. Then the command activates nothing.
 */
async function openInBrowser(releases, { name, site, version }) {
  if (!hasBrowser()) {
    console.log('No browser is here (CHROMIUM_PATH): what only a browser sees is not tried');
    return undefined;
  }
  const began = performance.now();
  const { address } = await releases.preview(name, version);
  const { problems, pages, milliseconds } = await proveInBrowser({ site, address, remote: name });
  if (problems.length === 0) {
    const left = LONGEST_BROWSER_MS - (performance.now() - began);
    problems.push(...(await walk({ name, site, version }, left)));
  }
  if (problems.length > 0)
    throw new Refused(
      `Not released, in a browser:${problems.map((problem) => `\n  - ${problem}`).join('')}`,
    );
  console.log(`${name} ${version}: ${pages} pages opened in a browser in ${milliseconds} ms`);
  return { pages, milliseconds };
}

function show({ remote, active, canary, revision, releases, activations }) {
  console.log(`${remote}: ${active ?? 'nothing'} is active (revision ${revision})`);
  for (const { version, builtAt, builder, commit, bytes, share, takenBack } of releases) {
    const mark = version === active ? '*' : version === canary ? '~' : ' ';
    const from = commit ? ` from ${commit.slice(0, 12)}` : '';
    console.log(
      `${mark} ${version}  ${builtAt}  ${Math.round(bytes / 1000)} kB  ${builder}${from}${share > 0 && share < 100 ? `  ${share}% of visitors` : ''}`,
    );
    if (takenBack) console.log(`    rolled back ${takenBack.at}: ${takenBack.reason}`);
  }
  for (const { at, version, why, by } of activations.slice(0, 10))
    console.log(`  ${at}  ${version}  ${why} by ${by}`);
}

/**
 * Returns the version to which the command applies. If no option selects a version, the function
 * first sends the build of this machine.
 * @param {ReturnType<typeof openReleases>} releases
 * @param {ReturnType<typeof readCommand>} command
 * @param {any} now
 */
async function meant(releases, { name, to, previous, promote, withdraw }, now) {
  if (to) return to;
  if (promote || withdraw) {
    if (now.canary) return now.canary;
    const giveUp = withdraw ? `. To give all of ${name} up: --withdraw --all` : '';
    throw new Refused(`No share of visitors gets another version of ${name}${giveUp}`);
  }
  if (!previous) return send(releases, name);
  if (!now.previous) throw new Refused(`${name} has no version before ${now.active}`);
  return now.previous;
}

/**
 * Returns whether `--withdraw` applies to the whole area. This needs `--all`, or an area without
 * any other version. A user may try to end a canary that has already ended; this must not withdraw
 * the area.
 * @param {ReturnType<typeof readCommand>} command
 * @param {any} now
 */
const meansArea = ({ withdraw, all }, { active, releases }) =>
  withdraw &&
  (all || (active && releases.every((/** @type {any} */ { version }) => version === active)));

async function run() {
  const command = readCommand();
  const { name, site, to, previous, list, percent, promote, withdraw, again } = command;
  if (!site) {
    if (to || previous || list || promote || withdraw || percent !== undefined)
      throw new Refused(
        `Name the site: ${USAGE}; on this machine: npm run publish:remote -- ${name}@<version>`,
      );
    console.log(`${name}: ${await publishRemote(packageOf(name))} is active`);
    return;
  }
  const releases = openSite(site);
  const now = await releases.read(name);
  if (list) return show(now);
  if (meansArea(command, now)) {
    await releases.withdraw(name, now.revision);
    console.log(`${name} is given up: its paths are nobody's until it is released again`);
    return;
  }
  const version = await meant(releases, command, now);
  const share = withdraw ? 0 : (percent ?? 100);
  const needsBrowser = share > 0 && (await tryOnServer(releases, { name, version, again }));
  const browserCheck = needsBrowser
    ? await openInBrowser(releases, { name, site, version })
    : undefined;
  const began = performance.now();
  const answer = await releases.choose(name, version, now.revision, {
    ...(share < 100 && { percent: share }),
    ...(again && { again }),
    ...(browserCheck && { browserCheck }),
  });
  const took = `after ${Math.round(performance.now() - began)} ms`;
  if (share === 0) return console.log(`${name} ${version} is withdrawn ${took}`);
  const chosen = answer.releases.find((/** @type {any} */ one) => one.version === version);
  const state =
    answer.canary === version ? `is shown to ${chosen?.share}% of visitors` : 'is active';
  console.log(`${name} ${version} ${state} ${took}`);
  if (answer.notice) console.warn(answer.notice);
  for (const warning of chosen?.warnings ?? []) console.warn(`  ${warning}`);
}

await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
