import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../config';
import { type BucketServer, startBucket } from '../../../test/bucketServer';
import { activate, withdraw } from './activate';
import { adoptReleases } from './adoptReleases';
import { endCanary, startCanary } from './canary';
import { collectReleases } from './collectReleases';
import { makeRoom } from './makeRoom';
import { moveOn, publishFolder, storeFolder } from './publishFolder';
import { activeRemotes } from './registryStore';
import { readLog } from './releaseLog';
import { folderOf, judgeFiles, storedVersions } from './releaseStore';
import { sharedStateSchema } from './sharedState';
import { openSharedStore, type SharedStore } from './sharedStore';
import { shareReleases } from './sharedStores';
import { currentShell } from './shellStore';
import { AT, publishingOf } from './testing/builtRemote';

type Machine = { remotesDir: string; gives: Record<string, string[]>; store: SharedStore };

let bucket: BucketServer;
const folders: string[] = [];
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(async () => {
  await bucket.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const emptyFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  folders.push(folder);
  return folder;
};
const bucketOf = (url: string) => {
  const { releasesBucket } = readConfig({ RELEASES_URL: url });
  if (!releasesBucket) throw new Error('no bucket');
  return releasesBucket;
};
/** Starts a machine, with the releases of its folder or without any. */
async function start(remotesDir = emptyFolder(), url = bucket.url()): Promise<Machine> {
  const store = await shareReleases(remotesDir, bucketOf(url));
  await store.begin();
  return { remotesDir, gives: {}, store };
}
const textIn = ({ remotesDir }: Machine, file: string) =>
  readFileSync(path.join(remotesDir, file), 'utf8');
const active = ({ remotesDir }: Machine, remote = 'booking') =>
  activeRemotes(remotesDir)[remote]?.version;
const state = () =>
  sharedStateSchema.parse(JSON.parse(String(bucket.stored.get('releases.json')?.content)));
const packs = () => bucket.names().filter((name) => name.startsWith('versions/'));

test('a release of one machine is active on the others, with the same log and the same files', async () => {
  const [one, other] = [await start(), await start()];
  const version = await publishFolder(one, publishingOf('booking'));
  expect(active(one)).toBe(version);
  expect(active(other)).toBeUndefined();
  await other.store.pull();
  expect(active(other)).toBe(version);
  for (const file of ['releases.jsonl', 'remotes.json'])
    expect(textIn(other, file)).toBe(textIn(one, file));
  expect(judgeFiles(folderOf(other.remotesDir, 'booking', version), 'booking').ok).toBe(true);
});

test('a listener learns of each new state once', async () => {
  const [one, other] = [await start(), await start()];
  let heard = 0;
  const stop = other.store.listen(() => (heard += 1));
  await publishFolder(one, publishingOf('booking'));
  await other.store.pull();
  await other.store.pull();
  expect(heard).toBe(1);
  stop();
});

test('canaries, rollbacks and withdrawals of one machine are seen by the other', async () => {
  const [one, other] = [await start(), await start()];
  const first = await publishFolder(one, publishingOf('booking', 'one'));
  const second = await storeFolder(one.remotesDir, publishingOf('booking', 'two'));
  const wish = { remote: 'booking', version: second, by: 'asha', at: AT };
  expect((await startCanary(one, { ...wish, percent: 10 })).ok).toBe(true);
  await other.store.pull();
  expect(activeRemotes(other.remotesDir)['booking']?.canary).toMatchObject({ version: second });
  expect((await endCanary(other.remotesDir, { ...wish, why: 'withdrawn' })).ok).toBe(true);
  await one.store.pull();
  expect(activeRemotes(one.remotesDir)['booking']).not.toHaveProperty('canary');
  expect((await activate(other, { ...wish, why: 'released' })).ok).toBe(true);
  expect((await activate(one, { ...wish, version: first, why: 'back' })).ok).toBe(true);
  await other.store.pull();
  expect(active(other)).toBe(first);
  expect((await withdraw(other.remotesDir, wish)).ok).toBe(true);
  await one.store.pull();
  expect(activeRemotes(one.remotesDir)).toEqual({});
});

test('the shell of one machine is active on the other, and both leave it', async () => {
  const [one, other] = [await start(), await start()];
  const files = { 'assets.json': '{"gives":{}}' };
  const version = await publishFolder(one, publishingOf('shell', 'one', { prefixes: [], files }));
  await other.store.pull();
  for (const { remotesDir } of [one, other])
    expect(currentShell(remotesDir, 'own')).toBe(folderOf(remotesDir, 'shell', version));
  await withdraw(other.remotesDir, { remote: 'shell', by: 'asha', at: AT });
  await one.store.pull();
  for (const { remotesDir } of [one, other]) expect(currentShell(remotesDir, 'own')).toBe('own');
});

test('of two machines that release with the same revision at the same moment, one is refused', async () => {
  const machines = [await start(), await start()];
  await publishFolder(machines[0] as Machine, publishingOf('booking', 'before'));
  for (const { store } of machines) await store.pull();
  const outcomes = await Promise.all(
    machines.map(async (machine, n) => {
      const version = await storeFolder(machine.remotesDir, publishingOf('booking', `by ${n}`));
      const wish = { remote: 'booking', version, by: `machine ${n}`, at: AT, expected: 1 };
      return activate(machine, { ...wish, why: 'released' });
    }),
  );
  expect(outcomes.map((each) => (each.ok ? 'active' : each.failure.code)).sort()).toEqual([
    'active',
    'stale-version',
  ]);
  for (const { store } of machines) await store.pull();
  const [one, other] = machines as [Machine, Machine];
  expect(textIn(one, 'releases.jsonl')).toBe(textIn(other, 'releases.jsonl'));
  expect(active(one)).toBe(active(other));
});

test('four machines that release different areas at the same moment lose no release', async () => {
  const machines = await Promise.all([1, 2, 3, 4].map(() => start()));
  const names = ['booking', 'repairs', 'community', 'storefront'];
  const versions = await Promise.all(
    machines.map((machine, n) => publishFolder(machine, publishingOf(names[n] ?? ''))),
  );
  await Promise.all(machines.map(({ store }) => store.pull()));
  for (const machine of machines) {
    expect(names.map((name) => active(machine, name))).toEqual(versions);
    expect(textIn(machine, 'releases.jsonl')).toBe(state().log);
  }
  expect(readLog((machines[0] as Machine).remotesDir)).toHaveLength(8);
});

test('two processes with the same folder take turns', async () => {
  const one = await start();
  const names = ['booking', 'repairs', 'community'];
  await Promise.all(names.map((name) => publishFolder(one, publishingOf(name))));
  expect(Object.keys(activeRemotes(one.remotesDir)).sort()).toEqual([...names].sort());
});

test('a machine that was away gets everything at once, and removed versions go', async () => {
  const [one, away] = [await start(), await start()];
  const first = await publishFolder(one, publishingOf('booking', 'one'));
  await away.store.pull();
  for (const content of ['two', 'three', 'four'])
    await publishFolder(one, publishingOf('booking', content));
  const later = new Date(Date.now() + 40 * 24 * 3_600_000);
  expect(await collectReleases(one.remotesDir, later)).toContain(`booking ${first}`);
  expect(existsSync(folderOf(away.remotesDir, 'booking', first))).toBe(true);
  await away.store.pull();
  expect(active(away)).toBe(active(one));
  expect(existsSync(folderOf(away.remotesDir, 'booking', first))).toBe(false);
  expect(storedVersions(away.remotesDir, 'booking')).toEqual(
    storedVersions(one.remotesDir, 'booking'),
  );
});

test('a version without a need leaves the bucket after its files have left the state', async () => {
  const one = await start();
  for (const content of ['one', 'two', 'three'])
    await publishFolder(one, publishingOf('booking', content));
  bucket.stored.set('versions/booking/1.0.0-stray.x.tar.gz', {
    content: Buffer.from('x'),
    at: new Date(),
  });
  await collectReleases(one.remotesDir, new Date());
  expect(packs()).toHaveLength(4);
  await collectReleases(one.remotesDir, new Date(Date.now() + 40 * 24 * 3_600_000));
  expect(packs()).toEqual(
    Object.values(state().versions['booking'] ?? {})
      .map(({ file }) => file)
      .sort(),
  );
  expect(packs()).toHaveLength(2);
});

test('a version that another machine activates meanwhile is not removed', async () => {
  const [one, other] = [await start(), await start()];
  const first = await publishFolder(one, publishingOf('booking', 'one'));
  for (const content of ['two', 'three'])
    await publishFolder(one, publishingOf('booking', content));
  await other.store.pull();
  const wish = { remote: 'booking', version: first, by: 'asha', at: new Date() };
  const later = new Date(Date.now() + 40 * 24 * 3_600_000);
  const [activated, removed] = await Promise.all([
    activate(other, { ...wish, why: 'back' }),
    collectReleases(one.remotesDir, later),
  ]);
  await Promise.all([one.store.pull(), other.store.pull()]);
  expect(activated.ok).toBe(!removed.includes(`booking ${first}`));
  for (const machine of [one, other]) {
    const version = active(machine) ?? '';
    expect(judgeFiles(folderOf(machine.remotesDir, 'booking', version), 'booking').ok).toBe(true);
  }
  expect(active(one)).toBe(active(other));
});

test('room for a new version is made on all machines', async () => {
  const [one, other] = [await start(), await start()];
  const first = await publishFolder(one, publishingOf('booking', 'one'));
  for (const content of ['two', 'three'])
    await publishFolder(one, publishingOf('booking', content));
  await other.store.pull();
  const room = { versions: 3, bytes: 1e9 };
  expect(await makeRoom(one.remotesDir, 'booking', { room, more: 1 })).toBeNull();
  await other.store.pull();
  for (const { remotesDir } of [one, other])
    expect(existsSync(folderOf(remotesDir, 'booking', first))).toBe(false);
});

test.each([
  'hangs',
  'closes',
  { status: 503, code: 'SlowDown' },
  { status: 403, code: 'AccessDenied' },
] as const)(
  'while the bucket fails (%j), a release changes nothing, and succeeds afterwards',
  async (fault) => {
    const [one, other] = [await start(), await start()];
    const first = await publishFolder(one, publishingOf('booking', 'one'));
    const second = await storeFolder(one.remotesDir, publishingOf('booking', 'two'));
    const before = ['releases.jsonl', 'remotes.json', 'shared.json'].map((file) =>
      textIn(one, file),
    );
    const kept = state();
    bucket.fail(fault);
    const wish = {
      remote: 'booking',
      version: second,
      by: 'asha',
      at: AT,
      why: 'released',
    } as const;
    await expect(activate(one, wish)).rejects.toThrow(
      /^The bucket of releases does not respond \(/,
    );
    expect(one.store.isAway()).toBe(true);
    expect(
      ['releases.jsonl', 'remotes.json', 'shared.json'].map((file) => textIn(one, file)),
    ).toEqual(before);
    expect(active(one)).toBe(first);
    bucket.fail(null);
    expect(state()).toEqual(kept);
    expect((await activate(one, wish)).ok).toBe(true);
    expect(one.store.isAway()).toBe(false);
    await other.store.pull();
    expect(active(other)).toBe(second);
  },
  20_000,
);

test('while the bucket only refuses writes, a release is shown nowhere, also not for a moment', async () => {
  const one = await start();
  const first = await publishFolder(one, publishingOf('booking', 'one'));
  const second = await storeFolder(one.remotesDir, publishingOf('booking', 'two'));
  await one.store.change(() => {});
  const before = textIn(one, 'releases.jsonl');
  const shown = new Set<string | undefined>();
  const watching = setInterval(() => shown.add(active(one)), 1);
  bucket.fail('refuses writes');
  const wish = { remote: 'booking', version: second, by: 'asha', at: AT, why: 'released' } as const;
  await expect(activate(one, wish)).rejects.toThrow(/507 NoSpace\). Look at the releases/);
  clearInterval(watching);
  expect([...shown]).toEqual([first]);
  expect(textIn(one, 'releases.jsonl')).toBe(before);
  bucket.fail('hangs');
  await expect(activate(one, wish)).rejects.toThrow(/does not respond/);
  bucket.fail(null);
  expect((await activate(one, wish)).ok).toBe(true);
});

test('a change whose response is lost counts as made', async () => {
  const one = await start();
  await publishFolder(one, publishingOf('booking', 'one'));
  bucket.fail('lost response', 1);
  await withdraw(one.remotesDir, { remote: 'booking', by: 'asha', at: AT });
  expect(activeRemotes(one.remotesDir)).toEqual({});
  expect(state().log).toBe(textIn(one, 'releases.jsonl'));
});

describe('a packed version that somebody changed', () => {
  const damage = () => {
    for (const name of packs()) {
      const found = bucket.stored.get(name);
      if (!found) continue;
      const content = Buffer.from(found.content);
      content.writeUInt8(content.readUInt8(content.length - 20) ^ 1, content.length - 20);
      bucket.stored.set(name, { ...found, content });
    }
  };

  test('is refused, and the machine keeps what it shows', async () => {
    const [one, other] = [await start(), await start()];
    const first = await publishFolder(one, publishingOf('booking', 'one'));
    await other.store.pull();
    await publishFolder(one, publishingOf('booking', 'two'));
    damage();
    await expect(other.store.pull()).rejects.toThrow(/its file is not the one that was stored/);
    expect(active(other)).toBe(first);
    expect(storedVersions(other.remotesDir, 'booking')).toHaveLength(1);
  });

  test('is left out if no visitor needs it', async () => {
    const one = await start();
    const old = await publishFolder(one, publishingOf('booking', 'one'));
    damage();
    const now = await publishFolder(one, publishingOf('booking', 'two'));
    const other = await start();
    expect(active(other)).toBe(now);
    expect(existsSync(folderOf(other.remotesDir, 'booking', old))).toBe(false);
    // The bucket still names the version, so the machine that has it can roll back to it.
    const wish = { remote: 'booking', version: old, by: 'asha', at: AT };
    expect((await activate(one, { ...wish, why: 'back' })).ok).toBe(true);
  });

  test('is refused even if its hash was changed, too', async () => {
    const one = await start();
    await publishFolder(one, publishingOf('booking', 'one'));
    const file = packs()[0] ?? '';
    const fake = await start(emptyFolder(), bucket.url({ prefix: '/fake' }));
    await publishFolder(fake, publishingOf('repairs', 'other'));
    const stolen = bucket.names().find((name) => name.startsWith('fake/versions/')) ?? '';
    const content = bucket.stored.get(stolen)?.content ?? Buffer.alloc(0);
    const { createHash } = await import('node:crypto');
    bucket.stored.set(file, { content, at: new Date() });
    const changed = JSON.stringify(state()).replace(
      /"sha256":"\w+"/,
      `"sha256":"${createHash('sha256').update(content).digest('hex')}"`,
    );
    bucket.stored.set('releases.json', { content: Buffer.from(changed), at: new Date() });
    await expect(start()).rejects.toThrow(/It is a release of repairs, not of booking/);
  });
});

describe('when a machine starts', () => {
  test('an empty bucket gets the releases of its folder, also of a log with an unfinished line', async () => {
    const remotesDir = emptyFolder();
    const version = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking'));
    appendFileSync(path.join(remotesDir, 'releases.jsonl'), '{"kind":"act');
    const one = await start(remotesDir);
    const other = await start();
    expect(active(other)).toBe(version);
    await publishFolder(other, publishingOf('booking', 'two'));
    await one.store.pull();
    expect(readLog(remotesDir)).toEqual(readLog(other.remotesDir));
    expect(readLog(remotesDir)).toHaveLength(4);
  });

  test('an empty machine that started first does not hide the releases of another folder', async () => {
    const empty = await start();
    const remotesDir = emptyFolder();
    const version = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking'));
    await start(remotesDir);
    await empty.store.pull();
    expect(active(empty)).toBe(version);
  });

  test('its own log gets another name if the bucket has releases', async () => {
    const one = await start();
    const version = await publishFolder(one, publishingOf('booking', 'one'));
    const remotesDir = emptyFolder();
    await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'own'));
    const own = readFileSync(path.join(remotesDir, 'releases.jsonl'), 'utf8');
    const other = await start(remotesDir);
    expect(active(other)).toBe(version);
    expect(textIn(other, 'releases.jsonl.before')).toBe(own);
  });

  test('no earlier copy of a log is overwritten', async () => {
    await publishFolder(await start(), publishingOf('booking', 'one'));
    const remotesDir = emptyFolder();
    await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'own'));
    const own = readFileSync(path.join(remotesDir, 'releases.jsonl'), 'utf8');
    writeFileSync(path.join(remotesDir, 'releases.jsonl.before'), 'earlier');
    const other = await start(remotesDir);
    expect(textIn(other, 'releases.jsonl.before')).toBe('earlier');
    const names = readdirSync(remotesDir).filter((name) => name.includes('.before-'));
    expect(names.map((name) => textIn(other, name))).toEqual([own]);
  });

  test('a folder that is a copy of another bucket is refused', async () => {
    const { remotesDir } = await start();
    const other = openSharedStore(remotesDir, bucketOf(bucket.url({ prefix: '/other' })));
    await expect(other.begin()).rejects.toThrow(
      /^RELEASES_URL: .*shared\.json says that this folder is a copy of the bucket .* remove this file/,
    );
    await expect(other.pull()).rejects.toThrow(/is a copy of the bucket/);
    expect(bucket.names().filter((name) => name.startsWith('other/'))).toEqual([]);
  });

  test('and the bucket does not respond, it shows its copy, or refuses to start without one', async () => {
    const one = await start();
    const version = await publishFolder(one, publishingOf('booking'));
    bucket.fail('closes');
    expect(await one.store.begin()).toBe(false);
    expect(active(one)).toBe(version);
    await expect(start()).rejects.toThrow(/^RELEASES_URL: there is no copy of the releases\. The/);
  });

  test('a store that ignores conditions is refused', async () => {
    bucket.fail('ignores conditions');
    await expect(start()).rejects.toThrow(/^RELEASES_URL: this store ignores/);
    bucket.fail(null);
    await expect(start(emptyFolder(), bucket.url({ secret: 'other' }))).rejects.toThrow(
      /^RELEASES_URL: .*SignatureDoesNotMatch/,
    );
  });

  test('several machines with the same new build activate it once', async () => {
    const build = emptyFolder();
    await publishFolder({ remotesDir: build, gives: {} }, publishingOf('booking', 'old'));
    const machines = [await start(), await start(), await start()];
    const adopt = (machine: Machine) => adoptReleases(build, () => machine, AT);
    await Promise.all(machines.map(adopt));
    const next = await publishFolder(
      { remotesDir: build, gives: {} },
      publishingOf('booking', 'new'),
    );
    await Promise.all(machines.map(adopt));
    await Promise.all(machines.map(({ store }) => store.pull()));
    expect(machines.map((machine) => active(machine))).toEqual([next, next, next]);
    const kinds = readLog((machines[0] as Machine).remotesDir).map(({ kind }) => kind);
    expect(kinds).toEqual(['built', 'activated', 'built', 'activated']);
  });

  test('a build does not undo a rollback of another machine', async () => {
    const [one, other] = [await start(), await start()];
    const build = async (machine: Machine, content: string) => {
      const version = await storeFolder(machine.remotesDir, publishingOf('booking', content));
      return moveOn(machine, { remote: 'booking', version, by: 'build', at: AT });
    };
    const { version: first } = await build(one, 'one');
    await build(one, 'two');
    const wish = { remote: 'booking', version: first, by: 'asha', at: AT };
    await activate(other, { ...wish, why: 'back' });
    expect(await build(one, 'three')).toMatchObject({ staysAt: first });
  });
});

