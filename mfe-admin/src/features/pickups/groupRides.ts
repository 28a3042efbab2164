import { nextStep } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { ListedRide } from '@mcs-repairs/shared/domain/types/pickup';

export type RideGroup = { area: string; rides: ListedRide[] };

const UNKNOWN = 'Unknown area';
const COURIER = 'By courier';

/**
 * Groups pickups by area of the city, ignoring upper and lower case. Pickups by courier come last.
 * Within a group they keep the order of the list, by due time.
 */
export function groupRides(rides: readonly ListedRide[]): RideGroup[] {
  const groups = new Map<string, RideGroup>();
  for (const ride of rides) {
    if (nextStep(ride.booking, ride.whereabouts) === null) continue;
    const area = areaOf(ride);
    const key = area.toLowerCase();
    const group = groups.get(key) ?? { area, rides: [] };
    group.rides.push(ride);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || a.area.localeCompare(b.area));
}

const rank = ({ area }: RideGroup) => (area === COURIER ? 2 : area === UNKNOWN ? 1 : 0);

function areaOf({ place, booking }: ListedRide): string {
  if (place?.terms === 'courier') return COURIER;
  return place?.area || booking.city || UNKNOWN;
}
