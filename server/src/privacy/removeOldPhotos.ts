import { inTransaction, lockKeys } from '../db';
import { deletePhotos, removePhotoFiles } from '../photos';
import {
  daysBefore,
  HOUR,
  inSlices,
  monthsBefore,
  SLICE,
  UNCLAIMED_HOURS,
  type Retention,
} from './periods';

/**
 * For how many days the pictures of a rejected post are stored. The author can see the post for as
 * long.
 */
const REJECTED_DAYS = 30;
/** For how many days a removed photo stays stored. Later, nobody undoes the removal. */
const REMOVED_DAYS = 30;

/** Removes pictures that no post uses, and pictures of rejected posts. */
export async function removeOldPictures({ db, files, now }: Retention): Promise<number> {
  const unsent = new Date(now.getTime() - UNCLAIMED_HOURS * HOUR).toISOString();
  const rejected = daysBefore(now, REJECTED_DAYS);
  return inSlices(async () => {
    const old = await db
      .selectFrom('post_pictures')
      .leftJoin('posts', 'posts.id', 'post_pictures.post_id')
      .leftJoin('replies', 'replies.id', 'post_pictures.reply_id')
      .select(['post_pictures.id', 'network'])
      .where((row) =>
        row.or([
          row.and([row('network', 'is not', null), row('post_pictures.created_at', '<', unsent)]),
          row.and([
            row.or([row('posts.review', '=', 'rejected'), row('replies.review', '=', 'rejected')]),
            row('post_pictures.created_at', '<', rejected),
          ]),
        ]),
      )
      .limit(SLICE)
      .execute();
    if (!old.length) return 0;
    const rejectedIds = old.filter(({ network }) => network === null).map(({ id }) => id);
    const removed = await inTransaction(db, (trx) =>
      trx
        .deleteFrom('post_pictures')
        .where(
          'id',
          'in',
          old.map(({ id }) => id),
        )
        // If a visitor has sent the post meanwhile, its pictures stay.
        .where((row) =>
          rejectedIds.length > 0
            ? row.or([row('network', 'is not', null), row('id', 'in', rejectedIds)])
            : row('network', 'is not', null),
        )
        .returning('id')
        .execute(),
    );
    await removePhotoFiles(
      files,
      removed.map(({ id }) => id),
    );
    return removed.length;
  });
}

/**
 * Removes files of photos that somebody removed from units a month ago. Keeps files that a crop
 * needs or an undo can restore.
 */
export async function removeOldUnitFiles({ db, files, now }: Retention): Promise<number> {
  const removed = await inTransaction(db, async (trx) => {
    // An undo may restore a photo, so none may run at the same time.
    await lockKeys(trx, db.engine, ['goods']);
    return trx
      .deleteFrom('goods_files')
      .where('stored_at', '<', daysBefore(now, REMOVED_DAYS))
      .where('id', 'not in', (row) =>
        row
          .selectFrom('goods_photos')
          .select((photo) => photo.fn.coalesce('original', 'id').as('original')),
      )
      .returning('id')
      .execute();
  });
  await removePhotoFiles(
    files,
    removed.map(({ id }) => id),
  );
  return removed.length;
}

export async function removeOldPhotos({ db, files, config, now }: Retention): Promise<number> {
  const limit = monthsBefore(now, config.retention.photosMonths).toISOString();
  const unclaimed = new Date(now.getTime() - UNCLAIMED_HOURS * HOUR).toISOString();
  return inSlices(async () => {
    const old = await db
      .selectFrom('photos')
      .select('id')
      .where((row) =>
        row.or([
          row('created_at', '<', limit),
          row.and([row('booking_id', 'is', null), row('created_at', '<', unclaimed)]),
        ]),
      )
      .limit(SLICE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (!ids.length) return 0;
    await inTransaction(db, (trx) => deletePhotos(trx, ids));
    await removePhotoFiles(files, ids);
    return ids.length;
  });
}
