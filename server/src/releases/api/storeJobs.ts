import { existsSync, mkdirSync, statSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Bucket } from '../../runtime';
import { judgeBuild } from '../verify/judgeBuild';
import { compressInTurn, uncompressed } from '../store/compressFolder';
import { makeRoom, type Room } from '../store/makeRoom';
import { weightOnDisk } from '../store/releaseFiles';
import { judgeSignature } from '../store/releaseKeys';
import type { Release } from '../store/releaseSchema';
import { folderOf, judgeFiles, putRelease, type Stored } from '../store/releaseStore';
import { withVersionKept } from '../store/sharedStoreErrors';
import { shareReleases } from '../store/sharedStores';
import { removeAbandoned } from '../store/staging';
import { beyondPaths } from './judgeReleaser';
import { unpackRelease } from '../store/unpackRelease';

/** The name of the uploaded archive's file. */
export const ARCHIVE = 'archive';

export type Taking = {
  remotesDir: string;
  /** The bucket that shares the releases. Undefined for none. */
  bucket: Bucket | undefined;
  remote: string;
  /** The folder with the uploaded archive. The caller who created it removes it. */
  staged: string;
  isGzipped: boolean;
  mostBytes: number;
  room: Room;
  keys: readonly KeyObject[];
  /** The paths that the token may release. Null allows any path. */
  prefixes: readonly string[] | null;
};

/**
 * Unpacks and checks an archive. Then moves the result into the store in one step. A rejected
 * archive leaves no files.
 */
async function take(taking: Taking): Promise<Result<Stored>> {
  const { remotesDir, remote, staged, isGzipped, mostBytes, room, keys, prefixes } = taking;
  const shared = taking.bucket && (await shareReleases(remotesDir, taking.bucket));
  removeAbandoned(remotesDir, remote);
  const folder = path.join(staged, 'files');
  mkdirSync(folder);
  const archive = path.join(staged, ARCHIVE);
  const refused = await unpackRelease(archive, { folder, isGzipped, mostBytes });
  if (refused) return { ok: false, failure: refused };
  const judged = judgeFiles(folder, remote);
  if (!judged.ok) return judged;
  const { version } = judged.value;
  const unfit = judgeSignature(folder, keys) ?? beyondPaths({ prefixes }, judged.value.prefixes);
  if (unfit) return { ok: false, failure: unfit };
  if (!existsSync(folderOf(remotesDir, remote, version))) {
    const full = await makeRoom(remotesDir, remote, { room, more: weightOf(folder) });
    if (full) return { ok: false, failure: full };
  }
  const stored = putRelease(remotesDir, folder, remote);
  if (!stored.ok || !shared) return stored;
  const { release } = stored.value;
  const isAdded = await shared.save(release).catch((error: unknown) => {
    throw withVersionKept(error);
  });
  // An earlier upload may have stored the version here, but not in the bucket.
  return { ok: true, value: { release, isNew: stored.value.isNew || isAdded } };
}

/** Copies versions from the bucket of releases. */
const bring = async ({ remotesDir, bucket }: { remotesDir: string; bucket: Bucket }) =>
  (await shareReleases(remotesDir, bucket)).bring();

/**
 * Returns how much disk space a version needs, together with the compressed copies that it will
 * get. The copies of code are almost as large as the files themselves.
 */
const weightOf = (folder: string) =>
  uncompressed(folder).reduce((sum, file) => sum + statSync(file).size, weightOnDisk(folder));

const judge = ({ folder, release }: { folder: string; release: Release }) =>
  judgeBuild(folder, release);

function compress({ folder }: { folder: string }): void {
  if (existsSync(folder)) compressInTurn(folder);
}

/** The kinds of work on versions that run in a separate thread (`storeThread`). */
export const JOBS = { take, judge, compress, bring };
export type Jobs = typeof JOBS;
export type Job = {
  [Kind in keyof Jobs]: { kind: Kind; input: Parameters<Jobs[Kind]>[0] };
}[keyof Jobs];

/**
 * Runs a job in the separate thread. Every error becomes a rejected promise, because an uncaught
 * error would end the thread.
 */
export const work = async ({ kind, input }: Job): Promise<unknown> =>
  (JOBS[kind] as (given: typeof input) => unknown)(input);

/**
 * The message with which the separate thread answers a job. An error loses its class on the way to
 * the other thread.
 */
export type Answer = { value: unknown } | { error: { message: string; code?: string | undefined } };
