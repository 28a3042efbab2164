import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { activateEntry, checkEntry } from './registryStore';
import { releasedRemote } from './testing/releasedRemote';

let folder: string;
const stored = () =>
  JSON.parse(readFileSync(path.join(folder, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { version: string }>;
  };
const write = (content: unknown) =>
  writeFileSync(
    path.join(folder, 'remotes.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const letters = (index: number) =>
  `r${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

test('of 40 processes that publish at once, each its own remote, none is lost', async () => {
  const program = path.join(folder, 'publish.mjs');
  await build({
    stdin: {
      contents: `import { activateEntry } from './registryStore';
        const [folder, name, entry] = process.argv.slice(2);
        await activateEntry(folder, name, JSON.parse(entry));`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const names = Array.from({ length: 40 }, (_, index) => letters(index));
  const codes = await Promise.all(
    names.map(
      (name) =>
        new Promise<number | null>((resolve) => {
          const entry = JSON.stringify(releasedRemote(name));
          spawn(process.execPath, [program, folder, name, entry], {
            stdio: ['ignore', 'inherit', 'inherit'],
          }).on('exit', resolve);
        }),
    ),
  );
  expect(codes).toEqual(names.map(() => 0));
  expect(Object.keys(stored().remotes).sort()).toEqual([...names].sort());
  expect(readdirSync(folder).sort()).toEqual(['publish.mjs', 'remotes.json']);
});

test('of 40 activations in one process none is lost', async () => {
  const names = Array.from({ length: 40 }, (_, index) => letters(index));
  await Promise.all(names.map((name) => activateEntry(folder, name, releasedRemote(name))));
  expect(Object.keys(stored().remotes).sort()).toEqual([...names].sort());
});

test('the same again changes nothing, another version of it does', async () => {
  const remote = releasedRemote('booking');
  expect(await activateEntry(folder, 'booking', remote)).toBe(true);
  expect(await activateEntry(folder, 'booking', remote)).toBe(false);
  expect(await activateEntry(folder, 'booking', releasedRemote('booking', '1.0.1-cd'))).toBe(true);
  expect(stored().remotes['booking']?.version).toBe('1.0.1-cd');
});

test('entries of others stay as they are, also those that cannot be used', async () => {
  write({ remotes: { community: { version: 'damaged' } } });
  await activateEntry(folder, 'booking', releasedRemote('booking'));
  expect(stored().remotes['community']).toEqual({ version: 'damaged' });
});

test.each([
  ['not JSON', '{'],
  ['no list of remotes', []],
])('a registry that is %s is not overwritten', async (_case, content) => {
  write(content);
  await expect(activateEntry(folder, 'booking', releasedRemote('booking'))).rejects.toThrow(
    /remotes\.json is no registry/,
  );
  const kept = readFileSync(path.join(folder, 'remotes.json'), 'utf8');
  expect(kept).toBe(typeof content === 'string' ? content : JSON.stringify(content));
});

const good = releasedRemote('booking');
const without = (file: string) => ({
  ...good,
  integrity: Object.fromEntries(Object.entries(good.integrity).filter(([name]) => name !== file)),
});

test.each([
  ['a script as its address', { ...good, entry: 'javascript:alert(1)//mf-manifest.json' }, 'entry'],
  ['an address without its scheme', { ...good, entry: '//evil.example/mf-manifest.json' }, 'entry'],
  ['plain HTTP', { ...good, entry: 'http://remotes.example/mf-manifest.json' }, 'entry'],
  ['a step out of the store', { ...good, entry: '/remotes/../secrets/mf-manifest.json' }, 'entry'],
  ['markup', { ...good, entry: 'https://a.example/"><script>/mf-manifest.json' }, 'entry'],
  [
    'a directive of the policy',
    { ...good, entry: 'https://a;script-src/mf-manifest.json' },
    'entry',
  ],
  ['a name and a password', { ...good, entry: 'https://a:b@c.example/mf-manifest.json' }, 'entry'],
  ['a version that leaves its folder', { ...good, version: '..' }, 'version'],
  [
    'a hash that no browser reads',
    { ...good, integrity: { ...good.integrity, 'a.js': 'sha384-x' } },
    'integrity',
  ],
  [
    'a hash with markup',
    { ...good, integrity: { ...good.integrity, 'a.js': '"><script>' } },
    'integrity',
  ],
  [
    'a file outside its folder',
    { ...good, integrity: { ...good.integrity, '../a.js': good.integrity['assets.json'] } },
    'integrity',
  ],
  ['no manifest', without('mf-manifest.json'), 'lacks mf-manifest.json'],
  ['no list of files', without('assets.json'), 'lacks assets.json'],
  ['no server bundle', without('ssr/server.cjs'), 'lacks ssr/server.cjs'],
])('an entry with %s is refused, and the registry stays', async (_case, entry, said) => {
  await activateEntry(folder, 'community', releasedRemote('community'));
  await expect(activateEntry(folder, 'booking', entry)).rejects.toThrow(
    new RegExp(`booking is not published: .*${said.replaceAll('.', '\\.')}`),
  );
  expect(Object.keys(stored().remotes)).toEqual(['community']);
});

test.each([
  '/remotes/booking/1.0.0-ab/mf-manifest.json',
  'https://remotes.example/mf-manifest.json',
  'https://remotes.example:8443/a/b-1.0/mf-manifest.json',
  'http://127.0.0.1:4000/1/remotes/booking/1/mf-manifest.json',
])('the address %s is taken', (entry) => {
  expect(checkEntry('booking', { ...good, entry }).entry).toBe(entry);
});

test('a name that no folder or element should have is refused', () => {
  expect(() => checkEntry('__proto__', good)).toThrow('"__proto__" cannot name a remote');
});
