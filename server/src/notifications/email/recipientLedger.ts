import { newId, type Reads, type Trx } from '../../db';

/** Writes down when a mail to a recipient is due: it counts for them, also when what it is about is erased. */
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

/** When mails to a recipient are due or were, after `since`, newest first and at most `most`. */
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

/** Takes mails back that never left: they were none for their recipient. */
export async function uncountMails(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await trx
    .deleteFrom('submissions')
    .where('kind', '=', 'mail')
    .where('subject_id', 'in', ids)
    .execute();
}
