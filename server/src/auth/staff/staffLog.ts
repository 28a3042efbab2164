import type { LogEvent, LogPage, LogQuery } from '@mcs-repairs/shared/domain/types/staffLog';
import type { Actor } from './actor';
import { containsText, type Db, newId, type Trx } from '../../db';

const PAGE = 50;

type Entry = { event: LogEvent; detail: string };

/**
 * Adds what a member did or read to the staff log, in the same transaction as the action. `detail`
 * must not contain contact data of customers.
 */
export async function noteLog(
  trx: Trx,
  { event, detail }: Entry,
  by: Actor,
  now: Date,
): Promise<void> {
  const { name, staffId } = by;
  await trx
    .insertInto('staff_log')
    .values({
      id: newId(),
      at: now.toISOString(),
      staff_id: staffId,
      by_name: name,
      event,
      detail,
      search_text: `${name} ${detail}`.toLowerCase(),
    })
    .execute();
}

/**
 * Returns the newest matching entries of the staff log. `next` is the position at which the
 * following page starts.
 */
export async function readLog(db: Db, { search, event, before }: LogQuery): Promise<LogPage> {
  const words = search.trim();
  const rows = await db
    .selectFrom('staff_log')
    .select(['id', 'at', 'by_name as by', 'event', 'detail'])
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? 'signed-in'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(words !== '', (query) => query.where(containsText(db, 'staff_log', [words])))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const entries = rows.slice(0, PAGE);
  const last = entries.at(-1);
  return { entries, ...(rows.length > PAGE && last && { next: last.id }) };
}
