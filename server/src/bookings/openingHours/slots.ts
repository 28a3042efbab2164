import { sql } from 'kysely';
import type { BookedByTime } from '@mcs-repairs/shared/domain/rules/availability';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import type { Reads, Trx } from '../../db';

/**
 * Returns the number of bookings in each slot, by day, from `from` to `to` inclusive. Days without
 * bookings are missing.
 */
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

/**
 * Returns a text that changes whenever any process changes a slot between `from` and `to`, both
 * inclusive.
 */
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
 * Reserves a place in a slot. Returns false if the slot is full. The database decides, so two
 * concurrent bookings never both get the last place. The transaction does not lock a full slot, so
 * it may try other slots.
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
    .executeTakeFirst();
  // Otherwise, the slot already has a row. It is full, or another transaction has just added the
  // row and places are left.
  return opened.numInsertedOrUpdatedRows === 1n || raiseSlot(trx, shopDate, time);
}

async function raiseSlot(trx: Trx, shopDate: ShopDate, time: SlotTime): Promise<boolean> {
  const raised = await trx
    .updateTable('slots')
    .set((row) => ({ booked: row('booked', '+', 1), version: row('version', '+', 1) }))
    .where('shop_date', '=', shopDate)
    .where('time', '=', time)
    .whereRef('booked', '<', 'capacity')
    .executeTakeFirst();
  return raised.numUpdatedRows === 1n;
}

/** Frees a place in a slot. */
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

/** The number of slots that one SQL statement changes. */
const SLICE = 100;

/**
 * Reserves places for imported bookings, even in full slots, because the shop has already promised
 * these appointments to customers.
 */
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

/**
 * Sets the number of places in future slots. A slot with more bookings than that keeps its higher
 * number.
 */
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
