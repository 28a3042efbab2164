import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewed } from '../preview/previewed';
import { adoptReleases } from '../store/adoptReleases';
import { publishFolder, storeFolder } from '../store/publishFolder';
import { activeRemotes } from '../store/registryStore';
import { heldKeys } from '../store/releaseKeys';
import { AT, publishingOf } from '../store/testing/builtRemote';
import { openUploads } from './testing/uploads';

let uploads: Awaited<ReturnType<typeof openUploads>>;
const outside = mkdtempSync(path.join(tmpdir(), 'keys-'));
const [keys, keyFile] = [path.join(outside, 'keys.pem'), path.join(outside, 'key.pem')];
beforeAll(() => {
  const pair = generateKeyPairSync('ed25519');
  writeFileSync(keys, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(keyFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

beforeEach(async () => {
  uploads = await openUploads();
});
afterEach(() => uploads.close());

/**
 * Opens a store of releases whose versions were stored before the site had keys for signatures.
 * `was` was active before, `unsigned` is only stored, and `signed` has the signature of an accepted
 * builder.
 */
async function startWithKeys() {
  await uploads.close();
  uploads = await openUploads({ RELEASE_KEYS: keys });
  const place = { remotesDir: uploads.remotesDir, gives: {} };
  const was = await publishFolder(place, publishingOf('booking', 'was'));
  await publishFolder(place, publishingOf('booking', 'is'));
  const unsigned = await storeFolder(place.remotesDir, publishingOf('booking', 'unsigned'));
  const signed = await storeFolder(place.remotesDir, {
    ...publishingOf('booking', 'signed'),
    keyFile,
  });
  return { was, unsigned, signed };
}

const unsignedAnswer = {
  status: 403,
  body: { fields: { signature: expect.stringContaining('signed') as string } },
};

test('staff and tokens can preview and activate only signed versions, or formerly active ones', async () => {
  const { was, unsigned, signed } = await startWithKeys();
  const staff = await uploads.shop.staff();
  const headers = await uploads.token();
  const choice = (version: string) => ({ version, expectedRevision: 2 });
  const active = '/api/releases/booking/active';
  const { browser } = uploads.shop;
  const preview = (show: string) => staff.ask('PUT', '/api/preview/booking', { show });
  expect(await preview(unsigned)).toMatchObject(unsignedAnswer);
  expect(await staff.ask('PUT', active, choice(unsigned))).toMatchObject(unsignedAnswer);
  expect(
    await browser().ask('PUT', '/api/preview/booking', { show: unsigned }, { headers }),
  ).toMatchObject(unsignedAnswer);
  expect(await browser().ask('PUT', active, choice(unsigned), { headers })).toMatchObject(
    unsignedAnswer,
  );
  for (const version of [was, signed]) {
    expect((await preview(version)).status).toBe(200);
    // The verification may reject these files for other reasons, but not because of the signature.
    const { body } = await staff.ask('PUT', active, choice(version));
    expect(body).not.toMatchObject({ fields: { signature: expect.anything() as unknown } });
  }
});

test('a preview from before the site had keys shows the active version', async () => {
  const { remotesDir } = uploads;
  await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'active'));
  const version = await storeFolder(remotesDir, publishingOf('booking', 'unsigned'));
  const registry = { revision: '1', remotes: activeRemotes(remotesDir) };
  const wanted = { booking: { version, by: { staff: 'asha' } } };
  const seenWith = (held: ReturnType<typeof heldKeys>) =>
    previewed({ remotesDir, keys: held, localhost: 'off' }, registry, wanted);
  expect(await seenWith([])).toMatchObject({ gone: [] });
  const seen = await seenWith(heldKeys(keys));
  expect(seen.gone).toEqual(['booking']);
  expect(seen.registry.remotes).toEqual(registry.remotes);
});

test('the versions of a container image are activated if signed, and otherwise only stored', async () => {
  const [image, site] = ['image', 'site'].map((name) => path.join(uploads.folder, name)) as [
    string,
    string,
  ];
  const place = () => ({ remotesDir: site, gives: {} });
  const inImage = { remotesDir: image, gives: {} };
  const start = () => adoptReleases(image, place, AT, heldKeys(keys));
  const unsigned = await publishFolder(inImage, publishingOf('booking', 'one'));
  expect(await start()).toEqual([
    expect.stringMatching(`booking ${unsigned} is stored and not shown: .*signed`),
  ]);
  expect(activeRemotes(site)).toEqual({});
  const signed = await publishFolder(inImage, { ...publishingOf('booking', 'two'), keyFile });
  expect(await start()).toEqual([]);
  expect(activeRemotes(site)['booking']?.version).toBe(signed);
});
