import { emptyJournalSoon } from '../db';
import { type Files, openFiles, reachFiles } from '../runtime';
import { eraseOldBookings } from './eraseOldBookings';
import { HOUR, UNCLAIMED_HOURS, type Retention } from './periods';
import { removeLeftovers } from './removeLeftovers';
import { removeOldMails } from './removeOldMails';
import { removeOldPhotos, removeOldPictures, removeOldUnitFiles } from './removeOldPhotos';
import { removeOldRequests } from './removeOldRequests';
import { removeStrayPhotos } from './removeStrayPhotos';

/** How many rows of each kind the retention job erased or removed. */
export type RetentionCounts = {
  bookings: number;
  photos: number;
  requests: number;
  mails: number;
  others: number;
};

/**
 * Deletes all data whose retention period is over. May run at any time, and in several processes at
 * once.
 */
export async function applyRetention(
  given: Omit<Retention, 'files'> & { files?: Files },
): Promise<RetentionCounts> {
  const options = { ...given, files: given.files ?? openFiles(given.config) };
  // Rows are deleted before their files. The job therefore does not start while the storage of
  // files is unavailable. Otherwise, files without rows would remain.
  await reachFiles(options.files);
  const counts = {
    bookings: await eraseOldBookings(options),
    photos:
      (await removeOldPhotos(options)) +
      (await removeOldPictures(options)) +
      (await removeOldUnitFiles(options)),
    requests: await removeOldRequests(options),
    mails: await removeOldMails(options),
    others: await removeLeftovers(options),
  };
  emptyJournalSoon(options.db);
  const unclaimed = new Date(options.now.getTime() - UNCLAIMED_HOURS * HOUR);
  const strays = await removeStrayPhotos(options, unclaimed);
  return { ...counts, photos: counts.photos + strays };
}
