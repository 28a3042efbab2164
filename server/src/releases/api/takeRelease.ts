import { rmdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { type BoundedQueue, boundedQueue, QueueFull } from '../../http';
import { failure } from '../../runtime';
import type { Room } from '../store/makeRoom';
import type { Stored } from '../store/releaseStore';
import { awayFailure } from '../store/sharedStoreErrors';
import { sharedStoreOf } from '../store/sharedStores';
import { stagingFolder } from '../store/staging';
import { receiveUpload } from './receiveUpload';
import { ownerOf, type Releaser } from './requireReleaser';
import type { ReleaseSite } from './releaseSite';
import { ARCHIVE } from './storeJobs';
import { TookTooMuch } from './storeThread';

type Upload = {
  remote: string;
  body: Readable;
  isGzipped: boolean;
  mostBytes: number;
  room: Room;
};

/**
 * How many uploads of one staff member or token are in progress at the same time. `WAITING` more
 * may wait. An upload stays on the disk until it is checked.
 */
const AT_ONCE = 4;
const WAITING = 60;

/**
 * Receives uploaded releases into a temporary folder. A separate thread checks each release, and
 * then moves it into the store in one step. The release is not active yet. A rejected or
 * interrupted upload leaves no files.
 */
export function releaseIntake() {
  const turns = new Map<string, BoundedQueue>();
  return async function takeRelease(
    site: Pick<ReleaseSite, 'remotesDir' | 'keys' | 'thread'>,
    releaser: Pick<Releaser, 'prefixes' | 'maker'>,
    upload: Upload,
  ): Promise<Result<Stored>> {
    const owner = ownerOf(releaser);
    const own = turns.get(owner) ?? boundedQueue({ atOnce: AT_ONCE, waiting: WAITING });
    turns.set(owner, own);
    try {
      return await own.run(() => takeOne(site, releaser, upload));
    } catch (error) {
      const why = reasonOf(error);
      if (why) return { ok: false, failure: why };
      throw error;
    }
  };
}

async function takeOne(
  { remotesDir, keys, thread }: Pick<ReleaseSite, 'remotesDir' | 'keys' | 'thread'>,
  releaser: Pick<Releaser, 'prefixes' | 'maker'>,
  { remote, body, isGzipped, mostBytes, room }: Upload,
): Promise<Result<Stored>> {
  const shared = sharedStoreOf(remotesDir);
  // If the bucket does not respond, the sender learns it before the upload.
  await shared?.pull();
  const staged = stagingFolder(remotesDir, remote);
  try {
    const refused = await receiveUpload(body, { file: path.join(staged, ARCHIVE), mostBytes });
    if (refused) return { ok: false, failure: refused };
    const { prefixes } = releaser;
    const place = { remotesDir, bucket: shared?.bucket, remote, staged, keys, prefixes };
    return await thread.run(ownerOf(releaser), 'take', { ...place, isGzipped, mostBytes, room });
  } finally {
    await rm(staged, { recursive: true, force: true });
    removeEmpty(path.join(remotesDir, remote));
  }
}

/**
 * Removes the folder of an area if nothing was ever stored in it. Otherwise, uploads could create
 * any number of folders for areas that do not exist.
 */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty, because it contains versions or a running upload. It stays.
  }
}

/**
 * Returns the message for the sender if the upload itself is wrong. Null for errors of this server.
 */
function reasonOf(error: unknown): Failure | null {
  if (error instanceof QueueFull) {
    const message = 'Many of your releases are being stored already: try again in a moment';
    return failure('unavailable', { message, retryAfterSeconds: 10 });
  }
  if (error instanceof TookTooMuch) {
    const message = `It was not stored: ${error.message}`;
    return failure('unavailable', { message, retryAfterSeconds: 30 });
  }
  const away = awayFailure(error);
  if (away) return away;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return null;
  const message = 'The release was not stored: the disk of the site is full';
  return failure('unavailable', { message, retryAfterSeconds: 60 });
}
