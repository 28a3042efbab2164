import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readWalkIns } from '@mcs-repairs/shared/domain/contract/checkIn';

/** Colleagues take devices in as well, and the day ends. */
const AGAIN_MS = 60_000;

const walkIns = answersOf(readWalkIns);

/** How many devices may still come in today; undefined until it is known. */
export function useWalkIns() {
  return walkIns.useQuery({}, { pollingInterval: AGAIN_MS }).currentData;
}
