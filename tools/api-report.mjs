// `npm run api:report`: writes shared/api/platform.api.md. This report lists the exports that the
// shell provides to remotes, for the version in shared/package.json. The command fails if a change
// needs a higher version than the one in that file.
//   --check    writes nothing; also fails when the report is stale
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeReport, parseReport, refusalsOf, REPORT, writeReport } from './lib/apiReport.mjs';
import { run } from './lib/run.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/**
 * Returns the last committed report that differs from `text`. The report in the working tree does
 * not matter.
 */
async function committedBefore(text) {
  const git = (...args) => run('git', args, { quiet: true, silent: true }).catch(() => '');
  const place = 'shared/api/platform.api.md';
  const commits = (await git('log', '-2', '--format=%H', '--', place)).split('\n').filter(Boolean);
  for (const commit of commits) {
    const committed = await git('show', `${commit}:${place}`);
    if (committed !== '' && committed !== text) return committed;
  }
  return undefined;
}

const text = await makeReport();
const now = parseReport(text);
const lying = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined;
const committed = await committedBefore(text);
const refusals = new Set(
  [lying, committed]
    .filter((each) => each !== undefined)
    .flatMap((each) => refusalsOf(parseReport(each), now)),
);
for (const refusal of refusals) console.error(refusal);
if (values.check && lying !== text)
  console.error('shared/api/platform.api.md is stale: npm run api:report');
if (!values.check && refusals.size === 0) writeReport(text);
console.log(`api: ${now.declarations.size} names for shared ${now.version}`);
process.exitCode = refusals.size > 0 || (values.check && lying !== text) ? 1 : 0;
