import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';

/**
 * Converts a field to an instant, or null if it is empty. Invalid text stays unchanged, so that the
 * schema rejects it.
 */
export const instantOf = (typed: string): string | null =>
  typed === '' ? null : (instantOfWallTime(typed) ?? typed);

export const inputOf = (instant: string | null | undefined): string =>
  instant ? wallTimeOf(new Date(instant)) : '';
