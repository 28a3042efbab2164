import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app';
import { readConfig } from '../../config';
import { type BucketServer, startBucket } from '../../../test/bucketServer';
import { openTestShop, type TestShop } from '../../../test/testShop';
import { startCanary } from '../store/canary';
import { startPullJob } from '../store/pullJob';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { activeRemotes } from '../store/registryStore';
import { readLog } from '../store/releaseLog';
import { storedVersions } from '../store/releaseStore';
import type { SharedLog } from '../store/sharedStore';
import { sharedStoreOf, shareReleases } from '../store/sharedStores';
import { AT, publishingOf, writeFiles } from '../store/testing/builtRemote';
import { tarOf } from './testing/releaseTar';

let bucket: BucketServer;
let folder: string;
let shop: TestShop;
/** A second process, on another machine with the same database. */
let other: FastifyInstance;
const dirs = () => [path.join(folder, 'one'), path.join(folder, 'other')] as const;

beforeEach(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  writeFiles(folder, { 'assets.json': '{"gives":{}}' });
  const [one, two] = dirs();
  const env = { RELEASES_URL: bucket.url(), SHELL_DIR: folder };
  const { releasesBucket } = readConfig(env);
  if (!releasesBucket) throw new Error('no bucket');
  for (const remotesDir of [one, two])
    await (await shareReleases(remotesDir, releasesBucket)).begin();
  shop = await openTestShop({ ...env, REMOTES_DIR: one });
  other = await buildApp({ config: { ...shop.config, remotesDir: two }, db: shop.db });
  await other.ready();
});
afterEach(async () => {
  await other.close();
  await shop.close();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tokenOf = async () => {
  const staff = await shop.staff();
  const wish = { remote: 'booking', prefixes: ['/booking'], label: 'CI' };
  const { body } = await staff.ask('POST', '/api/release-tokens', wish);
  return { authorization: `Bearer ${(body as { secret: string }).secret}` };
};
type Request = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };
const ask = async (app: FastifyInstance, { method, url, payload }: Request, headers: object) => {
  const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/x-tar' } : {};
  const response = await app.inject({
    ...{ method, url, payload },
    headers: { ...headers, ...type },
  });
  const body = response.json<{ message?: string; releases?: { version: string }[] }>();
  return { status: response.statusCode, body };
};

test('a version that one process received is there for the next request to another process', async () => {
  const headers = await tokenOf();
  const { body: payload, version } = await tarOf(folder, 'booking');
  const sent = { method: 'POST', url: '/api/releases/booking', payload } as const;
  expect((await ask(shop.app, sent, headers)).status).toBe(201);
  const read = { method: 'GET', url: '/api/releases/booking' } as const;
  expect((await ask(other, read, headers)).body.releases).toMatchObject([{ version }]);
  expect((await ask(other, sent, headers)).status).toBe(200);
});

test('while the bucket fails, releases get 503 with a reason, change nothing, and succeed afterwards', async () => {
  const [one, two] = dirs();
  const headers = await tokenOf();
  const first = await publishFolder({ remotesDir: one, gives: {} }, publishingOf('booking', 'one'));
  const second = await storeFolder(one, publishingOf('booking', 'two'));
  const wish = { remote: 'booking', version: second, percent: 10, by: 'asha', at: AT };
  await startCanary({ remotesDir: one, gives: {} }, wish);
  bucket.fail({ status: 500, code: 'InternalError' });
  const { body: payload } = await tarOf(folder, 'booking', 'three');
  const end = { version: second, expectedRevision: 2, percent: 0 };
  const requests: Request[] = [
    { method: 'POST', url: '/api/releases/booking', payload },
    { method: 'PUT', url: '/api/releases/booking/active', payload: end },
    { method: 'DELETE', url: '/api/releases/booking/active?expectedRevision=2' },
  ];
  for (const request of requests)
    expect(await ask(shop.app, request, headers)).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: expect.stringMatching(/^The bucket of releases does not respond \(500 \w+\)\./),
      },
    });
  expect(storedVersions(one, 'booking')).toHaveLength(2);
  expect(readdirSync(path.join(one, 'booking')).sort()).toEqual([first, second].sort());
  expect(readLog(one)).toHaveLength(3);
  const read = { method: 'GET', url: '/api/releases/booking' } as const;
  expect((await ask(shop.app, read, headers)).status).toBe(200);
  bucket.fail(null);
  for (const request of requests.slice(0, 2))
    expect((await ask(shop.app, request, headers)).status).toBeLessThan(300);
  expect((await ask(other, read, headers)).body).toMatchObject({ revision: 3, canary: null });
  expect(activeRemotes(two)['booking']).toMatchObject({ version: first });
});

