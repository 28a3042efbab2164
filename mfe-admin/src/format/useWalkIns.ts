import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readWalkIns } from '@mcs-repairs/shared/domain/contract/checkIn';

/**
 * The free places are read again at this interval, because colleagues check in devices and the day
 * ends.
 */
const AGAIN_MS = 60_000;

const walkIns = answersOf(readWalkIns);

/** Returns how many more devices the shop can check in today. Undefined while loading. */
export function useWalkIns() {
  return walkIns.useQuery({}, { pollingInterval: AGAIN_MS }).currentData;
}
