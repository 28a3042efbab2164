import { setTimeout as sleep } from 'node:timers/promises';
import { uncompressed } from '../store/compressFolder';
import { withRegistry } from '../store/registryStore';
import { SHELL } from '../store/releaseSchema';
import { folderOf, readRelease } from '../store/releaseStore';
import { activeShell, pointToShell } from '../store/shellStore';
import { openStoreThread } from './storeThread';

/** Of one version; what is not compressed by then is served as it is. */
const LONGEST_MS = 300_000;
/** Whoever puts a version in force has browsers wait for no copies, and does not wait long for them either. */
const PATIENCE_MS = 10_000;

/**
 * Compresses stored versions one after the other, while visitors get them as they are. What cannot be compressed (it was removed
 * meanwhile, the disk is full) is reported, stays as it is, and is tried again when it is put in force.
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

/** Files of the shell in force lie in a folder of their own, which got those that were there. */
const giveToBrowsers = (remotesDir: string, version: string): Promise<void> =>
  withRegistry(remotesDir, () => {
    const release = readRelease(folderOf(remotesDir, SHELL, version));
    if (release && activeShell(remotesDir) === version) pointToShell(remotesDir, release);
  });
