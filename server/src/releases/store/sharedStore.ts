import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bucket, bucketFiles, ConfigError, FilesAway } from '../../runtime';
import { type Held, type LockOptions, withFileLock } from './fileLock';
import { LOG_FILE, type LogEntry, readLog, readText, standingOf, withEntry } from './releaseLog';
import { SHELL, type Release } from './releaseSchema';
import { folderOf, readRelease } from './releaseStore';
import { replaceFile } from './replaceFile';
import {
  hashOf,
  type Known,
  knownFileOf,
  listed,
  nameOf,
  otherBucket,
  readKnown,
  type SharedState,
  sharedStateSchema,
} from './sharedState';
import {
  awayBecause,
  awayFailure,
  reaching,
  SharedStoreUnusable,
  UNCHANGED,
  UNKNOWN,
} from './sharedStoreErrors';
import { type Problem, sharedVersions } from './sharedVersions';
import { activeShell, leaveShell, pointToShell } from './shellStore';
import { removeFolder, setAside } from './staging';

const STATE = 'releases.json';
/** How often a change is made again, because another process changed the bucket first. */
const ATTEMPTS = 12;
const PAUSE_MS = 60;
/** Where the store reports problems. */
export type SharedLog = {
  warn(fields: object, message: string): void;
  info(message: string): void;
};
/** The changes that `work` wants to make. They take effect together, or not at all. */
export type Draft = {
  entries: LogEntry[];
  registry: string | null;
  dropped: { remote: string; version: string }[];
};
/** Copies missing versions from the bucket into the folder. Returns the problems. */
type Bring = () => Promise<Problem[]>;

export type SharedStore = ReturnType<typeof openSharedStore>;

/**
 * Keeps a folder of releases as a copy of a bucket. The bucket decides which releases exist. A
 * change is first written to the bucket, and then to the folder.
 */
