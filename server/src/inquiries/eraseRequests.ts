import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { forgetDeals } from '../catalogue';
import { type Engine, heldRows, type Trx } from '../db';
import { eraseMailsById } from '../notifications';
import { dealKey, TABLES } from './heldRequest';
import { keyOf } from './requestEntries';
import type { RequestTable } from './storedRequests';

/**
 * Deletes all enquiries and quote requests with these phone numbers, with their histories and
 * messages. Returns the messages whose files the caller must delete (`mails`).
 */
export async function eraseRequests(
  trx: Trx,
  engine: Engine,
  numbers: readonly string[],
): Promise<{ enquiries: number; quoteRequests: number; mails: string[] }> {
  const mails: string[] = [];
  const erase = async (topic: RequestTopic) => {
    // Locks the enquiries and quote requests. Otherwise, staff could queue an answer after the
    // messages were deleted.
    const found = trx
      .selectFrom<RequestTable>(TABLES[topic])
      .select(['id', 'reference'])
      .where('phone_key', 'in', numbers)
      .orderBy('id');
    const held = await heldRows(found, engine).execute();
    const ids = held.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await forgetDeals(
      trx,
      held.map(({ reference }) => dealKey(topic, reference)),
    );
    const answers = await trx
      .selectFrom('request_entries')
      .select('mail_id')
      .where(keyOf(topic), 'in', ids)
      .where('mail_id', 'is not', null)
      .execute();
    mails.push(...answers.flatMap(({ mail_id }) => mail_id ?? []));
    await trx.deleteFrom<RequestTable>(TABLES[topic]).where('id', 'in', ids).execute();
    return ids.length;
  };
  const enquiries = await erase('enquiries');
  const quoteRequests = await erase('quote-requests');
  await eraseMailsById(trx, mails);
  return { enquiries, quoteRequests, mails };
}
