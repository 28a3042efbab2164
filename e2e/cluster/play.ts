import { setTimeout as sleep } from 'node:timers/promises';
import type { FreeTime } from '../api';
import { bookingLoad, sendAgain, type Sent } from '../api/load';
import { finding, type Finding } from '../api/report';
import { isSound, lost, storedInServer } from '../api/stored';
import { type Act, type Found, QUIET_MS } from './acts';
import { type Cluster, until } from './cluster';
import { openDashboard } from './dashboard';
import { readingLoad } from './readingLoad';

type Times = readonly FreeTime[];

/** Repeating some of the unanswered attempts is enough to check that each is booked once. */
const MOST_AGAIN = 100;

/** Disturbs the cluster while customers book and others read. All of them stop afterwards, also after an error. */
async function underLoad(
  cluster: Cluster,
  times: Times,
  { customers, staff }: { customers: number; staff: Record<string, string> },
  work: () => Promise<void | Found>,
) {
  const dashboard = openDashboard(cluster.url, staff);
  try {
    await until('an open dashboard', async () => dashboard.connections() > 0);
    const began = performance.now();
    const load = bookingLoad(cluster.url, times, customers);
    const reading = readingLoad(cluster.url, Math.ceil(customers / 8));
    const pause = longestPause(() => load.statuses.get(201) ?? 0);
    let pauseMs = 0;
    let found: void | Found;
    try {
      await sleep(QUIET_MS);
      found = await work();
      await sleep(QUIET_MS);
    } finally {
      pauseMs = pause.end();
      await Promise.all([load.stop(), reading.stop()]);
    }
    const seconds = (performance.now() - began) / 1000;
    const hearsAll = await dashboard.hears(load.acknowledged().length);
    return { load, reading, dashboard, found, pauseMs, seconds, hearsAll };
  } finally {
    await dashboard.close();
  }
}

/**
 * Disturbs the cluster while customers book and others read. Then it compares the acknowledged
 * bookings with the stored ones.
 */
export async function play(
  { name, limits, run }: Act,
  cluster: Cluster,
  times: Times,
  options: { customers: number; isShort: boolean; staff: Record<string, string> },
): Promise<Finding> {
  const { load, reading, dashboard, found, pauseMs, seconds, hearsAll } = await underLoad(
    cluster,
    times,
    options,
    () => run(cluster, options.isShort),
  );
  const acknowledged = load.acknowledged();
  const open = load.sent.filter(({ status }) => status !== 201).slice(0, MOST_AGAIN);
  const again = await untilBooked(cluster.url, open);
  const stored = await storedInServer(cluster.databaseUrl);
  const missing = lost([...acknowledged, ...again], stored);
  const twice = again.length - new Set(again.map(({ reference }) => reference)).size;
  const others = [...load.statuses].filter(([status]) => status !== 201);
  const told = others.map(([status, count]) => `${count}x${status || 'none'}`).join(' ');
  const counts = {
    acknowledged: acknowledged.length,
    'a second': Math.round(acknowledged.length / seconds),
    lost: missing,
    'other answers to bookings': told || 0,
    'of them sent again': open.length,
    'booked once then': again.length - twice,
    'pages and lists read': reading.answered(),
    'of them not answered': reading.refused(),
    'bookings heard by an open dashboard': dashboard.heard(),
    'connections of it': dashboard.connections(),
    'ms without a booking at most': pauseMs,
    'ms for the slowest answer': load.longestWait(),
    'wrong rows': stored.brokenRows,
    ...found?.counts,
  };
  const isRefused = others.length > 0 || reading.refused() > 0;
  const holds =
    acknowledged.length > 0 &&
    found?.holds !== false &&
    missing === 0 &&
    // After a reset event, the dashboard loads its lists again, so it misses nothing.
    (hearsAll || dashboard.resets() > 0) &&
    twice === 0 &&
    again.length === open.length &&
    isSound(stored) &&
    pauseMs <= limits.pauseMs &&
    (limits.refuses || !isRefused);
  return finding(name, counts, holds);
}

/**
 * Sends attempts again with the same idempotency keys, for half a minute at most. Returns those
 * that are booked now.
 */
async function untilBooked(url: string, attempts: readonly Sent[]): Promise<Sent[]> {
  const booked: Sent[] = [];
  let open = attempts;
  for (const deadline = performance.now() + 30_000; open.length && performance.now() < deadline;) {
    const sent = await sendAgain(url, open.slice(0, 16)).catch(() => open.slice(0, 16));
    const done = sent.filter(({ status }) => status === 201);
    if (!done.length) await sleep(500);
    booked.push(...done);
    open = [...open.slice(16), ...sent.filter(({ status }) => status !== 201)];
  }
  return booked;
}

/** Returns the longest time in which a count did not grow. */
function longestPause(count: () => number) {
  let last = count();
  let since = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - since);
    if (count() === last) return;
    last = count();
    since = performance.now();
  };
  const timer = setInterval(look, 10);
  return {
    end() {
      look();
      clearInterval(timer);
      return Math.round(longest);
    },
  };
}
