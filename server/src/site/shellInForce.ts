import { stat } from 'node:fs/promises';
import { currentShell, pointerOf } from '../releases';
import type { Composition } from './composition';

/**
 * How often the server tries to prepare a shell. On a busy machine, one attempt may be too slow.
 */
const ATTEMPTS = 3;
/** How often the server checks whether another shell is active, in milliseconds. */
const LOOK_EVERY_MS = 250;

type Options = {
  /** The store of releases, which contains the released shells. */
  remotesDir: string;
  /**
   * The folder of the shell in the server's own build. It is active until somebody releases another
   * one.
   */
  shellDir: string;
  /**
   * True if the server uses released shells. Otherwise, it always uses the shell of its own build.
   */
  follows: boolean;
  compose: (shellDir: string) => Composition;
  /** Prepares to serve visitors with a shell. Throws if that fails. */
  prepare: (composition: Composition) => Promise<void>;
  report: (error: unknown) => void;
  /** Called for a released shell that could not be prepared in several attempts. */
  refuse: (shellDir: string, error: unknown) => void;
};

/**
 * Tracks which shell is active. The server prepares a newly activated shell while the present one
 * still serves pages. It then switches between two requests. Requests in progress end with the old
 * shell. After several failed attempts, the server rejects the new shell and stays with the present
 * one.
 */
export function watchShell(options: Options) {
  const { remotesDir, shellDir, follows, compose, prepare, report, refuse } = options;
  const folderNow = () => (follows ? currentShell(remotesDir, shellDir) : shellDir);
  let current = compose(folderNow());
  let wanted = current.shellDir;
  let seen: string | undefined;
  let lookedAt = 0;
  let changing: Promise<void> = Promise.resolve();

  const makeReady = async (folder: string): Promise<Composition | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const next = compose(folder);
      try {
        await next.shell();
        await next.begin();
        await prepare(next);
        return next;
      } catch (error) {
        report(error);
        await next.close();
        // Somebody has activated another shell while this one was being prepared.
        if (folderNow() !== folder) return null;
        if (attempt < ATTEMPTS) continue;
        refuse(folder, error);
        return null;
      }
    }
  };

  const change = async (folder: string) => {
    if (folder === current.shellDir) return;
    const next = await makeReady(folder);
    if (!next) return;
    const before = current;
    current = next;
    // The old shell's workers end after its pages in progress.
    void before.retire();
  };

  const look = async () => {
    const mark = await stat(pointerOf(remotesDir)).then(
      ({ mtimeMs, ino }) => `${mtimeMs}:${ino}`,
      () => '',
    );
    if (mark === seen) return;
    seen = mark;
    const folder = folderNow();
    if (folder === wanted) return;
    wanted = folder;
    changing = changing.then(() => change(folder));
  };

  return {
    /**
     * Returns what serves pages with the active shell. If the last check was long ago, also begins
     * to check in the background whether another shell is active.
     */
    now(): Composition {
      if (follows && Date.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = Date.now();
        look().catch(report);
      }
      return current;
    },
    /** Prepares a shell that was just activated, so that the first visitor need not wait. */
    look: () => (follows ? look() : Promise.resolve()),
    async close(): Promise<void> {
      await changing;
      await current.close();
    },
  };
}
