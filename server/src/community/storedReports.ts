import { sql } from 'kysely';
import type { Post } from '@mcs-repairs/shared/domain/types/community';
import { newId, type Reads, type Tables, type Trx } from '../db';

/** The maximum number of reports of a thread that the API returns. */
const MOST_SHOWN = 50;

/** Adds a report. Returns false if the same network already reported the same text. */
export async function insertReport(trx: Trx, report: Tables['post_reports']): Promise<boolean> {
  const stored = await trx
    .insertInto('post_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('post_id')
    .executeTakeFirst();
  if (stored === undefined) return false;
  const { network, created_at } = report;
  await trx.insertInto('report_traces').values({ id: newId(), network, created_at }).execute();
  return true;
}

/**
 * Counts the reports from a network since a time, up to `most`. Reports that staff dismissed also
 * count.
 */
export async function reportsByNetwork(
  trx: Reads,
  { network, since, most }: { network: string; since: Date; most: number },
): Promise<number> {
  const rows = await trx
    .selectFrom('report_traces')
    .select('id')
    .where('network', '=', network)
    .where('created_at', '>', since.toISOString())
    .limit(most)
    .execute();
  return rows.length;
}

/** Returns the open reports of a thread and its replies, oldest first. */
export async function reportsOf(
  trx: Reads,
  postId: string,
): Promise<NonNullable<Post['reported']>> {
  const rows = await trx
    .selectFrom('post_reports')
    .select(['reply_id', 'reason', 'created_at'])
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .orderBy('reply_id')
    .orderBy('network')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ reply_id: replyId, reason, created_at: createdAt }) => ({
    ...(replyId && { replyId }),
    reason,
    createdAt,
  }));
}

/** Removes the reports of a thread and its replies. */
export async function removeReports(
  trx: Trx,
  postId: string,
  only: { replyId?: string; until?: string } = {},
): Promise<void> {
  const { replyId, until } = only;
  let found = trx.deleteFrom('post_reports').where('post_id', '=', postId);
  if (replyId !== undefined) found = found.where('reply_id', '=', replyId);
  if (until !== undefined) found = found.where('created_at', '<=', until);
  await found.execute();
}

/** SQL that counts the reports of a thread, for use in a query of `posts`. */
export const reportCount = sql<number | string>`(select count(*) from post_reports
  where post_reports.post_id = posts.id)`;
