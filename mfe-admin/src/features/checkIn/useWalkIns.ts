import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readWalkIns } from '@mcs-repairs/shared/domain/contract/checkIn';

/** The answer changes when colleagues check in devices and when the day ends. */
const AGAIN_MS = 60_000;

const walkIns = answersOf(readWalkIns);

/** How many more devices can be checked in today; undefined while loading. */
export function useWalkIns() {
  return walkIns.useQuery({}, { pollingInterval: AGAIN_MS }).currentData;
}
