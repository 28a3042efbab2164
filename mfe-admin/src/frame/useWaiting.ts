import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { useMay } from '../staff/useRight';

const day = answersOf(readToday);

/**
 * Reads the counts for the navigation. The counts are the same for all members. When one member
 * handles an item, it disappears from all counts.
 */
export function useWaiting(): Today | undefined {
  const mayRead = useMay('read-bookings');
  const isTold = useAppSelector(({ session }) => session.status === 'staff') && mayRead;
  return day.useQuery({}, { skip: !isTold }).currentData;
}
