import { slotMinutes, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { nextStep } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { ListedPickup } from '@mcs-repairs/shared/domain/types/pickup';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

export type PickupGroup = { area: string; rides: ListedPickup[] };

const UNKNOWN = 'Unknown area';
const COURIER = 'By courier';
const DAY_MINUTES = 24 * 60;

/**
 * Groups pickups by district of the city, ignoring upper and lower case. The district with the next
 * stop comes first. Within a district, the next stop comes first. Pickups by courier come last.
 */
export function groupPickups(rides: readonly ListedPickup[], today: ShopDate): PickupGroup[] {
  const groups = new Map<string, PickupGroup>();
  const open = rides.filter(({ booking, whereabouts }) => nextStep(booking, whereabouts) !== null);
  for (const ride of open.sort((a, b) => compareDue(a, b, today))) {
    const area = areaOf(ride);
    const key = area.toLowerCase();
    const group = groups.get(key) ?? { area, rides: [] };
    group.rides.push(ride);
    groups.set(key, group);
  }
  const first = ({ rides: [ride] }: PickupGroup) => ride as ListedPickup;
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.area === COURIER) - Number(b.area === COURIER) ||
      compareDue(first(a), first(b), today) ||
      Number(a.area === UNKNOWN) - Number(b.area === UNKNOWN) ||
      a.area.localeCompare(b.area),
  );
}

/** Whether our rider visits the customer for this pickup. */
export const isStop = ({ place, whereabouts }: ListedPickup): boolean =>
  whereabouts !== 'collected' && place?.terms !== 'courier';

function compareDue(a: ListedPickup, b: ListedPickup, today: ShopDate): number {
  const [dayOfA, minutesOfA] = dueAt(a, today);
  const [dayOfB, minutesOfB] = dueAt(b, today);
  return dayOfA.localeCompare(dayOfB) || minutesOfA - minutesOfB;
}

/**
 * Devices to return, and devices to hand in at the shop, are due today after the pickups. A failed
 * pickup is due again on the same day, after all other pickups.
 */
function dueAt({ booking, whereabouts, steps }: ListedPickup, today: ShopDate): [ShopDate, number] {
  const [last] = steps;
  const failedToday = last?.step === 'failed' && toShopDate(new Date(last.at)) === today;
  if (whereabouts === 'arrived') return [today, DAY_MINUTES];
  if (whereabouts === 'collected') return [today, DAY_MINUTES + 1];
  if (failedToday) return [today, DAY_MINUTES - 1];
  const { pickupDate = today, pickupFrom } = booking;
  return [pickupDate, pickupFrom ? slotMinutes(pickupFrom) : 0];
}

function areaOf({ place, booking }: ListedPickup): string {
  if (place?.terms === 'courier') return COURIER;
  return place?.area || booking.city || UNKNOWN;
}
