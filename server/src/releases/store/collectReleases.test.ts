import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectReleases } from './collectReleases';
import { publishFolder } from './publishFolder';
import { AT, publishingOf } from './testing/builtRemote';

const DAY_MS = 24 * 60 * 60 * 1000;
let remotesDir: string;
const after = (days: number) => new Date(AT.getTime() + days * DAY_MS);
const left = () => readdirSync(path.join(remotesDir, 'booking')).sort();

beforeEach(() => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

test('after 30 days only the active version and the previous one are left', async () => {
  const versions: string[] = [];
  for (const content of ['one', 'two', 'three']) {
    const version = await publishFolder(
      { remotesDir, gives: {} },
      publishingOf('booking', content),
    );
    utimesSync(path.join(remotesDir, 'booking', version), AT, AT);
    versions.push(version);
  }
  expect(await collectReleases(remotesDir, after(29))).toEqual([]);
  expect(await collectReleases(remotesDir, after(31))).toEqual([`booking ${versions[0]}`]);
  expect(left()).toEqual(versions.slice(1).sort());
});

test('a stored version that is not active yet is kept for 30 days, too', async () => {
  const version = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking'));
  expect(await collectReleases(remotesDir, new Date())).toEqual([]);
  expect(left()).toEqual([version]);
});
