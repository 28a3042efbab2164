import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure, FilesAway } from '../../runtime';

const AWAY = 'SHARED_STORE_AWAY';
const UNUSABLE = 'SHARED_STORE_UNUSABLE';

export const UNCHANGED = 'Nothing was changed: try again later';
export const UNKNOWN =
  'Look at the releases before you try again, because the change may have been made';
const KEPT = 'This machine may keep the version: send it again later';

/** Thrown if the bucket of releases does not respond. `effect` says what the sender can rely on. */
export class SharedStoreAway extends Error {
  readonly code = AWAY;
  constructor(
    readonly reason: string,
    effect = UNCHANGED,
  ) {
    super(`The bucket of releases does not respond (${reason}). ${effect}`);
  }
}

/** Returns the error for an upload whose version is in the folder, but perhaps not in the bucket. */
export const withVersionKept = (error: unknown): unknown =>
  error instanceof SharedStoreAway ? new SharedStoreAway(error.reason, KEPT) : error;

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

/** Returns the error for a request to the bucket of releases that failed. Keeps any other error. */
export const awayBecause = (error: unknown, effect = UNCHANGED): unknown =>
  error instanceof FilesAway ? new SharedStoreAway(error.reason, effect) : error;

/** Waits for a request to the bucket of releases that changes nothing there. */
export const reaching = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw awayBecause(error);
  });
