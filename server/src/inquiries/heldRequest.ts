import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { type Engine, heldRows, type Reads, type Trx } from '../db';
import type { RequestTable } from './storedRequests';

export const TABLES: Record<RequestTopic, RequestTable> = {
  'quote-requests': 'quote_requests',
  enquiries: 'enquiries',
};

/** Locks an enquiry or quote request until the transaction ends. Null if it does not exist. */
export async function holdRequest(
  trx: Trx,
  engine: Engine,
  { topic, id }: { topic: RequestTopic; id: string },
) {
  const row = trx
    .selectFrom<RequestTable>(TABLES[topic])
    .select(['id', 'reference', 'version', 'assignee_id', 'follow_up_on', 'spam_at', 'merged_into'])
    .select(['handled_at', 'phone_key', 'email_key'])
    .where('id', '=', id);
  return (await heldRows(row, engine).executeTakeFirst()) ?? null;
}

/** Returns an enquiry or quote request, and after it all those that staff merged into it. */
export async function groupOf(
  db: Reads,
  { topic, id }: { topic: RequestTopic; id: string },
): Promise<{ id: string; reference: string }[]> {
  const rows = await db
    .selectFrom<RequestTable>(TABLES[topic])
    .select(['id', 'reference'])
    .where((row) => row.or([row('id', '=', id), row('merged_into', '=', id)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [...rows.filter((row) => row.id === id), ...rows.filter((row) => row.id !== id)];
}

/**
 * Returns the key of an enquiry or quote request. The row of reserved or sold goods contains it:
 * `enquiries/E12`.
 */
export const dealKey = (topic: RequestTopic, reference: string) => `${topic}/${reference}`;
