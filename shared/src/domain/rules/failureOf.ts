import type { Failure } from '../types/failure';

/**
 * Converts the error of a cached answer to a failure. An error from a bug has another shape and
 * becomes the failure `internal`.
 */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    return error as Failure;
  }
  console.error('An answer could not be used.', error);
  return { code: 'internal', message: 'Something went wrong on our side.' };
}
