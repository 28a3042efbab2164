import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';

/**
 * Converts a field to an instant, or null if it is empty. Invalid text stays unchanged, so that the
 * schema rejects it.
 */
export const instantOf = (typed: string): string | null =>
  typed === '' ? null : (instantOfWallTime(typed) ?? typed);

export const inputOf = (instant: string | null | undefined): string =>
  instant ? wallTimeOf(new Date(instant)) : '';

/**
 * Returns the start of an edition whose author planned it for later, until it starts. The clock of
 * this browser may be slow, so an edition that started at once is not planned.
 */
export const plannedStart = (
  edition: { at: string; validFrom: string } | undefined,
  now: string,
): string | null =>
  edition && edition.validFrom > edition.at && edition.validFrom > now ? edition.validFrom : null;
