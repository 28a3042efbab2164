import { newId, type Reads, type Trx } from '../../db';

/**
 * Records when an email to a recipient is due. The email counts towards the recipient's daily
 * limit, even after its booking or enquiry is erased.
 */
export async function noteMail(
  trx: Trx,
  { mailId, recipient, dueAt }: { mailId: string; recipient: string; dueAt: Date },
): Promise<void> {
  await trx
    .insertInto('submissions')
    .values({
      id: newId(),
      kind: 'mail',
      subject_id: mailId,
      network: recipient,
      created_at: dueAt.toISOString(),
    })
    .execute();
}

/**
 * Returns when emails to a recipient were sent or are due: at most `most` times after `since`,
 * newest first.
 */
export async function mailsToRecipient(
  trx: Reads,
  { recipient, since, most }: { recipient: string; since: Date; most: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('submissions')
    .select('created_at as due')
    .where('network', '=', recipient)
    .where('kind', '=', 'mail')
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ due }) => due);
}

/** Removes emails that were never sent from the counts of their recipients. */
export async function uncountMails(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await trx
    .deleteFrom('submissions')
    .where('kind', '=', 'mail')
    .where('subject_id', 'in', ids)
    .execute();
}
