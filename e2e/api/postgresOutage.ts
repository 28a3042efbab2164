import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../server/test/postgresServer.mjs';
import { api } from '../api';
import { discardShop, startShop } from '../server';
import { bookingLoad, freeTimes } from './load';
import { finding, skipped, type Fault } from './report';
import { isSound, lost, storedInServer } from './stored';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

async function tryPostgres(): Promise<Postgres | string> {
  try {
    return await startPostgres();
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return `PostgreSQL does not run here (${reason.slice(0, 120)})`;
  }
}

/**
 * Stops PostgreSQL under load and starts it again. The site must not hang, must not confirm a
 * booking that it loses, and must recover without a restart.
 */
export const postgresOutage: Fault = {
  name: 'PostgreSQL stopped and started under load',
  async run(short) {
    const postgres = await tryPostgres();
    if (typeof postgres === 'string') return [skipped(postgresOutage.name, postgres)];
    const shop = await startShop({ DATABASE_URL: postgres.url, SLOT_CAPACITY: '100' });
    const outages = short ? 1 : 3;
    try {
      const times = await freeTimes(shop.url);
      const load = bookingLoad(shop.url, times, 16);
      let unready = 0;
      let slowestRecovery = 0;
      for (let outage = 0; outage < outages; outage += 1) {
        await sleep(1000);
        await postgres.stop('SIGQUIT');
        await sleep(1500);
        const health = await fetch(`${shop.url}/api/health`);
        if (health.status === 503) unready += 1;
        await postgres.start();
        const began = performance.now();
        const before = load.acknowledged().length;
        while (load.acknowledged().length === before && performance.now() - began < 20_000) {
          await sleep(10);
        }
        slowestRecovery = Math.max(slowestRecovery, Math.round(performance.now() - began));
      }
      await load.stop();
      const stored = await storedInServer(postgres.url);
      const missing = lost(load.acknowledged(), stored);
      const others = [...load.statuses].filter(([status]) => status !== 201 && status !== 503);
      const counts = {
        outages,
        acknowledged: load.acknowledged().length,
        lost: missing,
        'refused with 503 and Retry-After': load.statuses.get(503) ?? 0,
        'other answers': others.map(([status, count]) => `${count}x${status}`).join(' ') || 0,
        'ms for the slowest answer': load.longestWait(),
        'ms until bookings again': slowestRecovery,
        'times health said 503': unready,
      };
      const holds =
        missing === 0 &&
        others.length === 0 &&
        unready === outages &&
        slowestRecovery < 15_000 &&
        load.longestWait() < 15_000 &&
        isSound(stored);
      return [finding(postgresOutage.name, counts, holds)];
    } finally {
      await discardShop(shop);
      await postgres.remove();
    }
  },
};

/** Checks that two processes of the site on one database never book the same slot twice. */
export const twoProcesses: Fault = {
  name: 'two API processes on one PostgreSQL, 100 racers a time',
  async run(short) {
    const postgres = await tryPostgres();
    if (typeof postgres === 'string') return [skipped(twoProcesses.name, postgres)];
    const first = await startShop({ DATABASE_URL: postgres.url });
    const second = await startShop({ DATABASE_URL: postgres.url });
    try {
      const places = short ? 4 : 20;
      const times = (await freeTimes(first.url)).slice(0, places);
      let won = 0;
      let refused = 0;
      let others = 0;
      for (const { shopDate, time } of times) {
        const statuses = await Promise.all(
          Array.from({ length: 100 }, async (_, racer) => {
            const { appointment, book } = api(racer % 2 ? first.url : second.url);
            const response = await book(appointment(shopDate, time));
            await response.arrayBuffer();
            return response.status;
          }),
        );
        won += statuses.filter((status) => status === 201).length;
        refused += statuses.filter((status) => status === 409).length;
        others += statuses.filter((status) => status !== 201 && status !== 409).length;
      }
      const stored = await storedInServer(postgres.url);
      const holds = won === places && others === 0 && isSound(stored);
      return [finding(twoProcesses.name, { won, refused, 'other answers': others }, holds)];
    } finally {
      await discardShop(first);
      await discardShop(second);
      await postgres.remove();
    }
  },
};
