import path from 'node:path';
import type { Bucket } from '../../runtime';
import type { SharedStore } from './sharedStore';

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
