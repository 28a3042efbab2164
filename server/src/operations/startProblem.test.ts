import { ConfigError } from '../runtime/configError';
import { listening, reaching, startProblem } from './startProblem';

const failing = (code: string) => Object.assign(new Error('technical'), { code });
const told = (work: Promise<unknown>) => work.then(() => undefined, startProblem);

test.each([
  ['EACCES', /^DATA_DIR: /],
  ['EEXIST', /^DATA_DIR: /],
  ['SQLITE_NOTADB', /^DATA_DIR: /],
  ['SQLITE_CANTOPEN', /^DATA_DIR: /],
  ['ECONNREFUSED', /^DATABASE_URL: /],
  ['28P01', /^DATABASE_URL: /],
  ['3D000', /^DATABASE_URL: /],
])('a start that fails with %s is reported in one line that names the cause', (code, line) => {
  expect(startProblem(failing(code))).toMatch(line);
  expect(startProblem(failing(code))).not.toContain('\n');
});

test.each([
  ['EADDRINUSE', /^PORT: /],
  ['EACCES', /^PORT: /],
  ['EADDRNOTAVAIL', /^HOST: /],
  ['ENOTFOUND', /^HOST: /],
  ['EAI_AGAIN', /^HOST: /],
])('listening that fails with %s names the port or the host', async (code, line) => {
  const place = { port: 80, host: 'shop.invalid' };
  const listen = () => Promise.reject(failing(code));
  expect(await told(listening(place, listen))).toMatch(line);
});

test('an error of the database names its setting', async () => {
  const never = async () => {
    throw new Error('The server does not support SSL connections\nat all');
  };
  const line = await told(
    reaching({ databaseUrl: 'postgres://db.invalid/shop', dataDir: '/data' }, never),
  );
  expect(line).toMatch(/^DATABASE_URL: [^\n]*SSL connections at all\)$/);
  expect(await told(reaching({ dataDir: '/data' }, never))).toMatch(/^DATA_DIR: [^\n]*\/data/);
});

test('an invalid variable has its own line', () => {
  expect(startProblem(new ConfigError('PORT: must be a number'))).toBe('PORT: must be a number');
});

test('a bug is not reported as a problem of the settings', async () => {
  const bug = new TypeError('x is not a function');
  expect(startProblem(bug)).toBeUndefined();
  await expect(listening({ port: 1, host: 'x' }, () => Promise.reject(bug))).rejects.toBe(bug);
});
