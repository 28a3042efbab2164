import { stat } from 'node:fs/promises';
import { currentShell, pointerOf } from '../releases';
import type { Composition } from './composition';

/** The number of attempts to prepare a shell. On a busy machine, one attempt may be too slow. */
const ATTEMPTS = 3;
/** How often the server checks the store for another active shell. */
const LOOK_EVERY_MS = 250;

type Options = {
  /** The folder of released shells. */
  remotesDir: string;
  /**
   * The folder of the shell from the server's own build. It is active until another shell is
   * released.
   */
  shellDir: string;
  /**
   * Whether the server follows activations. If false, it always uses the shell of its own build.
   */
  follows: boolean;
  compose: (shellDir: string) => Composition;
  /** Prepares the composition for visitors. Throws if it cannot serve them. */
  prepare: (composition: Composition) => Promise<void>;
  report: (error: unknown) => void;
  /** Called for a released shell that could not be prepared in several attempts. */
  refuse: (shellDir: string, error: unknown) => void;
};

/**
 * Tracks the active shell. The server prepares a newly activated shell while the current shell
 * still serves pages, and then switches between two requests. Requests in progress finish with the
 * old shell. After several failed attempts, the new shell is rejected and the current shell stays.
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
        // Somebody activated another shell while this one was prepared.
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
    // Pages in progress finish before the old composition ends.
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
     * Returns the active composition. If the last check is long enough ago, also starts a check for
     * another active shell in the background.
     */
    now(): Composition {
      if (follows && Date.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = Date.now();
        look().catch(report);
      }
      return current;
    },
    /** Prepares a shell that was just activated, so that the first visitor need not wait for it. */
    look: () => (follows ? look() : Promise.resolve()),
    async close(): Promise<void> {
      await changing;
      await current.close();
    },
  };
}
