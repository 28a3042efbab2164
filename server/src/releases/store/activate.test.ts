import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { activate, withdraw, type ReleasePlace } from './activate';
import { mendRegistry } from './deriveRegistry';
import { publishFolder, showBuilt, storeFolder } from './publishFolder';
import { activeRemotes } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { AT, builtAs, filesOf, publishingOf, writeFiles } from './testing/builtRemote';

let place: ReleasePlace;
const registry = () => path.join(place.remotesDir, 'remotes.json');
const activeOf = (name: string) => activeRemotes(place.remotesDir)[name]?.version;
const publish = (...what: Parameters<typeof publishingOf>) =>
  publishFolder(place, publishingOf(...what));
const goBack = (version: string, expected?: number) =>
  activate(place, { remote: 'booking', version, by: 'bibek', why: 'back', at: AT, expected });

beforeEach(() => {
  place = { remotesDir: mkdtempSync(path.join(tmpdir(), 'releases-')), gives: {} };
});
afterEach(() => rmSync(place.remotesDir, { recursive: true, force: true }));

const letters = (index: number) =>
  `r${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

test('of 40 processes that publish different remotes at once, none is lost', async () => {
  const program = path.join(place.remotesDir, 'publish.mjs');
  await build({
    stdin: {
      contents: `import { publishFolder } from './publishFolder';
        const [remotesDir, publishing] = process.argv.slice(2);
        const { built, at, ...rest } = JSON.parse(publishing);
        const dated = { ...built, builtAt: new Date(built.builtAt) };
        await publishFolder({ remotesDir, gives: {} }, { ...rest, built: dated, at: new Date(at) });`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@mcs-repairs/shared': path.resolve(__dirname, '../../../../shared/src') },
  });
  const names = Array.from({ length: 40 }, (_, index) => letters(index));
  const codes = await Promise.all(
    names.map(
      (name) =>
        new Promise<number | null>((resolve) => {
          const publishing = JSON.stringify(publishingOf(name));
          spawn(process.execPath, [program, place.remotesDir, publishing], {
            stdio: ['ignore', 'inherit', 'inherit'],
          }).on('exit', resolve);
        }),
    ),
  );
  expect(codes).toEqual(names.map(() => 0));
  expect(Object.keys(activeRemotes(place.remotesDir)).sort()).toEqual([...names].sort());
  const activated = readLog(place.remotesDir).filter(({ kind }) => kind === 'activated');
  expect(activated.map(({ remote }) => remote).sort()).toEqual([...names].sort());
  expect(readdirSync(place.remotesDir).sort()).toEqual(
    [...names, 'publish.mjs', 'releases.jsonl', 'remotes.json'].sort(),
  );
});

test('the same version published four times at once is stored once and complete', async () => {
  const versions = await Promise.all([1, 2, 3, 4].map(() => publish('booking')));
  expect(new Set(versions).size).toBe(1);
  expect(readdirSync(path.join(place.remotesDir, 'booking'))).toEqual([versions[0]]);
  expect(standingOf(readLog(place.remotesDir), 'booking').revision).toBe(1);
});

test('of 20 simultaneous activations with the same revision, one succeeds', async () => {
  const versions = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      storeFolder(place.remotesDir, publishingOf('booking', `content ${index}`)),
    ),
  );
  const outcomes = await Promise.all(versions.map((version) => goBack(version, 0)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.failure));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['stale-version']));
  expect(refused[0]?.message).toMatch(
    /booking was changed meanwhile: active is 1\.0\.0-\w+, by bibek/,
  );
});

test('a release names its builder and its files', async () => {
  const version = await publish('booking', 'one', { prefixes: ['/book', '/my-booking/*'] });
  const file = path.join(place.remotesDir, 'booking', version, 'release.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    ...{ remote: 'booking', version, prefixes: ['/book', '/my-booking/*'], takes: {} },
    ...{ fragments: [], commit: 'c0ffee', builder: 'asha@desk', builtAt: AT.toISOString() },
    bytes: Object.values(filesOf('one')).join('').length,
    integrity: { 'ssr/server.cjs': expect.stringMatching(/^sha384-/) as unknown },
  });
});

test('the same content again is the same version and changes nothing', async () => {
  const version = await publish('booking');
  const before = readFileSync(registry(), 'utf8');
  expect(await publish('booking')).toBe(version);
  expect(readFileSync(registry(), 'utf8')).toBe(before);
  expect(readLog(place.remotesDir).map(({ kind }) => kind)).toEqual(['built', 'activated']);
});

test('a rollback takes paths and names from the old version, not from a working tree', async () => {
  const old = await publish('booking', 'old', { prefixes: ['/old'] });
  await publish('booking', 'new', { prefixes: ['/new'] });
  expect(await goBack(old)).toMatchObject({ ok: true, value: { changed: true } });
  expect(activeRemotes(place.remotesDir)['booking']).toMatchObject({ prefixes: ['/old'] });
});

test('a rollback to a version that imports a missing name is rejected', async () => {
  place.gives = { 'shared/platform/store': ['itemAdded'] };
  const takes = { 'shared/platform/store': ['itemAdded'] };
  const files = { 'assets.json': JSON.stringify({ takes }) };
  const old = await publish('booking', 'old', { files });
  await publish('booking', 'new');
  place.gives = { 'shared/platform/store': [] };
  const refused = await goBack(old);
  expect(refused).toMatchObject({
    ok: false,
    failure: {
      fields: { names: expect.stringContaining('itemAdded of shared/platform/store') as unknown },
    },
  });
  expect(activeOf('booking')).not.toBe(old);
});

test.each([
  ['/book', '/book belongs to booking (/book)'],
  ['/my-booking/open', '/my-booking/open belongs to booking (/my-booking/*)'],
  ['/my-booking/*', '/my-booking/* belongs to booking (/my-booking/*)'],
  ['/api/sessions', '/api/sessions belongs to the site itself'],
])(
  'a remote that claims %s of another is rejected, and the registry stays',
  async (prefix, said) => {
    await publish('booking', 'one', { prefixes: ['/book', '/my-booking/*'] });
    await expect(publish('thief', 'two', { prefixes: [prefix] })).rejects.toThrow(said);
    expect(Object.keys(activeRemotes(place.remotesDir))).toEqual(['booking']);
  },
);

test('a refusal lists every error at once', async () => {
  await publish('booking');
  const files = { 'assets.json': JSON.stringify({ takes: { 'shared/ui/New': ['New'] } }) };
  const version = await storeFolder(
    place.remotesDir,
    publishingOf('thief', 'two', { prefixes: ['/booking'], files }),
  );
  const request = { remote: 'thief', version, by: 'bibek', why: 'released', at: AT } as const;
  const refused = await activate(place, request);
  expect(refused).toMatchObject({ ok: false, failure: { code: 'invalid' } });
  if (!refused.ok) expect(Object.keys(refused.failure.fields ?? {})).toEqual(['names', 'prefixes']);
});

test('a version with changed files is not activated', async () => {
  const version = await publish('booking', 'old');
  await publish('booking', 'new');
  writeFileSync(path.join(place.remotesDir, 'booking', version, 'ssr/server.cjs'), 'evil');
  expect(await goBack(version)).toMatchObject({
    failure: { message: expect.stringContaining('ssr/server.cjs is another file') as unknown },
  });
});

test('other content under the name of a version is rejected', async () => {
  const version = await publish('booking', 'one');
  const folder = path.join(place.remotesDir, 'booking', version);
  const [said, staged] = [path.join(folder, 'release.json'), path.join(place.remotesDir, 'staged')];
  writeFiles(staged, filesOf('two'));
  const forged = JSON.parse(readFileSync(said, 'utf8')) as object;
  writeFileSync(path.join(staged, 'release.json'), JSON.stringify(forged));
  const { putRelease } = await import('./releaseStore');
  expect(putRelease(place.remotesDir, staged, 'booking')).toMatchObject({ ok: false });
  expect(readFileSync(path.join(folder, 'ssr/server.cjs'), 'utf8')).toBe('// one');
});

describe('a build of the working tree', () => {
  const show = (content: string) => showBuilt(place, publishingOf('booking', content));

  test('becomes active while the site shows the last build', async () => {
    expect(await show('one')).toMatchObject({ staysAt: null });
    const { version, staysAt } = await show('two');
    expect(staysAt).toBeNull();
    expect(activeOf('booking')).toBe(version);
    // This has the effect of a `git checkout` of an older commit: the site shows an older version.
    const { version: older } = await show('one');
    expect(activeOf('booking')).toBe(older);
  });

  test('does not undo a rollback, whether its content is new or not', async () => {
    const { version: old } = await show('one');
    await show('two');
    await goBack(old);
    expect(await show('two')).toMatchObject({ staysAt: old });
    expect(await show('three')).toMatchObject({ staysAt: old });
    expect(activeOf('booking')).toBe(old);
  });

  test('does not undo a release from elsewhere', async () => {
    await show('one');
    const version = await storeFolder(place.remotesDir, publishingOf('booking', 'elsewhere'));
    await goBack(version);
    expect(await show('two')).toMatchObject({ staysAt: version });
  });

  test('becomes active again after it was published explicitly', async () => {
    const { version: old } = await show('one');
    await show('two');
    await goBack(old);
    await publish('booking', 'three');
    expect(await show('four')).toMatchObject({ staysAt: null });
  });

  test('does not activate a withdrawn area', async () => {
    await show('one');
    await withdraw(place.remotesDir, { remote: 'booking', by: 'bibek', at: AT });
    expect(await show('two')).toMatchObject({ staysAt: 'none' });
    expect(activeOf('booking')).toBeUndefined();
  });
});

describe('the registry', () => {
  test('is restored from the log after manual changes or a crash', async () => {
    const version = await publish('booking');
    writeFileSync(registry(), JSON.stringify({ remotes: {} }));
    expect(await mendRegistry(place.remotesDir)).toBe(true);
    expect(activeOf('booking')).toBe(version);
    expect(await mendRegistry(place.remotesDir)).toBe(false);
  });

  test('keeps entries that the log does not contain, also invalid ones', async () => {
    writeFileSync(registry(), JSON.stringify({ remotes: { community: { version: 'damaged' } } }));
    await publish('booking');
    const { remotes } = JSON.parse(readFileSync(registry(), 'utf8')) as { remotes: object };
    expect(remotes).toMatchObject({ community: { version: 'damaged' } });
  });

  test.each(['{', '[]', '{"remotes":[]}'])('that is %s is not overwritten', async (content) => {
    writeFileSync(registry(), content);
    await expect(publish('booking')).rejects.toThrow(/remotes\.json is no registry/);
    expect(readFileSync(registry(), 'utf8')).toBe(content);
  });

  test('an incomplete line at the end of the log is ignored', async () => {
    const old = await publish('booking', 'old');
    appendFileSync(path.join(place.remotesDir, 'releases.jsonl'), '{"kind":"activ');
    const version = await publish('booking', 'new');
    expect(activeOf('booking')).toBe(version);
    expect(standingOf(readLog(place.remotesDir), 'booking').active).toMatchObject({
      ...{ version, previous: old, revision: 2 },
    });
  });
});

test('a name that the registry rejects cannot be published', async () => {
  const publishing = { ...publishingOf('b2b'), built: builtAs('B2B') };
  await expect(publishFolder(place, publishing)).rejects.toThrow('B2B cannot be released');
  await publish('b2b');
  expect(activeOf('b2b')).toBeDefined();
});