test('an upload that the bucket did not get is stored by the next attempt, as a new version', async () => {
  const headers = await tokenOf();
  const { body: payload, version } = await tarOf(folder, 'booking');
  const sent = { method: 'POST', url: '/api/releases/booking', payload } as const;
  bucket.fail('refuses writes');
  expect(await ask(shop.app, sent, headers)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/507 NoSpace\)\. This machine may keep the version/) },
  });
  bucket.fail(null);
  expect(await ask(shop.app, sent, headers)).toMatchObject({
    status: 201,
    body: { version, isNew: true },
  });
  expect((await ask(shop.app, sent, headers)).status).toBe(200);
});

test('while too many requests wait for releases of other machines, the next one gets 503', async () => {
  const [one, two] = dirs();
  const headers = await tokenOf();
  await publishFolder({ remotesDir: one, gives: {} }, publishingOf('booking'));
  bucket.fail('hangs', Infinity, '/versions/');
  const store = sharedStoreOf(two);
  const pulls = Array.from({ length: 102 }, () => store?.pull().catch(() => {}));
  await Promise.race(pulls);
  const withdrawal = { method: 'DELETE', url: '/api/releases/booking/active?expectedRevision=1' };
  expect(await ask(other, withdrawal as Request, headers)).toMatchObject({
    status: 503,
    body: {
      message: expect.stringMatching(/^The releases of other machines were not copied: Too/),
    },
  });
  bucket.fail(null);
  await Promise.all(pulls);
});

test('a failing version is rolled back as soon as the bucket responds again', async () => {
  const [one] = dirs();
  const place = { remotesDir: one, gives: {} };
  const first = await publishFolder(place, publishingOf('booking', 'one'));
  const second = await publishFolder(place, publishingOf('booking', 'two'));
  shop.app.releaseHealth.inForce(activeRemotes(one));
  bucket.fail({ status: 500, code: 'InternalError' });
  shop.app.releaseHealth.unfit('booking', second, 'It could not be begun with');
  // The site gives up after three attempts in four seconds if the reason is not the bucket.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(activeRemotes(one)['booking']?.version).toBe(second);
  bucket.fail(null);
  while (activeRemotes(one)['booking']?.version !== first)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readLog(one).at(-1)).toMatchObject({ why: 'unhealthy', version: first });
});

test('a process copies a release at once after a notification, and soon without one', async () => {
  const [one, two] = dirs();
  const lines: string[] = [];
  const log: SharedLog = {
    info: (message) => void lines.push(message),
    warn: (_fields, message) => void lines.push(message),
  };
  const copied = async () => {
    const startedAt = performance.now();
    const version = activeRemotes(one)['booking']?.version;
    while (activeRemotes(two)['booking']?.version !== version)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - startedAt;
  };
  const publish = (version: string) =>
    publishFolder({ remotesDir: one, gives: {} }, publishingOf('booking', version));
  // Such a job looks by itself only every five seconds, apart from the first time.
  const told = startPullJob(two, log, { ...shop.db.wakeUps, reachesAll: () => true });
  await publish('one');
  await copied();
  await publish('two');
  shop.db.wakeUps.tell(['releases']);
  expect(await copied()).toBeLessThan(4000);
  await told.stop();
  const job = startPullJob(two, log, shop.db.wakeUps);
  await publish('three');
  expect(await copied()).toBeLessThan(10_000);
  expect(lines).toEqual([]);
  await job.stop();
});
