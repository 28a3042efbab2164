import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const GIB = 2 ** 30;

/** Whether programs in a folder must not run. In containers, this is the default for `/dev/shm`. */
const isNoExec = (/** @type {string} */ folder) =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, , options = '']) => place === folder && options.split(',').includes('noexec'));

/**
 * Creates a folder in memory for temporary files, and deletes it when this process ends. Returns
 * null if this machine has not enough memory. Test databases write to disk for each change, and
 * wait until the disk has stored it. In memory, there is nothing to wait for.
 */
export function makeFolderInMemory(place = '/dev/shm') {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    const memory = Math.min(freemem(), process.availableMemory?.() ?? Infinity);
    if (bavail * bsize < 4 * GIB || memory < 8 * GIB || isNoExec(place)) return null;
    const folder = mkdtempSync(path.join(place, 'shop-run-'));
    // PostgreSQL runs as another user, and has its own folder inside.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // Without these handlers, a signal would end the process without the event above.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.once(signal, () => process.exit(1));
    return folder;
  } catch {
    return null;
  }
}
