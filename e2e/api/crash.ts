import { setTimeout as sleep } from 'node:timers/promises';
import { discardShop, startShop } from '../server';
import { bookingLoad, freeTimes, sendAgain } from './load';
import { finding, type Fault } from './report';
import { isSound, lost, storedInFile } from './stored';

/**
 * Kills the process without warning while 64 clients book, and restarts it. Every acknowledged
 * booking must then be in the database.
 */
export const crash: Fault = {
  name: 'kill -9 during 64 parallel bookings',
  async run(short) {
    const rounds = short ? 2 : 20;
    const shop = await startShop({ SLOT_CAPACITY: '100' });
    const times = await freeTimes(shop.url);
    let acknowledged = 0;
    let unanswered = 0;
    let missing = 0;
    let unsound = 0;
    let repeatedOnce = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const load = bookingLoad(shop.url, times);
        // Each round kills the process after another number of bookings.
        await untilAcknowledged(load, 20 + (round % 7) * 11);
        await shop.stop(true);
        await load.stop();
        await shop.start();
        const before = storedInFile(shop.dataDir);
        missing += lost(load.acknowledged(), before);
        acknowledged += load.acknowledged().length;
        const inFlight = load.sent.filter(({ status }) => status === 0).slice(0, 64);
        unanswered += inFlight.length;
        const again = await sendAgain(shop.url, inFlight);
        const references = new Set(again.map(({ reference }) => reference));
        repeatedOnce += again.filter(({ status }) => status === 201).length;
        const after = storedInFile(shop.dataDir);
        missing += lost(again, after);
        const isOnce = references.size === again.length;
        if (!isSound(after) || !isOnce) unsound += 1;
      }
    } finally {
      await discardShop(shop);
    }
    return [
      finding(
        crash.name,
        {
          kills: rounds,
          acknowledged,
          lost: missing,
          'without an answer': unanswered,
          'of them booked once when sent again': repeatedOnce,
          'restarts with unsound data': unsound,
        },
        acknowledged > 0 && missing === 0 && unsound === 0 && repeatedOnce === unanswered,
      ),
    ];
  },
};

/**
 * Stops the process gracefully while clients book. Before it ends, the process must answer every
 * request that it has started to process.
 */
export const gracefulStop: Fault = {
  name: 'asked to stop during 64 parallel bookings',
  async run(short) {
    const rounds = short ? 1 : 5;
    const shop = await startShop({ SLOT_CAPACITY: '100' });
    const times = await freeTimes(shop.url);
    let acknowledged = 0;
    let missing = 0;
    let slowest = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const load = bookingLoad(shop.url, times);
        await untilAcknowledged(load, 60);
        const began = performance.now();
        await shop.stop();
        slowest = Math.max(slowest, Math.round(performance.now() - began));
        await load.stop();
        await shop.start();
        const stored = storedInFile(shop.dataDir);
        acknowledged += load.acknowledged().length;
        missing += lost(load.acknowledged(), stored);
      }
    } finally {
      await discardShop(shop);
    }
    return [
      finding(
        gracefulStop.name,
        { stops: rounds, acknowledged, lost: missing, 'ms for the slowest stop': slowest },
        acknowledged > 0 && missing === 0 && slowest < 10_000,
      ),
    ];
  },
};

async function untilAcknowledged(load: ReturnType<typeof bookingLoad>, count: number) {
  const deadline = performance.now() + 10_000;
  while (load.acknowledged().length < count && performance.now() < deadline) await sleep(5);
}
