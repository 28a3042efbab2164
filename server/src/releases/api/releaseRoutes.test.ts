import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestShop, type TestShop } from '../../../test/testShop';
import { makeRelease } from '../store/makeRelease';
import { activeRemotes } from '../store/registryStore';
import { builtAs, filesOf, writeFiles } from '../store/testing/builtRemote';
import { startCanary } from '../store/canary';
import { goBack } from '../store/goBack';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { publishingOf } from '../store/testing/builtRemote';
import { tarOf as makeTar, type Extra } from './testing/releaseTar';

let folder: string;
let shop: TestShop;
let remotesDir: string;

const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop({ REMOTES_DIR: remotesDir, SHELL_DIR: folder, ...env });
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  remotesDir = path.join(folder, 'remotes');
  writeFiles(folder, { 'assets.json': '{"gives":{}}', 'remotes/.keep': '' });
  await open();
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const token = async (remote = 'booking', prefixes = [`/${remote}`]) => {
  const staff = await shop.staff();
  const made = await staff.ask('POST', '/api/release-tokens', { remote, prefixes, label: 'CI' });
  expect(made.status).toBe(201);
  return made.body as { id: string; secret: string };
};

const tarOf = (...how: TarOf) => makeTar(folder, ...how);
type TarOf = Parameters<typeof makeTar> extends [string, ...infer Rest] ? Rest : never;

const upload = (remote: string, body: Buffer, secret?: string, type = 'application/x-tar') =>
  shop.browser().ask('POST', `/api/releases/${remote}`, body, {
    headers: { 'content-type': type, ...(secret && { authorization: `Bearer ${secret}` }) },
  });
const left = () =>
  existsSync(path.join(remotesDir, 'booking')) ? readdirSync(path.join(remotesDir, 'booking')) : [];

