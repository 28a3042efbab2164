import path from 'node:path';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure, type Bucket } from '../../runtime';
import type { SharedStore } from './sharedStore';

const AWAY = 'SHARED_STORE_AWAY';
const UNUSABLE = 'SHARED_STORE_UNUSABLE';

/** Thrown if the bucket of releases does not respond. */
export class SharedStoreAway extends Error {
  readonly code = AWAY;
}

/** Thrown if the bucket of releases responds, but its content cannot be used. */
export class SharedStoreUnusable extends Error {
  readonly code = UNUSABLE;
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** Returns whether the bucket did not respond. The error may come from another thread. */
export const isAwayError = (error: unknown): boolean => codeOf(error) === AWAY;

/**
 * Returns what the sender of a request reads if the bucket of releases does not respond or cannot
 * be used. Null for any other error.
 */
export function awayFailure(error: unknown): Failure | null {
  if (!isAwayError(error) && codeOf(error) !== UNUSABLE) return null;
  return failure('unavailable', { message: (error as Error).message, retryAfterSeconds: 10 });
}

const stores = new Map<string, SharedStore>();

/**
 * Shares the releases in a folder through a bucket, from now on and in this thread. All code that
 * changes the folder then also changes the bucket.
 */
export async function shareReleases(remotesDir: string, bucket: Bucket): Promise<SharedStore> {
  const known = stores.get(path.resolve(remotesDir));
  if (known) return known;
  const { openSharedStore } = await import('./sharedStore');
  const opened = openSharedStore(path.resolve(remotesDir), bucket);
  stores.set(path.resolve(remotesDir), opened);
  return opened;
}

/** Returns the bucket through which the releases in a folder are shared. Undefined for none. */
export const sharedStoreOf = (remotesDir: string): SharedStore | undefined =>
  stores.get(path.resolve(remotesDir));
