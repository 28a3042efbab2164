import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../tools/lib/run.mjs';
import { startShop } from '../server';
import { bookingLoad, freeTimes } from './load';
import { finding, skipped, type Fault } from './report';
import { isSound, lost, storedInFile } from './stored';

const SIZE_MB = 24;

/**
 * Fills up the disk of the data folder. Errors must be clear, and no data may be damaged. Bookings
 * must work again as soon as there is free space.
 */
export const diskFull: Fault = {
  name: 'disk full for the data folder',
  async run() {
    if (process.getuid?.() !== 0) {
      return [skipped(diskFull.name, 'only root may mount the small disk that it needs')];
    }
    const disk = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
    try {
      const mount = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk];
      await run('mount', mount, { silent: true });
    } catch {
      rmSync(disk, { recursive: true, force: true });
      return [skipped(diskFull.name, 'this machine lets nobody mount a small disk')];
    }
    const dataDir = path.join(disk, 'data');
    mkdirSync(dataDir);
    const shop = await startShop({ DATA_DIR: dataDir, SLOT_CAPACITY: '100' });
    try {
      const times = await freeTimes(shop.url);
      const ballast = path.join(disk, 'ballast');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - (1 << 20))));
      const load = bookingLoad(shop.url, times, 8);
      const until = performance.now() + 20_000;
      while ((load.statuses.get(503) ?? 0) < 20 && performance.now() < until) await sleep(20);
      const refused = load.statuses.get(503) ?? 0;
      const page = await fetch(`${shop.url}/api/availability?from=2027-01-04&to=2027-01-08`);
      const photo = await uploadPhoto(shop.url);
      rmSync(ballast);
      const before = load.acknowledged().length;
      const freed = performance.now();
      while (load.acknowledged().length === before && performance.now() - freed < 10_000) {
        await sleep(10);
      }
      const recoveredMs = Math.round(performance.now() - freed);
      await load.stop();
      const stored = storedInFile(dataDir);
      const missing = lost(load.acknowledged(), stored);
      const others = [...load.statuses].filter(([status]) => status !== 201 && status !== 503);
      const counts = {
        acknowledged: load.acknowledged().length,
        lost: missing,
        'refused with 503 and Retry-After': refused,
        'other answers': others.map(([status, count]) => `${count}x${status}`).join(' ') || 0,
        'status of a read': page.status,
        'status of a photo': photo,
        'ms until bookings again': recoveredMs,
        'integrity check': stored.integrity,
      };
      const holds =
        missing === 0 &&
        refused > 0 &&
        others.length === 0 &&
        page.ok &&
        photo === 503 &&
        recoveredMs < 5000 &&
        isSound(stored);
      return [finding(diskFull.name, counts, holds)];
    } finally {
      await shop.stop();
      await run('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  },
};

async function uploadPhoto(url: string): Promise<number> {
  const { default: sharp } = await import('sharp');
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, i) => (i * 7919) % 251));
  const picture = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  return (await fetch(`${url}/api/photos`, { method: 'POST', body })).status;
}
