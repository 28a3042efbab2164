import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { type Engine, heldRows, type Trx } from '../db';
import type { RequestTable } from './storedRequests';

export const TABLES: Record<RequestTopic, RequestTable> = {
  'quote-requests': 'quote_requests',
  enquiries: 'enquiries',
};

/** Locks a request until the transaction ends. Null if it does not exist. */
export async function holdRequest(
  trx: Trx,
  engine: Engine,
  { topic, id }: { topic: RequestTopic; id: string },
) {
  const row = trx
    .selectFrom<RequestTable>(TABLES[topic])
    .select(['id', 'reference', 'version', 'assignee_id', 'follow_up_on', 'spam_at'])
    .where('id', '=', id);
  return (await heldRows(row, engine).executeTakeFirst()) ?? null;
}
