import { dayAvailability } from '@mcs-repairs/shared/domain/rules/availability';
import { daysFrom, nearestFreeSlots } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Availability, FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { currentSchedule } from './currentSchedule';
import { bookedSlots } from './slots';
import type { Shop } from '../shop';

/**
 * If a slot is taken, the server offers free slots up to this many days before and after it. No
 * series of holidays is longer.
 */
const NEARBY_DAYS = 14;

type Wanted = { appointmentDate: ShopDate; appointmentTime: SlotTime };

/** Returns the availability of every day from `from` to `to`, inclusive. */
export async function availability(
  shop: Pick<Shop, 'db' | 'now' | 'config'>,
  from: ShopDate,
  to: ShopDate,
): Promise<Availability> {
  const booked = await bookedSlots(shop.db, from, to);
  const { schedule } = await currentSchedule(shop);
  const circumstances = { ...schedule, now: shop.now() };
  const days = daysFrom(from, to).map((shopDate) =>
    dayAvailability({ ...circumstances, shopDate, booked: booked.get(shopDate) }),
  );
  return { days };
}

/** Adds the nearest free slots to an error that says that the requested slot is taken. */
export async function withAlternatives<Outcome extends Result<unknown>>(
  shop: Pick<Shop, 'db' | 'now' | 'config'>,
  wanted: Wanted,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.ok || outcome.failure.code !== 'slot-taken') return outcome;
  const alternatives = await nearestFree(shop, wanted);
  return { ...outcome, failure: { ...outcome.failure, alternatives } };
}

async function nearestFree(
  shop: Pick<Shop, 'db' | 'now' | 'config'>,
  { appointmentDate: shopDate, appointmentTime: time }: Wanted,
): Promise<FreeSlot[]> {
  const today = toShopDate(shop.now());
  const earliest = addDays(shopDate, -NEARBY_DAYS);
  const from = earliest < today ? today : earliest;
  const { days } = await availability(shop, from, addDays(shopDate, NEARBY_DAYS));
  return nearestFreeSlots(days, { shopDate, time });
}
