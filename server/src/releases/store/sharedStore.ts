import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { type Bucket, bucketFiles, ConfigError, FilesAway } from '../../runtime';
import { type Held, type LockOptions, withFileLock } from './fileLock';
import { packVersion, unpackVersion } from './packVersion';
import { entriesIn, LOG_FILE, type LogEntry, readLog, standingOf, withEntry } from './releaseLog';
import { RELEASE_FILE, SHELL, type Release } from './releaseSchema';
import { folderOf, isVersion, judgeFiles, readRelease } from './releaseStore';
import { replaceFile } from './replaceFile';
import {
  hashOf,
  type Known,
  knownFileOf,
  listed,
  nameOf,
  neededVersions,
  otherBucket,
  type Packed,
  readKnown,
  type SharedState,
  sharedStateSchema,
  VERSIONS,
  type Versions,
} from './sharedState';
import {
  awayFailure,
  SharedStoreAway,
  SharedStoreUnusable,
  UNCHANGED,
  UNKNOWN,
} from './sharedStoreErrors';
import { activeShell, leaveShell, pointToShell } from './shellStore';
import { setAside } from './staging';

const STATE = 'releases.json';
/** The time limit in milliseconds for sending or reading one packed version. */
const VERSION_MS = 30_000;
/** How often a change is made again, because another process changed the bucket first. */
const ATTEMPTS = 12;
const PAUSE_MS = 60;
/** For how long a packed version may wait for its change, in milliseconds. */
const PACKED_MS = 3_600_000;
/** After this many milliseconds, a version that could not be copied is copied again. */
const RETRY_MS = 60_000;
/** Files that no state names stay for 30 days, so that slow processes and slow clocks lose none. */
const STRAY_MS = 30 * 24 * 3_600_000;

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
/** Why the file of a version in the bucket cannot be copied. */
type Problem = { file: string; why: string };
/** Copies missing versions from the bucket into the folder. Returns the problems. */
type Bring = () => Promise<Problem[]>;

