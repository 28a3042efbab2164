// `npm test`: installs missing packages and builds what is out of date. Then it runs lint,
// formatting, types, borders, and the unit, API and browser tests, and prints counts.
//   --full        also the API tests on PostgreSQL, tests of the API report, of builds in a moved clone, of the guides
//                 and of the previous version, and short forms of the fault, fuzz and cluster tests
//   --only=a,b    only the named steps; 'api-conflicts' runs only if you name it (docs/growing.md)
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { install } from './lib/install.mjs';

await install();
const { node, run } = await import('./lib/run.mjs');
const { buildIfStale } = await import('./lib/stale.mjs');
const { inRoot, REMOTE_PACKAGES } = await import('./lib/workspace.mjs');
const { makeFolderInMemory } = await import('./lib/temporaryFolder.mjs');
const { missingPackages } = await import('./lib/clusterPrograms.mjs');
const { olderVersion } = await import('./lib/olderVersion.mjs');
const { ensureBrowser, journeysPath } = await import('./lib/browser.mjs');
const { fromJest, fromPlaywright, told } = await import('./lib/readReports.mjs');

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const { full } = values;
const only = values.only?.split(',');
const results = [];
// All failures are printed again at the end. So the last lines show what failed and what did not
// run.
const failures = [];
const skipped = [];
const startedAt = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(0);

const bin = (file) => inRoot('node_modules', file);
const resultFile = (name) => inRoot('test-results', `${name}.json`);

/** Runs a check that only passes or fails. */
async function check(name, args, options) {
  await step(name, async () => {
    await run(node, args, { ...options, reason: true });
    return { passed: 1, failed: 0, skipped: 0 };
  });
}

/** Runs a suite of tests, which writes a report. `read` returns the counts in the report. */
async function suite(name, args, read, env = {}) {
  await step(name, async () => {
    const file = resultFile(name);
    rmSync(file, { force: true });
    let broken;
    await run(node, args, { env }).catch((error) => (broken = error));
    if (!existsSync(file)) throw broken ?? new Error(`${name} wrote no report`);
    const { faults, left, ...counts } = read(JSON.parse(readFileSync(file, 'utf8')));
    failures.push(...faults.map((fault) => `${name}: ${fault}`));
    skipped.push(...left.map((title) => `${name}: ${title}`));
    // If a suite ends with an error although no test failed, it crashed or found no tests. This
    // counts as a failure.
    if ((broken && counts.failed === 0) || counts.passed + counts.failed === 0) {
      counts.failed += 1;
      failures.push(`${name}: ${broken?.message ?? 'no test ran'}`);
    }
    return counts;
  });
}

async function step(name, work) {
  if (only && !only.includes(name)) return;
  const began = Date.now();
  const result = await work().catch((error) => {
    console.error(`${name}: ${error.message}`);
    failures.push(`${name}: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.push({ name, ...result, seconds: seconds(began) });
  console.log(`== ${name}: ${told(result)}, ${seconds(began)} s`);
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const jest = (name, ...rest) => [
  bin('jest/bin/jest.js'),
  '--json',
  `--outputFile=${resultFile(name)}`,
  ...rest,
];

/** All tests with a database. `TEST_ENGINE` changes nothing in the other tests of the server. */
const ON_AN_ENGINE = [
  '--findRelatedTests',
  inRoot('server/test/testDatabase.ts'),
  '--maxWorkers=2',
  '--forceExit',
];

mkdirSync(inRoot('test-results'), { recursive: true });
process.env.TMPDIR ??= makeFolderInMemory() ?? tmpdir();
await buildIfStale();

// The checks run beside the tests of Jest, so that they use both cores of a machine with two cores.
// The browser tests run alone.
const checks = async () => {
  await check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']);
  await check('types', [inRoot('tools/types.mjs')]);
  await check('api-report', [inRoot('tools/api-report.mjs'), '--check']);
  await check('independence', [inRoot('tools/independence.mjs')]);
  await check('conformance', [inRoot('tools/conformance.mjs')]);
  await check('spelling', [bin('cspell/bin.mjs'), 'lint', '--no-progress']);
  await check('openapi', [inRoot('tools/openapi.mjs'), '--check']);
  await check('openapi-lint', [inRoot('tools/openapi-lint.mjs')]);
  await check('lint', [
    bin('eslint/bin/eslint.js'),
    '.',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ]);
  await check('circles', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    'shared/src',
    'shell/src',
    ...REMOTE_PACKAGES.map((name) => `${name}/src`),
    'server/src',
    '--output-type',
    'err',
  ]);
  // This check temporarily adds files with errors. It runs last, because the other checks would
  // report these files.
  await check('borders', [inRoot('tools/borders.mjs')]);
};
/** These checks use one core and their own folders. */
const inClones = async () => {
  await check('api-planted', [inRoot('tools/api-planted.mjs')]);
  await check('moved-clone', [inRoot('tools/moved-clone.mjs')]);
  await check('guides', [inRoot('tools/follow-guides.mjs')]);
  if (!olderVersion()) skipped.push('previous: the clone has no history of the previous version');
  else {
    const report = `--output=${resultFile('previous')}`;
    const args = [inRoot('tools/previous-version.mjs'), '--short', report];
    await suite('previous', args, fromJest);
  }
};
const suites = async () => {
  await suite('unit', jest('unit', '--maxWorkers=2'), fromJest);
  if (!full) return;
  const onPostgres = [inRoot('server/test/withPostgres.mjs'), node];
  await suite('api-postgres', [...onPostgres, ...jest('api-postgres', ...ON_AN_ENGINE)], fromJest);
};
const others = async () => {
  await checks();
  if (full) await inClones();
};
await Promise.all([suites(), others()]);
if (only?.includes('api-conflicts')) {
  const withConflicts = [inRoot('server/test/withConflicts.mjs'), node];
  await suite(
    'api-conflicts',
    [...withConflicts, ...jest('api-conflicts', ...ON_AN_ENGINE)],
    fromJest,
  );
}

await ensureBrowser();
await check('weight', [inRoot('tools/weight.mjs')], { env: { SKIP_BUILD: '1' } });
await suite(
  'journeys',
  [bin('playwright/cli.js'), 'test', '--config', inRoot('e2e/playwright.config.ts')],
  fromPlaywright,
  { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile('journeys'), CHROMIUM_PATH: journeysPath() },
);
if (full) {
  for (const name of ['faults', 'fuzz']) {
    if (existsSync(inRoot('tools', `${name}.mjs`)))
      await check(name, [inRoot('tools', `${name}.mjs`), '--short']);
  }
  const lacking = missingPackages();
  if (lacking.length) skipped.push(`cluster: this machine lacks ${lacking.join(', ')}`);
  else await check('cluster', [inRoot('tools/cluster.mjs'), '--short', '--customers=8']);
}

console.log('');
console.table(results);
for (const title of skipped) console.log(`Skipped: ${title}`);
// One short line for each failure, so that they all fit on one screen. The whole texts are above. A
// test says at the beginning what is wrong, a command at the end.
for (const failure of failures) {
  const line = stripVTControlCharacters(failure).replace(/\s+/g, ' ');
  const isLong = line.length > 600;
  console.log(`Failed: ${isLong ? `${line.slice(0, 300)} … ${line.slice(-300)}` : line}`);
}
console.log(`Done in ${seconds(startedAt)} s.`);
console.log(told({ passed: total('passed'), failed: total('failed'), skipped: total('skipped') }));
process.exitCode = total('failed') === 0 && results.length > 0 ? 0 : 1;
