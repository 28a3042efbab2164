import { sql } from 'kysely';
import type { BookedByTime } from '@mcs-repairs/shared/domain/rules/slots';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import type { Reads, Trx } from '../../db';

/** How many bookings each slot has, by day, from `from` to `to` inclusive; days without any are missing. */
export async function bookedSlots(
  trx: Reads,
  from: ShopDate,
  to: ShopDate,
): Promise<Map<ShopDate, BookedByTime>> {
  const rows = await trx
    .selectFrom('slots')
    .select(['shop_date', 'time', 'booked'])
    .where('shop_date', '>=', from)
    .where('shop_date', '<=', to)
    .where('booked', '>', 0)
    .execute();
  const days = new Map<ShopDate, Map<SlotTime, number>>();
  for (const { shop_date, time, booked } of rows) {
    const day = days.get(shop_date) ?? new Map<SlotTime, number>();
    days.set(shop_date, day.set(time, booked));
  }
  return days;
}

/** Another text as soon as any slot from `from` to `to` inclusive changed, in whichever process. */
export async function slotsMark(trx: Reads, from: ShopDate, to: ShopDate): Promise<string> {
  const mark = await trx
    .selectFrom('slots')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(version), 0)`.as('mark'))
    .where('shop_date', '>=', from)
    .where('shop_date', '<=', to)
    .executeTakeFirstOrThrow();
  return mark.mark;
}

/**
 * Takes a place in a slot; false when it has none left. The database decides, so two racers never both win. One that was
 * full before is not locked: who is refused may try others in the same transaction.
 */
export async function takeSlot(
  trx: Trx,
  shopDate: ShopDate,
  time: SlotTime,
  capacity: number,
): Promise<boolean> {
  if (await raiseSlot(trx, shopDate, time)) return true;
  const opened = await trx
    .insertInto('slots')
    .values({ shop_date: shopDate, time, capacity, booked: 1, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booked')
    .executeTakeFirst();
  // It was there, and full; or somebody opened it in this moment.
  return opened !== undefined || raiseSlot(trx, shopDate, time);
}

async function raiseSlot(trx: Trx, shopDate: ShopDate, time: SlotTime): Promise<boolean> {
  const raised = await trx
    .updateTable('slots')
    .set((row) => ({ booked: row('booked', '+', 1), version: row('version', '+', 1) }))
    .where('shop_date', '=', shopDate)
    .where('time', '=', time)
    .whereRef('booked', '<', 'capacity')
    .returning('booked')
    .executeTakeFirst();
  return raised !== undefined;
}

/** Gives a place back. */
export async function freeSlot(trx: Trx, shopDate: ShopDate, time: SlotTime): Promise<void> {
  await trx
    .updateTable('slots')
    .set((row) => ({ booked: row('booked', '-', 1), version: row('version', '+', 1) }))
    .where('shop_date', '=', shopDate)
    .where('time', '=', time)
    .where('booked', '>', 0)
    .execute();
}

export type HeldTime = { shopDate: ShopDate; time: SlotTime; bookings: number };

/** Of one statement. */
const SLICE = 100;

/** Takes places whether or not they are free: for imported bookings, whose appointments were promised already. */
export async function holdTimes(
  trx: Trx,
  times: readonly HeldTime[],
  capacity: number,
  pause: () => Promise<void>,
): Promise<void> {
  for (let start = 0; start < times.length; start += SLICE) {
    const rows = times.slice(start, start + SLICE).map(({ shopDate, time, bookings }) => ({
      shop_date: shopDate,
      time,
      capacity: Math.max(capacity, bookings),
      booked: bookings,
      version: 0,
    }));
    const sum = sql<number>`slots.booked + excluded.booked`;
    await trx
      .insertInto('slots')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['shop_date', 'time']).doUpdateSet({
          booked: sum,
          version: sql<number>`slots.version + 1`,
          capacity: sql<number>`case when ${sum} > slots.capacity then ${sum} else slots.capacity end`,
        }),
      )
      .execute();
    await pause();
  }
}

/** Coming slots take the capacity of the configuration; one that holds more bookings than that keeps them. */
export async function applyCapacity(trx: Trx, today: ShopDate, capacity: number): Promise<void> {
  await trx
    .updateTable('slots')
    .set((row) => ({
      capacity: row
        .case()
        .when('booked', '>', capacity)
        .then(row.ref('booked'))
        .else(capacity)
        .end(),
    }))
    .where('shop_date', '>=', today)
    .where('capacity', '!=', capacity)
    .execute();
}
