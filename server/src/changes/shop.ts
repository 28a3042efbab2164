import type { StaffPlace } from '../auth';
import type { ChangeFeed } from '../db';
import type { StaffStreams } from './staffStreams';

/** What telling of changes works with. */
export type Shop = StaffPlace & { changes: ChangeFeed; streams: StaffStreams };
