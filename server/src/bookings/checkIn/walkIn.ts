import { sql } from 'kysely';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { bookedAt } from '@mcs-repairs/shared/domain/rules/availability';
import { walkInPlaces } from '@mcs-repairs/shared/domain/rules/walkInPlaces';
import type { WalkInState } from '@mcs-repairs/shared/domain/types/checkIn';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { bookedSlots } from '../openingHours/slots';
import { hasComeIn } from '../incomingBookings';
import { arrivedOn } from '../isOfDay';
import { lockKeys, type Reads, type Trx } from '../../db';
import { currentSchedule, holdSchedule } from '../openingHours/currentSchedule';
import type { Shop } from '../shop';

type Place = Pick<Shop, 'now' | 'config' | 'db'>;

/** Returns how many more devices the counter may check in today. */
export async function walkInState(shop: Place, trx: Reads): Promise<WalkInState> {
  const { schedule } = await currentSchedule(shop);
  return stateOf(trx, schedule, shop.now());
}

/**
 * Accepts one more device at the counter today if there is room. With `overbook`, accepts it in any
 * case. `isOneTooMany` is true if the device exceeds the day's limit. Returns null if the device is
 * not accepted. Concurrent check-ins wait for each other, so that only one gets the last place.
 */
export async function admitWalkIn(
  shop: Place,
  trx: Trx,
  overbook: boolean,
): Promise<{ isOneTooMany: boolean } | null> {
  const now = shop.now();
  const { schedule } = await holdSchedule(shop, trx);
  await lockKeys(trx, shop.db.engine, [`walk-ins ${toShopDate(now)}`]);
  const { left } = await stateOf(trx, schedule, now);
  return left > 0 || overbook ? { isOneTooMany: left === 0 } : null;
}

async function stateOf(trx: Reads, schedule: Schedule, now: Date): Promise<WalkInState> {
  const shopDate = toShopDate(now);
  const received = await countReceived(trx, shopDate);
  const { open, places } = walkInPlaces(shopDate, now, schedule);
  if (!open) return { shopDate, received, left: 0, reason: 'closed' };
  // If the opening hours reserve no slots for walk-ins, walk-ins may use the places that
  // appointments leave free.
  const booked = (await bookedSlots(trx, shopDate, shopDate)).get(shopDate) ?? {};
  const kept = places.reduce(
    (sum, time) => sum + Math.max(schedule.capacity - bookedAt(booked, time), 0),
    0,
  );
  const left = Math.max(kept - received, 0);
  return { shopDate, received, left, ...(left === 0 && { reason: 'full' as const }) };
}

/**
 * Counts the devices that were checked in at the counter on this day. Cancelled bookings and
 * warranty claims do not count.
 */
async function countReceived(trx: Reads, shopDate: ShopDate): Promise<number> {
  const row = await trx
    .selectFrom('bookings')
    .select(sql<number | string>`count(*)`.as('received'))
    .where(arrivedOn(shopDate))
    .where('status', '<>', 'cancelled')
    .where('claim_of', 'is', null)
    .where(hasComeIn)
    .executeTakeFirstOrThrow();
  return Number(row.received);
}
