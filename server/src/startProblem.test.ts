import { ConfigError } from './config';
import { startProblem } from './startProblem';

const failing = (code: string) => Object.assign(new Error('technical'), { code });

test.each([
  ['EADDRINUSE', /^PORT: /],
  ['EACCES', /^PORT or HOST: /],
  ['EEXIST', /^DATA_DIR: /],
  ['SQLITE_NOTADB', /^DATA_DIR: /],
  ['SQLITE_CANTOPEN', /^DATA_DIR: /],
  ['ECONNREFUSED', /^DATABASE_URL: /],
  ['28P01', /^DATABASE_URL: /],
  ['3D000', /^DATABASE_URL: /],
])('a start that fails with %s is told in one line that names what to look at', (code, line) => {
  expect(startProblem(failing(code))).toMatch(line);
  expect(startProblem(failing(code))).not.toContain('\n');
});

test('a bad variable keeps its own line', () => {
  expect(startProblem(new ConfigError('PORT: must be a number'))).toBe('PORT: must be a number');
});

test('a bug is not explained away', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
});
