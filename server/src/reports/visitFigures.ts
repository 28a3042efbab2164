import { sql } from 'kysely';
import { addDays, daysBetween } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Report, Share } from '@mcs-repairs/shared/domain/types/report';
import { isReal } from '../bookings';
import type { Reads } from '../db';
import type { Days } from './reportDays';

const MOST_SHARES = 12;
const count = sql<number | string>`count(*)`.as('count');

/** Counts the bookings that were made on these days, by day, device, fault and stage. */
export async function visitFigures(
  trx: Reads,
  days: Days,
): Promise<Pick<Report, 'visits' | 'byDay' | 'byDevice' | 'byFault' | 'byStage'>> {
  const perDay = await visits(trx, days)
    .select(['created_day', count])
    .groupBy('created_day')
    .execute();
  const counts = new Map(perDay.map((row) => [row.created_day, Number(row.count)]));
  const length = daysBetween(days.from, days.to) + 1;
  const byDay = Array.from({ length }, (_, index) => {
    const shopDate = addDays(days.from, index);
    return { shopDate, count: counts.get(shopDate) ?? 0 };
  });
  const stages = await visits(trx, days)
    .select(['stage', count])
    .groupBy('stage')
    .orderBy('stage')
    .execute();
  return {
    visits: byDay.reduce((sum, day) => sum + day.count, 0),
    byDay,
    byDevice: await sharesOf(trx, days, 'device_model'),
    byFault: await sharesOf(trx, days, 'repair_service'),
    byStage: stages.map((row) => ({ stage: row.stage, count: Number(row.count) })),
  };
}

/** Counts the customers of these days, and how many of them had booked before. */
export async function customerFigures(trx: Reads, days: Days): Promise<Report['customers']> {
  const phones = visits(trx, days).select('phone_key').distinct().where('phone_key', '<>', '');
  const before = sql<number>`case when exists (select 1 from bookings as earlier
    where earlier.phone_key = phones.phone_key and earlier.created_day < ${days.from}
      and earlier.spam_at is null) then 1 else 0 end`;
  const row = await trx
    .selectFrom(phones.as('phones'))
    .select([count, sql<number | string | null>`sum(${before})`.as('returning_count')])
    .executeTakeFirstOrThrow();
  return { all: Number(row.count), returning: Number(row.returning_count ?? 0) };
}

/** Counts the appointments on these days, and how many of them were no-shows. */
export async function noShowFigures(trx: Reads, days: Days): Promise<Report['noShows']> {
  const row = await trx
    .selectFrom('bookings')
    .select([count, sql<number | string>`count(no_show_at)`.as('no_shows')])
    .where('appointment_date', '>=', days.from)
    .where('appointment_date', '<=', days.to)
    .where('spam_at', 'is', null)
    .where(isReal)
    .executeTakeFirstOrThrow();
  return { appointments: Number(row.count), noShows: Number(row.no_shows) };
}

const visits = (trx: Reads, { from, to }: Days) =>
  trx
    .selectFrom('bookings')
    .where('created_day', '>=', from)
    .where('created_day', '<=', to)
    .where('spam_at', 'is', null)
    .where(isReal);

/**
 * Counts bookings by the names in a column. Names that differ only in case or blanks count as one,
 * and the result has their most frequent spelling.
 */
async function sharesOf(
  trx: Reads,
  days: Days,
  column: 'device_model' | 'repair_service',
): Promise<Share[]> {
  const name = sql.ref(column);
  const key = sql<string>`replace(lower(${name}), ' ', '')`;
  const spellings = visits(trx, days)
    .select([
      `${column} as name`,
      key.as('same'),
      sql<number>`sum(count(*)) over (partition by ${key})`.as('visits'),
      sql<number>`row_number() over (partition by ${key} order by count(*) desc, ${name})`.as(
        'rank',
      ),
    ])
    .groupBy([column, key]);
  const rows = await trx
    .selectFrom(spellings.as('spellings'))
    .select(['name', 'visits'])
    .where('rank', '=', 1)
    .orderBy('visits', 'desc')
    .orderBy('same')
    .limit(MOST_SHARES)
    .execute();
  return rows.map((row) => ({ name: row.name, count: Number(row.visits) }));
}
