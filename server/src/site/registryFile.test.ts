import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteOrigins, watchRegistry } from './registryFile';

const remote = {
  version: '1.0.0-ab',
  entry: '/remotes/booking/1.0.0-ab/mf-manifest.json',
  prefixes: ['/book'],
  requires: {},
  integrity: {},
};
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

test('a replaced registry is seen, with another revision', async () => {
  const read = watchRegistry(folder, () => {});
  publish({ remotes: { booking: remote } });
  const first = await read();
  publish({ remotes: { booking: { ...remote, version: '1.0.1-cd' } } });
  later();
  const second = await read();
  expect(second.remotes['booking']?.version).toBe('1.0.1-cd');
  expect(second.revision).not.toBe(first.revision);
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
  'a damaged registry (%s) is reported, and the last good one stays in force',
  async (_case, content) => {
    const reports: unknown[] = [];
    const read = watchRegistry(folder, (error) => reports.push(error));
    publish({ remotes: { booking: remote } });
    await read();
    publish(content);
    later();
    expect((await read()).remotes['booking']).toEqual(remote);
    expect(reports).toHaveLength(1);
  },
);

test('without any good registry reading fails', async () => {
  publish('{');
  await expect(watchRegistry(folder, () => {})()).rejects.toThrow();
});

test('only origins other than the site itself are named for the content policy', () => {
  const elsewhere = { ...remote, entry: 'https://remotes.example/remotes/shop/1/mf-manifest.json' };
  expect(
    remoteOrigins({
      revision: '1',
      remotes: { booking: remote, shop: elsewhere, again: elsewhere },
    }),
  ).toEqual(['https://remotes.example']);
});
