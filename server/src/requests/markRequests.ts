import type { BulkMark } from 'shared/domain/types/inbox';
import { noteEvents } from '../db/changes';
import { markRequests as writeMarks, type RequestTable } from './storedRequests';
import type { SignedIn } from '../staff/storedSessions';
import { inTransaction } from '../db/transact';
import type { Shop } from '../shop';

export type RequestTopic = 'quote-requests' | 'enquiries';
const TABLES: Record<RequestTopic, RequestTable> = {
  'quote-requests': 'quote_requests',
  enquiries: 'enquiries',
};

/** Marks requests as a member of staff, all of them or none; answers the ids of those that were changed by it. */
export async function markRequests(
  shop: Shop,
  topic: RequestTopic,
  { ids, mark }: BulkMark,
  { staff }: SignedIn,
): Promise<string[]> {
  const now = shop.now();
  const changed = await inTransaction(shop.db, async (trx) => {
    const marked = await writeMarks(trx, TABLES[topic], { ids, mark, by: staff.name }, now);
    await noteEvents(trx, topic, marked, now);
    return marked;
  });
  if (changed.length) shop.changes.wake();
  return changed;
}
