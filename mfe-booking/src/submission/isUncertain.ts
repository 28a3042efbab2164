import type { Failure, FailureCode } from '@mcs-repairs/shared/domain/types/failure';

/** After one of these failures, nobody knows whether the request was stored. */
const UNCERTAIN: readonly FailureCode[] = ['network', 'internal', 'unavailable'];

export function isUncertain(failure: Failure): boolean {
  return UNCERTAIN.includes(failure.code);
}
