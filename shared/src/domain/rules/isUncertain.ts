import type { Failure, FailureCode } from '../types/failure';

/** After one of these failures, nobody knows whether the request was stored. */
const UNCERTAIN: readonly FailureCode[] = ['network', 'internal', 'unavailable'];

export function isUncertain(failure: Failure): boolean {
  return UNCERTAIN.includes(failure.code);
}
