import { setTimeout as sleep } from 'node:timers/promises';
import { packChanged, tokenFor } from '../api/releasing';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import type { ShopServer } from '../server';
import { type Cluster, realPid, until } from './cluster';
import { releaseOnMachines } from './machines';
import { READ, readingLoad } from './readingLoad';
import { PLANTED } from './versions';

type Limits = {
  /** The maximum time in milliseconds in which customers get no confirmed booking. */
  pauseMs: number;
  /** Whether clients may get errors or no response during this disturbance. */
  refuses: boolean;
};
export type Act = {
  name: string;
  limits: Limits;
  /** Disturbs the cluster while customers book, and then repairs it. May return further results. */
  run(cluster: Cluster, isShort: boolean): Promise<void | Found>;
};
export type Found = { counts: Record<string, number | string>; holds: boolean };

/** How many milliseconds customers book without a disturbance, before and after each one. */
export const QUIET_MS = 2000;
/** How long the test keeps a server stopped, in milliseconds. */
const AWAY_MS = 5000;
/** How long the test pauses Redis, in milliseconds. Every request must end sooner. */
const PAUSED_MS = 8000;
const never: Limits = { pauseMs: 5000, refuses: false };
const failover: Limits = { pauseMs: 15_000, refuses: true };

const chosen = <Each>(all: readonly Each[], isShort: boolean) => (isShort ? all.slice(0, 1) : all);

