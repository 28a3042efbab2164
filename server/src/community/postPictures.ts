import { sql } from 'kysely';
import type { NewPost, PostPicture } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction, lockKeys, type Reads, transact, type Trx } from '../db';
import { removePhotoFiles, storePicture } from '../photos';
import { refused } from '../runtime';
import type { Shop } from './shop';

/** The maximum number of pictures that no post uses: from one network, and in total. */
const MOST_UNSENT = { ofNetwork: 12, ofAll: 600 };
/**
 * Visitors send a post within this many milliseconds after uploading its pictures. If space runs
 * out, the server removes older pictures that no post uses.
 */
const PATIENCE_MS = 60 * 60_000;
const SLICE = 200;

type Place = { post_id: string } | { reply_id: string };

/** Stores a picture that no post uses yet. */
export const storePostPicture = (
  shop: Shop,
  original: Buffer,
  network: string,
): Promise<Result<{ id: string }>> =>
  storePicture(shop, original, (picture) =>
    transact(shop.db, async (trx) => {
      await lockKeys(trx, shop.db.engine, ['unsent pictures']);
      const refusal = await refuseUnsent(trx, network);
      if (refusal) return refusal;
      const nowhere = { post_id: null, reply_id: null, place: 0, alt: '', network };
      const row = { ...picture, ...nowhere, created_at: shop.now().toISOString() };
      await trx.insertInto('post_pictures').values(row).execute();
      return { ok: true, value: { id: picture.id } };
    }),
  );

/**
 * Checks before the upload is read whether there is space for a picture. Removes old pictures that
 * no post uses if there is too little space.
 */
export async function refusePicture(shop: Shop, network: string): Promise<Result<never> | null> {
  const refusal = await refuseUnsent(shop.db, network);
  if (!refusal) return null;
  // If one network has reached its own limit, only pictures of this network are removed.
  const isOwn = !refusal.ok && refusal.failure.code === 'too-many-requests';
  const before = new Date(shop.now().getTime() - PATIENCE_MS).toISOString();
  const removed = await inTransaction(shop.db, (trx) =>
    trx
      .deleteFrom('post_pictures')
      .where('network', 'is not', null)
      .where('id', 'in', (row) =>
        row
          .selectFrom('post_pictures')
          .select('id')
          .where('network', 'is not', null)
          .where('created_at', '<', before)
          .$if(isOwn, (own) => own.where('network', '=', network))
          .orderBy('created_at')
          .limit(SLICE),
      )
      .returning('id')
      .execute(),
  );
  await removePhotoFiles(
    shop.files,
    removed.map(({ id }) => id),
  );
  return refuseUnsent(shop.db, network);
}

/**
 * Returns the error if this network, or all networks together, uploaded too many pictures that no
 * post uses.
 */
async function refuseUnsent(trx: Reads, network: string): Promise<Result<never> | null> {
  const counted = await trx
    .selectFrom('post_pictures')
    .select(sql<number | string>`count(*)`.as('ofAll'))
    .select(
      sql<number | string>`coalesce(sum(case when network = ${network} then 1 else 0 end), 0)`.as(
        'ofNetwork',
      ),
    )
    .where('network', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(counted.ofNetwork) >= MOST_UNSENT.ofNetwork)
    return refusedPicture(
      'too-many-requests',
      'You have sent many pictures that no post uses yet.',
    );
  if (Number(counted.ofAll) >= MOST_UNSENT.ofAll)
    return refusedPicture('unavailable', 'We cannot take more pictures right now.');
  return null;
}

const refusedPicture = (code: 'too-many-requests' | 'unavailable', reason: string) => {
  const message = `${reason} Please post without another picture, or try again in an hour.`;
  return refused(code, {
    message,
    fields: { photo: message },
    retryAfterSeconds: PATIENCE_MS / 1000,
  });
};

/**
 * Assigns uploaded pictures to a post. Fails if a picture no longer exists or another post uses it.
 */
export async function claimPictures(
  trx: Trx,
  pictures: NonNullable<NewPost['pictures']>,
  owner: Place,
): Promise<Result<PostPicture[]>> {
  const claimed: PostPicture[] = [];
  for (const [place, { id, alt }] of pictures.entries()) {
    const row = await trx
      .updateTable('post_pictures')
      .set({ ...owner, place, alt, network: null })
      .where('id', '=', id)
      .where('network', 'is not', null)
      .returning(['id', 'alt', 'width', 'height'])
      .executeTakeFirst();
    if (!row) {
      const message = 'A picture is no longer here. Please remove it and add it again.';
      return refused('invalid', { message, fields: { pictures: message } });
    }
    claimed.push(row);
  }
  return { ok: true, value: claimed };
}

/**
 * Returns the pictures of threads and replies in their order. The keys are the ids of the threads
 * and replies.
 */
export async function picturesOf(
  trx: Reads,
  ids: readonly string[],
): Promise<Map<string, PostPicture[]>> {
  const pictures = new Map<string, PostPicture[]>();
  if (ids.length === 0) return pictures;
  const rows = await trx
    .selectFrom('post_pictures')
    .select(['id', 'alt', 'width', 'height', 'post_id', 'reply_id'])
    .where((row) => row.or([row('post_id', 'in', ids), row('reply_id', 'in', ids)]))
    .orderBy('place')
    .orderBy('id')
    .execute();
  for (const { post_id, reply_id, ...picture } of rows) {
    const of = reply_id ?? post_id ?? '';
    pictures.set(of, [...(pictures.get(of) ?? []), picture]);
  }
  return pictures;
}

/**
 * Returns the property `pictures` of a thread or reply. Without pictures, the property is missing.
 */
export const shownPictures = (pictures: readonly PostPicture[] | undefined) =>
  pictures?.length ? { pictures: [...pictures] } : {};

/** Returns the ids of all pictures of a thread and its replies. */
export async function pictureIdsIn(trx: Reads, postId: string): Promise<string[]> {
  const replies = trx.selectFrom('replies').select('id').where('post_id', '=', postId);
  const rows = await trx
    .selectFrom('post_pictures')
    .select('id')
    .where((row) => row.or([row('post_id', '=', postId), row('reply_id', 'in', replies)]))
    .execute();
  return rows.map(({ id }) => id);
}
