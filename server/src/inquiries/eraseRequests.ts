import { type Engine, heldRows, type Trx } from '../db';
import { eraseMailsById } from '../notifications';

/**
 * Deletes all requests under these phone numbers, with their history and their messages. The caller
 * deletes the files of the messages in `mails`.
 */
export async function eraseRequests(
  trx: Trx,
  engine: Engine,
  numbers: readonly string[],
): Promise<{ enquiries: number; quoteRequests: number; mails: string[] }> {
  const mails: string[] = [];
  const erase = async (
    table: 'enquiries' | 'quote_requests',
    key: 'enquiry_id' | 'quote_request_id',
  ) => {
    // Locked, so that no answer is queued between the two deletions.
    const found = trx
      .selectFrom<'enquiries' | 'quote_requests'>(table)
      .select('id')
      .where('phone_key', 'in', numbers)
      .orderBy('id');
    const ids = (await heldRows(found, engine).execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const answers = await trx
      .selectFrom('request_entries')
      .select('mail_id')
      .where(key, 'in', ids)
      .where('mail_id', 'is not', null)
      .execute();
    mails.push(...answers.flatMap(({ mail_id }) => mail_id ?? []));
    await trx.deleteFrom(table).where('id', 'in', ids).execute();
    return ids.length;
  };
  const enquiries = await erase('enquiries', 'enquiry_id');
  const quoteRequests = await erase('quote_requests', 'quote_request_id');
  await eraseMailsById(trx, mails);
  return { enquiries, quoteRequests, mails };
}