test('after a refusal nothing was changed, and the answer says so', async () => {
  const one = await start();
  await publishFolder(one, publishingOf('booking'));
  bucket.fail({ status: 403, code: 'AccessDenied' }, Infinity, 'PUT ');
  await expect(withdraw(one.remotesDir, { remote: 'booking', by: 'asha', at: AT })).rejects.toThrow(
    /403 AccessDenied\). Nothing was changed/,
  );
});

test('a damaged version in a folder stays out of the bucket and blocks no change', async () => {
  const one = await start();
  const warn = jest.fn();
  one.store.reportTo({ warn, info: () => {} });
  const damaged = await storeFolder(one.remotesDir, publishingOf('booking', 'damaged'));
  rmSync(path.join(folderOf(one.remotesDir, 'booking', damaged), 'ssr/server.cjs'));
  const version = await publishFolder(one, publishingOf('booking', 'complete'));
  await publishFolder(one, publishingOf('repairs'));
  expect(Object.keys(state().versions['booking'] ?? {})).toEqual([version]);
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining(damaged) }, 'a damaged version stays out of the bucket'],
  ]);
});

test('the removal of a version leaves nothing in the folder', async () => {
  const one = await start();
  for (const content of ['one', 'two', 'three'])
    await publishFolder(one, publishingOf('booking', content));
  await collectReleases(one.remotesDir, new Date(Date.now() + 40 * 24 * 3_600_000));
  expect(readdirSync(path.join(one.remotesDir, 'booking')).sort()).toEqual(
    storedVersions(one.remotesDir, 'booking')
      .map(({ version }) => version)
      .sort(),
  );
});

