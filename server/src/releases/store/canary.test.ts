import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, type ReleasePlace } from './activate';
import { endCanary, startCanary } from './canary';
import { collectReleases } from './collectReleases';
import { mendRegistry } from './deriveRegistry';
import { goBack } from './goBack';
import { publishFolder, showBuilt, storeFolder } from './publishFolder';
import { activeRemotes, withRegistry } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { takenBackOf } from './takenBack';
import { AT, publishingOf } from './testing/builtRemote';

let place: ReleasePlace;
beforeEach(() => {
  place = { remotesDir: mkdtempSync(path.join(tmpdir(), 'canary-')), gives: {} };
});
afterEach(() => rmSync(place.remotesDir, { recursive: true, force: true }));

const by = 'asha@desk';
const store = (content: string, name = 'booking', prefixes?: string[]) =>
  storeFolder(place.remotesDir, publishingOf(name, content, prefixes && { prefixes }));
const publish = (content: string) => publishFolder(place, publishingOf('booking', content));
const tenth = (version: string, percent = 10) =>
  startCanary(place, { remote: 'booking', version, percent, by, at: AT });
const shown = () => activeRemotes(place.remotesDir)['booking'];
const standing = () => standingOf(readLog(place.remotesDir), 'booking');
const bad = (version: string) =>
  goBack(place, { remote: 'booking', version, reason: '9 of 20 views failed', at: AT });
const takenBack = () => takenBackOf(readLog(place.remotesDir), 'booking');

test('a share of visitors gets a canary beside the active version, and the share can change', async () => {
  const first = await publish('one');
  const second = await store('two');
  expect(await tenth(second)).toMatchObject({ ok: true });
  expect(shown()).toMatchObject({ version: first, canary: { version: second, percent: 10 } });
  expect(await tenth(second, 50)).toMatchObject({ ok: true });
  expect(shown()).toMatchObject({ version: first, canary: { percent: 50 } });
  expect(standing().revision).toBe(3);
});

test('activating the canary for all, or withdrawing it, ends the share', async () => {
  const first = await publish('one');
  const second = await store('two');
  await tenth(second);
  const ending = { remote: 'booking', version: second, by, at: AT, why: 'withdrawn' } as const;
  expect(await endCanary(place.remotesDir, ending)).toMatchObject({ ok: true });
  expect(shown()?.version).toBe(first);
  expect(shown()?.canary).toBeUndefined();
  expect(await endCanary(place.remotesDir, ending)).toMatchObject({
    failure: { code: 'not-found' },
  });
  await tenth(second);
  await activate(place, { remote: 'booking', version: second, by, at: AT, why: 'released' });
  expect(shown()?.version).toBe(second);
  expect(shown()?.canary).toBeUndefined();
});

test('a canary needs an active version, complete files, and paths of its own area', async () => {
  const alone = await store('two');
  expect(await tenth(alone)).toMatchObject({ failure: { code: 'conflict' } });
  const first = await publish('one');
  expect(await tenth(first)).toMatchObject({ failure: { code: 'conflict' } });
  expect(await tenth('1.0.0-missing')).toMatchObject({ failure: { code: 'not-found' } });
  await publishFolder(place, publishingOf('shop'));
  const greedy = await store('three', 'booking', ['/booking', '/shop']);
  expect(await tenth(greedy)).toMatchObject({
    failure: { fields: { prefixes: expect.stringContaining('/shop') as unknown } },
  });
});

test('files of a canary belong to its area', async () => {
  await publish('one');
  await tenth(await store('two', 'booking', ['/booking', '/visits']));
  const taken = publishFolder(place, publishingOf('shop', 'one', { prefixes: ['/visits'] }));
  await expect(taken).rejects.toThrow('/visits belongs to booking');
});

test('a canary missing in the registry is restored from the log, and its files are kept', async () => {
  await publish('one');
  const second = await store('two');
  await tenth(second);
  await withRegistry(place.remotesDir, ({ remotes, write }) => {
    const { canary: _lost, ...entry } = remotes['booking'] as Record<string, unknown>;
    write({ booking: entry });
  });
  expect(await mendRegistry(place.remotesDir)).toBe(true);
  expect(shown()?.canary?.version).toBe(second);
  const later = new Date(AT.getTime() + 400 * 24 * 3_600_000);
  expect(await collectReleases(place.remotesDir, later)).toEqual([]);
});

test('a failing canary is rolled back: everybody gets the active version, and the log has the reason', async () => {
  const first = await publish('one');
  const second = await store('two');
  await tenth(second);
  expect(await bad(second)).toEqual({ ok: true, value: first });
  expect(shown()?.canary).toBeUndefined();
  expect([...takenBack()]).toEqual([
    [second, { at: AT.toISOString(), reason: '9 of 20 views failed' }],
  ]);
  expect(await bad(second)).toMatchObject({ failure: { code: 'conflict' } });
});

test('a failing active version is replaced by the last good one, never by one that was rolled back', async () => {
  const first = await publish('one');
  const second = await publish('two');
  expect(await bad(second)).toEqual({ ok: true, value: first });
  expect(shown()?.version).toBe(first);
  const third = await publish('three');
  expect(await bad(third)).toEqual({ ok: true, value: first });
  // The site has rolled back both other versions, so no version is left.
  expect(await bad(first)).toMatchObject({ failure: { code: 'conflict' } });
  expect(shown()?.version).toBe(first);
  expect([...takenBack().keys()]).toEqual([second, third]);
});

test('a build activates no version that was rolled back, until somebody chooses it', async () => {
  await showBuilt(place, publishingOf('booking', 'one'));
  const { version: second } = await showBuilt(place, publishingOf('booking', 'two'));
  await bad(second);
  const { version: first, staysAt } = await showBuilt(place, publishingOf('booking', 'one'));
  expect(staysAt).toBeNull();
  expect(await showBuilt(place, publishingOf('booking', 'two'))).toEqual({
    ...{ version: second, staysAt: first },
  });
  await activate(place, { remote: 'booking', version: second, by, at: AT, why: 'forward' });
  expect(takenBack().size).toBe(0);
});

test('a build does not change a canary', async () => {
  const { version: first } = await showBuilt(place, publishingOf('booking', 'one'));
  const second = await store('two');
  await tenth(second);
  const { staysAt } = await showBuilt(place, publishingOf('booking', 'three'));
  expect(staysAt).toBe(first);
  expect(shown()?.canary?.version).toBe(second);
});
