import type { Failure } from '../types/failure';
import { isUncertain } from './isUncertain';

/**
 * Says what a failure means for a change, without a full stop: "The account was not changed". If
 * nobody knows, it says "The account may have been changed". `done` is a participle, such as
 * "changed".
 */
export const outcomeOf = (failure: Failure, subject: string, done: string): string =>
  `${subject} ${isUncertain(failure) ? 'may have been' : 'was not'} ${done}`;
