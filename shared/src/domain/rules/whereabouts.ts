import type { Booking } from '../types/booking';
import type { RideStepName, Whereabouts } from '../types/ride';

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
