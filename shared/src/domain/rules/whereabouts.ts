import type { Booking } from '../types/booking';
import type { PickupStepName, Whereabouts } from '../types/pickup';
import { isAwaited } from './repairStage';

/**
 * Returns whether a rider picks up the device, because a pickup is planned or the customer
 * requested one. If staff have made an appointment in its place, the customer brings the device.
 */
export function isFetched({
  pickupDate,
  serviceType,
  appointmentDate,
}: Pick<Booking, 'pickupDate' | 'serviceType' | 'appointmentDate'>): boolean {
  return pickupDate !== undefined || (serviceType === 'pickup' && appointmentDate === '');
}

/**
 * Returns where the customer gives or gets the device next, with a label. It is the shop, unless a
 * rider still has to fetch or return the device. If the address is unknown, the text is "your
 * address".
 */
export function handoverOf(
  booking: Parameters<typeof isFetched>[0] & Pick<Booking, 'status' | 'stage' | 'collectedAt'>,
  { shopAddress, pickupAddress }: { shopAddress: string; pickupAddress: string | undefined },
): { label: string; value: string } {
  const door = pickupAddress || 'your address';
  if (isFetched(booking) && isAwaited(booking)) {
    return { label: 'Pickup', value: `We pick your device up at ${door}` };
  }
  const { pickupDate, stage, collectedAt } = booking;
  return pickupDate && stage && !collectedAt
    ? { label: 'Return', value: `Our rider brings your device to ${door}` }
    : { label: 'Where', value: shopAddress };
}

type Device = Pick<Booking, 'collectedAt' | 'stage'>;

/**
 * Returns where a device with a pickup is. A device with a stage is in the shop, or returned if it
 * was collected. Without a stage, `isFetched` says whether the rider has it.
 */
export function whereaboutsOf({ collectedAt, stage }: Device, isFetched: boolean): Whereabouts {
  if (collectedAt) return 'returned';
  if (stage) return 'arrived';
  return isFetched ? 'collected' : 'planned';
}

/** Returns what the rider does next, or null if nothing is left. */
export function nextStep(
  device: Device,
  whereabouts: Whereabouts,
): Exclude<PickupStepName, 'failed'> | null {
  if (whereabouts === 'planned') return 'collected';
  if (whereabouts === 'collected') return 'arrived';
  const isDone = device.stage === 'ready' || device.stage === 'unrepaired';
  return whereabouts === 'arrived' && isDone ? 'returned' : null;
}
