import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { fairWork, QueueFull } from '../../http';
import { failure, refused } from '../../runtime';
import type { ProofPlace } from '../verify/proofProtocol';
import { prove, type Proved } from '../verify/prove';
import { proveMemory } from '../verify/proveMemory';
import { proveShell } from '../verify/proveShell';
import type { ReleasePlace } from '../store/activate';
import type { RegisteredRemote } from '../store/registrySchema';
import { heldKeys } from '../store/releaseKeys';
import { activeRemotes } from '../store/registryStore';
import type { Release } from '../store/releaseSchema';
import { givenBy } from '../store/shellNames';
import { readLog } from '../store/releaseLog';
import { SHELL } from '../store/releaseSchema';
import { activeShell, currentShell } from '../store/shellStore';
import { wasBeside } from '../store/wasBeside';
import type { Shop } from '../shop';
import { openCompressor } from './openCompressor';
import { openStoreThread, TookTooMuch, type StoreThread } from './storeThread';

/**
 * The number of verifications of one remote that may wait. Each verification starts a process with
 * the shell and the remote.
 */
const PROOFS_WAITING = 60;
/**
 * Results of verifications are cached, so that rolling back to a recent version is faster than a
 * release.
 */
const PROOFS_KEPT = 50;
/**
 * The time limit for one upload or one check of an upload. A permitted area needs about a second.
 */
const LONGEST_JOB_MS = 60_000;

/**
 * `proof` is null if no verification was necessary: the version was active just before, and all
 * other versions are the same now.
 */
type Tried = Pick<Proved, 'problems'> & { proof: Proved['proof'] | null };

/** The parts of the running site that the operations on releases use. */
export type ReleaseSite = {
  remotesDir: string;
  keys: readonly KeyObject[];
  given: () => Pick<ReleasePlace, 'gives' | 'meanings'>;
  /**
   * Runs one verification at a time. The remotes take turns, because a verification costs as much
   * as a hundred pages. A cached result does not wait.
   */
  prove: (release: Release) => Promise<Result<Tried>>;
  /** The thread that unpacks and checks uploads. */
  thread: StoreThread;
  /** Resolves when the compressed copies of a version exist, or after some seconds without them. */
  compressed: (remote: string, version: string) => Promise<void>;
};

const NOWHERE: Failure = failure('unavailable', {
  message: 'This server accepts no releases: it has no store of remotes (REMOTES_DIR, SHELL_DIR)',
});

/**
 * Returns the site that releases apply to. Fails if this process serves no pages. `listensAt`
 * returns this server's port, or null before it listens. `close` stops background work. `report`
 * receives errors of background work.
 */
export function releaseSite(
  { config }: Pick<Shop, 'config'>,
  listensAt: () => number | null,
  report: (error: unknown) => void,
) {
  const { remotesDir, shellDir: ownShell } = config;
  const queue = fairWork({ waiting: PROOFS_WAITING });
  /** Successful verifications, by the versions that took part. */
  const passed = new Map<string, Proved>();
  const keys = heldKeys(config.releaseKeys);
  const workerFile = new URL('./storeWorker.js', import.meta.url);
  const thread = openStoreThread(workerFile, { longestMs: LONGEST_JOB_MS });
  const compressor = openCompressor(workerFile, report);
  const site = (): Result<ReleaseSite> => {
    if (!remotesDir || !ownShell) return { ok: false, failure: NOWHERE };
    const shell = () => currentShell(remotesDir, ownShell);
    const known = (release: Release): Tried | undefined => {
      const tried = passed.get(proofKey(release, shell(), activeRemotes(remotesDir)));
      if (tried) return tried;
      // If the active shell comes from the server's own build, the log has no record of changes of
      // the shell. Then an earlier state of the log is no evidence.
      const isBack =
        activeShell(remotesDir) !== null &&
        wasBeside(readLog(remotesDir), release.remote, release.version);
      return isBack ? { proof: null, problems: {} } : undefined;
    };
    const proveNow = async (release: Release) => {
      const { remote } = release;
      const active = activeRemotes(remotesDir);
      const shellDir = shell();
      const key = proofKey(release, shellDir, active);
      const tried = passed.get(key);
      if (tried) return tried;
      const listening = listensAt();
      const port = listening ?? config.port;
      const publicUrl = config.publicUrl ?? `http://127.0.0.1:${port}`;
      const tryOut = release.remote === SHELL ? proveShell : proveTwice;
      const proved = await tryOut(
        {
          ...{ remotesDir, shellDir, active },
          workerFile: new URL('./children/proofWorker.js', import.meta.url),
          // Without a listening port, the server could not respond to the API requests of the
          // pages.
          config: { mode: listening ? config.mode : 'browser', profile: config.shop, publicUrl },
          apiUrl: `http://127.0.0.1:${port}`,
          judge: (folder, judged) =>
            thread.run(remote, 'judge', { folder, release: judged }).catch((error: unknown) => {
              if (error instanceof TookTooMuch)
                return { files: `Judging its files: ${error.message}` };
              throw error;
            }),
        },
        release,
      );
      if (Object.keys(proved.problems).length > 0) return proved;
      passed.set(key, proved);
      const [oldest] = passed.keys();
      if (oldest !== undefined && passed.size > PROOFS_KEPT) passed.delete(oldest);
      return proved;
    };
    return {
      ok: true,
      value: {
        remotesDir,
        keys,
        thread,
        compressed: (remote, version) => compressor.compressed(remotesDir, remote, version),
        given: () => givenBy(shell()),
        prove: (release) =>
          Promise.resolve(
            known(release) ?? queue.run(release.remote, () => proveNow(release)),
          ).then(
            (value) => ({ ok: true, value }),
            (error: unknown) => {
              if (error instanceof QueueFull)
                return refused('unavailable', { retryAfterSeconds: 10 });
              throw error;
            },
          ),
      },
    };
  };
  const close = async () => {
    await Promise.all([thread.close(), compressor.close()]);
  };
  return { site, close };
}

/** Verifies each page once, then renders all pages repeatedly to find memory leaks. */
async function proveTwice(place: ProofPlace, release: Release): Promise<Proved> {
  const began = performance.now();
  const proved = await prove(place, release);
  if (Object.keys(proved.problems).length > 0) return proved;
  const problems = await proveMemory(place, release);
  const milliseconds = Math.round(performance.now() - began);
  return { proof: { ...proved.proof, milliseconds }, problems };
}

/**
 * Returns a key of the version, the shell and the other areas. A verification stays valid while
 * none of them changes.
 */
function proofKey(
  { remote, version }: Release,
  shellDir: string,
  active: Readonly<Record<string, RegisteredRemote>>,
): string {
  const { mtimeMs, size } = statSync(path.join(shellDir, 'ssr/server.cjs'));
  const others = Object.entries(active).flatMap(([name, entry]) =>
    name === remote ? [] : `${name} ${entry.version}`,
  );
  return [remote, version, shellDir, mtimeMs, size, ...others.sort()].join(' ');
}
