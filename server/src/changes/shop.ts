import type { StaffPlace } from '../auth';
import type { ChangeFeed } from '../db';
import type { StaffStreams } from './staffStreams';

/** The dependencies of changes and their event streams. */
export type Shop = StaffPlace & { changes: ChangeFeed; streams: StaffStreams };
