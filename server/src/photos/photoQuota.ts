import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { deletePhotos, unclaimedBefore, unclaimedBytes } from './storedPhotos';
import { inTransaction, type Reads } from '../db';
import { failure } from '../runtime';
import type { Shop } from './shop';
import { removePhotoFiles } from './photoFiles';

const MB = 1 << 20;
/**
 * Visitors finish a form within this many milliseconds. If there is too little space, the server
 * deletes older photos that no booking uses.
 */
const PATIENCE_MS = 60 * 60_000;
const SLICE = 200;

/**
 * Returns the error if there is not enough space for this many bytes of photos. Null if there is.
 */
export async function refuseForQuota(
  { config: { photoQuota } }: Pick<Shop, 'config'>,
  trx: Reads,
  network: string,
  bytes: number,
): Promise<Failure | null> {
  const { all, ofNetwork } = await unclaimedBytes(trx, network);
  if (ofNetwork + bytes > photoQuota.networkMb * MB) {
    const message =
      'You have sent many photos that no booking uses yet. Please book with one of them, or without a photo.';
    return failure('too-many-requests', withField(message));
  }
  if (all + bytes > photoQuota.allMb * MB) {
    const message =
      'We cannot take more photos right now. Please book without one, and show us the damage in the shop.';
    return failure('unavailable', withField(message));
  }
  return null;
}

const withField = (message: string) => ({
  message,
  fields: { photo: message },
  retryAfterSeconds: PATIENCE_MS / 1000,
});

/**
 * Deletes photos that visitors uploaded at least an hour ago and never sent with a form, to free
 * space.
 */
export async function removeGivenUp(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - PATIENCE_MS);
  const ids = await inTransaction(shop.db, async (trx) => {
    const old = await unclaimedBefore(trx, before, SLICE);
    await deletePhotos(trx, old);
    return old;
  });
  await removePhotoFiles(shop.files, ids);
}
