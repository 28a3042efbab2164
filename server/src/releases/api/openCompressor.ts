import { setTimeout as sleep } from 'node:timers/promises';
import { uncompressed } from '../store/compressFolder';
import { withStoreLock } from '../store/registryStore';
import { SHELL } from '../store/releaseSchema';
import { folderOf, readRelease } from '../store/releaseStore';
import { activeShell, pointToShell } from '../store/shellStore';
import { openStoreThread } from './storeThread';

/**
 * The time limit in milliseconds for compressing one version. Files without a compressed copy are
 * then served uncompressed.
 */
const LONGEST_MS = 300_000;
/**
 * How many milliseconds an activation waits for the compressed copies, so that visitors get them.
 */
const PATIENCE_MS = 10_000;

/**
 * Compresses stored versions one after the other. Until then, visitors get uncompressed files. If
 * the compression fails, for example on a full disk, `report` gets the error. The next activation
 * tries again.
 */
export function openCompressor(workerFile: URL, report: (error: unknown) => void) {
  const thread = openStoreThread(workerFile, { longestMs: LONGEST_MS });
  const running = new Map<string, Promise<void>>();

  const compress = async (remotesDir: string, remote: string, version: string) => {
    try {
      const folder = folderOf(remotesDir, remote, version);
      if (uncompressed(folder).length === 0) return;
      await thread.run(remote, 'compress', { folder });
      if (remote === SHELL) await giveToBrowsers(remotesDir, version);
    } catch (error) {
      report(error);
    }
  };

  return {
    async compressed(remotesDir: string, remote: string, version: string): Promise<void> {
      const key = `${remote} ${version}`;
      const done =
        running.get(key) ??
        compress(remotesDir, remote, version).finally(() => running.delete(key));
      running.set(key, done);
      await Promise.race([done, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
    close: () => thread.close(),
  };
}

/**
 * Browsers load the files of the active shell from another folder. That folder needs the compressed
 * copies, too.
 */
const giveToBrowsers = (remotesDir: string, version: string): Promise<void> =>
  withStoreLock(remotesDir, () => {
    const release = readRelease(folderOf(remotesDir, SHELL, version));
    if (release && activeShell(remotesDir) === version) pointToShell(remotesDir, release);
  });
