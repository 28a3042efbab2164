import { emptyJournalSoon } from '../db';
import { eraseOldBookings } from './eraseOldBookings';
import { HOUR, UNCLAIMED_HOURS, type Retention } from './periods';
import { removeLeftovers } from './removeLeftovers';
import { removeOldMails } from './removeOldMails';
import { removeOldPhotos } from './removeOldPhotos';
import { removeOldRequests } from './removeOldRequests';
import { removeStrayPhotos } from './removeStrayPhotos';

/** How many rows of each kind were erased or removed. */
export type RetentionCounts = {
  bookings: number;
  photos: number;
  requests: number;
  mails: number;
  others: number;
};

/** Applies every retention period. It is safe to run at any time and in several processes. */
export async function applyRetention(options: Retention): Promise<RetentionCounts> {
  const counts = {
    bookings: await eraseOldBookings(options),
    photos: await removeOldPhotos(options),
    requests: await removeOldRequests(options),
    mails: await removeOldMails(options),
    others: await removeLeftovers(options),
  };
  emptyJournalSoon(options.db);
  const unclaimed = new Date(options.now.getTime() - UNCLAIMED_HOURS * HOUR);
  const strays = await removeStrayPhotos(options, unclaimed);
  return { ...counts, photos: counts.photos + strays };
}