export const ACTS: Record<string, Act> = {
  update: {
    name: 'each process of the previous version replaced by the next version, one after the other',
    limits: never,
    async run({ sites, update, migrations }) {
      const before = await migrations();
      const older = [...sites];
      let beside = 0;
      for (const [index] of older.entries()) {
        await update(index);
        // Now processes of both versions run, and the database has the schema of the newer version.
        const remaining = older.slice(index + 1);
        const booked = await bookedBy(remaining);
        await sleep(QUIET_MS);
        beside += (await bookedBy(remaining)) - booked;
      }
      const steps = (await migrations()).filter((name) => !before.includes(name));
      return {
        counts: {
          'steps of the schema': steps.length,
          'booked by the previous version after them': beside,
        },
        holds: steps.includes(PLANTED) && beside > 0,
      };
    },
  },
  calm: { name: 'nothing happens', limits: never, run: () => sleep(AWAY_MS) },
  rolling: {
    name: 'each process of the site restarted, one after the other',
    limits: never,
    async run({ sites }, isShort) {
      for (const site of chosen(sites, isShort)) {
        await site.stop();
        await site.start();
        // HAProxy needs this time to find the new process with its health check.
        await sleep(1500);
      }
    },
  },
  sites: {
    name: 'each process of the site killed',
    limits: { pauseMs: 5000, refuses: true },
    async run({ sites }, isShort) {
      for (const site of chosen(sites, isShort)) {
        await site.stop(true);
        await sleep(AWAY_MS);
        await site.start();
        await sleep(1500);
      }
    },
  },
  paused: {
    name: 'a process of the site paused for 25 seconds',
    limits: { pauseMs: 15_000, refuses: true },
    async run({ sites: [site] }) {
      const pid = realPid(site?.pid());
      process.kill(pid, 'SIGSTOP');
      await sleep(25_000).finally(() => process.kill(pid, 'SIGCONT'));
      await sleep(1500);
    },
  },
  pgbouncer: {
    name: 'PgBouncer killed and started',
    limits: { pauseMs: 5000, refuses: true },
    async run({ pgbouncer }) {
      await pgbouncer.end();
      await sleep(1000);
      pgbouncer.start();
    },
  },
  etcd: {
    name: 'etcd paused for 20 seconds',
    limits: never,
    async run({ etcd, untilWhole }) {
      etcd.signal('SIGSTOP');
      await sleep(20_000).finally(() => etcd.signal('SIGCONT'));
      await untilWhole();
    },
  },
  redis: {
    name: 'Redis killed and started, then paused',
    limits: never,
    async run({ redis, limitedSites }) {
      const urls = await limitedSites();
      // The first rendering of a page is slow, even with Redis. So each page is rendered once
      // before the measurement.
      const first = urls.flatMap((url) => READ.map((path) => fetch(url + path)));
      for (const response of await Promise.all(first)) await response.arrayBuffer();
      const readings = urls.map((url) => readingLoad(url, 1));
      try {
        await sleep(QUIET_MS);
        await redis.end();
        await sleep(3000);
        redis.start();
        await sleep(QUIET_MS);
        redis.signal('SIGSTOP');
        await sleep(PAUSED_MS).finally(() => redis.signal('SIGCONT'));
        await sleep(QUIET_MS);
      } finally {
        await Promise.all(readings.map((reading) => reading.stop()));
      }
      const answered = readings.reduce((sum, reading) => sum + reading.answered(), 0);
      const refused = readings.reduce((sum, reading) => sum + reading.refused(), 0);
      const slowestMs = Math.max(...readings.map((reading) => reading.longestWait()));
      const admitted = await admittedOf(urls, '198.51.100.1');
      return {
        counts: {
          'read from processes with limits': answered,
          'of these not answered': refused,
          'ms for the slowest of these': slowestMs,
          [`admitted of ${LIMITED + 1} afterwards`]: admitted,
        },
        holds: refused === 0 && slowestMs < PAUSED_MS && admitted === LIMITED,
      };
    },
  },
  limits: {
    name: 'limits hold over three processes',
    limits: never,
    async run({ limitedSites }) {
      const urls = await limitedSites();
      const networks = ['203.0.113.1', '203.0.113.2', '2001:db8::1'];
      const admitted = await Promise.all(networks.map((network) => admittedOf(urls, network)));
      return {
        counts: {
          networks: networks.length,
          [`admitted of ${LIMITED + 1} requests each`]: admitted.join(' '),
        },
        holds: admitted.every((count) => count === LIMITED),
      };
    },
  },
  release: {
    name: 'a version released through one process',
    limits: never,
    async run({ sites, storeDir }) {
      const [first] = sites;
      if (!first) throw new Error('No process runs');
      const releases = openReleases(first.url, await tokenFor(first.url, 'booking'));
      const took: number[] = [];
      for (const mark of ['one', 'two', 'three']) {
        const { release, body } = await packChanged(storeDir, 'booking', `\n// ${mark}`);
        await releases.store('booking', body);
        const { revision } = (await releases.read('booking')) as { revision: number };
        const browserCheck = { pages: 1, milliseconds: 1 };
        await releases.choose('booking', release.version, revision, { browserCheck });
        const chosen = performance.now();
        for (const { url } of sites)
          await until('the version', async () =>
            (await (await fetch(`${url}/remotes.json`)).text()).includes(release.version),
          );
        took.push(Math.round(performance.now() - chosen));
      }
      return {
        counts: { 'ms until a version was active in all': took.join(' ') },
        holds: Math.max(...took) <= 1000,
      };
    },
  },
  bucket: {
    name: 'versions released through each of three machines that share a bucket',
    limits: never,
    run: async ({ machines, storeDir }) => releaseOnMachines(await machines(), storeDir),
  },
  canary: {
    name: 'a failing canary, of which each process sees two failures',
    limits: never,
    async run({ sites, storeDir }) {
      const [first] = sites;
      if (!first) throw new Error('No process runs');
      const releases = openReleases(first.url, await tokenFor(first.url, 'booking'));
      const { release, body } = await packChanged(storeDir, 'booking', '\n// fails in browsers');
      await releases.store('booking', body);
      const { revision } = (await releases.read('booking')) as { revision: number };
      await releases.choose('booking', release.version, revision, { percent: 10 });
      // A process ignores reports about a version that it does not know yet. So the test waits
      // until each process has read the canary.
      for (const [process, { url }] of sites.entries())
        await until('the canary', async () => {
          await reportView(url, release.version, `10.${process}.200.7`, false);
          const metrics = await (await fetch(`${url}/metrics`)).text();
          return metrics.includes(`version="${release.version}"`);
        });
      for (const [process, { url }] of sites.entries())
        for (let visitor = 0; visitor < 8; visitor += 1)
          await reportView(url, release.version, `10.${process}.${visitor}.7`, visitor < 2);
      const reported = performance.now();
      await until('the end of the canary', async () => {
        const { canary } = (await releases.read('booking')) as { canary: unknown };
        return canary === null;
      });
      const tookMs = Math.round(performance.now() - reported);
      return { counts: { 'ms until it was rolled back': tookMs }, holds: tookMs <= 10_000 };
    },
  },
  replica: {
    name: 'the replica with its Patroni killed',
    limits: failover,
    async run(cluster) {
      const primary = await cluster.primary();
      for (const node of cluster.nodes) if (node !== primary) await killMachine(node);
      await sleep(AWAY_MS);
      await begin(cluster);
    },
  },
  disk: {
    name: 'the disk of the replica full for 15 seconds',
    limits: failover,
    async run({ nodes, primary, untilWhole }) {
      const leader = await primary();
      const replicas = nodes.filter((node) => node !== leader);
      const began = performance.now();
      let stoppedMs: number;
      try {
        for (const node of replicas) node.setDiskFull(true);
        for (const { restUrl } of replicas)
          await until('the failing replica', () => isAway(restUrl));
        stoppedMs = Math.round(performance.now() - began);
        await sleep(15_000);
      } finally {
        for (const node of replicas) node.setDiskFull(false);
      }
      for (const { patroni } of replicas) if (!patroni.isRunning()) patroni.start();
      await untilWhole();
      return { counts: { 'ms until the replica stopped': stoppedMs }, holds: true };
    },
  },
  primary: {
    name: 'the primary killed',
    limits: failover,
    async run(cluster) {
      (await cluster.primary()).killDatabase();
      await sleep(AWAY_MS);
      await begin(cluster);
    },
  },
  machine: {
    name: 'the primary with its Patroni killed',
    limits: failover,
    async run(cluster) {
      await killMachine(await cluster.primary());
      await sleep(12_000);
      await begin(cluster);
    },
  },
};

