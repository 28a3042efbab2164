import path from 'node:path';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure, type Bucket } from '../../runtime';
import type { SharedStore } from './sharedStore';

/**
 * Thrown if the bucket of releases does not respond, or cannot be used. Nothing was changed then.
 */
export class SharedStoreAway extends Error {
  readonly code = 'SHARED_STORE_AWAY';
  readonly statusCode = 503;
}

/**
 * Returns what the sender of a request reads if the bucket of releases does not respond. Null for
 * any other error. Compares the code, because the error may come from another thread.
 */
export function awayFailure(error: unknown): Failure | null {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code !== 'SHARED_STORE_AWAY') return null;
  return failure('unavailable', { ...(message && { message }), retryAfterSeconds: 10 });
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