export function openSharedStore(remotesDir: string, bucket: Bucket) {
  let log: SharedLog | undefined;
  const warn: SharedLog['warn'] = (fields, message) => log?.warn(fields, message);
  const states = bucketFiles(bucket, {
    warn: (fields) => warn(fields, 'the bucket of releases does not respond'),
    info: () => log?.info('the bucket of releases responds again'),
  });
  const registryFile = path.join(remotesDir, 'remotes.json');
  const logFile = path.join(remotesDir, LOG_FILE);
  const listeners = new Set<() => void>();
  let told: string | undefined;
  const reported = new Set<string>();
  let bringing: Bring = bring;
  const packed = sharedVersions(remotesDir, bucket, report);

  const known = () => readKnown(remotesDir, bucket);
  const locked = <T>(work: (held: Held) => Promise<T>, options?: LockOptions) =>
    withFileLock(`${registryFile}.lock`, work, options);
  /**
   * Returns the ETag of the state that the folder has. Undefined if it lacks something of this
   * state, or if somebody changed its log or registry by hand.
   */
  function ownEtag(): string | undefined {
    const other = otherBucket(remotesDir, bucket);
    if (other !== null) throw new SharedStoreUnusable(describeOther(remotesDir, other));
    const now = known();
    if (!now || now.texts !== hashOf(readText(logFile), readText(registryFile))) return undefined;
    return packed.areHere(now.versions) ? now.etag : undefined;
  }

  /** Returns the state of the bucket and its ETag, if it differs from the state of the folder. */
  async function readNewer(etag: string | undefined) {
    const found = await reaching(states.readUnless(STATE, etag));
    if (found === 'same') return null;
    if (found === null)
      throw new SharedStoreUnusable(
        'The bucket of releases is empty: restart the server to fill it',
      );
    const parsed = sharedStateSchema.safeParse(parseJson(found.content));
    if (!parsed.success)
      throw new SharedStoreUnusable(`The file ${STATE} in the bucket of releases is damaged`);
    return { state: parsed.data, etag: found.etag };
  }

  async function bring(): Promise<Problem[]> {
    const newer = await readNewer(undefined);
    return newer ? packed.bring(newer.state, known()?.etag === newer.etag) : [];
  }

  /** Makes the folder a copy of a state. Its versions must be in the folder already. */
  async function apply({ log: text, registry, versions }: SharedState, etag: string) {
    const before = known()?.versions ?? {};
    replaceFile(logFile, text);
    const active = standingOf(readLog(remotesDir), SHELL).active?.version;
    const shell = active === undefined ? null : readRelease(folderOf(remotesDir, SHELL, active));
    if (!shell) leaveShell(remotesDir);
    else if (activeShell(remotesDir) !== active) pointToShell(remotesDir, shell);
    if (registry !== '' && registry !== readText(registryFile)) replaceFile(registryFile, registry);
    // A killed process leaves no half-removed version: the folders are first renamed.
    const removed = listed(before)
      .filter(({ remote, version }) => !versions[remote]?.[version])
      .map(({ remote, version }) => folderOf(remotesDir, remote, version))
      .filter((folder) => existsSync(folder))
      .map(setAside);
    const texts = hashOf(text, registry === '' ? readText(registryFile) : registry);
    const now: Known = { bucket: nameOf(bucket), etag, texts, versions };
    replaceFile(knownFileOf(remotesDir), JSON.stringify(now));
    // The daily job removes what is left.
    for (const folder of removed) await removeFolder(folder).catch(() => {});
  }

  /** Brings the folder up to date. The caller holds the lock. */
  async function refresh(): Promise<Known> {
    const newer = await readNewer(ownEtag());
    if (newer) {
      packed.remember(await packed.bring(newer.state, known()?.etag === newer.etag));
      await apply(newer.state, newer.etag);
    }
    const now = known();
    if (!now) throw new Error(`${knownFileOf(remotesDir)} was removed: try again`);
    return now;
  }

  /** Copies the newest state. With `isWhole`, also checks versions of the state that it has. */
  async function pull(isWhole = false): Promise<void> {
    const etag = ownEtag();
    const newer = await readNewer(isWhole ? undefined : etag);
    if (newer) {
      // Copying takes long, so it happens before the lock.
      if (packed.lackedOf(newer.state).length > 0) packed.remember(await bringing());
      await locked(refresh);
    }
    const now = known()?.etag;
    if (now !== told) for (const act of listeners) act();
    told = now;
  }

  /**
   * Replaces the state of the bucket. Returns null if another process has changed it since `etag`.
   */
  async function put(state: SharedState, etag: string | null): Promise<string | null> {
    const content = Buffer.from(JSON.stringify(state));
    try {
      return await states.writeIf(STATE, content, etag);
    } catch (error) {
      // Perhaps the bucket has written the file, and only its response was lost.
      const found = await states.readUnless(STATE).catch(() => null);
      if (found && found !== 'same' && found.content.equals(content)) return found.etag;
      // After an error of the store, or without its response, the write may still take effect.
      const isRefused = error instanceof FilesAway && error.kind === 'refused';
      throw awayBecause(error, found && isRefused ? UNCHANGED : UNKNOWN);
    }
  }

  /** Returns the state after the changes of a draft. Null if nothing changes. */
  async function nextState({ versions }: Known, draft: Draft): Promise<SharedState | null> {
    const { entries, registry, dropped } = draft;
    const next = await packed.storeNew(versions);
    const isSame = listed(next).length === listed(versions).length;
    for (const { remote, version } of dropped) delete next[remote]?.[version];
    if (isSame && entries.length + dropped.length === 0 && registry === null) return null;
    return {
      log: entries.reduce(withEntry, readText(logFile)),
      registry: registry ?? readText(registryFile),
      versions: next,
    };
  }

  /**
   * Runs `work` with the newest state, and makes its changes. If another process changes the bucket
   * at the same time, `work` runs again with the state of that process.
   */
  async function change<Result>(
    work: (draft: Draft, held: Held) => Result | Promise<Result>,
    options?: LockOptions,
  ): Promise<Result> {
    await pull();
    await packed.storeNew(known()?.versions ?? {});
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const done = await locked(async (held) => {
        const now = await refresh();
        const draft: Draft = { entries: [], registry: null, dropped: [] };
        const value = await work(draft, held);
        const next = await nextState(now, draft);
        if (!next) return { value };
        held.assertHeld();
        const etag = await put(next, now.etag);
        if (etag === null) return null;
        await apply(next, etag);
        packed.forgetSent();
        return { value };
      }, options);
      if (done) return done.value;
      await sleep(PAUSE_MS * attempt * Math.random());
    }
    throw new SharedStoreUnusable('Many processes change the releases at this moment: try again');
  }

  /** Checks that the bucket refuses writes whose condition is not met. Not every store does. */
  async function checkConditions(): Promise<void> {
    const probe = `start/${randomUUID()}`;
    const content = Buffer.from('check');
    const first = await states.writeIf(probe, content, null);
    const second = await states.writeIf(probe, content, null);
    const other = await states.writeIf(probe, content, `"${'0'.repeat(32)}"`);
    await states.remove(probe);
    if (first === null || second !== null || other !== null)
      throw new ConfigError(
        'RELEASES_URL: this store ignores the headers If-Match and If-None-Match, so releases could be lost',
      );
  }

  /**
   * Writes the releases of the folder into an empty bucket. Otherwise, the folder gets the releases
   * of the bucket, and a log of its own gets another name.
   */
  async function join(): Promise<void> {
    await checkConditions();
    mkdirSync(remotesDir, { recursive: true });
    const found = await states.readUnless(STATE);
    const newest = found && (await readNewer(undefined));
    if (!newest || newest.state.log + newest.state.registry === '') {
      const versions = await packed.storeNew(newest?.state.versions ?? {});
      await locked(async () => {
        const state = { log: readText(logFile), registry: readText(registryFile), versions };
        const etag = await put(state, newest?.etag ?? null);
        if (etag !== null) await apply(state, etag);
      });
    }
    if (!known() && existsSync(logFile)) keepOwnLog(logFile);
    await pull(true);
  }

  /** Logs each problem once. */
  function report(reason: string, message: string): void {
    if (!log || reported.has(reason)) return;
    warn({ reason }, message);
    reported.add(reason);
  }

  return {
    bucket,
    change,
    pull: () => pull(),
    bring,
    isAway: () => states.isAway?.() ?? false,
    /** Writes new versions of the folder to the bucket. Returns whether it lacked this version. */
    async save({ remote, version }: Pick<Release, 'remote' | 'version'>): Promise<boolean> {
      const isListed = () => known()?.versions[remote]?.[version] !== undefined;
      const wasListed = await change(isListed);
      return !wasListed && isListed();
    },
    /**
     * Prepares the folder when the server starts. If the bucket does not respond or cannot be used,
     * the site starts with its copy. Returns whether the folder is up to date.
     */
    async begin(): Promise<boolean> {
      const other = otherBucket(remotesDir, bucket);
      if (other !== null)
        throw new ConfigError(`RELEASES_URL: ${describeOther(remotesDir, other)}`);
      try {
        await join();
        return true;
      } catch (error) {
        const away = awayBecause(error);
        const why = awayFailure(away)?.message;
        if (why === undefined) throw error;
        const { kind, reason } =
          error instanceof FilesAway ? error : { kind: 'failed', reason: '' };
        if (kind === 'refused' || reason.startsWith('501'))
          throw new ConfigError(
            `RELEASES_URL: the bucket does not exist, or refuses this key, region or request (${reason})`,
          );
        if (known()) return false;
        throw new ConfigError(`RELEASES_URL: there is no copy of the releases. ${why}`);
      }
    },
    /** Removes files that the state does not name and that were written more than 30 days ago. */
    async removeStrays(now: Date): Promise<void> {
      const newest = await readNewer(undefined);
      await packed.removeStrays(newest?.state.versions ?? {}, now);
    },
    /** Calls `act` after the folder got another state. Returns a function that removes `act`. */
    listen(act: () => void): () => void {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    reportTo(to: SharedLog): void {
      log = to;
    },
    /** Lets another thread copy versions, because unpacking would delay requests. */
    bringBy(by: Bring): void {
      bringing = by;
    },
  };
}

const describeOther = (remotesDir: string, other: string) =>
  `${knownFileOf(remotesDir)} says that this folder is a copy of the bucket ${other}. To use the folder for another bucket, remove this file`;

/** Copies the log to a file that does not exist yet. Another log may have been copied earlier. */
function keepOwnLog(logFile: string): void {
  const own = readText(logFile);
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 8);
  const names = [`${logFile}.before`, `${logFile}.before-${hash}`];
  if (names.some((name) => existsSync(name) && readText(name) === own)) return;
  const free = names.find((name) => !existsSync(name));
  if (free !== undefined) copyFileSync(logFile, free, constants.COPYFILE_EXCL);
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
