import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openChild, type Child } from './openChild';
import { childFile } from './testing/childFile';

jest.setTimeout(60_000);

/**
 * Runs a text as the code of a remote. Returns what it exports or its error, and the built-in
 * objects that it changed.
 */
const ROOM = `
import { openBundles } from './bundles';
import { openChildPort } from './childPort';
let room, origin;
const port = openChildPort(async ({ builtIns, apiOrigin, name }, text) => {
  if (builtIns) {
    origin = apiOrigin;
    room = openBundles({ shellCode: text, builtIns, apiOrigin: () => origin });
    return;
  }
  try {
    const { answer } = room.run(text, name + '.cjs');
    const value = await (typeof answer === 'function' ? answer() : answer);
    port.send({ value, changed: room.changes() });
  } catch (error) {
    port.send({ problem: String(error), changed: room.changes() });
  }
});`;
/** The code of a shell that shares one module with a class, a function and state, like React. */
const SHELL = `
class Component { render() {} }
const react = { Component, Children: { map() {} }, useState() { return 'own'; }, internals: { H: null } };
exports.singletons = { react: { ...react, default: react }, 'shared/platform/site': { loadRemote() {}, installRemoteLoader() { return 'installed'; } } };`;

type Answer = { value?: unknown; problem?: string; changed: string[] };
let file: Awaited<ReturnType<typeof childFile>>;
let child: Child;
let ended: string[];
let words: string;
let answers: ((answer: Answer) => void)[];
let api: Server;
let asked: IncomingMessage[];

