import { fromJest, fromPlaywright, told } from './lib/readReports.mjs';

test('skipped tests in a report of Jest are counted and named', () => {
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

test('skipped tests in a report of Playwright are, too, in nested suites', () => {
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

test('the last line names skipped tests only if there are any', () => {
  expect(told({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(told({ passed: 3, failed: 1, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
