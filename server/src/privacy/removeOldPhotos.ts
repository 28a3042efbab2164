import { inTransaction } from '../db';
import { deletePhotos, removePhotoFiles } from '../photos';
import { HOUR, inSlices, monthsBefore, SLICE, UNCLAIMED_HOURS, type Retention } from './periods';

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
