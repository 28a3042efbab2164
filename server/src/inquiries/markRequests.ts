import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { BulkMark } from '@mcs-repairs/shared/domain/types/inbox';
import { change } from '../changes';
import { TABLES } from './heldRequest';
import { markRequests as writeMarks } from './storedRequests';
import type { SignedIn } from '../auth';
import { accepted } from '../db';
import type { Shop } from './shop';

/**
 * Marks all of these enquiries or quote requests, or none of them. Returns the ids of those that
 * changed.
 */
export async function markRequests(
  shop: Shop,
  topic: RequestTopic,
  { ids, mark }: BulkMark,
  { staff }: SignedIn,
): Promise<string[]> {
  const now = shop.now();
  const outcome = await change(shop, topic, async (trx, changed) => {
    const marked = await writeMarks(trx, TABLES[topic], { ids, mark, by: staff.name }, now);
    marked.forEach(changed);
    return { ok: true, value: marked };
  });
  return accepted(outcome);
}