test('a release is stored with a token and not activated; the same content is the same version', async () => {
  const { secret } = await token();
  const { body, version } = await tarOf('booking');
  expect(await upload('booking', body, secret)).toMatchObject({
    ...{ status: 201, body: { version, isNew: true } },
  });
  expect(await upload('booking', gzipSync(body), secret, 'application/gzip')).toMatchObject({
    ...{ status: 200, body: { version, isNew: false } },
  });
  expect(left()).toEqual([version]);
  expect(activeRemotes(remotesDir)).toEqual({});
  const { body: read } = await shop.browser().ask('GET', '/api/releases/booking', undefined, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(read).toMatchObject({ revision: 0, active: null, releases: [{ version, share: 0 }] });
});

test('of 40 simultaneous releases none is lost', async () => {
  const { secret } = await token();
  const tars = await Promise.all(
    Array.from({ length: 40 }, (_, index) => tarOf('booking', `content ${index}`)),
  );
  const answers = await Promise.all(tars.map(({ body }) => upload('booking', body, secret)));
  expect(answers.map(({ status }) => status)).toEqual(tars.map(() => 201));
  expect(left().sort()).toEqual(tars.map(({ version }) => version).sort());
});

test('without a token, with a revoked one, and for another remote, no upload is accepted', async () => {
  const { id, secret } = await token();
  const { body } = await tarOf('booking');
  expect((await upload('booking', body)).status).toBe(401);
  expect(await upload('community', body, secret)).toMatchObject({
    status: 403,
    body: { message: 'This token releases booking, not community' },
  });
  expect((await (await shop.staff()).ask('DELETE', `/api/release-tokens/${id}`)).status).toBe(204);
  expect((await upload('booking', body, secret)).status).toBe(401);
  expect(left()).toEqual([]);
});

test('a token for /trade-in covers that path and everything below it, in either notation', async () => {
  const paths = ['/trade-in', '/trade-in/', '/trade-in/*', '/'];
  const staff = await shop.staff();
  const wish = { remote: 'trade-in', prefixes: paths, label: 'CI' };
  const made = await staff.ask('POST', '/api/release-tokens', wish);
  expect(made).toMatchObject({
    ...{ status: 201, body: { prefixes: ['/trade-in/*', '/'] } },
  });
  const { secret } = made.body as { secret: string };
  const built = async (prefixes: string[]) =>
    tarOf('trade-in', prefixes.join(), { change: (release) => ({ ...release, prefixes }) });
  for (const prefixes of [['/trade-in'], ['/trade-in/*'], ['/trade-in/quotes/*', '/']])
    expect((await upload('trade-in', (await built(prefixes)).body, secret)).status).toBe(201);
  for (const prefixes of [['/trade-ins'], ['/trade'], ['/trade-in', '/shop']])
    expect((await upload('trade-in', (await built(prefixes)).body, secret)).status).toBe(403);
});

test('a token is stored as a hash, and shows its secret once', async () => {
  const { secret } = await token();
  const rows = await shop.db.selectFrom('release_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { body } = await (await shop.staff()).ask('GET', '/api/release-tokens');
  expect(body).toMatchObject([{ remote: 'booking', prefixes: ['/booking/*'], label: 'CI' }]);
  expect(JSON.stringify(body)).not.toContain(secret);
});

test('a token releases only its own paths, and cannot be created for paths of others', async () => {
  const { secret } = await token('booking', ['/somewhere']);
  const { body } = await tarOf('booking');
  expect(await upload('booking', body, secret)).toMatchObject({
    ...{
      status: 403,
      body: { fields: { prefixes: expect.stringContaining('/booking') as unknown } },
    },
  });
  await publishFolder({ remotesDir, gives: {} }, publishingOf('community'));
  const wish = { remote: 'thief', prefixes: ['/community'], label: 'CI' };
  expect(await (await shop.staff()).ask('POST', '/api/release-tokens', wish)).toMatchObject({
    status: 422,
    body: { fields: { prefixes: '/community/* belongs to community (/community)' } },
  });
});

test.each<[string, Extra]>([
  ['a path out of the folder', { name: '../evil.js', content: 'x' }],
  ['a path out of the folder, deeper', { name: 'a/../../../evil.js', content: 'x' }],
  ['an absolute path', { name: '/tmp/evil.js', content: 'x' }],
  ['a hidden file', { name: '.npmrc', content: 'x' }],
  ['a symbolic link', { name: 'link.js', type: 'symlink', linkname: '/etc/passwd' }],
  ['a hard link', { name: 'link.js', type: 'link', linkname: '/etc/passwd' }],
  ['a device', { name: 'null', type: 'character-device' }],
  ['a file twice', { name: 'assets.json', content: '{}' }],
  ['a file without a hash', { name: 'more.js', content: 'x' }],
])('a tar with %s is rejected, and leaves nothing', async (_case, extra) => {
  const { secret } = await token();
  const { body } = await tarOf('booking', 'one', { extra: [extra] });
  expect((await upload('booking', body, secret)).status).toBe(422);
  expect(left()).toEqual([]);
  expect(existsSync(path.join(folder, 'evil.js'))).toBe(false);
});

test('an invalid or incomplete tar is rejected with a message', async () => {
  const { secret } = await token();
  const { body } = await tarOf('booking');
  for (const bad of [Buffer.from('hello'), body.subarray(0, body.length / 2)]) {
    const answer = await upload('booking', bad, secret);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
  }
  expect((await upload('booking', Buffer.from('x'), secret, 'application/gzip')).status).toBe(422);
  expect((await upload('booking', body, secret, 'text/plain')).status).toBe(415);
  expect(left()).toEqual([]);
});

test('a small archive with a huge content is rejected', async () => {
  await shop.close();
  await open({ RELEASE_MB: '1' });
  const { secret } = await token();
  const extra = [{ name: 'zeros.js', content: '0'.repeat(3 << 20) }];
  const { body } = await tarOf('booking', 'one', { extra });
  const bomb = gzipSync(body);
  expect(bomb.length).toBeLessThan(1 << 20);
  expect(await upload('booking', bomb, secret, 'application/gzip')).toMatchObject({
    ...{ status: 413, body: { message: 'A release may have at most 1 MB, unpacked' } },
  });
  expect(left()).toEqual([]);
});

test('with a builder’s key, the site rejects releases that this builder did not sign', async () => {
  await shop.close();
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keys = path.join(folder, 'keys.pem');
  writeFileSync(keys, publicKey.export({ type: 'spki', format: 'pem' }));
  await open({ RELEASE_KEYS: keys });
  const { secret } = await token();
  const { body: unsigned } = await tarOf('booking');
  expect(await upload('booking', unsigned, secret)).toMatchObject({
    ...{ status: 403, body: { fields: { signature: expect.any(String) as unknown } } },
  });
  const said = JSON.stringify(
    makeRelease(
      writeFiles(mkdtempSync(path.join(folder, 'b-')), filesOf('one')),
      builtAs('booking'),
    ),
  );
  const signedWith = async (key: typeof privateKey) => {
    const content = sign(null, Buffer.from(said), key).toString('base64');
    return (await tarOf('booking', 'one', { extra: [{ name: 'release.sig', content }] })).body;
  };
  const stranger = generateKeyPairSync('ed25519').privateKey;
  expect((await upload('booking', await signedWith(stranger), secret)).status).toBe(403);
  expect((await upload('booking', await signedWith(privateKey), secret)).status).toBe(201);
});

test('an outdated choice is rejected', async () => {
  const one = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'one'));
  await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'two'));
  const staff = await shop.staff();
  const unknown = { version: '1.0.0-none', expectedRevision: 2 };
  expect((await staff.ask('PUT', '/api/releases/booking/active', unknown)).status).toBe(404);
  const outside = { version: `../booking/${one}`, expectedRevision: 2 };
  expect((await staff.ask('PUT', '/api/releases/booking/active', outside)).status).toBe(422);
  const { body } = await staff.ask('GET', '/api/releases');
  expect(body).toMatchObject({
    remotes: [
      { remote: 'booking', revision: 2, activations: [{ revision: 2, previous: one }, {}] },
    ],
  });
});

