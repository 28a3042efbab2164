import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { node, start } from './run.mjs';
import { inRoot } from './workspace.mjs';

const REPORT = inRoot('test-results/e2e.json');

/**
 * Which journeys run, and where.
 * @typedef {{ site?: string, preview?: { name: string, value: string }, own?: boolean, repeat?: number, rest?: string[],
 *   grep?: string, quiet?: boolean, config?: string, env?: Record<string, string> }} Journeys
 */

/**
 * Runs Playwright once and returns the result of each journey.
 * @param {Journeys} journeys
 */
export async function runJourneys({
  site,
  preview,
  own = false,
  repeat = 1,
  rest = [],
  grep,
  quiet = false,
  config = 'e2e/playwright.config.ts',
  env = {},
}) {
  rmSync(REPORT, { force: true });
  mkdirSync(inRoot('test-results'), { recursive: true });
  const args = [
    ...[inRoot('node_modules/playwright/cli.js'), 'test', '--config', inRoot(config)],
    ...(repeat > 1 ? ['--repeat-each', String(repeat)] : []),
    ...(grep ? ['--grep', grep] : []),
    ...rest,
  ];
  const child = start(node, args, {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      E2E_REPORT: REPORT,
      ...(site && { E2E_SITE: new URL(site).origin }),
      ...(preview && { E2E_PREVIEW: `${preview.name}=${preview.value}` }),
      ...(own && { E2E_OWN: '1' }),
      ...env,
    },
  });
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  return countJourneys(JSON.parse(readFileSync(REPORT, 'utf8')));
}

/**
 * Counts the journeys in a report of Playwright. Returns the titles of those that failed, and of
 * those that both passed and failed (`flaky`).
 * @param {any} report
 */
export function countJourneys(report) {
  /** @type {Map<string, boolean[]>} */
  const outcomes = new Map();
  /**
   * Collects the results of a suite and of the suites within it.
   * @param {any} suite
   */
  const collect = (suite) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests)
        for (const { status } of test.results) {
          // A journey that did not finish has no result, so it does not count.
          if (status === 'interrupted' || status === 'skipped') continue;
          const title = `${spec.file} › ${spec.title}`;
          outcomes.set(title, [...(outcomes.get(title) ?? []), status === 'passed']);
        }
    for (const inner of suite.suites ?? []) collect(inner);
  };
  for (const suite of report.suites) collect(suite);
  const all = [...outcomes].map(([title, runs]) => ({
    title,
    runs: runs.length,
    failures: runs.filter((isGood) => !isGood).length,
  }));
  return {
    passed: all.filter(({ failures }) => failures === 0).length,
    failed: [
      ...report.errors
        .map((/** @type {{ message: string }} */ { message }) => message)
        .filter((/** @type {string} */ message) => !message.includes('Timed out waiting')),
      ...all.filter(({ failures }) => failures > 0).map(({ title }) => title),
    ],
    flaky: all.filter(({ failures, runs }) => failures > 0 && failures < runs),
  };
}
