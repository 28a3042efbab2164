import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';

const AWAY = 'SHARED_STORE_AWAY';
const UNUSABLE = 'SHARED_STORE_UNUSABLE';

/** Thrown if the bucket of releases does not respond. */
export class SharedStoreAway extends Error {
  readonly code = AWAY;
}

/** Thrown if the bucket of releases responds, but its content cannot be used. */
export class SharedStoreUnusable extends Error {
  readonly code = UNUSABLE;
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** Returns whether the bucket did not respond. The error may come from another thread. */
export const isAwayError = (error: unknown): boolean => codeOf(error) === AWAY;

/**
 * Returns what the sender of a request reads if the bucket of releases does not respond or cannot
 * be used. Null for any other error.
 */
export function awayFailure(error: unknown): Failure | null {
  if (!isAwayError(error) && codeOf(error) !== UNUSABLE) return null;
  return failure('unavailable', { message: (error as Error).message, retryAfterSeconds: 10 });
}