test('a stored version names its builder, and never changes', async () => {
  const { secret } = await token();
  const { body, version } = await tarOf('booking');
  await upload('booking', body, secret);
  const said = () =>
    readFileSync(path.join(remotesDir, 'booking', version, 'release.json'), 'utf8');
  const before = said();
  await upload('booking', body, secret);
  expect(said()).toBe(before);
  expect(JSON.parse(before)).toMatchObject({ builder: 'asha@desk', commit: 'c0ffee' });
});

test('a token is invalid once its creator is disabled or no longer an owner', async () => {
  const { secret } = await token();
  const { body } = await tarOf('booking');
  const maker = shop.db.updateTable('staff').where('email', '=', 'asha@shop.example');
  await maker.set({ role: 'clerk' }).execute();
  const answer = await upload('booking', body, secret);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('Ask an owner') as string });
  await maker.set({ role: 'owner', disabled_at: '2026-11-23T06:00:00.000Z' }).execute();
  expect((await upload('booking', body, secret)).status).toBe(401);
  await maker.set({ disabled_at: null }).execute();
  expect((await upload('booking', body, secret)).status).toBe(201);
});

test('creating and revoking a token needs a recent password, and both are in the log', async () => {
  const staff = await shop.staff();
  const wish = { remote: 'booking', prefixes: ['/booking'], label: 'CI' };
  const { body } = await staff.ask('POST', '/api/release-tokens', wish);
  const { id } = body as { id: string };
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  const tooLate = { status: 403, body: { code: 'approval-needed' } };
  expect(await staff.ask('POST', '/api/release-tokens', wish)).toMatchObject(tooLate);
  expect(await staff.ask('DELETE', `/api/release-tokens/${id}`)).toMatchObject(tooLate);
  expect((await staff.ask('GET', '/api/release-tokens')).status).toBe(200);
  expect((await staff.ask('GET', '/api/releases')).status).toBe(200);
  await (await shop.staff()).ask('DELETE', `/api/release-tokens/${id}`);
  const log = await (await shop.staff()).ask('GET', '/api/log?search=booking');
  expect(log.body).toMatchObject({
    entries: [
      { event: 'release-token-withdrawn', by: 'Asha', detail: 'booking, for CI' },
      { event: 'release-token-made', by: 'Asha', detail: 'booking, for CI: /booking/*' },
    ],
  });
});

