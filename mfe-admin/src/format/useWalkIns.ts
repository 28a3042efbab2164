import type { WalkInState } from '@mcs-repairs/shared/domain/types/checkIn';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readWalkIns } from '@mcs-repairs/shared/domain/contract/checkIn';

/**
 * The free places are read again at this interval, because colleagues check in devices and the day
 * ends.
 */
const AGAIN_MS = 60_000;

const walkIns = answersOf(readWalkIns);

/** Returns how many more devices the shop can check in today. Undefined while loading. */
export function useWalkIns({ skip = false } = {}): WalkInState | undefined {
  return walkIns.useQuery({}, { pollingInterval: AGAIN_MS, skip }).currentData;
}

/** Says why the shop has no room for walk-ins. The page Day and the check-in use the same words. */
export const noRoomWords = (reason: WalkInState['reason']): string =>
  reason === 'closed' ? 'The shop is closed today' : 'The shop has no time for more walk-ins today';
