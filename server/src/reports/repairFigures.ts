import { sql } from 'kysely';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { isReal } from '../bookings';
import type { Engine, Reads } from '../db';
import type { Days } from './reportDays';
import { secondsBetween } from './secondsBetween';

const HOUR = 3600;
/** The time in UTC at which a day in Nepal ends. */
const END_OF_DAY = 'T18:15:00.000Z';

/**
 * SQL for the time at which a repair last became ready. The time counts only if the device is ready
 * or collected now, so a stage that was undone does not count.
 */
const readyAt = sql<string>`(select max(ready.at) from booking_audit as ready
  where ready.booking_id = bookings.id and ready.to_stage = 'ready')`;

/** Returns how long repairs took that became ready on these days. */
export async function timeToReady(
  trx: Reads,
  engine: Engine,
  { start, end }: Days,
): Promise<Report['timeToReady']> {
  const began = sql<string>`(select min(first.at) from booking_audit as first
    where first.booking_id = bookings.id and first.to_stage is not null)`;
  const repairs = trx
    .selectFrom('bookings')
    .select(secondsBetween(engine, began, readyAt).as('seconds'))
    .where('stage', 'in', ['ready', 'collected'])
    .where('spam_at', 'is', null)
    .where(isReal)
    .where('bookings.id', 'in', (query) =>
      query
        .selectFrom('booking_audit')
        .select('booking_id')
        .where('to_stage', '=', 'ready')
        .where('at', '>=', start)
        .where('at', '<', end),
    )
    .where(readyAt, '<', end);
  const ranked = trx
    .selectFrom(repairs.as('repairs'))
    .select([
      'seconds',
      sql<number>`row_number() over (order by seconds)`.as('rank'),
      sql<number>`count(*) over ()`.as('count'),
    ]);
  const row = await trx
    .selectFrom(ranked.as('ranked'))
    .select([
      sql<number | string>`count(*)`.as('repairs'),
      sql<number | string | null>`min(case when rank * 2 >= count then seconds end)`.as('median'),
      sql<number | string | null>`min(case when rank * 10 >= count * 9 then seconds end)`.as(
        'slowest',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    repairs: Number(row.repairs),
    medianHours: hours(row.median),
    slowestTenthHours: hours(row.slowest),
  };
}

/**
 * Counts the promised days in this range, and how many were kept. A day counts after it has passed,
 * or when its device is ready.
 */
export async function promiseFigures(
  trx: Reads,
  { from, to }: Days,
  today: string,
): Promise<Report['promises']> {
  const promised = trx
    .selectFrom('bookings')
    .select([
      'promised_date',
      sql<string | null>`case when stage in ('ready', 'collected') then ${readyAt} end`.as('ready'),
    ])
    .where('promised_date', '>=', from)
    .where('promised_date', '<=', to)
    .where('status', '<>', 'cancelled')
    .where('spam_at', 'is', null)
    .where(isReal);
  const isKept = sql`ready is not null and ready < promised_date || ${END_OF_DAY}`;
  const isJudged = sql`ready is not null or promised_date < ${today}`;
  const row = await trx
    .selectFrom(promised.as('promised'))
    .select([
      sql<number | string | null>`sum(case when ${isKept} then 1 else 0 end)`.as('kept'),
      sql<number | string | null>`sum(case when ${isJudged} then 1 else 0 end)`.as('judged'),
    ])
    .executeTakeFirstOrThrow();
  const kept = Number(row.kept ?? 0);
  return { kept, missed: Number(row.judged ?? 0) - kept };
}

/** Counts the estimates that staff wrote on these days, and how customers answered them. */
export async function estimateFigures(
  trx: Reads,
  { start, end }: Days,
): Promise<Report['estimates']> {
  const row = await trx
    .selectFrom('estimates')
    .innerJoin('bookings', 'bookings.id', 'estimates.booking_id')
    .select([
      sql<number | string>`count(*)`.as('offered'),
      sql<number | string | null>`sum(case when state = 'accepted' then 1 else 0 end)`.as(
        'accepted',
      ),
      sql<number | string | null>`sum(case when state = 'declined' then 1 else 0 end)`.as(
        'declined',
      ),
      sql<
        number | string | null
      >`sum(case when state = 'accepted' then estimated_price else 0 end)`.as('rupees'),
    ])
    .where('state', '<>', 'void')
    .where('estimates.created_at', '>=', start)
    .where('estimates.created_at', '<', end)
    .where(isReal)
    .executeTakeFirstOrThrow();
  return {
    offered: Number(row.offered),
    accepted: Number(row.accepted ?? 0),
    declined: Number(row.declined ?? 0),
    acceptedRupees: Number(row.rupees ?? 0),
  };
}

const hours = (seconds: number | string | null): number | null =>
  seconds === null ? null : Math.round((Number(seconds) / HOUR) * 10) / 10;
