import { intakeApi } from '@mcs-repairs/shared/data/intake/endpoints';

/** Colleagues take devices in as well, and the day ends. */
const AGAIN_MS = 60_000;

/** How many devices may still come in today; undefined until it is known. */
export function useWalkIns() {
  return intakeApi.useWalkInsQuery(undefined, { pollingInterval: AGAIN_MS }).currentData;
}
