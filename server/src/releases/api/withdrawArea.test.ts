import { startCanary } from '../store/canary';
import { moveOn, publishFolder, storeFolder } from '../store/publishFolder';
import { readLog } from '../store/releaseLog';
import { activeRemotes } from '../store/registryStore';
import { AT, filesOf, publishingOf } from '../store/testing/builtRemote';
import { openUploads } from './testing/uploads';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let staff: Awaited<ReturnType<(typeof uploads)['shop']['staff']>>;
let place: { remotesDir: string; gives: Record<string, string[]> };
beforeEach(async () => {
  uploads = await openUploads();
  staff = await uploads.shop.staff();
  place = { remotesDir: uploads.remotesDir, gives: {} };
});
afterEach(() => uploads.close());

const LINK = { label: 'Booking', path: '/booking', place: 'main', order: 10 };
const declaring = {
  'assets.json': JSON.stringify({
    takes: {},
    fragments: [],
    navigation: [LINK],
    sitemap: ['/booking'],
  }),
};
const publish = (content: string) =>
  publishFolder(place, publishingOf('booking', content, { files: filesOf(content, declaring) }));
const withdraw = (revision: number | string, remote = 'booking') =>
  staff.ask('DELETE', `/api/releases/${remote}/active?expectedRevision=${revision}`);

test('an area is withdrawn: its paths and links have no owner, and the log names the author', async () => {
  const version = await publish('one');
  expect(activeRemotes(place.remotesDir)['booking']).toMatchObject({
    navigation: [LINK],
    sitemap: ['/booking'],
  });
  expect(await withdraw(1)).toMatchObject({
    ...{ status: 200, body: { active: null, revision: 2, releases: [{ version, share: 0 }] } },
  });
  expect(activeRemotes(place.remotesDir)).toEqual({});
  expect(readLog(place.remotesDir).at(-1)).toMatchObject({
    kind: 'withdrawn',
    by: 'Asha',
    revision: 2,
  });
  expect((await withdraw(2)).status).toBe(404);
});

test('it can be released again, but not by a build alone', async () => {
  const version = await publish('one');
  await withdraw(1);
  const request = { remote: 'booking', version, by: 'a build', at: AT };
  expect(await moveOn(place, request)).toEqual({ version, staysAt: 'none' });
  expect(activeRemotes(place.remotesDir)).toEqual({});
  await publish('two');
  expect(activeRemotes(place.remotesDir)['booking']).toMatchObject({ navigation: [LINK] });
});

test('its canary is withdrawn with it', async () => {
  await publish('one');
  const version = await storeFolder(place.remotesDir, publishingOf('booking', 'two'));
  await startCanary(place, { remote: 'booking', version, percent: 10, by: 'asha', at: AT });
  expect(await withdraw(2)).toMatchObject({ status: 200, body: { active: null, canary: null } });
  expect(activeRemotes(place.remotesDir)).toEqual({});
});

test('an outdated or missing revision is rejected', async () => {
  await publish('one');
  await publish('two');
  expect(await withdraw(1)).toMatchObject({ status: 409, body: { code: 'stale-version' } });
  for (const bad of ['-1', '1.5', 'x', '2&expectedRevision=2'])
    expect((await withdraw(bad)).status).toBe(422);
  expect(activeRemotes(place.remotesDir)['booking']).toBeDefined();
});

test('of two simultaneous withdrawals one succeeds', async () => {
  await publish('one');
  const answers = await Promise.all([withdraw(1), withdraw(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the shell and unknown areas cannot be withdrawn', async () => {
  expect(await withdraw(0, 'shell')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await withdraw(0, 'nothing')).status).toBe(404);
  expect((await withdraw(0, '..%2fbooking')).status).toBe(422);
});

test('a token withdraws only its own area, and no paths that it may not release', async () => {
  await publish('one');
  const ask = (headers: Record<string, string>) =>
    uploads.shop
      .browser()
      .ask('DELETE', '/api/releases/booking/active?expectedRevision=1', undefined, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask(await uploads.token('community'))).status).toBe(403);
  expect((await ask(await uploads.token('booking', ['/booking-help']))).status).toBe(403);
  expect((await ask(await uploads.token())).status).toBe(200);
});
