import type { Booking } from '../types/booking';
import type { PickupStepName, Whereabouts } from '../types/pickup';
import { isAwaited } from './repairStage';

/**
 * Returns whether a rider picks up the device, now or after a request. If a request got an
 * appointment, the customer brings the device.
 */
export function isFetched({
  pickupDate,
  serviceType,
  appointmentDate,
}: Pick<Booking, 'pickupDate' | 'serviceType' | 'appointmentDate'>): boolean {
  return pickupDate !== undefined || (serviceType === 'pickup' && appointmentDate === '');
}

/**
 * Returns where the next handover of the device takes place, with a label: at the shop, unless a
 * rider still has to come. An unknown address is "your address".
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
 * Returns where a device with a pickup is. The stage of the repair decides. Without a stage, the
 * rider's steps decide.
 */
export function whereaboutsOf({ collectedAt, stage }: Device, isFetched: boolean): Whereabouts {
  if (collectedAt) return 'returned';
  if (stage) return 'arrived';
  return isFetched ? 'collected' : 'planned';
}

/** Returns the rider's next step. Null if there is none. */
export function nextStep(
  device: Device,
  whereabouts: Whereabouts,
): Exclude<PickupStepName, 'failed'> | null {
  if (whereabouts === 'planned') return 'collected';
  if (whereabouts === 'collected') return 'arrived';
  const isDone = device.stage === 'ready' || device.stage === 'unrepaired';
  return whereabouts === 'arrived' && isDone ? 'returned' : null;
}
