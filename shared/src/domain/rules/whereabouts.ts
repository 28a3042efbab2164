import type { Booking } from '../types/booking';
import type { PickupStepName, Whereabouts } from '../types/pickup';
import { isAwaited } from './repairStage';

/**
 * Returns whether a rider picks up the device: a pickup is planned, or the customer requested one.
 * If staff gave such a request an appointment, the customer brings the device.
 */
export function isFetched({
  pickupDate,
  serviceType,
  appointmentDate,
}: Pick<Booking, 'pickupDate' | 'serviceType' | 'appointmentDate'>): boolean {
  return pickupDate !== undefined || (serviceType === 'pickup' && appointmentDate === '');
}

/**
 * Returns where the device changes hands next, with a label. This is the shop, unless a rider still
 * fetches or returns the device. An unknown address becomes "your address".
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
 * Returns where a device is, if its booking has a pickup. A device with a stage is in the shop, or
 * returned once collected. Without a stage, `isFetched` tells whether the rider has it.
 */
export function whereaboutsOf({ collectedAt, stage }: Device, isFetched: boolean): Whereabouts {
  if (collectedAt) return 'returned';
  if (stage) return 'arrived';
  return isFetched ? 'collected' : 'planned';
}

/** Returns the rider's next step, or null if there is none. */
export function nextStep(
  device: Device,
  whereabouts: Whereabouts,
): Exclude<PickupStepName, 'failed'> | null {
  if (whereabouts === 'planned') return 'collected';
  if (whereabouts === 'collected') return 'arrived';
  const isDone = device.stage === 'ready' || device.stage === 'unrepaired';
  return whereabouts === 'arrived' && isDone ? 'returned' : null;
}
