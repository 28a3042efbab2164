import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { SharedStoreUnusable } from '../store/sharedStoreErrors';
import { sharedStoreOf } from '../store/sharedStores';
import { activeShell, currentShell } from '../store/shellStore';
import { wasBeside } from '../store/wasBeside';
import type { Shop } from '../shop';
import { openCompressor } from './openCompressor';
import { openStoreThread, TookTooMuch, type StoreThread } from './storeThread';

/**
 * The maximum number of verifications of one remote that wait. Each starts a process with the shell
 * and the remote.
 */
const PROOFS_WAITING = 60;
/**
 * The maximum number of cached results of verifications. With a cached result, rolling back to a
 * recent version is faster than a release.
 */
const PROOFS_KEPT = 50;
/**
 * The time limit in milliseconds for unpacking or checking one upload. An area of the largest
 * permitted size needs about a second.
 */
const LONGEST_JOB_MS = 60_000;
/** The same with a bucket of releases, because a job may also wait for the bucket. */
const LONGEST_JOB_WITH_BUCKET_MS = 180_000;

/** For how long a request that only reads waits for releases of other machines, in milliseconds. */
const UP_TO_DATE_MS = 2000;

/**
 * The result of a verification. `proof` is null if none was necessary: the version was active just
 * before, and all other versions are still the same.
 */
type Tried = Pick<Proved, 'problems'> & { proof: Proved['proof'] | null };

/** What the operations on releases need of the running site. */
export type ReleaseSite = {
  remotesDir: string;
  keys: readonly KeyObject[];
  given: () => Pick<ReleasePlace, 'gives' | 'meanings'>;
  /**
   * Verifies a release. Only one verification runs at a time, because it costs as much as a hundred
   * pages. The remotes take turns. A cached result is returned without waiting.
   */
  prove: (release: Release) => Promise<Result<Tried>>;
  /** The thread that unpacks and checks uploads. */
  thread: StoreThread;
  /**
   * Resolves when the compressed copies of a version exist. After some seconds, it resolves without
   * them.
   */
  compressed: (remote: string, version: string) => Promise<void>;
  /**
   * Copies releases of other machines that this machine lacks. Throws if the bucket of releases
   * does not respond. A request that only reads does not need the newest releases, so for it, the
   * function gives up after a moment without an error.
   */
  upToDate: (isRead: boolean) => Promise<void>;
};

const NOWHERE: Failure = failure('unavailable', {
  message: 'This server accepts no releases: it has no store of remotes (REMOTES_DIR, SHELL_DIR)',
});

/**
 * Returns the site to which the operations on releases apply. Fails if this process serves no
 * pages. `listensAt` returns this server's port, or null before it accepts connections. `close`
 * stops work in the background, and `report` gets the errors of such work.
 */
export function releaseSite(
  { config }: Pick<Shop, 'config'>,
  listensAt: () => number | null,
  report: (error: unknown) => void,
) {
  const { remotesDir, shellDir: ownShell } = config;
  const queue = fairWork({ waiting: PROOFS_WAITING });
  /**
   * The results of successful verifications, by the versions of shell and remotes that took part.
   */
  const passed = new Map<string, Proved>();
  const keys = heldKeys(config.releaseKeys);
  const workerFile = new URL('./storeWorker.js', import.meta.url);
  const shared = remotesDir === undefined ? undefined : sharedStoreOf(remotesDir);
  const longestMs = shared ? LONGEST_JOB_WITH_BUCKET_MS : LONGEST_JOB_MS;
  const thread = openStoreThread(workerFile, { longestMs });
  const compressor = openCompressor(workerFile, report);
  /** Compresses what visitors get. Only the machine that received a version has its copies. */
  const compressShown = async () => {
    if (remotesDir === undefined) return;
    const shell = activeShell(remotesDir);
    if (shell !== null) await compressor.compressed(remotesDir, SHELL, shell);
    for (const [name, { version, canary }] of Object.entries(activeRemotes(remotesDir)))
      for (const each of canary ? [version, canary.version] : [version])
        await compressor.compressed(remotesDir, name, each);
  };
  if (shared) {
    const { bucket } = shared;
    shared.bringBy(() =>
      thread
        .run('the bucket', 'bring', { remotesDir: config.remotesDir ?? '', bucket })
        .catch((error: unknown) => {
          if (!(error instanceof TookTooMuch || error instanceof QueueFull)) throw error;
          throw new SharedStoreUnusable(
            `The releases of other machines were not copied: ${error.message}. Try again later`,
          );
        }),
    );
    shared.listen(() => void compressShown().catch(report));
    void compressShown().catch(report);
  }
  const site = (): Result<ReleaseSite> => {
    if (!remotesDir || !ownShell) return { ok: false, failure: NOWHERE };
    const shell = () => currentShell(remotesDir, ownShell);
    const known = (release: Release): Tried | undefined => {
      const tried = passed.get(proofKey(release, shell(), activeRemotes(remotesDir)));
      if (tried) return tried;
      // If the active shell comes from the server's own build, the log does not record when the
      // shell changed. An earlier state of the log then proves nothing.
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
          // Without an open port, the server could not respond to the API requests that pages send
          // during the verification.
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
        upToDate: async (isRead) => {
          if (!isRead) return shared?.pull();
          const pulled = shared?.pull().catch(() => {});
          await Promise.race([pulled, sleep(UP_TO_DATE_MS, undefined, { ref: false })]);
        },
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

/**
 * Verifies each page of a release once. Then renders all its pages repeatedly, to find memory
 * leaks.
 */
async function proveTwice(place: ProofPlace, release: Release): Promise<Proved> {
  const began = performance.now();
  const proved = await prove(place, release);
  if (Object.keys(proved.problems).length > 0) return proved;
  const problems = await proveMemory(place, release);
  const milliseconds = Math.round(performance.now() - began);
  return { proof: { ...proved.proof, milliseconds }, problems };
}

/**
 * Returns a key for the result of a verification. It consists of the version, the shell and the
 * other areas. The result is valid as long as none of them changes.
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
