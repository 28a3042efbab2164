/**
 * The counts of a test run. `faults` describes each failure, and `left` names the tests that did
 * not run.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { faults: string[], left: string[] }} Outcome
 */

/**
 * Reads a report of Jest.
 * @param {any} report
 * @returns {Outcome}
 */
export function fromJest({ testResults, ...report }) {
  const left = testResults.flatMap((/** @type {any} */ { assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'pending' || status === 'todo')
      .map((/** @type {any} */ { fullName }) => fullName),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: left.length,
    faults: testResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { name, message }) => `${name} ${message}`),
    left,
  };
}

/**
 * Reads a report of Playwright.
 * @param {any} report
 * @returns {Outcome}
 */
export function fromPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf);
  const left = specs
    .filter(({ tests }) => tests.every((/** @type {any} */ { status }) => status === 'skipped'))
    .map(({ file, title }) => `${file} ${title}`);
  const faults = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const found = tests.flatMap((/** @type {any} */ each) =>
        each.results.flatMap((/** @type {any} */ result) => result.errors),
      );
      return [file, title, ...found.map((/** @type {any} */ { message }) => message)].join(' ');
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped ?? 0,
    faults: [...errors.map((/** @type {any} */ { message }) => message), ...faults],
    left,
  };
}

/**
 * Returns the tests of a suite and of the suites within it.
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Returns counts as text for people.
 * @param {Counts} counts
 */
export const told = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
