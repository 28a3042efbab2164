import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { openTestShop, type TestShop } from '../../../test/testShop';
import { activate } from '../store/activate';
import { startCanary } from '../store/canary';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { activeRemotes } from '../store/registryStore';
import { publishingOf, writeFiles } from '../store/testing/builtRemote';

let folder: string;
let remotesDir: string;
let shop: TestShop;
const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop({ REMOTES_DIR: remotesDir, SHELL_DIR: folder, ...env });
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watching-'));
  remotesDir = path.join(folder, 'remotes');
  writeFiles(folder, { 'assets.json': '{"gives":{}}', 'remotes/.keep': '' });
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ remotesDir, gives: {} });
const publish = (content: string) => publishFolder(place(), publishingOf('booking', content));
const tenth = async (content: string) => {
  const version = await storeFolder(remotesDir, publishingOf('booking', content));
  const asked = { remote: 'booking', version, percent: 10, by: 'asha@desk', at: new Date() };
  expect(await startCanary(place(), asked)).toMatchObject({ ok: true });
  return version;
};
/**
 * Passes the active versions to the release health, as every request for a page does on the site.
 */
const look = () => shop.app.releaseHealth.inForce(activeRemotes(remotesDir));
const report = (version: string, from: string, kind: Happening = 'load-failure') =>
  shop
    .browser()
    .ask(
      ...(['POST', '/api/page-views'] as const),
      { remotes: [{ remote: 'booking', version, counts: { load: 1, [kind]: 1 } }], vitals: {} },
      { address: from },
    );
const visitors = async (version: string, count: number, kind: Happening = 'load-failure') => {
  for (let each = 1; each <= count; each += 1)
    expect((await report(version, `10.7.${each}.9`, kind)).status).toBe(204);
};
const shown = () => activeRemotes(remotesDir)['booking'];
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await breathe();
};
const mails = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'release-taken-back')
    .execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { release: object }).release);
};

test('a failing canary is rolled back and logged, and its team is notified', async () => {
  await open({ RELEASE_MAIL: 'booking=team@shop.example, web@shop.example' });
  const first = await publish('one');
  const bad = await tenth('two');
  look();
  await visitors(bad, 20);
  await until(async () => (await mails()).length > 0);
  expect(shown()).toMatchObject({ version: first });
  expect(shown()?.canary).toBeUndefined();
  expect(await mails()).toMatchObject([
    { address: 'team@shop.example', remote: 'booking', version: bad, instead: first },
  ]);
  const { body } = await (await shop.staff()).ask('GET', '/api/releases/booking');
  expect(body).toMatchObject({
    active: first,
    canary: null,
    releases: expect.arrayContaining([
      expect.objectContaining({
        version: bad,
        share: 0,
        takenBack: {
          at: expect.any(String) as string,
          reason: expect.stringContaining('20 of 20 views failed in browsers') as string,
        },
      }),
    ]) as unknown,
  });
});

test('a failing active version is rolled back to the last good one, and without a team the owners are notified', async () => {
  await open();
  const first = await publish('one');
  look();
  const bad = await publish('two');
  look();
  await visitors(bad, 20);
  await until(async () => (await mails()).length > 0);
  expect(shown()?.version).toBe(first);
  expect(await mails()).toMatchObject([{ address: 'asha@shop.example', instead: first }]);
});

test('a version activated just before the server started is still watched', async () => {
  const first = await publish('one');
  const bad = await publish('two');
  await open();
  look();
  await visitors(bad, 20);
  await until(() => shown()?.version === first);
});

test('one stranger cannot cause a rollback, whatever and however often they report', async () => {
  await open();
  await publish('one');
  look();
  const good = await publish('two');
  look();
  await visitors(good, 20, 'render');
  for (let times = 0; times < 60; times += 1)
    await report(good, times % 2 ? '203.0.113.5' : '2001:db8:7::1');
  expect(shop.app.releaseHealth.countsOf('booking', good).browser).toEqual({
    ...{ views: 22, failures: 2 },
  });
  expect(shown()?.version).toBe(good);
});

test('a version activated again after a rollback stays despite browser reports, and the team is notified', async () => {
  await open();
  await publish('one');
  look();
  const version = await publish('two');
  look();
  await visitors(version, 20);
  await until(async () => (await mails()).length === 1);
  look();
  const chosen = {
    remote: 'booking',
    version,
    by: 'asha',
    at: new Date(),
    why: 'forward',
  } as const;
  await activate(place(), chosen);
  look();
  await visitors(version, 20);
  await until(async () => (await mails()).length === 2);
  expect(shown()?.version).toBe(version);
  expect((await mails()).filter((mail) => 'instead' in mail && mail.instead === null)).toHaveLength(
    1,
  );
});

test('the configured number of views is awaited', async () => {
  await open({ RELEASE_VIEWS: '50' });
  await publish('one');
  look();
  const bad = await publish('two');
  look();
  await visitors(bad, 49);
  expect(shown()?.version).toBe(bad);
  expect(shop.app.releaseHealth.unhealthy('booking', bad)).toBeUndefined();
});
