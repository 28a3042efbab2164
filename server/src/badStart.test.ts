import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * The tests start the real server as the user who runs the tests. If this user is root, they also
 * start it as a user without privileges.
 */
const ROOT = path.resolve(__dirname, '../..');
const BUNDLE = path.join(ROOT, `node_modules/.cache/bad-start-${process.pid}/server.js`);
const NOBODY = 65534;
const HANGS_AFTER_MS = 25_000;

let folder: string;
let occupied: net.Server;
beforeAll(async () => {
  const built = spawnSync(process.execPath, [
    path.join(ROOT, 'server/build.mjs'),
    path.dirname(BUNDLE),
  ]);
  if (built.status !== 0) throw new Error(String(built.stderr));
  folder = mkdtempSync(path.join(os.tmpdir(), 'bad-start-'));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'empty'));
  mkdirSync(path.join(folder, 'shell/ssr'), { recursive: true });
  const assets = { groups: { main: [] }, integrity: {}, provides: {}, consumes: {}, gives: {} };
  writeFileSync(path.join(folder, 'shell/assets.json'), JSON.stringify(assets));
  writeFileSync(path.join(folder, 'shell/ssr/server.cjs'), '');
  mkdirSync(path.join(folder, 'remotes'));
  writeFileSync(path.join(folder, 'file'), 'text');
  mkdirSync(path.join(folder, 'rooted'), { mode: 0o755 });
  mkdirSync(path.join(folder, 'broken/shop.sqlite'), { recursive: true });
  occupied = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupied.once('listening', resolve));
});
afterAll(() => {
  occupied.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.dirname(BUNDLE), { recursive: true, force: true });
});

function start(given: Record<string, string>, uid?: number) {
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, [BUNDLE], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...given,
    },
    encoding: 'utf8',
    timeout: HANGS_AFTER_MS,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  return { status, stdout, signal, lines: stderr.trimEnd().split('\n') };
}

/**
 * Expects that the server ends in time with an error. The output must be one line that names the
 * environment variable, without a stack trace.
 */
function expectRefusal(outcome: ReturnType<typeof start>, variable: string) {
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    signal: null,
    lines: [expect.stringMatching(new RegExp(`^${variable}: .+`))],
  });
}

const CASES: [variable: string, what: string, given: () => Record<string, string>][] = [
  [
    'PORT',
    'that another program uses',
    () => ({ PORT: String((occupied.address() as net.AddressInfo).port) }),
  ],
  ['PORT', 'that is none', () => ({ PORT: '70000' })],
  ['HOST', 'that nobody has', () => ({ HOST: 'shop.invalid' })],
  ['HOST', 'of another machine', () => ({ HOST: '192.0.2.1' })],
  ['DATA_DIR', 'below /proc', () => ({ DATA_DIR: '/proc/shop/data' })],
  ['DATA_DIR', 'that is a file', () => ({ DATA_DIR: path.join(folder, 'file') })],
  ['DATA_DIR', 'below a file', () => ({ DATA_DIR: path.join(folder, 'file/data') })],
  ['DATA_DIR', 'whose database is a folder', () => ({ DATA_DIR: path.join(folder, 'broken') })],
  ['DATABASE_URL', 'where nobody answers', () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/shop' })],
  [
    'DATABASE_URL',
    'of a host that nobody has',
    () => ({ DATABASE_URL: 'postgres://db.invalid/shop' }),
  ],
  [
    'DATABASE_URL',
    'with a certificate that is missing',
    () => ({
      DATABASE_URL: 'postgres://127.0.0.1:1/shop?sslmode=verify-full&sslrootcert=/missing',
    }),
  ],
  ['REMOTES_DIR', 'that is missing', () => ({ REMOTES_DIR: path.join(folder, 'missing') })],
  [
    'RELEASES_URL',
    'where nobody answers',
    () => ({ RELEASES_URL: 's3+http://key:secret@127.0.0.1:1/bucket' }),
  ],
  [
    'REMOTES_DIR',
    'of the build beside a bucket of releases',
    () => ({
      RELEASES_URL: 's3+http://key:secret@127.0.0.1:1/bucket',
      REMOTES_DIR: path.resolve(path.dirname(BUNDLE), '../../dist/remotes'),
    }),
  ],
  ['SHELL_DIR', 'without a shell', () => ({ SHELL_DIR: path.join(folder, 'empty') })],
  ['RELEASE_KEYS', 'that is missing', () => ({ RELEASE_KEYS: path.join(folder, 'missing.pem') })],
  ['SHOP_PROFILE', 'that is a folder', () => ({ SHOP_PROFILE: folder })],
];

test.each(CASES)('a %s %s stops the start with one line', (variable, _, given) => {
  const data = mkdtempSync(path.join(folder, 'data-'));
  const places = {
    SHELL_DIR: path.join(folder, 'shell'),
    REMOTES_DIR: path.join(folder, 'remotes'),
  };
  expectRefusal(start({ DATA_DIR: data, ...places, ...given() }), variable);
});

test('a DATA_DIR in which this user may not write stops the start with one line, whatever the port', () => {
  // Root may write to every folder. Tests with a restricted folder therefore start the server as
  // the user `nobody`.
  const isRoot = process.getuid?.() === 0;
  const place = isRoot ? path.join(folder, 'rooted') : '/';
  const DATA_DIR = path.join(place, 'data');
  const uid = isRoot ? NOBODY : undefined;
  expectRefusal(start({ DATA_DIR, PORT: '80' }, uid), 'DATA_DIR');
  expectRefusal(start({ DATA_DIR, DATABASE_URL: 'postgres://db.invalid/shop' }, uid), 'DATA_DIR');
  expectRefusal(start({ DATA_DIR: place }, uid), 'DATA_DIR');
});