test.each([{ status: 500, code: 'InternalError' }, 'closes'] as const)(
  'an unreadable file of a version that nobody needs blocks no other version (%j)',
  async (fault) => {
    const one = await start();
    const old = await publishFolder(one, publishingOf('booking', 'one'));
    const now = await publishFolder(one, publishingOf('booking', 'two'));
    bucket.fail(fault, Infinity, old);
    const other = await start();
    expect(active(other)).toBe(now);
    expect(storedVersions(other.remotesDir, 'booking')).toHaveLength(1);
    bucket.fail(null);
    // A restarted process copies it, although the state is still the same.
    await openSharedStore(other.remotesDir, bucketOf(bucket.url())).begin();
    expect(storedVersions(other.remotesDir, 'booking')).toHaveLength(2);
  },
  20_000,
);

test('a state without new versions does not wait for the thread that copies versions', async () => {
  const [one, other] = [await start(), await start()];
  await publishFolder(one, publishingOf('booking'));
  await other.store.pull();
  other.store.bringBy(() => Promise.reject(new Error('nothing must be copied')));
  await withdraw(one.remotesDir, { remote: 'booking', by: 'asha', at: AT });
  await other.store.pull();
  expect(activeRemotes(other.remotesDir)).toEqual({});
});

test('a removed folder of a version is copied again', async () => {
  const one = await start();
  const version = await publishFolder(one, publishingOf('booking'));
  rmSync(folderOf(one.remotesDir, 'booking', version), { recursive: true });
  await one.store.pull();
  expect(judgeFiles(folderOf(one.remotesDir, 'booking', version), 'booking').ok).toBe(true);
});

test('a log or registry that somebody changed by hand does not get into the bucket', async () => {
  const one = await start();
  const version = await publishFolder(one, publishingOf('booking'));
  const { log } = state();
  writeFileSync(path.join(one.remotesDir, 'releases.jsonl'), '');
  writeFileSync(path.join(one.remotesDir, 'remotes.json'), '{"remotes":{}}');
  await publishFolder(one, publishingOf('repairs'));
  expect(active(one)).toBe(version);
  expect(state().log.startsWith(log)).toBe(true);
  expect(state().registry).toContain(version);
});

test('code that does not know the bucket refuses to change a copy', async () => {
  const remotesDir = emptyFolder();
  writeFileSync(path.join(remotesDir, 'shared.json'), '{}');
  await expect(publishFolder({ remotesDir, gives: {} }, publishingOf('booking'))).rejects.toThrow(
    /are a copy of a bucket: set RELEASES_URL/,
  );
});

test('the folder holds no key of the bucket', async () => {
  const one = await start();
  await publishFolder(one, publishingOf('booking'));
  expect(textIn(one, 'shared.json')).not.toMatch(/AKIA|secret/);
});
