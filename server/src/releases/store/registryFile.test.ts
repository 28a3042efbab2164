import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedRemote } from './testing/releasedRemote';
import { RegistryMissing, remoteOrigins, watchRegistry } from './registryFile';

const remote = releasedRemote('booking');
/** The type of `open` from node:fs/promises. */
let FileHandle: { readFile: () => Promise<unknown> };
beforeAll(async () => {
  const handle = await open(__filename);
  FileHandle = Object.getPrototypeOf(handle) as typeof FileHandle;
  await handle.close();
});

let folder: string;
const publish = (content: unknown) => {
  const next = path.join(folder, 'next');
  writeFileSync(next, typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(next, path.join(folder, 'remotes.json'));
};
const later = () => jest.setSystemTime(Date.now() + 1000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('a replaced registry is read, with another revision', async () => {
  const read = watchRegistry(folder, () => {});
  publish({ remotes: { booking: remote } });
  const first = await read();
  publish({ remotes: { booking: { ...remote, version: '1.0.1-cd' } } });
  later();
  const second = await read();
  expect(second.remotes['booking']?.version).toBe('1.0.1-cd');
  expect(second.revision).not.toBe(first.revision);
});

test('after a notification, the registry is read however short ago it was read', async () => {
  const read = watchRegistry(folder, () => {});
  publish({ remotes: { booking: remote } });
  await read();
  publish({ remotes: { booking: { ...remote, version: '1.0.1-cd' } } });
  expect((await read()).remotes['booking']?.version).toBe(remote.version);
  expect((await read(true)).remotes['booking']?.version).toBe('1.0.1-cd');
});

test('concurrent readers get the result of a read that started after their call', async () => {
  const read = watchRegistry(folder, () => {});
  publish({ remotes: { booking: remote } });
  await read();
  publish({ remotes: { booking: { ...remote, version: '1.0.1-cd' } } });
  later();
  const seen = await Promise.all([read(), read(), read()]);
  expect(seen.map(({ remotes }) => remotes['booking']?.version)).toEqual(
    Array.from({ length: 3 }, () => '1.0.1-cd'),
  );
});

test.each([
  ['not JSON', '{'],
  ['no remotes', {}],
  [
    'an entry that is no manifest',
    { remotes: { booking: { ...remote, entry: 'javascript:alert(1)' } } },
  ],
  [
    'a version that leaves its folder',
    { remotes: { booking: { ...remote, version: '../../etc' } } },
  ],
])(
  'a damaged registry (%s) is reported, and the last good one stays active',
  async (_case, content) => {
    const reports: unknown[] = [];
    const read = watchRegistry(folder, (error) => reports.push(error));
    publish({ remotes: { booking: remote } });
    await read();
    publish(content);
    later();
    expect((await read()).remotes['booking']).toEqual(remote);
    later();
    expect((await read()).remotes['booking']).toEqual(remote);
    expect(reports).toHaveLength(1);
  },
);

test('an invalid entry keeps the last valid one of its remote, and others change', async () => {
  const reports: unknown[] = [];
  const read = watchRegistry(folder, (error) => reports.push(error));
  publish({ remotes: { booking: remote, shop: releasedRemote('shop') } });
  await read();
  const shop = releasedRemote('shop', '1.0.1-cd');
  publish({ remotes: { booking: { ...remote, integrity: { 'a.js': '"><script>' } }, shop } });
  later();
  expect((await read()).remotes).toEqual({ booking: remote, shop });
  expect(String(reports)).toMatch(
    /entry of booking cannot be used, version 1\.0\.0-ab stays active: integrity\.a\.js must be a sha384/,
  );
});

test('an entry that never was valid is left out and reported', async () => {
  const reports: unknown[] = [];
  publish({ remotes: { booking: remote, shop: { version: 1 }, 'no name': remote } });
  const { remotes } = await watchRegistry(folder, (error) => reports.push(error))();
  expect(remotes).toEqual({ booking: remote });
  expect(String(reports[0])).toContain('entry of shop cannot be used, it is left out');
  expect(String(reports[1])).toContain('entry of no name cannot be used');
});

test('the same invalid file with other valid entries is another registry', async () => {
  const read = watchRegistry(folder, () => {});
  const bad = { remotes: { booking: { version: 1 } } };
  publish({ remotes: { booking: remote } });
  await read();
  publish(bad);
  later();
  const first = await read();
  publish({ remotes: { booking: releasedRemote('booking', '1.0.1-cd') } });
  later();
  await read();
  publish(bad);
  later();
  expect((await read()).revision).not.toBe(first.revision);
});

test('a file that could not be read is read again', async () => {
  const read = watchRegistry(folder, () => {});
  publish({ remotes: { booking: remote } });
  await read();
  publish({ remotes: { booking: releasedRemote('booking', '1.0.1-cd') } });
  const handle = jest
    .spyOn(FileHandle, 'readFile')
    .mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
  later();
  expect((await read()).remotes['booking']?.version).toBe('1.0.0-ab');
  expect(handle).toHaveBeenCalledTimes(1);
  later();
  expect((await read()).remotes['booking']?.version).toBe('1.0.1-cd');
  handle.mockRestore();
});

test.each([
  ['not there', undefined],
  ['no JSON', '{'],
])(
  'a registry that is %s is reported once without a path, and used when it appears',
  async (_case, content) => {
    const reports: unknown[] = [];
    if (content) publish(content);
    const read = watchRegistry(folder, (error) => reports.push(error));
    const missing = await read().catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(RegistryMissing);
    expect(missing).toMatchObject({ statusCode: 503 });
    expect(String(missing)).not.toContain(folder);
    await expect(read()).rejects.toThrow(RegistryMissing);
    expect(reports).toHaveLength(1);
    publish({ remotes: { booking: remote } });
    expect((await read()).remotes).toEqual({ booking: remote });
  },
);

test('the content policy names only origins other than the site itself', () => {
  const elsewhere = { ...remote, entry: 'https://remotes.example/remotes/shop/1/mf-manifest.json' };
  expect(
    remoteOrigins({
      revision: '1',
      remotes: { booking: remote, shop: elsewhere, again: elsewhere },
    }),
  ).toEqual(['https://remotes.example']);
});