/** Sends the report of a browser in this network: a visitor saw a version of the booking area. */
async function reportView(url: string, version: string, network: string, failed: boolean) {
  const counts = failed ? { load: 1, 'render-failure': 1 } : { load: 1, render: 1 };
  const { status } = await fetch(`${url}/api/page-views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ remotes: [{ remote: 'booking', version, counts }], vitals: {} }),
  });
  if (status !== 204) throw new Error(`The report of a page view answered ${status}`);
}

/** Returns how many bookings these processes have stored, according to their metrics. */
async function bookedBy(sites: readonly ShopServer[]): Promise<number> {
  const counts = sites.map(async ({ url }) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^shop_bookings_total\{outcome="created"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Returns whether a database server has stopped being a synchronous replica. */
const isAway = (restUrl: string) =>
  fetch(`${restUrl}/synchronous`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => !ok,
    () => true,
  );

/** One network may send this many reports about content policy violations per minute. */
const LIMITED = 30;

/**
 * Sends one request more than the limit from one network, to each process in turn. Returns how many
 * requests the processes accepted.
 */
async function admittedOf(urls: readonly string[], network: string): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: LIMITED + 1 }, async (_, index) => {
      const response = await fetch(`${urls[index % urls.length]}/api/policy-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': network },
        body: '{}',
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const others = statuses.filter((status) => status !== 204 && status !== 429);
  if (others.length) throw new Error(`A process answered ${others[0]}`);
  return statuses.filter((status) => status === 204).length;
}

async function killMachine({ patroni, killDatabase }: Cluster['nodes'][number]) {
  await patroni.end();
  killDatabase();
}

/** Starts the killed processes, and waits until the primary has a synchronous replica again. */
async function begin({ nodes, untilWhole }: Cluster) {
  for (const { patroni } of nodes) if (!patroni.isRunning()) patroni.start();
  await untilWhole();
}
