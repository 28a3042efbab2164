import { sql, type SelectQueryBuilder } from 'kysely';
import {
  AWAITED,
  lateBefore,
  ON_BENCH,
  PART_LINES,
  TODAY_LINES,
  TODAY_MOST,
  TO_COLLECT,
  waitingBefore,
} from '@mcs-repairs/shared/domain/rules/today';
import { sampleDiscussions } from '@mcs-repairs/shared/domain/catalogue/discussions';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { Today, TodayList } from '@mcs-repairs/shared/domain/types/today';
import { BOOKING_COLUMNS, toBooking } from '../bookingRows';
import { lowPartsOf } from '../parts/storedParts';
import type { Reads, Tables } from '../../db';
import { CUSTOMER } from '../../auth';

/**
 * Returns the lists of the page Today. They are the same for all staff members, except that items
 * after `since` are new to the reader. An index answers each list and count.
 */
export async function readToday(trx: Reads, now: Date, since: string | null): Promise<Today> {
  const shopDate = toShopDate(now);
  const bookings = () => trx.selectFrom('bookings');
  const awaited = () => bookings().where('status', 'in', AWAITED).where('stage', 'is', null);
  const late = lateBefore(now).toISOString();
  const waiting = waitingBefore(now).toISOString();
  const pending = () => bookings().where('status', '=', 'pending');
  const inShop = (stages: readonly Stage[]) =>
    bookings().where('stage', 'in', stages).where('collected_at', 'is', null);
  const confirmed = () => bookings().where('status', '=', 'confirmed').where('stage', 'is', null);
  const readPart = (found: Found, by: Order) => read(found, by, 'asc', PART_LINES);
  return {
    shopDate,
    since,
    due: await read(
      awaited().where('appointment_date', '=', shopDate).where('starts_key', '>=', late),
      'starts_key',
    ),
    late: await read(awaited().where('starts_key', '<', late), 'starts_key'),
    fresh: await read(pending().where('created_at', '>=', waiting), 'created_at', 'desc'),
    waiting: await read(pending().where('created_at', '<', waiting), 'starts_key'),
    promised: await read(inShop(ON_BENCH).where('promised_date', '<=', shopDate), 'promised_date'),
    ready: await read(inShop(TO_COLLECT), 'updated_at'),
    arriving: await readPart(
      confirmed().where('appointment_date', '=', shopDate).where('starts_key', '>=', late),
      'starts_key',
    ),
    missed: await readPart(confirmed().where('starts_key', '<', late), 'starts_key'),
    // `~` is the sort key of bookings without an appointment.
    undated: await readPart(
      confirmed().where('starts_key', '=', '~').where('pickup_date', 'is', null),
      'id',
    ),
    overdue: await readPart(
      inShop(ON_BENCH).where('promised_date', '<', shopDate),
      'promised_date',
    ),
    promisedToday: await readPart(
      inShop(ON_BENCH).where('promised_date', '=', shopDate),
      'updated_at',
    ),
    inShop: await eachStage((stage) =>
      readPart(
        inShop([stage]).where((row) =>
          row.or([row('promised_date', 'is', null), row('promised_date', '>', shopDate)]),
        ),
        // The index of devices in the shop is sorted by id after the stage, so even a long list
        // needs no sorting.
        'id',
      ),
    ),
    enquiries: await countOpen(trx, 'enquiries'),
    quoteRequests: await countOpen(trx, 'quote_requests'),
    posts: await countUnanswered(trx),
    reportedPosts: await countReported(trx),
    waitingPosts: await countWaiting(trx),
    followUps: await followUpsOf(trx, shopDate),
    questions: await questionsOf(trx),
    lowParts: await lowPartsOf(trx),
  };
}

type Found = SelectQueryBuilder<Tables, 'bookings', object>;
type Order = 'starts_key' | 'created_at' | 'promised_date' | 'updated_at' | 'id';

async function read(
  found: Found,
  by: Order,
  direction: 'asc' | 'desc' = 'asc',
  most = TODAY_LINES,
): Promise<TodayList> {
  const rows = await found
    .select(BOOKING_COLUMNS)
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(most + 1)
    .execute();
  const lines = rows.slice(0, most).map(toBooking);
  if (rows.length <= most) return { total: rows.length, lines };
  const all = await found.select('id').limit(TODAY_MOST).execute();
  return { total: all.length, lines };
}

/**
 * Reads the lists of the stages one after the other. Concurrent queries would use up the database
 * connections in one request.
 */
async function eachStage(listOf: (stage: Stage) => Promise<TodayList>): Promise<Today['inShop']> {
  const lists: Today['inShop'] = [];
  for (const stage of ON_BENCH) lists.push({ stage, ...(await listOf(stage)) });
  return lists;
}

