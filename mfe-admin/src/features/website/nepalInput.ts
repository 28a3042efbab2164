import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';

/**
 * The instant of a field that may be empty. Text that is no time stays, so that the schema refuses
 * it.
 */
export const instantOf = (typed: string): string | null =>
  typed === '' ? null : (instantOfWallTime(typed) ?? typed);

export const inputOf = (instant: string | null | undefined): string =>
  instant ? wallTimeOf(new Date(instant)) : '';
