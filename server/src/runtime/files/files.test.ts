import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../config';
import { type BucketServer, signatureOf, startBucket } from '../../../test/bucketServer';
import { bucketFiles, type BucketFiles } from './bucketFiles';
import { type Files, FilesAway } from './files';
import { folderFiles } from './folderFiles';
import type { FilesLog } from './patientFetch';

/**
 * A bucket of a real store for these tests, such as `s3+http://key:secret@127.0.0.1:9000/bucket`.
 * Undefined for none.
 */
const REAL = process.env.TEST_FILES_URL;

let server: BucketServer;
let folder: string;
beforeEach(async () => {
  server = await startBucket();
  folder = mkdtempSync(path.join(os.tmpdir(), 'files-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const bucketOf = (url: string) => {
  const { filesBucket } = readConfig({ FILES_URL: url });
  if (!filesBucket) throw new Error('no bucket');
  return filesBucket;
};
/** A store that works gets more time than any load of the machine may take. */
const PATIENT = { attemptMs: 30_000, pauseMs: 1 };
const QUICK = { attemptMs: 500, pauseMs: 1 };
/** Long enough that other requests fail while one still waits. */
const SLOW = { attemptMs: 5000, pauseMs: 1 };
const inBucket = (more: Parameters<BucketServer['url']>[0] = {}, patience = PATIENT) =>
  bucketFiles(bucketOf(server.url(more)), undefined, patience);

test('the signature of the example in Amazon’s documentation is right', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const given = {
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    scope: '20130524/us-east-1/s3/aws4_request',
    signed: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
  };
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, given)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

describe.each<[string, () => Files]>([
  ['a folder', () => folderFiles(folder)],
  ['a bucket', () => inBucket()],
  ['a bucket with a prefix', () => inBucket({ prefix: '/shops/patan' })],
  ...(REAL ? [['a real store', () => bucketFiles(bucketOf(REAL))] as [string, () => Files]] : []),
])('files in %s', (_where, open) => {
  const content = Buffer.from([0, 255, 10, 13, 0, 200]);
  const named = (files: Files, where = 'photos/') =>
    files.list(where).then((all) => all.map(({ name }) => name).sort());
  afterEach(async () => {
    const files = open();
    for (const { name } of await files.list('photos/')) await files.remove(name);
  });

  test('are read as they were written', async () => {
    const files = open();
    expect(await files.write('photos/a.jpg', content)).toBe(true);
    expect(await files.read('photos/a.jpg')).toEqual(content);
    expect(await files.write('photos/empty.jpg', Buffer.alloc(0))).toBe(true);
    expect(await files.read('photos/empty.jpg')).toEqual(Buffer.alloc(0));
  });

  test('may have names that other programs chose, and are removed', async () => {
    const files = open();
    const names = ['photos/.hidden', 'photos/a photo & more (1).jpg', 'photos/तस्बिर.jpg'];
    for (const name of names) await files.write(name, content);
    expect(await named(files)).toEqual([...names].sort());
    for (const name of names) await files.remove(name);
    expect(await named(files)).toEqual([]);
  });

  test('are replaced, or stay with onlyIfMissing', async () => {
    const files = open();
    await files.write('photos/a.jpg', content);
    expect(await files.write('photos/a.jpg', Buffer.from('2'), { onlyIfMissing: true })).toBe(
      false,
    );
    expect(await files.read('photos/a.jpg')).toEqual(content);
    await files.write('photos/a.jpg', Buffer.from('3'));
    expect(await files.read('photos/a.jpg')).toEqual(Buffer.from('3'));
    expect(await files.write('photos/b.jpg', content, { onlyIfMissing: true })).toBe(true);
  });

  test('are created by one of several writers with onlyIfMissing', async () => {
    const files = open();
    const write = (n: number) =>
      files.write('photos/a.jpg', Buffer.from(String(n)), { onlyIfMissing: true });
    const wrote = await Promise.all([0, 1, 2, 3, 4].map(write));
    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(await files.read('photos/a.jpg')).toEqual(Buffer.from(String(wrote.indexOf(true))));
    expect(await named(files)).toEqual(['photos/a.jpg']);
  });

  test('are missing until they are written and after they were removed', async () => {
    const files = open();
    expect(await files.read('photos/a.jpg')).toBeNull();
    expect(await files.has('photos/a.jpg')).toBe(false);
    expect(await files.list('photos/')).toEqual([]);
    await files.remove('photos/a.jpg');
    await files.write('photos/a.jpg', content);
    expect(await files.has('photos/a.jpg')).toBe(true);
    await files.remove('photos/a.jpg');
    expect(await files.has('photos/a.jpg')).toBe(false);
  });

  test('are listed by folder with their size and time, however many they are', async () => {
    const files = open();
    for (let n = 0; n < 120; n += 1) await files.write(`photos/p${n}.jpg`, content);
    await files.write('photos/sizes/p1-320.webp', content);
    await files.write('mail/m.eml', content);
    expect(await named(files)).toHaveLength(121);
    expect(await named(files, 'photos/sizes/')).toEqual(['photos/sizes/p1-320.webp']);
    const [first] = await files.list('photos/sizes/');
    expect(first?.bytes).toBe(content.length);
    expect(Math.abs(Date.now() - Number(first?.writtenAt))).toBeLessThan(60_000);
    await files.remove('mail/m.eml');
  });

  test.each([
    '../a',
    'photos/../../a',
    '/etc/passwd',
    '',
    'photos//a',
    'photos/.',
    'photos\\a',
    'a/\u0000',
  ])('have no name like %j', async (name) => {
    const files = open();
    const calls = [() => files.read(name), () => files.remove(name), () => files.has(name)];
    for (const call of [...calls, () => files.write(name, content)])
      await expect((async () => call())()).rejects.toThrow('a file has an impossible name');
  });
});

describe.each<[string, () => BucketFiles]>([
  ['a bucket', () => inBucket()],
  ...(REAL
    ? [['a real store', () => bucketFiles(bucketOf(REAL))] as [string, () => BucketFiles]]
    : []),
])('a file in %s that several processes change', (_where, open) => {
  const text = async (files: BucketFiles) => String(await files.read('state.json'));
  afterEach(() => open().remove('state.json'));

  test('is written only by those who know its present ETag', async () => {
    const files = open();
    const first = await files.writeIf('state.json', Buffer.from('1'), null);
    expect(await files.writeIf('state.json', Buffer.from('2'), null)).toBeNull();
    expect(await files.writeIf('state.json', Buffer.from('2'), '"another"')).toBeNull();
    const second = await files.writeIf('state.json', Buffer.from('2'), first);
    expect(await files.writeIf('state.json', Buffer.from('3'), first)).toBeNull();
    expect(await text(files)).toBe('2');
    await files.remove('state.json');
    expect(await files.writeIf('state.json', Buffer.from('3'), second)).toBeNull();
  });

  test('is read again only after a change', async () => {
    const files = open();
    expect(await files.readUnless('state.json')).toBeNull();
    const etag = await files.writeIf('state.json', Buffer.from('1'), null);
    expect(await files.readUnless('state.json')).toEqual({ content: Buffer.from('1'), etag });
    expect(await files.readUnless('state.json', etag ?? '')).toBe('same');
    await files.write('state.json', Buffer.from('2'));
    expect(await files.readUnless('state.json', etag ?? '')).toMatchObject({
      content: Buffer.from('2'),
    });
  });

  test('is changed by exactly one of several writers', async () => {
    const files = open();
    const etag = await files.writeIf('state.json', Buffer.from('1'), null);
    const write = (n: number) => files.writeIf('state.json', Buffer.from(`by ${n}`), etag);
    const wrote = await Promise.all([0, 1, 2, 3, 4].map(write));
    const [winner] = wrote.flatMap((tag, n) => (tag === null ? [] : [n]));
    expect(wrote.filter((tag) => tag !== null)).toHaveLength(1);
    expect(await text(files)).toBe(`by ${winner}`);
  });
});

test('a folder and its files are private to their owner', async () => {
  await folderFiles(folder).write('photos/a.jpg', Buffer.from('a'));
  const rights = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
  expect([rights('photos'), rights('photos/a.jpg')]).toEqual(['700', '600']);
});

describe('a bucket with a fault', () => {
  const lines: string[] = [];
  const log: FilesLog = {
    warn: (fields, message) => void lines.push(`${message} ${JSON.stringify(fields)}`),
    info: (message) => void lines.push(message),
  };
  let files: BucketFiles;
  beforeEach(async () => {
    lines.length = 0;
    files = bucketFiles(bucketOf(server.url()), log, PATIENT);
    await inBucket().write('photos/a.jpg', Buffer.from('content'));
    server.asked.length = 0;
  });
  const loseSoon = (patience = QUICK) =>
    (files = bucketFiles(bucketOf(server.url()), log, patience));
  const read = () => files.read('photos/a.jpg').then(String, (error: unknown) => error);
  const reason = async () => {
    const error = await read();
    return error instanceof FilesAway ? `${error.kind}: ${error.reason}` : error;
  };

  test('that fails once is asked again', async () => {
    for (const fault of [{ status: 500, code: 'InternalError' }, 'closes', 'short body'] as const) {
      server.fail(fault, 1);
      expect(await read()).toBe('content');
    }
    server.fail({ status: 503, code: 'SlowDown' }, 1);
    expect(await files.write('photos/b.jpg', Buffer.from('b'))).toBe(true);
    expect(lines).toEqual([]);
  });

  test.each([
    [{ status: 500, code: 'InternalError' }, 'failed: 500 InternalError', 2],
    [{ status: 403, code: 'AccessDenied' }, 'refused: 403 AccessDenied', 1],
    [{ status: 301, code: 'PermanentRedirect' }, 'refused: 301 PermanentRedirect', 1],
    ['hangs', 'silent: timeout', 1],
    ['slow body', 'silent: timeout', 1],
    ['closes', 'silent: UND_ERR_SOCKET', 2],
  ] as const)('%j is reported once in the log, and its end too', async (fault, told, asked) => {
    if (fault === 'hangs' || fault === 'slow body') loseSoon();
    server.fail(fault);
    const startedAt = performance.now();
    expect(await reason()).toBe(told);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(server.asked).toHaveLength(asked);
    expect(await reason()).toBe(told);
    server.fail(null);
    const content = await read();
    // A busy machine may exceed the short limit once.
    const isLate = content instanceof FilesAway && content.reason === 'timeout';
    expect(isLate ? await read() : content).toBe('content');
    expect(lines).toEqual([
      `the store of files does not respond {"reason":"${told.replace(/^\w+: /, '')}"}`,
      'the store of files responds again',
    ]);
  });

  test('that hangs is tried by one request at a time, and the others fail at once', async () => {
    loseSoon(SLOW);
    server.fail('hangs');
    await read();
    server.asked.length = 0;
    // Any of the requests may be the first to reach the bucket. It ends after all others.
    const reasons: unknown[] = [];
    const asking = async () => reasons.push(await reason());
    await Promise.all(Array.from({ length: 21 }, asking));
    const others = Array.from({ length: 20 }, () => 'silent: no response');
    expect(reasons).toEqual([...others, 'silent: timeout']);
    expect(server.asked).toHaveLength(1);
  });

  test('never gets a conditional write twice', async () => {
    server.fail({ status: 500, code: 'InternalError' }, 1);
    const writing = files.write('photos/c.jpg', Buffer.from('c'), { onlyIfMissing: true });
    await expect(writing).rejects.toThrow(FilesAway);
    expect(server.asked).toEqual(['PUT /shop-files/photos/c.jpg']);
    server.fail({ status: 500, code: 'InternalError' }, 1);
    await expect(files.writeIf('state.json', Buffer.from('1'), '"x"')).rejects.toThrow(FilesAway);
    expect(server.asked).toHaveLength(2);
    // A read is repeated, also one with a condition.
    server.fail({ status: 500, code: 'InternalError' }, 1);
    expect(await files.readUnless('state.json', '"x"')).toBeNull();
  });

  test('refuses content that was damaged on its way', async () => {
    server.fail('damaged upload');
    await expect(files.write('photos/d.jpg', Buffer.from('d'))).rejects.toThrow('400 BadDigest');
    expect(server.names()).toEqual(['photos/a.jpg']);
  });

  test('a wrong key, a wrong bucket and a store that is not there have clear reasons', async () => {
    const reasonOf = (one: Files) =>
      one.list('photos/').catch((error: FilesAway) => `${error.kind}: ${error.reason}`);
    expect(await reasonOf(inBucket({ secret: 'other' }))).toBe(
      'refused: 403 SignatureDoesNotMatch',
    );
    expect(await reasonOf(inBucket({ bucket: 'other' }))).toBe('refused: 404 NoSuchBucket');
    const nobody = bucketOf('s3+http://a:b@127.0.0.1:47/bucket');
    expect(await reasonOf(bucketFiles(nobody, undefined, PATIENT))).toBe('silent: ECONNREFUSED');
  });

  test('no error contains the key or a signature', async () => {
    for (const fault of ['closes', { status: 403, code: 'AccessDenied' }] as const) {
      server.fail(fault);
      const error = (await read()) as FilesAway;
      expect(JSON.stringify([error, error.message, error.stack, error.cause, lines])).not.toMatch(
        /AKIA|secret|Signature=|authorization/i,
      );
    }
  });
});