async function countOpen(trx: Reads, table: 'enquiries' | 'quote_requests'): Promise<number> {
  const open = await trx
    .selectFrom<'enquiries' | 'quote_requests'>(table)
    .select('id')
    .where('handled_at', 'is', null)
    .where('spam_at', 'is', null)
    .where('merged_into', 'is', null)
    .limit(TODAY_MOST)
    .execute();
  return open.length;
}

/**
 * Reads the enquiries and quote requests whose follow-up day is today or earlier. An index of
 * follow-up days finds them.
 */
async function followUpsOf(trx: Reads, shopDate: string): Promise<Today['followUps']> {
  const dueOf = (table: 'enquiries' | 'quote_requests', topic: 'enquiries' | 'quote-requests') =>
    trx
      .selectFrom<'enquiries' | 'quote_requests'>(table)
      .leftJoin('staff', 'staff.id', `${table}.assignee_id`)
      .select([`${table}.id as id`, 'reference', 'follow_up_on as followUpOn'])
      .select(sql<string>`coalesce(staff.name, '')`.as('assignee'))
      .select(sql.lit(topic).as('topic'))
      .select(sql.ref<string>(table === 'enquiries' ? 'customer_name' : 'company_name').as('name'))
      .where('follow_up_on', '<=', shopDate)
      .where('merged_into', 'is', null)
      .where('spam_at', 'is', null);
  const due = dueOf('enquiries', 'enquiries')
    .unionAll(dueOf('quote_requests', 'quote-requests'))
    .orderBy('followUpOn')
    .orderBy('id');
  const rows = await due.limit(TODAY_MOST).execute();
  const lines = rows.slice(0, PART_LINES);
  return {
    total: rows.length,
    lines: lines.map(({ followUpOn, ...row }) => ({ ...row, followUpOn: followUpOn ?? shopDate })),
  };
}

/**
 * Reads the unanswered questions about devices in the shop. A question is answered once staff have
 * written a later note or a later estimate. Indexes find the devices and the last note of each.
 */
async function questionsOf(trx: Reads): Promise<Today['questions']> {
  const rows = await trx
    .selectFrom('bookings')
    .innerJoin('booking_notes', (join) =>
      join.onRef('booking_notes.id', '=', (row) =>
        row
          .selectFrom('booking_notes as last')
          .select('last.id')
          .whereRef('last.booking_id', '=', 'bookings.id')
          .orderBy('last.id', 'desc')
          .limit(1),
      ),
    )
    .select(['booking_notes.id', 'reference', 'customer_name as customerName', 'at', 'text'])
    .where('stage', 'in', [...ON_BENCH, ...TO_COLLECT])
    .where('collected_at', 'is', null)
    .where('staff_id', 'is', null)
    .where('by_name', '=', CUSTOMER.name)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('estimates')
            .select('estimates.id')
            .whereRef('estimates.booking_id', '=', 'bookings.id')
            .whereRef('estimates.created_at', '>', 'booking_notes.at'),
        ),
      ),
    )
    .orderBy('booking_notes.id')
    .limit(TODAY_MOST)
    .execute();
  return { total: rows.length, lines: rows.slice(0, PART_LINES) };
}

async function countReported(trx: Reads): Promise<number> {
  const reported = trx.selectFrom('post_reports').select('post_id').distinct().limit(TODAY_MOST);
  return (await reported.execute()).length;
}

async function countWaiting(trx: Reads): Promise<number> {
  const waiting = trx
    .selectFrom('posts')
    .select('id')
    .where('review', '=', sql.lit('waiting'))
    .unionAll(trx.selectFrom('replies').select('id').where('review', '=', sql.lit('waiting')))
    .limit(TODAY_MOST);
  return (await waiting.execute()).length;
}

const SAMPLES = sampleDiscussions().map(({ id }) => id);

/**
 * Counts visitors' threads in the forum without a reply by the shop, except the sample threads. The
 * conditions are the same as in the indexes.
 */
async function countUnanswered(trx: Reads): Promise<number> {
  const open = await trx
    .selectFrom('posts')
    .select('posts.id')
    .where(sql<boolean>`posts.is_official = 0 and posts.hidden = 0`)
    .where('posts.id', 'not in', SAMPLES)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('replies')
            .select('replies.id')
            .whereRef('replies.post_id', '=', 'posts.id')
            .where(sql<boolean>`replies.is_official = 1 and replies.hidden = 0`),
        ),
      ),
    )
    .limit(TODAY_MOST)
    .execute();
  return open.length;
}
