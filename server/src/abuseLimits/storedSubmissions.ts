import { sql } from 'kysely';
import { insertRow, newId, type Reads, type Trx } from '../db';
import type { SubmissionKind } from './submissionTables';

export type Sent = { kind: SubmissionKind | 'mail'; subjectId: string; network: string };

/**
 * Replaces the id of an erased booking, enquiry, quote request or post in its counted submission.
 */
const ERASED = 'erased';

/**
 * Counts a submission, in the transaction that stores the submission. The server does not count
 * rejected submissions.
 */
export async function noteSubmission(
  trx: Trx,
  { kind, subjectId, network }: Sent,
  now: Date,
): Promise<void> {
  await insertRow(trx, 'submissions', {
    id: newId(),
    kind,
    subject_id: subjectId,
    network,
    created_at: now.toISOString(),
  });
}

/**
 * Returns how many submissions of a kind came after `since`, from one network or from all networks.
 */
export async function countSubmissions(
  trx: Reads,
  { kind, network, since }: { kind: SubmissionKind; network?: string; since: Date },
): Promise<number> {
  let found = trx
    .selectFrom('submissions')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('kind', '=', kind)
    .where('created_at', '>', since.toISOString());
  if (network !== undefined) found = found.where('network', '=', network);
  return Number((await found.executeTakeFirstOrThrow()).count);
}

/**
 * Returns the ids of the bookings, enquiries, quote requests or posts that one network submitted,
 * newest first.
 */
export async function subjectsOfNetwork(
  trx: Reads,
  { kind, network, limit }: { kind: SubmissionKind; network: string; limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('submissions')
    .select('subject_id')
    .where('network', '=', network)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/**
 * Returns the network that submitted a booking, enquiry, quote request or post. Null if it was
 * erased, or if staff or an import created it.
 */
export async function networkOfSubject(
  trx: Reads,
  kind: SubmissionKind,
  subjectId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('submissions')
    .select('network')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.network ?? null;
}

/**
 * Removes the id of an erased booking, enquiry, quote request or post from its counted submission.
 * The submission still counts. Otherwise, senders could avoid a limit by erasing what they sent.
 */
export async function detachSubmissions(trx: Trx, subjectId: string): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ subject_id: ERASED })
    .where('subject_id', '=', subjectId)
    .execute();
}

type Trace = {
  hour: number;
  day: number;
  firstOfHour: string | null;
  firstOfDay: string | null;
};

/**
 * Returns how many submissions of a kind a network sent in the last hour and in the last day. Also
 * returns the time of the first submission in each period.
 */
export async function traceOfNetwork(
  trx: Reads,
  { kind, network, now }: { kind: SubmissionKind; network: string; now: Date },
): Promise<Trace> {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const row = await trx
    .selectFrom('submissions')
    .select([
      sql<number | string>`count(*)`.as('day'),
      sql<string | null>`min(created_at)`.as('first_of_day'),
      sql<number | string>`count(case when created_at > ${hourAgo} then 1 end)`.as('hour'),
      sql<string | null>`min(case when created_at > ${hourAgo} then created_at end)`.as(
        'first_of_hour',
      ),
    ])
    .where('network', '=', network)
    .where('kind', '=', kind)
    .where('created_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  return {
    hour: Number(row.hour),
    day: Number(row.day),
    firstOfHour: row.first_of_hour,
    firstOfDay: row.first_of_day,
  };
}
