/** @jest-environment node */
import { build } from 'esbuild';
import path from 'node:path';
import vm from 'node:vm';

let run: (code: string) => unknown;

/**
 * The test freezes the built-ins of a separate realm, because the test needs its own ones unfrozen.
 */
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { freezeBuiltIns } from './frozen'; freezeBuiltIns();",
      resolveDir: path.resolve('shell/src'),
    },
    ...{ bundle: true, write: false, format: 'iife', target: 'es2022', logLevel: 'error' },
  });
  const realm = vm.createContext({ fetch: () => 'own' });
  vm.runInContext(outputFiles[0]?.text ?? '', realm);
  run = (code) => vm.runInContext(`'use strict';(() => { ${code} })()`, realm);
});

test.each([
  'Array.prototype.at = () => 1',
  'Object.prototype.polluted = 1',
  'Promise.prototype.then = () => 1',
  'String.prototype.trim = () => 1',
  'Map.prototype.get = () => 1',
  'Function.prototype.call = () => 1',
  'JSON.parse = () => 1',
  'Array.from = () => 1',
  'Promise = class {}',
  'fetch = () => 1',
  "Object.defineProperty(Set.prototype, 'has', { value: 1 })",
])('%s throws', (code) => {
  expect(() => run(code)).toThrow();
});

test.each([
  ['Object.prototype.toString = () => 1', 'String({})', '[object Object]'],
  ['Array.prototype.push = () => 1', '[].push(0, 0)', 2],
  ['RegExp.prototype.exec = () => null', '/a/.test("a")', true],
])('%s has no effect', (code, look, seen) => {
  expect(run(`${code}; return ${look}`)).toBe(seen);
});

test('an object that inherits from a built-in can have properties of its own', () => {
  const own = run(`
    const error = new Error();
    error.message = 'late';
    error.name = 'Late';
    class Odd extends TypeError { constructor() { super('odd'); this.name = 'Odd'; } }
    const act = () => {};
    act.toString = () => 'act';
    const plain = {};
    plain.constructor = 1;
    plain.hasOwnProperty = 2;
    const date = new Date(0);
    date.toJSON = () => 'day';
    function Old() {}
    Old.prototype.toString = () => 'old';
    Error.prepareStackTrace = undefined;
    class Named extends RegExp {}
    Named.prototype.exec = () => ['named'];
    Named.prototype[Symbol.replace] = () => 'replaced';
    if ('x'.match(new Named('x')) + 'x'.replace(new Named('x'), '') + /a/g.source + /a/g.flags !== 'namedreplacedag') throw new Error('patterns');
    const chunks = [];
    chunks.push = () => 'taken over';
    return JSON.stringify([String(error), String(new Odd()), String(act), plain, date, String(new Old()), fetch(), chunks.push()]);`);
  expect(JSON.parse(own as string)).toEqual([
    ...['Late: late', 'Odd: odd', 'act', { constructor: 1, hasOwnProperty: 2 }, 'day', 'old'],
    ...['own', 'taken over'],
  ]);
});
