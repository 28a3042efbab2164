// Releases an area to a running site, from any machine.
//   npm run release -- booking --site https://shop.example              send what is built, have it tried, make it active
//   npm run release -- booking --site https://shop.example --previous   back to the version before
//   npm run release -- booking --site https://shop.example --to 1.0.0-ab12cd34
//   npm run release -- booking --site https://shop.example --list
// A version that was never active is opened in a browser first, through a preview, where this machine has one (CHROMIUM_PATH).
// RELEASE_TOKEN is the token that staff made for the area on the site's Releases page; RELEASE_KEY_FILE signs (Ed25519, PEM).
// Without --site it works on this machine's own store, beside the server: what `npm run publish:remote` does.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadTypescript } from './lib/loadTypescript.mjs';
import { hasBrowser } from './lib/browser.mjs';
import { proveInBrowser } from './lib/browserProof.mjs';
import { builtOf, publishRemote } from './lib/publish.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { openPreviews } from './lib/previews.mjs';
import { openReleases, Refused } from './lib/releaseSite.mjs';
import { inRoot } from './lib/workspace.mjs';

/** The browser half of a proof, journeys included. */
const LONGEST_BROWSER_MS = 55_000;
/** Less is not worth a start. */
const SHORTEST_WALK_MS = 10_000;
const USAGE =
  'npm run release -- <area> [--site https://shop.example] [--previous | --to <version> | --list]';

function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      to: { type: 'string' },
      previous: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Refused(`Name one area: ${USAGE}`);
  return { name, ...values };
}

/** The site's releases with the token of the environment. */
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
  const folder = inRoot(`mfe-${name}`, 'dist');
  if (!existsSync(inRoot(`mfe-${name}`, 'package.json')))
    throw new Refused(`There is no area mfe-${name} in this working tree`);
  if (!existsSync(folder)) throw new Refused(`mfe-${name} is not built: npm run build`);
  const { packRelease } = await loadTypescript('server/src/releases/packRelease.ts');
  const built = builtOf(`mfe-${name}`);
  const { body } = await packRelease(folder, built, process.env.RELEASE_KEY_FILE);
  const { version, isNew } = await releases.store(built.remote.name, body);
  const size = `${Math.round(body.length / 1000)} kB`;
  console.log(`${name} ${version} ${isNew ? `is stored (${size})` : 'was stored already'}`);
  return version;
}

/** Journeys tagged for the area that only read, as far as the time goes. Answers which fail. */
async function walk({ name, site, version }, milliseconds) {
  if (milliseconds < SHORTEST_WALK_MS || !existsSync(inRoot('e2e/package.json'))) return [];
  const preview = await (await openPreviews(site)).cookie([`${name}@${version}`]);
  const limit = ['--global-timeout', String(Math.round(milliseconds))];
  const outcome = await runJourneys({
    ...{ site, preview, quiet: true, grep: `@${name}`, rest: limit },
  });
  console.log(`${name} ${version}: ${outcome.passed} journeys passed in a browser`);
  return outcome.failed.map((title) => `The journey fails: ${title}`);
}

/** The browser half of the proof (decision 038). Throws with every reason; nothing is active then. */
async function openInBrowser(releases, { name, site, version }) {
  if (!hasBrowser()) {
    console.log('No browser is here (CHROMIUM_PATH): what only a browser sees is not tried');
    return;
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
}

function show({ remote, active, revision, releases, activations }) {
  console.log(`${remote}: ${active ?? 'nothing'} is active (revision ${revision})`);
  for (const { version, builtAt, builder, commit, bytes } of releases) {
    const mark = version === active ? '*' : ' ';
    const from = commit ? ` from ${commit.slice(0, 12)}` : '';
    console.log(
      `${mark} ${version}  ${builtAt}  ${Math.round(bytes / 1000)} kB  ${builder}${from}`,
    );
  }
  for (const { at, version, why, by } of activations.slice(0, 10))
    console.log(`  ${at}  ${version}  ${why} by ${by}`);
}

async function run() {
  const { name, site, to, previous, list } = readCommand();
  if (!site) {
    if (to || previous || list)
      throw new Refused(
        `Name the site: ${USAGE}; on this machine: npm run publish:remote -- ${name}@<version>`,
      );
    console.log(`${name}: ${await publishRemote(`mfe-${name}`)} is active`);
    return;
  }
  const releases = openSite(site);
  const now = await releases.read(name);
  if (list) return show(now);
  const before = now.activations[0]?.previous;
  if (previous && !before) throw new Refused(`${name} has no version before ${now.active}`);
  const version = to ?? (previous ? before : await send(releases, name));
  const isKnown = now.activations.some((activation) => activation.version === version);
  if (!isKnown && version !== now.active) await openInBrowser(releases, { name, site, version });
  const began = performance.now();
  const { activations } = await releases.choose(name, version, now.revision);
  const { proof } = activations[0];
  const tried = proof ? `, tried with ${proof.pages} pages in ${proof.milliseconds} ms` : '';
  console.log(
    `${name} ${version} is active after ${Math.round(performance.now() - began)} ms${tried}`,
  );
}

await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
