import { bookedAt } from 'shared/domain/rules/slots';
import { toShopDate } from 'shared/domain/rules/shopClock';
import { walkInPlaces } from 'shared/domain/rules/walkInPlaces';
import type { WalkInState } from 'shared/domain/types/intake';
import type { ShopDate, SlotTime } from 'shared/domain/types/time';
import { bookedSlots, holdTimes, takeSlot } from '../availability/slots';
import type { Reads, Trx } from '../db/schema';
import { currentSchedule, holdSchedule } from '../hours/currentSchedule';
import type { Shop } from '../shop';

type Place = { shopDate: ShopDate; time: SlotTime };

/** Which place the next walk-in would take. */
export async function walkInState(
  shop: Pick<Shop, 'now' | 'config' | 'db'>,
  trx: Reads,
): Promise<WalkInState> {
  const shopDate = toShopDate(shop.now());
  const { schedule } = await currentSchedule(shop);
  const { capacity } = schedule;
  const { open, places } = walkInPlaces(shopDate, shop.now(), schedule);
  if (!open) return { shopDate, time: null, left: 0, reason: 'closed' };
  const booked = (await bookedSlots(trx, shopDate, shopDate)).get(shopDate) ?? {};
  const free = places.filter((time) => bookedAt(booked, time) < capacity);
  const left = free.reduce((sum, time) => sum + capacity - bookedAt(booked, time), 0);
  const time = free[0] ?? null;
  return { shopDate, time, left, ...(time === null && { reason: 'full' as const }) };
}

/** Takes the first walk-in place that is left; with `overbook` one too many where none is. Null when none is left. */
export async function takeWalkIn(
  shop: Pick<Shop, 'now' | 'config' | 'db'>,
  trx: Trx,
  overbook: boolean,
): Promise<(Place & { isOverbooked: boolean }) | null> {
  const shopDate = toShopDate(shop.now());
  const { schedule } = await holdSchedule(shop, trx);
  const { open, places } = walkInPlaces(shopDate, shop.now(), schedule);
  for (const time of open ? places : []) {
    if (await takeSlot(trx, shopDate, time, schedule.capacity)) {
      return { shopDate, time, isOverbooked: false };
    }
  }
  const [time] = places;
  if (!overbook || time === undefined) return null;
  await holdTimes(trx, [{ shopDate, time, bookings: 1 }], schedule.capacity, async () => {});
  return { shopDate, time, isOverbooked: true };
}