beforeAll(async () => {
  file = await childFile(ROOM);
});
afterAll(() => file.remove());
beforeEach(async () => {
  asked = [];
  api = createServer((request, response) => {
    asked.push(request);
    response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await child.end();
  api.closeAllConnections();
  api.close();
});

const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

function open(builtIns: 'frozen' | 'compared' = 'frozen'): void {
  [ended, answers, words] = [[], [], ''];
  child = openChild({
    file: file.file,
    heapMb: 128,
    onMessage: (message) => answers.shift()?.(message as Answer),
    onWords: (more) => (words += more),
    onEnd: (reason) => ended.push(reason),
  });
  child.send({ builtIns, apiOrigin: apiUrl() }, SHELL);
}
const run = (code: string): Promise<Answer> =>
  new Promise((resolve) => {
    answers.push(resolve);
    child.send({ name: 'area' }, code);
  });
const end = async (): Promise<string> => {
  while (ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return ended[0] as string;
};

test('pages can use responses with a body, inheritance, and properties of their own', async () => {
  open();
  const { problem, value } = await run(`
    'use strict';
    class Late extends Error { constructor() { super('late'); this.name = 'Late'; this.message = 'very late'; } }
    function Old() {}
    Old.prototype.toString = function () { return 'old'; };
    const act = () => {};
    act.toString = () => 'act';
    const own = { hasOwnProperty: 1 };
    own.constructor = Old;
    exports.answer = async () => [
      await new Response('text', { status: 404 }).text(),
      await Response.json({ a: 1 }).json(),
      new Request('http://x.example/', { method: 'POST', body: 'b', signal: AbortSignal.timeout(5000) }).method,
      String(new Late()), String(new Old()), String(act), own.constructor === Old,
      new Intl.DateTimeFormat('en').format(0).length > 0,
      await new Promise((resolve) => setTimeout(resolve, 1, 'soon')),
      typeof crypto.randomUUID(),
    ];`);
  expect(problem).toBeUndefined();
  expect(value).toEqual([
    ...['text', { a: 1 }, 'POST', 'Late: very late', 'old', 'act', true, true, 'soon', 'string'],
  ]);
});

test.each([
  ['Array.prototype.at', 'Array.prototype.at = function () {}'],
  ['RegExp.prototype.exec', 'RegExp.prototype.exec = () => null'],
  ['String.prototype.shout', 'String.prototype.shout = function () {}'],
  ['JSON.parse', 'JSON.parse = () => 1'],
  ['Math.random', 'delete Math.random'],
  ['fetch', 'fetch = () => 1'],
  ['kept', 'globalThis.kept = []'],
  ['react.useState', "require('react').default.useState = () => 2"],
  ['react.Component.prototype.render', "require('react').Component.prototype.render = () => 2"],
  ['react.Children.map', "require('react').Children.map = () => 2"],
  ['the prototype of Array', 'Object.setPrototypeOf(Array, null)'],
])('%s cannot be changed for others, and attempts are reported', async (name, code) => {
  open();
  for (const strict of ["'use strict';", '']) await run(`${strict}${code}`);
  const { value } = await run(`exports.answer = [
    [1].at(0), /a/.exec('a')?.length, typeof ''.shout, JSON.parse('2'), typeof Math.random, typeof kept,
    require('react').useState(), require('react').Component.prototype.render.name,
  ]`);
  expect(value).toEqual([1, 1, 'undefined', 2, 'function', 'undefined', 'own', 'render']);
  await child.end();
  open('compared');
  const { changed } = await run(code);
  expect(changed).toContain(name);
});

test('an honest bundle changes nothing', async () => {
  open('compared');
  expect(await run("class A extends require('react').Component {}; exports.answer = 1")).toEqual({
    value: 1,
    changed: [],
  });
});

test.each([
  ["require('node:fs')", /may not require/],
  ["new Function('return process')()", /Code generation/],
  ["(() => {}).constructor.constructor('return 1')()", /Code generation/],
  ["import('node:fs')", /dynamic import/],
  ['process.exit(1)', /not a function/],
  ['process.kill(1)', /not a function/],
  ["process.binding('fs')", /not a function/],
  ['console._stdout.write(1)', /undefined/],
  ["require('shared/platform/site').installRemoteLoader()", /Only the shell provides remotes/],
  ['setTimeout(() => {}, 1)._idleNext.x', /undefined/],
  ["globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch", /undefined/],
  ['new WebSocket("ws://127.0.0.1")', /not defined/],
  ['new Worker("x")', /not defined/],
])('%s is rejected', async (code, reason) => {
  open();
  const { problem } = await run(`exports.answer = async () => ${code}`);
  expect(problem).toMatch(reason);
  expect(ended).toEqual([]);
});

test('a child has no environment, and cannot read files of this machine', async () => {
  const reader = await childFile(`
    import { readFileSync } from 'node:fs';
    import { spawnSync } from 'node:child_process';
    import { openChildPort } from './childPort';
    const tried = (work) => { try { return String(work()); } catch (error) { return error.code; } };
    openChildPort(() => {}).send({ value: [Object.keys(process.env), tried(() => readFileSync('/etc/passwd')), tried(() => spawnSync('ls').pid)] });`);
  const value = await new Promise((resolve) => {
    child = openChild({
      ...{ file: reader.file, heapMb: 64, onEnd: resolve },
      onMessage: (message) => resolve((message as Answer).value),
    });
  });
  expect(value).toEqual([['NODE_ENV'], 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
  reader.remove();
});

describe('the API', () => {
  test('receives GET requests without headers of the caller', async () => {
    open();
    const headers = "{ headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'lot=1' } }";
    const { value } = await run(
      `exports.answer = async () => (await fetch('${apiUrl()}/api/slots?day=1', ${headers})).json()`,
    );
    expect(value).toEqual({ ok: true });
    const [request] = asked;
    expect(request?.url).toBe('/api/slots?day=1');
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host']);
  });

  test.each([
    ['/metrics', '{}'],
    ['/api/../metrics', '{}'],
    ['/api/page-views', "{ method: 'POST' }"],
  ])('cannot be reached by %s %s', async (path, init) => {
    open();
    const { problem } = await run(`exports.answer = () => fetch('${apiUrl()}${path}', ${init})`);
    expect(problem).toMatch(/may only send GET requests/);
    expect(asked).toEqual([]);
  });

  test('is the only address that code can reach', async () => {
    open();
    const { problem } = await run("exports.answer = () => fetch('http://127.0.0.1:1/api/x')");
    expect(problem).toMatch(/may only send GET requests/);
  });
});

describe('only the child ends if it', () => {
  test('fills memory outside of the heap', async () => {
    open();
    const more = 'for (;;) all.push(new Uint8Array(50 << 20).fill(1));';
    void run(`const all = []; setTimeout(() => { ${more} }, 0)`);
    expect(await end()).toMatch(/takes more than|Array buffer allocation failed|memory/);
  });

  test('fills it slowly', async () => {
    open();
    const more = 'all.push(new Uint8Array(20 << 20).fill(1))';
    void run(`const all = []; setInterval(() => { try { ${more} } catch {} }, 20)`);
    expect(await end()).toMatch(/takes more than 384 MB/);
  });

  test('throws without a caller', async () => {
    open();
    void run("setTimeout(() => { throw new Error('boom') }, 0)");
    expect(await end()).toBe('ended with code 1: boom');
  });

  test('prints too much: the log gets a part of it', async () => {
    open();
    const { value } = await run(
      "for (let i = 0; i < 1e5; i += 1) console.log('x'.repeat(100)); exports.answer = 1",
    );
    expect(value).toBe(1);
    expect(words.length).toBeLessThan(100_000);
  });

  test.each([
    ['no JSON', 'link.write(Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]))', /no JSON/],
    ['no end', 'link.write(Buffer.from([255, 255, 255, 255, 0, 0, 0, 0]))', /bytes/],
    [
      'a flood',
      "for (let i = 0; i < 99; i += 1) process.stdout.write('x'.repeat(1 << 16))",
      /much/,
    ],
  ])('sends %s', async (_what, act, reason) => {
    const hostile = await childFile(`
      import { Socket } from 'node:net';
      const link = new Socket({ fd: 3 });
      ${act};
      setInterval(() => {}, 1000);`);
    ended = [];
    child = openChild({
      ...{ file: hostile.file, heapMb: 64, onMessage: () => {} },
      onEnd: (why) => ended.push(why),
    });
    expect(await end()).toMatch(reason);
    hostile.remove();
  });
});

test('a child that stops reading is ended before unread messages fill our memory', async () => {
  const deaf = await childFile('setInterval(() => {}, 1000);');
  ended = [];
  child = openChild({
    ...{ file: deaf.file, heapMb: 64, onMessage: () => {} },
    onEnd: (why) => ended.push(why),
  });
  for (let sent = 0; sent < 5; sent += 1) child.send({}, 'x'.repeat(16 << 20));
  expect(await end()).toBe('does not read what it is sent');
  deaf.remove();
});

test('a child that cannot start because of too many open files counts as ended', async () => {
  const crowded = await childFile(`
    import { openSync, writeSync } from 'node:fs';
    import { openChild } from './openChild';
    const file = new URL(process.argv[2]);
    try { for (;;) openSync('/dev/null'); } catch {}
    let isLater = false;
    const child = openChild({ file, heapMb: 64, onMessage() {}, onEnd: (why) => writeSync(1, isLater + ' ' + why) });
    child.send({});
    isLater = true;`);
  open();
  const command = 'ulimit -n 100; exec "$0" "$@"';
  const told = execFileSync(
    '/bin/sh',
    ['-c', command, process.execPath, crowded.file.pathname, file.file.href],
    { encoding: 'utf8' },
  );
  expect(told).toMatch(/^true could not be started: spawn .*E[MN]FILE/);
  crowded.remove();
});

test('a child in an endless loop ends with its parent process, however that ends', async () => {
  const looping = await childFile(
    "import './childPort'; import { openChildPort } from './childPort'; openChildPort(() => { for (;;); }).send({ pid: process.pid });",
  );
  const parent = await childFile(`
    import { openChild } from './openChild';
    const child = openChild({ file: new URL(process.argv[2]), heapMb: 64, onEnd() {}, onMessage({ pid }) {
      child.send({});
      setTimeout(() => { console.log(pid); process.kill(process.pid, 'SIGKILL'); }, 300);
    } });
    setTimeout(() => {}, 20_000);`);
  open();
  let printed = '';
  try {
    execFileSync(process.execPath, [parent.file.pathname, looping.file.href], { encoding: 'utf8' });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  const pid = Number(printed);
  expect(pid).toBeGreaterThan(1);
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const until = Date.now() + 10_000;
  while (isThere() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isThere()).toBe(false);
  looping.remove();
  parent.remove();
});
