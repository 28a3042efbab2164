import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import smallerRouter from './routerLoader.cjs';

const folder = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'dist/development',
);
const [router = ''] = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .filter((text) => text.includes('function createRouter('));

test('unused code of the installed React Router is removed', () => {
  const smaller = smallerRouter(router);
  expect(router.length - smaller.length).toBeGreaterThan(25_000);
  expect(smaller).toContain('async function handleLoaders(');
  expect(smaller).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(router).toMatch(/^ +warning\($/m);
  expect(smaller).not.toMatch(/^ +warning\(/m);
});

test('a version that lacks the expected code is rejected', () => {
  expect(() =>
    smallerRouter(router.replaceAll('handleFetcherAction', 'handleFetcherWork')),
  ).toThrow('React Router has no handleFetcherAction any more');
});

test('other modules stay unchanged', () => {
  expect(smallerRouter('export const a = 1;')).toBe('export const a = 1;');
});
