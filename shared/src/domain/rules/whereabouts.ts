import type { Booking } from '../types/booking';
import type { RideStepName, Whereabouts } from '../types/ride';
import { isAwaited } from './repairStage';

/** Whether a rider comes for the device, or is asked to. A request that got a time at the shop is brought there. */
export function isFetched({
  pickupDate,
  serviceType,
  appointmentDate,
}: Pick<Booking, 'pickupDate' | 'serviceType' | 'appointmentDate'>): boolean {
  return pickupDate !== undefined || (serviceType === 'pickup' && appointmentDate === '');
}

/** Where a device changes hands next, with its label: at the shop, unless a rider is still to come. Of an unknown address it is "your address". */
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

/** Where a device that is fetched is: what the bench knows says it; before that, whether the rider has it. */
export function whereaboutsOf({ collectedAt, stage }: Device, isFetched: boolean): Whereabouts {
  if (collectedAt) return 'returned';
  if (stage) return 'arrived';
  return isFetched ? 'collected' : 'planned';
}

/** The step that comes next on the way; null where nothing is to be done by a rider. */
export function nextStep(
  device: Device,
  whereabouts: Whereabouts,
): Exclude<RideStepName, 'failed'> | null {
  if (whereabouts === 'planned') return 'collected';
  if (whereabouts === 'collected') return 'arrived';
  const isDone = device.stage === 'ready' || device.stage === 'unrepaired';
  return whereabouts === 'arrived' && isDone ? 'returned' : null;
}
