import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readWalkIns } from '@mcs-repairs/shared/domain/contract/checkIn';

/** The number of free places changes when colleagues check in devices and when the day ends. */
const AGAIN_MS = 60_000;

const walkIns = answersOf(readWalkIns);

/** Returns how many more devices the shop can check in today; undefined while loading. */
export function useWalkIns() {
  return walkIns.useQuery({}, { pollingInterval: AGAIN_MS }).currentData;
}
