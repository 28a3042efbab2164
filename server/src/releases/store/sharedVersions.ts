import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { type Bucket, bucketFiles, FilesAway } from '../../runtime';
import { packVersion, unpackVersion } from './packVersion';
import { entriesIn, standingOf } from './releaseLog';
import { RELEASE_FILE, SHELL, type Release } from './releaseSchema';
import { folderOf, isVersion, judgeFiles, readRelease } from './releaseStore';
import { awayBecause, reaching, SharedStoreUnusable } from './sharedStoreErrors';
import {
  listed,
  neededVersions,
  type Packed,
  type SharedState,
  VERSIONS,
  type Versions,
} from './sharedState';

/** The time limit in milliseconds for sending or reading one packed version. */
const VERSION_MS = 30_000;
/** For how long a packed version may wait for its change, in milliseconds. */
const PACKED_MS = 3_600_000;
/** After this many milliseconds, a version that could not be copied is copied again. */
const RETRY_MS = 60_000;
/** Files that no state names stay for 30 days, so that slow processes and slow clocks lose none. */
const STRAY_MS = 30 * 24 * 3_600_000;

/** Why the file of a version in the bucket cannot be copied. */
export type Problem = { file: string; why: string };
type Version = { remote: string; version: string };

/** Copies packed versions between a folder of releases and a bucket. */
export function sharedVersions(
  remotesDir: string,
  bucket: Bucket,
  report: (reason: string, message: string) => void,
) {
  const packs = bucketFiles(bucket, undefined, { attemptMs: VERSION_MS, pauseMs: 200 });
  /** Packed versions that are in the bucket, but that its state does not name yet. */
  const waiting = new Map<string, { packed: Packed; at: number }>();
  /** When the files of versions could not be copied, in milliseconds. */
  const failed = new Map<string, number>();

  const folderFor = ({ remote, version }: Version) => folderOf(remotesDir, remote, version);
  const hasJustFailed = ({ file }: Packed) => Date.now() - (failed.get(file) ?? 0) < RETRY_MS;
  const lackedOf = ({ versions }: Pick<SharedState, 'versions'>) =>
    listed(versions).filter((each) => !readRelease(folderFor(each)));

  /**
   * Copies the versions that the folder lacks, first those that the site needs at once. If one of
   * these cannot be copied, throws, so that the folder keeps its present state, unless the folder
   * already has this state (`isPresent`). Returns why others cannot be copied.
   */
  async function bring(state: SharedState, isPresent: boolean): Promise<Problem[]> {
    const shell = standingOf(entriesIn(state.log), SHELL).active?.version;
    const needed = neededVersions(state, shell);
    const isNeeded = ({ remote, version }: Version) => needed.has(`${remote} ${version}`);
    const lacked = lackedOf(state);
    const first = lacked.filter(isNeeded);
    const later = lacked.filter((each) => !isNeeded(each) && !hasJustFailed(each.packed));
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

  return {
    lackedOf,
    bring,
    storeNew,
    /** Returns whether the folder has these versions, except those that just could not be copied. */
    areHere: (versions: Versions): boolean =>
      listed(versions).every(
        (each) =>
          existsSync(path.join(folderFor(each), RELEASE_FILE)) || hasJustFailed(each.packed),
      ),
    /** Keeps in mind which versions could not be copied, and logs why. */
    remember(problems: readonly Problem[]): void {
      for (const { file, why } of problems) {
        failed.set(file, Date.now());
        report(why, 'a version in the bucket cannot be used');
      }
    },
    /** Forgets the packed versions that the state of the bucket names now. */
    forgetSent: (): void => waiting.clear(),
    /** Removes files that no version names and that were written more than 30 days ago. */
    async removeStrays(versions: Versions, now: Date): Promise<void> {
      const named = new Set(listed(versions).map(({ packed }) => packed.file));
      for (const { name, writtenAt } of await reaching(packs.list(VERSIONS)))
        if (!named.has(name) && now.getTime() - writtenAt.getTime() > STRAY_MS)
          await reaching(packs.remove(name));
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
