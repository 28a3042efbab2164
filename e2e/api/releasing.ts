import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadTypescript } from '../../tools/lib/loadTypescript.mjs';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { inRoot, remoteOf } from '../../tools/lib/workspace.mjs';
import { discardShop, startShop, type ShopServer } from '../server';
import { staffSession } from '../staff';

type Packed = { release: { version: string }; body: Buffer };
type Pack = (folder: string, built: object) => Promise<Packed>;
/** The built site with its own store of releases. Tests release to it with a team's token. */
export type ReleasingShop = {
  shop: ShopServer;
  store: string;
  /** Creates a new token for `remote`. */
  tokenOf(remote: string): Promise<string>;
  /** Returns the site's releases as the team of `remote` sees them. */
  releasesOf(remote: string): Promise<ReturnType<typeof openReleases>>;
  close(): Promise<void>;
};

export async function openReleasingShop(
  environment: Record<string, string> = {},
): Promise<ReleasingShop> {
  const store = mkdtempSync(path.join(tmpdir(), 'store-'));
  copyActive(inRoot('dist/remotes'), store);
  const shop = await startShop({ REMOTES_DIR: store, ...environment });
  const tokenOf = (remote: string) => tokenFor(shop.url, remote);
  return {
    shop,
    store,
    tokenOf,
    releasesOf: async (remote) => openReleases(shop.url, await tokenOf(remote)),
    async close() {
      await discardShop(shop);
      rmSync(store, { recursive: true, force: true });
    },
  };
}

/**
 * Copies a store with only the active version of each area. After several builds, `dist` also
 * contains older versions, and some commands depend on them.
 */
function copyActive(from: string, to: string): void {
  const { remotes } = readIn(from, 'remotes.json') as { remotes: Record<string, object> };
  const areas = new Set([...Object.keys(remotes), 'shell']);
  cpSync(from, to, {
    recursive: true,
    filter: (file) => {
      const [remote = '', version] = path.relative(from, file).split(path.sep);
      return !version || !areas.has(remote) || version === activeVersion(from, remote);
    },
  });
}

/** Creates a new token of a running site for `remote`. */
export async function tokenFor(url: string, remote: string): Promise<string> {
  const { headers } = await staffSession(url);
  const response = await fetch(`${url}/api/release-tokens`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ remote, prefixes: [], label: `Team of ${remote}` }),
  });
  if (!response.ok) throw new Error(`Making a token answered ${response.status}`);
  const { secret } = (await response.json()) as { secret: string };
  return secret;
}

/**
 * Packs the active version of a remote, or of the shell, with one changed file. The function
 * applies `change` to the file and appends `more`.
 */
export async function packChanged(
  store: string,
  remote: string,
  more: string,
  file = 'ssr/server.cjs',
  change = (text: string) => text,
): Promise<Packed> {
  const built = mkdtempSync(path.join(tmpdir(), 'built-'));
  try {
    cpSync(path.join(store, remote, activeVersion(store, remote)), built, {
      recursive: true,
      filter: (name) => !/\.(?:br|gz|sig)$|release\.json$/.test(name),
    });
    const place = path.join(built, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')) + more);
    const { packRelease } = (await loadTypescript('server/src/releases/store/packRelease.ts')) as {
      packRelease: Pack;
    };
    const about = { packageVersion: '1.0.1', commit: null, builder: 'another clone' };
    const meta = remote === 'shell' ? { name: remote, prefixes: [] } : remoteOf(`mfe-${remote}`);
    return await packRelease(built, { ...about, remote: meta as object, builtAt: new Date() });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

const readIn = (store: string, file: string) =>
  JSON.parse(readFileSync(path.join(store, file), 'utf8')) as Record<string, unknown>;

function activeVersion(store: string, remote: string): string {
  const entry =
    remote === 'shell'
      ? readIn(store, 'shell.json')
      : (readIn(store, 'remotes.json')['remotes'] as Record<string, unknown>)[remote];
  return (entry as { version: string }).version;
}
