import type { Failure } from '../types/failure';

/** Returns the failure from the error of a cached endpoint. The error may also come from a bug. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    return error as Failure;
  }
  console.error('An answer could not be used.', error);
  return { code: 'internal', message: 'Something went wrong on our side.' };
}
