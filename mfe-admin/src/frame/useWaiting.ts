import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { useMay } from '../staff/useRight';

const day = answersOf(readToday);

/**
 * What the navigation counts. The counts are shared: what one member handles leaves everyone's
 * count.
 */
export function useWaiting(): Today | undefined {
  const isTold = useMay('read-bookings');
  return day.useQuery({}, { skip: !isTold }).currentData;
}
