import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Release } from '../store/releaseSchema';
import type { StoreThread } from './storeThread';
import { releaseIntake } from './takeRelease';
import { openUploads } from './testing/uploads';
import type { Extra } from './testing/releaseTar';

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeEach(async () => {
  uploads = await openUploads();
});
afterEach(() => uploads.close());

/** Creates a tar header with a correct checksum that no usual tool would write. */
function header(name: string, size: string, type = '0'): Buffer {
  const block = Buffer.alloc(512);
  block.write(name.slice(0, 100), 0);
  block.write('000644 \0', 100);
  block.write(size, 124);
  block.write('00000000000 ', 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
const many = (count: number, nameOf: (at: number) => string): Extra[] =>
  Array.from({ length: count }, (_, at) => ({ name: nameOf(at) }));

test.each<[string, Extra[], RegExp]>([
  [
    '36,000 folders',
    many(36_000, (at) => `${at}/`).map((one) => ({ ...one, type: 'directory' })),
    /2000 files/,
  ],
  ['files in 300 folders', many(300, (at) => `${at}/x.js`), /200 folders/],
  ['a file in the fifth folder', many(1, () => 'a/b/c/d/e/x.js'), /deeper than 4 folders/],
  ['140 folders in each other', many(200, (at) => `${at}/${'a/'.repeat(90)}x`), /deeper than 4/],
  ['2001 files', many(2001, (at) => `${at}.js`), /2000 files/],
  ['3000 files that are left out', many(3000, (at) => `${at}.js.map`), /2000 files/],
  ['a name of 10,000 letters', many(1, () => 'a'.repeat(10_000)), /cannot be the name/],
  ['a name that no disk takes', many(1, () => `${'a'.repeat(260)}.js`), /cannot be the name/],
  ['letters of another script', many(1, () => 'ｐage.js'), /cannot be the name/],
  ['a name with a line break', many(1, () => 'a\n.js'), /cannot be the name/],
  ['a pipe', [{ name: 'pipe', type: 'fifo' }], /is a fifo/],
  [
    'a file that is a folder, too',
    [{ name: 'a' }, { name: 'a/b.js' }],
    /two files with the same name/,
  ],
])(
  'a tar with %s is rejected with a message, and nothing of it is written',
  async (_case, extra, said) => {
    const { body } = await uploads.tarOf('one', { extra });
    const answer = await uploads.send(gzipSync(body), 'application/gzip');
    expect(answer).toMatchObject({
      ...{ status: 422, body: { message: expect.stringMatching(said) as string } },
    });
    expect(uploads.left()).toBeNull();
  },
);

test.each<[string, Buffer[], number]>([
  ['says that a file has a terabyte', [header('x.js', '77777777777')], 413],
  ['says a size that is no number', [header('x.js', 'many more  ')], 422],
  ['ends in the middle of a file', [header('x.js', '00000001000'), Buffer.alloc(512)], 422],
  ['has a sparse file', [header('x.js', '00000000000', 'S')], 422],
  ['has a kind of entry that nobody knows', [header('x.js', '00000000000', 'Z')], 422],
])('a tar that %s is rejected', async (_case, blocks, status) => {
  expect((await uploads.send(Buffer.concat(blocks))).status).toBe(status);
  expect(uploads.left()).toBeNull();
});

const VERSIONS = ['1.damaged-', '1.0.0-.next-', '1.0.0.lock-', '..-', '.next-'];
const renamed = (begin: string) => (release: Release) => ({
  ...release,
  version: `${begin}${release.version.slice(-8)}`,
});
test.each(VERSIONS)(
  'a version with the name %s is rejected, because the store uses such names',
  async (begin) => {
    const { body } = await uploads.tarOf('one', { change: renamed(begin) });
    expect(await uploads.send(body)).toMatchObject({
      ...{ status: 422, body: { message: expect.stringContaining('version must be') as string } },
    });
    expect(uploads.left()).toBeNull();
  },
);

const PATHS = [
  '/booking/../admin/*',
  '/booking/./x',
  '/booking/%2e%2e/admin',
  '/booking//admin',
  '/booking\\admin',
  '/booking/..',
  '/booking/.hidden',
  '//booking',
];
test.each(PATHS)('neither a token nor a release may have the path %s', async (prefix) => {
  const wish = { remote: 'booking', prefixes: [prefix], label: 'CI' };
  const staff = await uploads.shop.staff();
  expect((await staff.ask('POST', '/api/release-tokens', wish)).status).toBe(422);
  const { body } = await uploads.tarOf('one', {
    change: (release) => ({ ...release, prefixes: [prefix] }),
  });
  expect(await uploads.send(body)).toMatchObject({
    ...{ status: 422, body: { message: expect.stringContaining('prefixes.0') as string } },
  });
});

test('a release with a wrong size is rejected', async () => {
  const change = (release: Release) => ({ ...release, bytes: 1 });
  const { body } = await uploads.tarOf('one', { change });
  expect(await uploads.send(body)).toMatchObject({
    ...{ status: 422, body: { message: expect.stringMatching(/bytes, not 1/) as string } },
  });
});

test('a release.json of a megabyte is rejected, because every listing reads it', async () => {
  const change = (release: Release) => ({ ...release, more: 'x'.repeat(1 << 20) });
  const { body } = await uploads.tarOf('one', { change });
  expect(await uploads.send(body)).toMatchObject({
    ...{ status: 422, body: { message: expect.stringContaining('512 kB') as string } },
  });
});

test('a gzip of a gigabyte of zeros is rejected before it is decompressed', async () => {
  const megabyte = gzipSync(Buffer.alloc(1 << 20));
  const bomb = Buffer.concat(Array.from({ length: 1024 }, () => megabyte));
  expect((await uploads.send(bomb, 'application/gzip')).status).toBe(413);
  expect(uploads.left()).toBeNull();
});

test('two simultaneous uploads of the same content are one version', async () => {
  const [{ body, version }, headers] = [await uploads.tarOf('one'), await uploads.token()];
  const answers = await Promise.all(
    [headers, await uploads.token()].map((own) => uploads.send(body, 'application/x-tar', own)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(uploads.left()).toEqual([version]);
});

/**
 * Passes one upload to the server's code. The tests use uploads that never finish, because the disk
 * fails or the sender stops.
 */
const takeOne = (body: Readable, run: StoreThread['run']) =>
  releaseIntake()(
    { remotesDir: uploads.remotesDir, keys: [], thread: { run, close: async () => {} } },
    { maker: { token: 'one' }, prefixes: null },
    {
      ...{ remote: 'booking', body, isGzipped: false, mostBytes: 1 << 20 },
      room: { versions: 1, bytes: 1 },
    },
  );

test('an interrupted upload is rejected with a message, and leaves nothing', async () => {
  const judged = jest.fn();
  const body = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000);
      await Promise.resolve();
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    })(),
  );
  expect(await takeOne(body, judged)).toMatchObject({
    ...{
      ok: false,
      failure: { code: 'invalid', message: expect.stringMatching(/complete/) as string },
    },
  });
  expect(judged).not.toHaveBeenCalled();
  expect(uploads.left()).toBeNull();
});

