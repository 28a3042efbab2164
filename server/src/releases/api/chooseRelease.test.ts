import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry as MetricsRegistry } from 'prom-client';
import type { ReleaseChoice } from '@mcs-repairs/shared/domain/types/release';
import { goBack } from '../store/goBack';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { readLog, standingOf } from '../store/releaseLog';
import { publishingOf } from '../store/testing/builtRemote';
import { createReleaseHealth, type ReleaseHealth } from '../health/releaseHealth';
import { chooseRelease, verifyRelease } from './chooseRelease';
import { listReleases } from './listReleases';
import type { ReleaseSite } from './releaseSite';
import type { Releaser } from './requireReleaser';

const AT = new Date('2026-03-01T10:00:00Z');
const CI: Releaser = {
  ...{ by: 'CI', maker: { token: '7' }, remote: 'booking', prefixes: ['/booking'] },
};
const OWNER: Releaser = { by: 'Asha', maker: { staff: '1' }, remote: null, prefixes: null };
const CHECKED = { browserCheck: { pages: 7, milliseconds: 31_000 } };
const PROOF = { milliseconds: 600, pages: 4, fragments: 1 };

let remotesDir: string;
let health: ReleaseHealth;
let problems: Record<string, string>;
let active: string;
beforeEach(async () => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'choosing-'));
  health = createReleaseHealth(new MetricsRegistry());
  problems = {};
  active = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'one'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

const site = (): Omit<ReleaseSite, 'thread' | 'upToDate'> => ({
  remotesDir,
  keys: [],
  given: () => ({ gives: {} }),
  prove: () => Promise.resolve({ ok: true, value: { proof: PROOF, problems } }),
  compressed: () => Promise.resolve(),
});
const stored = (content: string) => storeFolder(remotesDir, publishingOf('booking', content));
const standing = () => standingOf(readLog(remotesDir), 'booking');
const choose = (version: string, how: Partial<ReleaseChoice> = {}, releaser = CI) =>
  chooseRelease(
    site(),
    {
      ...{ remote: 'booking', version, expectedRevision: standing().revision, at: AT, releaser },
      ...how,
    },
    health,
  );
const listed = (version: string) =>
  listReleases(remotesDir, 'booking').releases.find((each) => each.version === version);
const share = (version: string) => listed(version)?.share;
const views = (version: string, count: number, counts: object = { load: 1 }) => {
  for (let each = 1; each <= count; each += 1)
    health.viewed(
      { remotes: [{ remote: 'booking', version, counts }], vitals: {} },
      `10.${Object.keys(counts).length}.${each}`,
    );
};
/**
 * Passes the current versions to the release health, as every request for a page does on the site.
 */
const look = (canary: string) =>
  health.inForce({ booking: { version: active, canary: { version: canary } } });

test.each([
  ['to all visitors', {}, 10],
  ['to half of them', { percent: 50 }, 10],
  ['to five percent', { percent: 5 }, 5],
])(
  'a version that no browser opened gets at most a tenth: requested for %s',
  async (_case, how, percent) => {
    const version = await stored('two');
    const outcome = await choose(version, how);
    expect(share(version)).toBe(percent);
    expect(standing().active?.version).toBe(active);
    const notice = outcome.ok ? outcome.value.notice : undefined;
    if (percent < 10) expect(notice).toBeUndefined();
    else expect(notice).toContain(`10% of visitors have ${version}, because no browser check`);
  },
);

test('a reported browser check activates a version as requested, and is in the log', async () => {
  const version = await stored('two');
  const outcome = await choose(version, CHECKED);
  expect(outcome).toMatchObject({ ok: true, value: { active: version } });
  expect(standing().active).toMatchObject({ proof: PROOF, ...CHECKED });
  expect(listed(version)).toMatchObject({
    browserCheck: { ...CHECKED.browserCheck, by: 'CI', at: AT.toISOString() },
  });
});

test('an owner can activate it for everybody without a check, and the list says so', async () => {
  const version = await stored('two');
  expect(await choose(version, {}, OWNER)).toMatchObject({ value: { active: version } });
  expect(listed(version)).toMatchObject({ browserCheck: null });
});

test('a version that was active before is activated for everybody at once', async () => {
  await choose(await stored('two'), CHECKED);
  expect(await choose(active)).toMatchObject({ ok: true, value: { active } });
});

test('a share without a browser check grows after enough healthy views', async () => {
  const version = await stored('two');
  await choose(version);
  look(version);
  views(version, 19);
  const early = await choose(version);
  expect(early).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  expect(!early.ok && early.failure.message).toContain('19 of the 20 page views');
  expect(share(version)).toBe(10);
  views(version, 40);
  expect(await choose(version)).toMatchObject({ ok: true, value: { active: version } });
});

test('a share with more than six failures in a hundred views does not grow', async () => {
  const version = await stored('two');
  await choose(version);
  look(version);
  views(version, 37);
  views(version, 3, { load: 1, 'uncaught-failure': 1 });
  const outcome = await choose(version, { percent: 50 });
  expect(!outcome.ok && outcome.failure.message).toContain('it fails in too many of its 40');
  expect(share(version)).toBe(10);
});

test('a checked share of an earlier release grows without another check', async () => {
  const version = await stored('two');
  await choose(version, { percent: 10, ...CHECKED });
  expect(await choose(version)).toMatchObject({ ok: true, value: { active: version } });
});

test('a version that the site rolled back needs a new browser check', async () => {
  const version = await stored('two');
  await choose(version, CHECKED);
  const place = { remotesDir, gives: {} };
  await goBack(place, { remote: 'booking', version, reason: '9 of 20 failed', at: AT });
  await choose(version, { again: true });
  expect(share(version)).toBe(10);
});

test('the first version of an area is activated for everybody', async () => {
  const version = await storeFolder(remotesDir, publishingOf('trade-in', 'one'));
  const releaser = { ...CI, remote: 'trade-in', prefixes: ['/trade-in'] };
  const choice = { remote: 'trade-in', version, expectedRevision: 0, at: AT, releaser };
  expect(await chooseRelease(site(), choice, health)).toMatchObject({ value: { active: version } });
});

test('a version is verified without an activation, and the result says whether it needs a browser check', async () => {
  const version = await stored('two');
  const wanted = { remote: 'booking', version, releaser: CI };
  expect(await verifyRelease(site(), wanted)).toEqual({
    ok: true,
    value: { version, proof: PROOF, needsBrowserCheck: true },
  });
  expect(await verifyRelease(site(), { ...wanted, version: active })).toMatchObject({
    value: { needsBrowserCheck: false },
  });
  problems = { server: 'Its server bundle: broken', 'page /book': 'The page /book fails' };
  expect(await verifyRelease(site(), wanted)).toMatchObject({ failure: { fields: problems } });
  expect(standing()).toMatchObject({ active: { version: active }, canary: null, revision: 1 });
});

test('a version that was verified with another shell is not activated', async () => {
  const version = await stored('two');
  const otherNames: Record<string, string[]> = { 'shared/platform/store': [] };
  let isOther = false;
  const moving: ReturnType<typeof site> = {
    ...site(),
    given: () => ({ gives: isOther ? otherNames : {} }),
    compressed: async () => void (isOther = true),
  };
  const asked = { remote: 'booking', version, expectedRevision: standing().revision };
  const outcome = await chooseRelease(moving, { ...asked, at: AT, releaser: CI }, health);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  expect(standing().active?.version).toBe(active);
});
