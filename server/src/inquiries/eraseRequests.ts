import type { Trx } from '../db';
import { eraseMailsById } from '../notifications';

/**
 * Deletes all requests under these phone numbers, with their history and their messages. The caller
 * deletes the files of the messages in `mails`.
 */
export async function eraseRequests(
  trx: Trx,
  numbers: readonly string[],
): Promise<{ enquiries: number; quoteRequests: number; mails: string[] }> {
  const mails: string[] = [];
  const erase = async (
    table: 'enquiries' | 'quote_requests',
    key: 'enquiry_id' | 'quote_request_id',
  ) => {
    const ids = trx.selectFrom(table).select('id').where('phone_key', 'in', numbers);
    const answers = await trx
      .selectFrom('request_entries')
      .select('mail_id')
      .where(key, 'in', ids)
      .where('mail_id', 'is not', null)
      .execute();
    mails.push(...answers.flatMap(({ mail_id }) => mail_id ?? []));
    const gone = trx.deleteFrom(table).where('phone_key', 'in', numbers);
    return (await gone.returning('id').execute()).length;
  };
  const enquiries = await erase('enquiries', 'enquiry_id');
  const quoteRequests = await erase('quote_requests', 'quote_request_id');
  await eraseMailsById(trx, mails);
  return { enquiries, quoteRequests, mails };
}
