// Checks that the previous version of the server works with the database of this version. This
// matters during an update: for some time, old and new processes use one database (docs/growing.md,
// section 3). The command runs the API tests of the newest version in CHANGELOG.md, with the
// migrations of the working copy.
//   --short           only the tests of routes
//   --version=REV     another commit as the previous version
//   --output=FILE     a file for Jest's report
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractVersion, linkPackages, olderVersion } from './lib/olderVersion.mjs';
import { node, run } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

/**
 * These tests compare the whole schema with lists in the code. Every new table makes them fail, so
 * they do not run.
 */
const LISTS = ['db/schema.test', 'myBooking/myDataView.test', 'migrations/migrate.test'];
/** These tests build or publish remotes, which the copy does not contain. So they do not run. */
const BUILDS = ['releases/', 'site/'];
const NEEDED = ['server', 'shared', 'tools', 'jest.config.cjs', 'package.json', 'docs', 'deploy'];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    version: { type: 'string' },
    output: { type: 'string' },
  },
});
const version = values.version ?? olderVersion();
if (!version) throw new Error('The history of this clone does not contain the previous version.');

mkdirSync(inRoot('test-results'), { recursive: true });
const copy = mkdtempSync(inRoot('test-results/previous-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

extractVersion(version, copy, NEEDED);
linkPackages(copy);
// The tests run in today's environment of Jest, which takes less time than the previous version's.
const ofJest = readdirSync(inRoot('tools')).filter((name) => name.endsWith('.cjs'));
for (const name of ['jest.config.cjs', ...ofJest.map((file) => `tools/${file}`)])
  cpSync(inRoot(name), path.join(copy, name));

const migrations = 'server/src/db/migrations';
const isStep = (name) => /^\d+-|^migrations?\.ts$/.test(name);
for (const name of readdirSync(path.join(copy, migrations)).filter(isStep))
  rmSync(path.join(copy, migrations, name));
for (const name of readdirSync(inRoot(migrations)).filter(isStep))
  cpSync(inRoot(migrations, name), path.join(copy, migrations, name));

console.log(`Running the API tests of ${version.slice(0, 8)} with today's database.`);
await run(
  node,
  [
    path.join(copy, 'node_modules/jest/bin/jest.js'),
    values.short ? 'server/src/.*outes\\.test' : 'server/src',
    `--testPathIgnorePatterns=${[...LISTS, ...BUILDS].join('|')}`,
    '--maxWorkers=2',
    ...(values.output ? ['--json', `--outputFile=${values.output}`] : []),
  ],
  { cwd: copy },
);
