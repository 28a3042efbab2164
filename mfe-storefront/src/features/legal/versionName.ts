import { longDay } from './longDay';

/** Names a version by its start. The first version has no start. */
export const versionName = (from: string | null) =>
  from ? `Valid from ${longDay(from)}` : 'First version';
