import { stat } from 'node:fs/promises';
import { currentShell, pointerOf } from '../releases';
import type { Composition } from './composition';

/** A busy machine may be late once. */
const ATTEMPTS = 3;
/** How often the store is asked whether another shell is in force. */
const LOOK_EVERY_MS = 250;

type Options = {
  /** Where shells are released to. */
  remotesDir: string;
  /** Where the one beside the server lies: in force while none was released. */
  shellDir: string;
  /** False: the one beside the server, whatever was released. */
  follows: boolean;
  compose: (shellDir: string) => Composition;
  /** Makes the composition ready for visitors; throws when it is not fit for them. */
  prepare: (composition: Composition) => Promise<void>;
  report: (error: unknown) => void;
  /** One of the store that could not be made ready, however often it was tried. */
  refuse: (shellDir: string, error: unknown) => void;
};

/**
 * Knows the shell that pages are made with. When another one is put in force, it is made ready beside the running one, and takes
 * over between two pages; those that were begun are ended with the shell that they were begun with. One that cannot be made
 * ready is tried again, then refused, and the running one stays.
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
        // Somebody chose another one meanwhile.
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
    // Whoever is at a page of it ends that first.
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
    /** The composition in force; looks for another one now and then, without making anybody wait for it. */
    now(): Composition {
      if (follows && Date.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = Date.now();
        look().catch(report);
      }
      return current;
    },
    async close(): Promise<void> {
      await changing;
      await current.close();
    },
  };
}
