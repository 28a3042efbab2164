import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packChanged, tokenFor } from '../api/releasing';
import { freePort } from '../../tools/lib/freePort.mjs';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { type BucketServer, startBucket } from '../../server/test/bucketServer';
import type { ShopServer } from '../server';
import type { Found } from './acts';
import { until } from './cluster';

/** Three processes, each with a folder of releases of its own, and the bucket that they share. */
export type Machines = { sites: ShopServer[]; folders: string[]; bucket: BucketServer };

/** Starts three machines with empty folders at the same time. They start with the same build. */
export async function startMachines(
  home: string,
  start: (port: number, environment: Record<string, string>) => Promise<ShopServer>,
): Promise<Machines> {
  const bucket = await startBucket();
  const folders = ['one', 'two', 'three'].map((name) => path.join(home, `machine-${name}`));
  const sites = await Promise.all(
    folders.map(async (folder) =>
      start(await freePort(), {
        REMOTES_DIR: folder,
        RELEASES_URL: bucket.url(),
        ADOPT_RELEASES: '0',
      }),
    ),
  );
  return { sites, folders, bucket };
}

/** Sends one request to activate a version. Returns the status of the answer. */
async function activate(url: string, token: string, choice: object): Promise<number> {
  const response = await fetch(`${url}/api/releases/booking/active`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  const text = await response.text();
  if (response.status === 422) throw new Error(text);
  return response.status;
}

/**
 * Releases a version through each machine, then two versions through two machines at the same
 * moment, then one while the bucket fails. At last, starts a machine again with an empty folder.
 */
export async function releaseOnMachines(machines: Machines, storeDir: string): Promise<Found> {
  const { sites, folders, bucket } = machines;
  const token = await tokenFor(sites[0]?.url ?? '', 'booking');
  const registryOf = async ({ url }: ShopServer) => (await fetch(`${url}/remotes.json`)).text();
  const untilActive = async (version: string) => {
    const began = performance.now();
    for (const site of sites)
      await until('the version', async () => (await registryOf(site)).includes(version));
    return Math.round(performance.now() - began);
  };
  const browserCheck = { pages: 1, milliseconds: 1 };
  const stored = async (site: ShopServer | undefined, mark: string) => {
    const releases = openReleases(site?.url ?? '', token);
    const { release, body } = await packChanged(storeDir, 'booking', `\n// ${mark}`);
    await releases.store('booking', body);
    const { revision } = (await releases.read('booking')) as { revision: number };
    return { version: release.version, expectedRevision: revision, browserCheck };
  };
  const took: number[] = [];
  for (const [n, site] of sites.entries()) {
    const choice = await stored(site, `machine ${n}`);
    // The proxy may send each request to another machine, so the next one activates the version.
    const status = await activate(sites[(n + 1) % sites.length]?.url ?? '', token, choice);
    if (status !== 200) throw new Error(`A release answered ${status}`);
    took.push(await untilActive(choice.version));
  }
  const [one, two, three] = sites as [ShopServer, ShopServer, ShopServer];
  const choices = [await stored(one, 'same moment'), await stored(two, 'same moment, too')];
  const both = await Promise.all(
    choices.map((choice, n) => activate(sites[n]?.url ?? '', token, choice)),
  );
  const late = await stored(three, 'while the bucket fails');
  bucket.fail({ status: 500, code: 'InternalError' });
  const without = await activate(three.url, token, late);
  const pages = await Promise.all(
    sites.map(async ({ url }) => (await fetch(`${url}/book`)).status),
  );
  bucket.fail(null);
  const again = await activate(three.url, token, late);
  took.push(await untilActive(late.version));
  await three.stop();
  rmSync(folders[2] ?? '', { recursive: true });
  const began = performance.now();
  await three.start();
  const startMs = Math.round(performance.now() - began);
  const logs = folders.map((folder) => readFileSync(path.join(folder, 'releases.jsonl'), 'utf8'));
  const isSame = new Set(logs).size === 1 && (await registryOf(three)).includes(late.version);
  return {
    counts: {
      'ms until a version was active on all machines': took.join(' '),
      'answers at the same moment': both.sort().join(' '),
      'answers while the bucket fails, and afterwards': `${without} ${again}`,
      'pages meanwhile': pages.join(' '),
      'ms until an empty machine was ready': startMs,
      'same log on all machines': isSame ? 'yes' : 'no',
    },
    holds:
      isSame &&
      Math.max(...took) <= 2000 &&
      both.join(' ') === '200 409' &&
      without === 503 &&
      again === 200 &&
      pages.every((status) => status === 200),
  };
}
