import { setTimeout as sleep } from 'node:timers/promises';
import { staffSession } from '../staff';
import { discardShop, startShop, type ShopServer } from '../server';
import { healthWatch, slowness } from './healthWatch';
import { bookingLoad, freeTimes } from './load';
import { importRow, sendImport } from './imports';
import { finding, type Fault } from './report';
import { lost, storedInFile } from './stored';

const ROWS = 30_000;
/**
 * The longest allowed response times in milliseconds during an import: of the health endpoint, and
 * of a customer's booking.
 */
const HEALTH_MS = 500;
const BOOKING_MS = 1000;
/** On a machine that is slower than this, something else is wrong. */
const MOST_SLOW = 4;

/**
 * Imports many bookings while customers book. The customers must not wait long. An import with an
 * invalid row and a killed import must store no rows. A later complete import must store every row.
 */
export const importLoad: Fault = {
  name: 'an import of 30,000 bookings while customers book',
  async run() {
    const shop = await startShop({ SLOT_CAPACITY: '100' });
    try {
      const rows = Array.from({ length: ROWS }, (_, number) => importRow(number));
      const bad = await send(shop, [
        ...rows.slice(0, -1),
        { ...rows[0], id: 'bad', status: 'lost' },
      ]);
      const afterBad = storedInFile(shop.dataDir).references.length;
      const cut = send(shop, rows).catch(() => 0);
      await untilStoring(shop);
      await shop.stop(true);
      await cut;
      await shop.start();
      const afterKill = storedInFile(shop.dataDir).references.length;
      const load = bookingLoad(shop.url, await freeTimes(shop.url), 4);
      // With the same customers and no import, so that only the import makes a difference.
      const slow = Math.min(await slowness(shop.url, HEALTH_MS), MOST_SLOW);
      const health = healthWatch(shop.url);
      const began = performance.now();
      const imported = await send(shop, rows);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const watched = await health.stop();
      await load.stop();
      const stored = storedInFile(shop.dataDir);
      const missing = lost(load.acknowledged(), stored);
      const counts = {
        'status with a bad row': bad,
        'stored of it': afterBad,
        'stored after a kill in its midst': afterKill,
        'status of the whole': imported,
        seconds,
        'ms p99 of health': watched.p99Ms,
        'ms for the slowest health': watched.longestMs,
        'times a quiet machine': Math.round(slow * 10) / 10,
        'health refusals': watched.failed,
        'ms for the slowest booking': load.longestWait(),
        'acknowledged bookings lost': missing,
        'rows stored': stored.references.length - load.acknowledged().length,
        'integrity check': stored.integrity,
      };
      const holds =
        bad === 422 &&
        afterBad === 0 &&
        afterKill === 0 &&
        imported === 200 &&
        watched.failed === 0 &&
        watched.p99Ms < HEALTH_MS * slow &&
        load.longestWait() <= BOOKING_MS * slow &&
        missing === 0 &&
        stored.references.length - load.acknowledged().length === ROWS &&
        stored.integrity === 'ok';
      return [finding(importLoad.name, counts, holds)];
    } finally {
      await discardShop(shop);
    }
  },
};

const send = (shop: ShopServer, rows: unknown) => sendImport(shop, JSON.stringify(rows));

async function untilStoring(shop: ShopServer): Promise<void> {
  const { headers } = await staffSession(shop.url);
  for (let look = 0; look < 1000; look += 1) {
    const answer = await fetch(`${shop.url}/api/bookings/import`, { headers });
    const { running } = (await answer.json()) as { running: { step: string; done: number } | null };
    if (running?.step === 'storing' && running.done > 1000) return;
    await sleep(5);
  }
}
