import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { api } from '../api';
import { discardShop, startShop } from '../server';
import { bookingLoad, freeTimes } from './load';
import { finding, type Fault } from './report';
import { isSound, lost, storedInFile } from './stored';

/** Another process locks the database file for longer than the server lets a request wait. */
export const lockedFile: Fault = {
  name: 'SQLite file locked by another process',
  async run(short) {
    const shop = await startShop({ SLOT_CAPACITY: '100' });
    try {
      const times = await freeTimes(shop.url);
      const other = new Libsql(path.join(shop.dataDir, 'shop.sqlite'));
      other.exec('begin immediate');
      const load = bookingLoad(shop.url, times, 8);
      await sleep(short ? 4000 : 8000);
      const read = await fetch(`${shop.url}/api/availability?from=2027-01-04&to=2027-01-08`);
      const refused = load.statuses.get(503) ?? 0;
      const acknowledgedThen = load.acknowledged().length;
      other.exec('rollback');
      other.close();
      const freed = performance.now();
      while (load.acknowledged().length === 0 && performance.now() - freed < 10_000) {
        await sleep(10);
      }
      const recoveredMs = Math.round(performance.now() - freed);
      await load.stop();
      const stored = storedInFile(shop.dataDir);
      const others = [...load.statuses].filter(([status]) => status !== 201 && status !== 503);
      const { shopDate, time } = await api(shop.url).freeSlot(3);
      const afterwards = await api(shop.url).book(api(shop.url).appointment(shopDate, time));
      const counts = {
        'refused with 503 and Retry-After': refused,
        'reads answered meanwhile': read.ok ? 1 : 0,
        'other answers': others.length,
        'ms until it took bookings again': recoveredMs,
        'booked after': load.acknowledged().length,
        lost: lost(load.acknowledged(), stored),
      };
      const holds =
        refused > 0 &&
        acknowledgedThen === 0 &&
        read.ok &&
        others.length === 0 &&
        recoveredMs < 5000 &&
        afterwards.status === 201 &&
        lost(load.acknowledged(), stored) === 0 &&
        isSound(stored);
      return [finding(lockedFile.name, counts, holds)];
    } finally {
      await discardShop(shop);
    }
  },
};
