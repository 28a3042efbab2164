import { fromJest, fromPlaywright, told } from './lib/readReports.mjs';

test('of a report of Jest, what was not tried is counted and named', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status });
  const outcome = fromJest({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'it broke',
        assertionResults: [
          assertion('a goes', 'passed'),
          assertion('b fails', 'failed'),
          assertion('c is for PostgreSQL', 'pending'),
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    ...{ passed: 1, failed: 1, skipped: 1 },
    ...{ faults: ['a.test.ts it broke'], left: ['c is for PostgreSQL'] },
  });
});

test('of a report of Playwright too, however deep a suite lies', () => {
  const spec = (title: string, status: string, errors: object[] = []) => ({
    ...{ title, file: 'a.spec.ts', ok: errors.length === 0 },
    tests: [{ status, results: [{ errors }] }],
  });
  const suites = [
    {
      specs: [spec('a', 'expected')],
      suites: [
        { specs: [spec('b', 'skipped'), spec('c', 'unexpected', [{ message: 'not there' }])] },
      ],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
  expect(fromPlaywright({ stats, suites, errors: [] })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 1 },
    ...{ faults: ['a.spec.ts c not there'], left: ['a.spec.ts b'] },
  });
});

test('the last line names what was skipped only where something was', () => {
  expect(told({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(told({ passed: 3, failed: 1, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
