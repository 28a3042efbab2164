import { longDay } from './longDay';

/**
 * Returns the name of a version, made from the day of its start. The first version has no start.
 */
export const versionName = (from: string | null) =>
  from ? `Valid from ${longDay(from)}` : 'First version';
