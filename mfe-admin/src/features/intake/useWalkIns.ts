import { intakeApi } from 'shared/data/intake/endpoints';

/** Time takes places away as well. */
const AGAIN_MS = 60_000;

/** Where the next visit goes; undefined until it is known. */
export function useWalkIns() {
  return intakeApi.useWalkInsQuery(undefined, { pollingInterval: AGAIN_MS }).currentData;
}