type Version = { remote: string; version: string };
type Newer = { state: SharedState; etag: string };

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
  const packs = bucketFiles(bucket, undefined, { attemptMs: VERSION_MS, pauseMs: 200 });
  const registryFile = path.join(remotesDir, 'remotes.json');
  const logFile = path.join(remotesDir, LOG_FILE);
  const listeners = new Set<() => void>();
  /** Packed versions that are in the bucket, but that its state does not name yet. */
  const waiting = new Map<string, { packed: Packed; at: number }>();
  let told: string | undefined;
  const reported = new Set<string>();
  /** When the files of versions could not be copied, in milliseconds. */
  const failed = new Map<string, number>();
  let bringing: Bring = bring;

  const known = () => readKnown(remotesDir, bucket);
  const locked = <T>(work: (held: Held) => Promise<T>, options?: LockOptions) =>
    withFileLock(`${registryFile}.lock`, work, options);
  const folderFor = ({ remote, version }: Version) => folderOf(remotesDir, remote, version);
  const hasJustFailed = ({ file }: Packed) => Date.now() - (failed.get(file) ?? 0) < RETRY_MS;
  const lackedOf = ({ versions }: Pick<SharedState, 'versions'>) =>
    listed(versions).filter((each) => !readRelease(folderFor(each)));

  /**
   * Returns the ETag of the state that the folder has. Undefined if it lacks something of this
   * state, or if somebody changed its log or registry by hand.
   */
  function ownEtag(): string | undefined {
    const other = otherBucket(remotesDir, bucket);
    if (other !== null) throw new SharedStoreUnusable(describeOther(remotesDir, other));
    const now = known();
    if (!now || now.texts !== hashOf(readText(logFile), readText(registryFile))) return undefined;
    const isComplete = listed(now.versions).every(
      (each) => existsSync(path.join(folderFor(each), RELEASE_FILE)) || hasJustFailed(each.packed),
    );
    return isComplete ? now.etag : undefined;
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

  /**
   * Copies the versions that the folder lacks, first those that the site needs at once. If one of
   * these cannot be copied, the folder keeps its present state. Returns why others cannot be copied.
   */
  async function bringVersions({ state, etag }: Newer): Promise<Problem[]> {
    const shell = standingOf(entriesIn(state.log), SHELL).active?.version;
    const needed = neededVersions(state, shell);
    const isNeeded = ({ remote, version }: Version) => needed.has(`${remote} ${version}`);
    const lacked = lackedOf(state);
    const first = lacked.filter(isNeeded);
    const later = lacked.filter((each) => !isNeeded(each) && !hasJustFailed(each.packed));
    const isPresent = known()?.etag === etag;
    const problems: Problem[] = [];
    for (const wanted of [...first, ...later]) {
      const { remote, version, packed } = wanted;
      try {
        const content = await packs.read(packed.file);
        if (!content) throw new Error(`${remote} ${version} is missing in the bucket of releases`);
        await unpackVersion(remotesDir, wanted, content);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const why = error instanceof FilesAway ? `${remote} ${version}: ${error.reason}` : reason;
        if (isNeeded(wanted) && !isPresent)
          throw error instanceof FilesAway ? awayBecause(error) : new SharedStoreUnusable(why);
        problems.push({ file: packed.file, why });
        // Waiting for each of many versions would take too long. The next copy tries the others.
        if (error instanceof FilesAway && error.kind === 'silent') break;
      }
    }
    return problems;
  }

  async function bring(): Promise<Problem[]> {
    const newer = await readNewer(undefined);
    return newer ? bringVersions(newer) : [];
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
      .map(folderFor)
      .filter((folder) => existsSync(folder))
      .map(setAside);
    const texts = hashOf(text, registry === '' ? readText(registryFile) : registry);
    const now: Known = { bucket: nameOf(bucket), etag, texts, versions };
    replaceFile(knownFileOf(remotesDir), JSON.stringify(now));
    // New files may appear while a version is being compressed. The daily job removes what is left.
    const how = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
    for (const folder of removed) await rm(folder, how).catch(() => {});
  }

  /** Brings the folder up to date. The caller holds the lock. */
  async function refresh(): Promise<Known> {
    const newer = await readNewer(ownEtag());
    if (newer) {
      remember(await bringVersions(newer));
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
      if (lackedOf(newer.state).length > 0) remember(await bringing());
      await locked(refresh);
    }
    const now = known()?.etag;
    if (now !== told) for (const act of listeners) act();
    told = now;
  }

  /** Returns the versions of the folder that the state lacks, after writing them to the bucket. */
  async function storeNew(versions: Versions): Promise<Versions> {
    const all: Versions = structuredClone(versions);
    for (const release of newReleases(remotesDir, versions)) {
      const { remote, version } = release;
      const key = `${remote} ${version}`;
      const kept = waiting.get(key);
      const isFresh = kept && Date.now() - kept.at < PACKED_MS;
      const judged = isFresh ? null : judgeFiles(folderFor(release), remote);
      if (judged?.ok === false) {
        const reason = `${key}: ${judged.failure.message ?? judged.failure.code}`;
        report(reason, 'a damaged version stays out of the bucket');
        continue;
      }
      const packed = isFresh ? kept.packed : await send(release);
      if (!isFresh) waiting.set(key, { packed, at: Date.now() });
      (all[remote] ??= {})[version] = packed;
    }
    return all;
  }

  async function send(release: Release): Promise<Packed> {
    const { packed, content } = await packVersion(remotesDir, release);
    await reaching(packs.write(packed.file, content));
    return packed;
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
    const next = await storeNew(versions);
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
    await storeNew(known()?.versions ?? {});
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
        waiting.clear();
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
      const versions = await storeNew(newest?.state.versions ?? {});
      await locked(async () => {
        const state = { log: readText(logFile), registry: readText(registryFile), versions };
        const etag = await put(state, newest?.etag ?? null);
        if (etag !== null) await apply(state, etag);
      });
    }
    if (!known() && existsSync(logFile)) keepOwnLog(logFile);
    await pull(true);
  }

  /** Keeps in mind which versions could not be copied, and logs why. */
  function remember(problems: readonly Problem[]): void {
    for (const { file, why } of problems) {
      failed.set(file, Date.now());
      report(why, 'a version in the bucket cannot be used');
    }
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
    async save({ remote, version }: Version): Promise<boolean> {
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
      const named = new Set(listed(newest?.state.versions ?? {}).map(({ packed }) => packed.file));
      for (const { name, writtenAt } of await reaching(packs.list(VERSIONS)))
        if (!named.has(name) && now.getTime() - writtenAt.getTime() > STRAY_MS)
          await reaching(packs.remove(name));
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

/** Returns the complete versions in the folder that are not in `versions`. */
function newReleases(remotesDir: string, versions: Versions): Release[] {
  if (!existsSync(remotesDir)) return [];
  const folders = readdirSync(remotesDir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && remoteNameSchema.safeParse(entry.name).success,
  );
  return folders.flatMap(({ name: remote }) =>
    readdirSync(path.join(remotesDir, remote))
      .filter((version) => isVersion(version) && !versions[remote]?.[version])
      .flatMap((version) => {
        const release = readRelease(folderOf(remotesDir, remote, version));
        return release?.remote === remote && release.version === version ? [release] : [];
      }),
  );
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

const awayBecause = (error: unknown, effect = UNCHANGED): unknown =>
  error instanceof FilesAway ? new SharedStoreAway(error.reason, effect) : error;

const reaching = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw awayBecause(error);
  });

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