test('one token cannot fill the disk: the oldest inactive versions are removed', async () => {
  await shop.close();
  await open({ RELEASE_STORE_MB: '1' });
  const first = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'first'));
  const active = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'active'));
  const { secret } = await token();
  const stored: string[] = [];
  for (let each = 0; each < 6; each += 1) {
    const files = { 'big.js': `// ${each}${'0'.repeat(400_000)}` };
    const { body, version } = await tarOf('booking', `content ${each}`, { files });
    expect((await upload('booking', body, secret)).status).toBe(201);
    stored.push(version);
  }
  expect(left()).toEqual(expect.arrayContaining([first, active, stored.at(-1)]));
  expect(left().length).toBeLessThan(6);
});

test('a token activates nothing outside of its paths, or unsigned where signatures are required', async () => {
  const place = { remotesDir, gives: {} };
  await publishFolder(place, publishingOf('booking', 'one'));
  const wide = publishingOf('booking', 'two', { prefixes: ['/booking', '/visits'] });
  const stored = await storeFolder(remotesDir, wide);
  const choose = (secret: string, version: string) =>
    shop
      .browser()
      .ask(
        ...(['PUT', '/api/releases/booking/active', { version, expectedRevision: 1 }] as const),
        { headers: { authorization: `Bearer ${secret}` } },
      );
  expect(await choose((await token()).secret, stored)).toMatchObject({
    ...{
      status: 403,
      body: { fields: { prefixes: expect.stringContaining('/visits') as string } },
    },
  });
  await shop.close();
  const keys = path.join(folder, 'keys.pem');
  const { publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(keys, publicKey.export({ type: 'spki', format: 'pem' }));
  await open({ RELEASE_KEYS: keys });
  const unsigned = await storeFolder(remotesDir, publishingOf('booking', 'three'));
  expect(await choose((await token()).secret, unsigned)).toMatchObject({
    ...{ status: 403, body: { fields: { signature: expect.any(String) as string } } },
  });
});

test('a repeated build does not activate a version that the site rolled back', async () => {
  const place = { remotesDir, gives: {} };
  await publishFolder(place, publishingOf('booking', 'one'));
  const version = await publishFolder(place, publishingOf('booking', 'two'));
  await goBack(place, { remote: 'booking', version, reason: '9 of 20 failed', at: shop.clock.now });
  const answer = await (
    await shop.staff()
  ).ask('PUT', '/api/releases/booking/active', { version, expectedRevision: 3 });
  expect(answer).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('9 of 20 failed') as string } },
  });
});

test('a canary is withdrawn over the API, once', async () => {
  const place = { remotesDir, gives: {} };
  await publishFolder(place, publishingOf('booking', 'one'));
  const version = await storeFolder(remotesDir, publishingOf('booking', 'two'));
  const by = 'asha@desk';
  await startCanary(place, { remote: 'booking', version, percent: 10, by, at: shop.clock.now });
  const staff = await shop.staff();
  const ask = (percent: number, expectedRevision: number) =>
    staff.ask('PUT', '/api/releases/booking/active', { version, expectedRevision, percent });
  expect((await ask(0, 1)).status).toBe(409);
  expect((await ask(101, 2)).status).toBe(422);
  expect(await ask(0, 2)).toMatchObject({ status: 200, body: { canary: null, revision: 3 } });
  expect((await ask(0, 3)).status).toBe(404);
});
