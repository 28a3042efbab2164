import { setTimeout as sleep } from 'node:timers/promises';
import type { FreeTime } from '../api';
import { bookingLoad, sendAgain, type Sent } from '../api/load';
import { finding, type Finding } from '../api/report';
import { isSound, lost, storedInServer } from '../api/stored';
import { type Act, type Found, QUIET_MS } from './acts';
import { changingLoad } from './changingLoad';
import { type Cluster, until } from './cluster';
import { openDashboard } from './dashboard';
import { readingLoad } from './readingLoad';

type Times = readonly FreeTime[];

/**
 * The test repeats at most this many unanswered attempts. This is enough to check that no attempt
 * is booked twice.
 */
const MOST_AGAIN = 100;

const DASHBOARDS = 3;

/**
 * Disturbs the cluster while customers book and other visitors read. Afterwards, it stops all of
 * these clients, even after an error.
 */
async function underLoad(
  cluster: Cluster,
  times: Times,
  { customers, staff }: { customers: number; staff: Record<string, string> },
  work: () => Promise<void | Found>,
) {
  const dashboards = Array.from({ length: DASHBOARDS }, () => openDashboard(cluster.url, staff));
  try {
    await until('open dashboards', async () => dashboards.every((each) => each.connections() > 0));
    const began = performance.now();
    const load = bookingLoad(cluster.url, times, customers);
    const changing = await changingLoad(cluster.url, times, Math.ceil(customers / 4), staff);
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
      await Promise.all([load.stop(), changing.stop(), reading.stop()]);
    }
    const seconds = (performance.now() - began) / 1000;
    const sent = [...load.sent, ...changing.sent];
    const acknowledged = sent.filter(({ status }) => status === 201);
    const heard = await Promise.all(dashboards.map((each) => each.hears(acknowledged.length)));
    // After a reset event, the dashboard loads its lists again. So it misses no booking.
    const hearsAll = dashboards.every((each, index) => heard[index] || each.resets() > 0);
    return {
      load,
      changing,
      reading,
      sent,
      acknowledged,
      dashboards,
      found,
      pauseMs,
      seconds,
      hearsAll,
    };
  } finally {
    await Promise.all(dashboards.map((each) => each.close()));
  }
}

/**
 * Disturbs the cluster while customers book and other visitors read. Then compares the acknowledged
 * bookings with the stored bookings.
 */
export async function play(
  { name, limits, run }: Act,
  cluster: Cluster,
  times: Times,
  options: { customers: number; isShort: boolean; staff: Record<string, string> },
): Promise<Finding> {
  const played = await underLoad(cluster, times, options, () => run(cluster, options.isShort));
  const { load, changing, reading, sent, acknowledged, dashboards, found, pauseMs } = played;
  const others = sent.filter(({ status }) => status !== 201);
  const open = others.slice(0, MOST_AGAIN);
  const again = await untilBooked(cluster.url, open);
  const stored = await storedInServer(cluster.databaseUrl);
  const missing = lost([...acknowledged, ...again], stored);
  const twice = again.length - new Set(again.map(({ reference }) => reference)).size;
  const wrongChanges = await changing.wrong(cluster.databaseUrl);
  const counts = {
    acknowledged: acknowledged.length,
    'a second': Math.round(acknowledged.length / played.seconds),
    lost: missing,
    'other answers to bookings': told(others.map(({ status }) => status)),
    'of them sent again': open.length,
    'booked once then': again.length - twice,
    'moved by private links': changing.done.moves,
    'photos uploaded': changing.done.photos,
    'photos read': changing.done['photos read'],
    'own bookings read': changing.done['own bookings'],
    'other answers to these': told(changing.refused),
    'of these wrong': wrongChanges,
    'pages and lists read': reading.answered(),
    'of them not answered': reading.refused(),
    [`bookings heard by each of ${dashboards.length} open dashboards`]: Math.min(
      ...dashboards.map((each) => each.heard()),
    ),
    'connections of them': dashboards.reduce((sum, each) => sum + each.connections(), 0),
    'ms without a booking at most': pauseMs,
    'ms for the slowest answer': load.longestWait(),
    'wrong rows': stored.brokenRows,
    ...found?.counts,
  };
  const isRefused = others.length > 0 || changing.refused.length > 0 || reading.refused() > 0;
  const isUsed =
    acknowledged.length > 0 && Object.values(changing.done).every((count) => count > 0);
  const holds =
    isUsed &&
    found?.holds !== false &&
    missing === 0 &&
    wrongChanges === 0 &&
    played.hearsAll &&
    twice === 0 &&
    again.length === open.length &&
    isSound(stored) &&
    pauseMs <= limits.pauseMs &&
    (limits.refuses || !isRefused);
  return finding(name, counts, holds);
}

/**
 * Repeats attempts with the same idempotency keys, for at most half a minute. Returns the attempts
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

/** Counts how often each status occurs, and returns text such as `10x503 2xnone`. */
function told(statuses: readonly number[]): string | number {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count}x${status || 'none'}`).join(' ') || 0;
}

/**
 * Measures the longest time in which `count` does not grow. `end` returns this time in
 * milliseconds.
 */
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
