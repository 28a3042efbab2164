import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { node, start } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { finding, type Fault } from './report';

const NAMES = ['storefront', 'repairs', 'booking', 'community', 'admin'];

type Published = { code: number | null; said: string };

/**
 * Runs `npm run publish:remote -- <name>` into a store. With `killAfterMs`, the function kills the
 * command after this time.
 */
function publish(
  remotesDir: string,
  argument: string,
  environment: Record<string, string> = {},
  killAfterMs?: number,
): Promise<Published> {
  return new Promise((resolve) => {
    const child = start(node, [inRoot('tools/publish.mjs'), argument], {
      env: { PATH: process.env.PATH, REMOTES_DIR: remotesDir, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => (said += chunk));
    if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('exit', (code) => resolve({ code, said }));
  });
}

const activeIn = (remotesDir: string) => {
  const file = path.join(remotesDir, 'remotes.json');
  if (!existsSync(file)) return {};
  return (
    JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<string, { version: string }> }
  ).remotes;
};

/**
 * Counts folders of incomplete versions (`half`) and temporary files that remain in the store
 * (`strays`).
 */
function leftovers(remotesDir: string): { half: number; strays: number } {
  let half = 0;
  let strays = readdirSync(remotesDir).filter((name) => /lock|next/.test(name)).length;
  for (const name of NAMES.filter((each) => existsSync(path.join(remotesDir, each)))) {
    for (const version of readdirSync(path.join(remotesDir, name))) {
      const folder = path.join(remotesDir, name, version);
      if (/\.(next|damaged)-/.test(version)) strays += 1;
      else if (!existsSync(path.join(folder, 'ssr/server.cjs'))) half += 1;
    }
  }
  return { half, strays };
}

/**
 * Publishes the same versions from several processes at once. Then publishes with a wrong address,
 * which the command must refuse, and kills some publishing processes.
 */
export const publishing: Fault = {
  name: 'publishing at once',
  async run(short) {
    const store = mkdtempSync(path.join(tmpdir(), 'publish-'));
    try {
      const each = short ? 2 : 8;
      const all = NAMES.flatMap((name) => Array.from({ length: each }, () => name));
      const published = await Promise.all(all.map((name) => publish(store, name)));
      const active = activeIn(store);
      const lost = NAMES.filter((name) => !active[name]).length;
      const failed = published.filter(({ code }) => code !== 0).length;
      const { half, strays } = leftovers(store);
      const atOnce = finding(
        'publishes of all remotes at once',
        { publishes: all.length, failed, lost, 'half folders': half, 'files left behind': strays },
        failed + lost + half + strays === 0,
      );

      const before = JSON.stringify(activeIn(store));
      const bad = await publish(store, 'booking', { REMOTES_URL: 'http://remotes.example' });
      const refused = bad.code !== 0 && /booking is not published: entry must be/.test(bad.said);
      const kept = JSON.stringify(activeIn(store)) === before;
      const badAddress = finding(
        'a publish with an address that the site refuses',
        { refused: Number(refused), 'registries changed': Number(!kept) },
        refused && kept,
      );
      return [atOnce, badAddress, await killed(short ? 4 : 12)];
    } finally {
      rmSync(store, { recursive: true, force: true });
    }
  },
};

/** Kills the publish command after different times. The next publish command must succeed. */
async function killed(rounds: number) {
  let half = 0;
  let unreadable = 0;
  let next = 0;
  for (let round = 0; round < rounds; round += 1) {
    const store = mkdtempSync(path.join(tmpdir(), 'publish-'));
    try {
      await publish(store, 'community', {}, 100 + (round * 2000) / rounds);
      half += leftovers(store).half;
      try {
        activeIn(store);
      } catch {
        unreadable += 1;
      }
      if ((await publish(store, 'community')).code === 0 && activeIn(store)['community']) next += 1;
    } finally {
      rmSync(store, { recursive: true, force: true });
    }
  }
  return finding(
    'a publish that is killed',
    {
      kills: rounds,
      'half folders': half,
      'unreadable registries': unreadable,
      'next ones active': next,
    },
    half + unreadable === 0 && next === rounds,
  );
}
