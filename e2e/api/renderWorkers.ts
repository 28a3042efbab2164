import { readFileSync } from 'node:fs';
import { discardShop, startShop } from '../server';
import { composedPage, until } from './composedPage';
import {
  openRemoteStore,
  publishedFile,
  sha384,
  type Remote,
  type RemoteStore,
} from './remoteStore';
import { finding, type Fault } from './report';

/** Harmful code that the tests insert before the code with which a remote renders on the server. */
const HARM: Record<string, string> = {
  hangs: 'for (;;) {}',
  crashes: "setTimeout(() => { throw new Error('crashed on purpose'); }, 0);",
  'runs out of memory': 'const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));',
  'leaks all the while':
    'const kept = []; setInterval(() => kept.push(new Array(200000).fill(0)), 5);',
  'fills memory beside the heap':
    'const kept = []; for (let i = 0; i < 20; i += 1) kept.push(new Uint8Array(100 << 20).fill(1));',
  'changes built-ins': 'Array.prototype.at = function () {}; RegExp.prototype.exec = () => null;',
};

/** Releases the community area with harmful code at the beginning of its server code. */
function harmCommunity(store: RemoteStore, harm: string): void {
  const remote = store.published.community as Remote;
  const code = `${harm}\n${publishedFile('community', remote, 'ssr/server.cjs')}`;
  const hash = sha384(code);
  // If a version ends a worker, the server stops rendering this version for a while. So each
  // harmful code gets a new version name.
  const version = `${remote.version}-${Buffer.from(hash).toString('hex').slice(-8)}`;
  store.misbehave(
    'community',
    { version, integrity: { ...remote.integrity, 'ssr/server.cjs': hash } },
    (file, response) => {
      if (!file.endsWith('ssr/server.cjs')) return false;
      response.end(code);
      return true;
    },
  );
}

/** Returns how many render workers have ended so far, for all remotes and versions together. */
const endedWorkers = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/shop_render_events_total\{event="worker-ended"[^}]*\} (\d+)/g);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

/**
 * Requests many pages whose code ends the render worker. The server must start only a few new
 * workers, and must still answer at once.
 */
async function storm(store: RemoteStore, url: string, rounds: number) {
  harmCommunity(store, `${HARM.crashes} // a version of its own`);
  await until(() => store.isInForce(url), 3000);
  const before = await endedWorkers(url);
  let answered = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const page = await composedPage(`${url}/community?search=storm${round}`);
    if (page.status === 200 && page.isWhole) answered += 1;
    slowest = Math.max(slowest, page.ms);
  }
  const ended = (await endedWorkers(url)) - before;
  store.restore();
  const counts = {
    pages: rounds,
    answered,
    'workers ended': ended,
    'ms for the slowest': slowest,
  };
  return finding(
    'pages that end a render worker, one after the other',
    counts,
    answered === rounds && ended >= 1 && ended <= 12,
  );
}

/**
 * Renders remotes whose code hangs, crashes or uses too much memory. Such code must end only a
 * render worker, while the site continues to run.
 */
export const renderWorkers: Fault = {
  name: 'a render worker that fails',
  async run(short) {
    const store = await openRemoteStore();
    const shop = await startShop({ REMOTES_DIR: store.folder });
    const findings = [];
    try {
      for (const [fault, harm] of Object.entries(HARM)) {
        harmCommunity(store, harm);
        await until(() => store.isInForce(shop.url), 3000);
        const rounds = short ? 4 : 20;
        const pages = await Promise.all(
          Array.from({ length: rounds }, (_, round) =>
            composedPage(`${shop.url}/community?search=${fault.length}${round}`),
          ),
        );
        const api = await fetch(`${shop.url}/api/health`);
        store.restore();
        const back = await until(
          async () => (await composedPage(`${shop.url}/community`)).rendered,
          15_000,
        );
        const others = await composedPage(`${shop.url}/about`);
        const answered = pages.filter((page) => page.isHonest && page.isWhole).length;
        const memoryMb = memoryOf(shop.pid());
        const counts = {
          pages: rounds,
          answered,
          'ms for the slowest': Math.max(...pages.map(({ ms }) => ms)),
          'ms until rendered again': back ?? 'never',
          ...(memoryMb && { 'MB in use': memoryMb }),
        };
        const holds =
          answered === rounds && api.ok && back !== null && others.rendered && memoryMb < 1200;
        findings.push(finding(`a render worker that ${fault}`, counts, holds));
      }
      findings.push(await storm(store, shop.url, short ? 40 : 200));
    } finally {
      await discardShop(shop);
      await store.close();
    }
    return findings;
  },
};

/**
 * Returns the resident memory in MB of the server's process and its child processes; 0 if the
 * system does not report it.
 */
function memoryOf(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const own = Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024);
    return children.filter(Boolean).reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return 0;
  }
}
