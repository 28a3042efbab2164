import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listReleases } from '../api/listReleases';
import { startCanary } from './canary';
import { changedMeanings } from './changedMeanings';
import { publishFolder, storeFolder } from './publishFolder';
import { readLog } from './releaseLog';
import { AT, builtAs, publishingOf } from './testing/builtRemote';

const SITE = 'shared/platform/site';
const meaning = (version: string, names: Record<string, string>) => ({
  ...{ version, names: { [SITE]: names } },
});
const BUILT = meaning('3.0.0', { page: 'aaaa', useNow: 'bbbb' });
const GIVEN = meaning('3.1.0', { page: 'aaaa', useNow: 'cccc', newId: 'dddd' });
const SENTENCE = `he type of ${SITE} useNow has changed: built against 3.0.0, the site provides 3.1.0`;

test('a name whose types have changed since the build is reported with both versions', () => {
  expect(changedMeanings(BUILT, GIVEN)).toEqual([`T${SENTENCE}`]);
  expect(changedMeanings(BUILT, GIVEN, 'booking 1')).toEqual([`booking 1: t${SENTENCE}`]);
});

test('missing, removed and new names are not compared', () => {
  expect(changedMeanings(undefined, GIVEN)).toEqual([]);
  expect(changedMeanings(BUILT, undefined)).toEqual([]);
  expect(changedMeanings(BUILT, meaning('3.1.0', { page: 'aaaa' }))).toEqual([]);
});

test('of very many names only some are reported', () => {
  const all = (hash: string) =>
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`use${at}`, hash]));
  const said = changedMeanings(meaning('3.0.0', all('a')), meaning('3.1.0', all('b')));
  expect(said).toHaveLength(11);
  expect(said.at(-1)).toBe('The type of 20 more names has changed');
});

describe('during a release', () => {
  let remotesDir: string;
  const made: string[] = [];
  const publishing = (name: string, content: string, more: object) => {
    const files = { 'assets.json': JSON.stringify({ takes: {}, fragments: [], ...more }) };
    const one = publishingOf(name, content, { files });
    made.push(one.folder);
    return one;
  };
  beforeEach(() => (remotesDir = mkdtempSync(path.join(tmpdir(), 'meanings-'))));
  afterEach(() => {
    for (const folder of [remotesDir, ...made.splice(0)])
      rmSync(folder, { recursive: true, force: true });
  });
  const warned = () =>
    readLog(remotesDir).flatMap((entry) => ('warnings' in entry ? entry.warnings : []));

  test('changed types cause a warning in the log and in the list, and no refusal', async () => {
    const place = { remotesDir, gives: {}, meanings: GIVEN };
    const version = await publishFolder(place, publishing('booking', 'one', { meanings: BUILT }));
    expect(warned()).toEqual([`T${SENTENCE}`]);
    expect(listReleases(remotesDir, 'booking').releases).toMatchObject([
      { version, share: 100, warnings: [`T${SENTENCE}`] },
    ]);
    const same = publishing('booking', 'two', { meanings: GIVEN });
    await publishFolder(place, same);
    expect(warned()).toHaveLength(1);
    const later = await storeFolder(
      remotesDir,
      publishing('booking', 'three', { meanings: BUILT }),
    );
    const request = { remote: 'booking', version: later, percent: 10, by: 'asha', at: AT };
    expect(await startCanary(place, request)).toMatchObject({ ok: true });
    expect(warned()).toHaveLength(2);
  });

  test('a shell reports them for every active area', async () => {
    const place = { remotesDir, gives: {}, meanings: BUILT };
    mkdirSync(remotesDir, { recursive: true });
    const area = await publishFolder(place, publishing('booking', 'one', { meanings: BUILT }));
    const shell = publishing('shell', 'next', { gives: {}, meanings: GIVEN });
    await publishFolder(place, { ...shell, built: builtAs('shell', []) });
    expect(warned()).toEqual([`booking ${area}: t${SENTENCE}`]);
  });
});
