import { countJourneys } from './lib/journeys.mjs';

const spec = (title: string, ...statuses: string[]) => ({
  ...{ title, file: 'booking.spec.ts' },
  tests: statuses.map((status) => ({ results: [{ status }] })),
});
const report = (specs: object[], errors: object[] = []) => ({
  errors,
  suites: [{ specs: [], suites: [{ specs }] }],
});

test('a journey that fails sometimes is flaky, and has failed', () => {
  const outcome = countJourneys(
    report([spec('a', 'passed', 'passed'), spec('b', 'passed', 'failed', 'timedOut')]),
  );
  expect(outcome.passed).toBe(1);
  expect(outcome.failed).toEqual(['booking.spec.ts › b']);
  expect(outcome.flaky).toEqual([{ title: 'booking.spec.ts › b', runs: 3, failures: 2 }]);
});

test('a journey that always fails is not flaky, and an unreadable report has failed', () => {
  const outcome = countJourneys(report([spec('a', 'failed', 'failed')], [{ message: 'No tests' }]));
  expect(outcome.failed).toEqual(['No tests', 'booking.spec.ts › a']);
  expect(outcome.flaky).toEqual([]);
});

test('an interrupted journey has neither passed nor failed', () => {
  const timeout = {
    message: '\u001b[31mTimed out waiting 20s for the test suite to run\u001b[39m',
  };
  const outcome = countJourneys(report([spec('a', 'passed'), spec('b', 'interrupted')], [timeout]));
  expect(outcome).toEqual({ passed: 1, failed: [], flaky: [] });
});