test('a full disk is not the sender’s error: the upload may be retried', async () => {
  const full = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  expect(await takeOne(Readable.from([Buffer.alloc(1000)]), full)).toMatchObject({
    ...{ ok: false, failure: { code: 'unavailable', retryAfterSeconds: 60 } },
  });
  expect(uploads.left()).toBeNull();
});

test('of thousands of simultaneous uploads some are accepted and the others may be retried', async () => {
  const [{ body, version }, headers] = [await uploads.tarOf('one'), await uploads.token()];
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => uploads.send(body, 'application/x-tar', headers)),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  // The upload queue rejects some requests, and the database rejects others.
  for (const { headers: told } of refused) expect(told['retry-after']).toMatch(/^[1-9]\d?$/);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(64);
  expect(uploads.left()).toEqual([version]);
});

test('compressed files are the same for a browser, and count as the uploaded version', async () => {
  const text = `// ${createHash('sha512').update('x').digest('hex')}`.repeat(50);
  const { body, version } = await uploads.tarOf('one', { files: { 'page.js': text } });
  expect((await uploads.send(body)).status).toBe(201);
  const place = path.join(uploads.remotesDir, 'booking', version);
  for (const ending of ['br', 'gz'])
    expect(existsSync(path.join(place, `page.js.${ending}`))).toBe(true);
  expect((await uploads.send(body)).status).toBe(200);
});
