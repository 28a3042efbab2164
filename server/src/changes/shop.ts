import type { StaffPlace } from '../auth/shop';
import type { ChangeFeed } from '../db/changeFeed';
import type { StaffStreams } from './staffStreams';

/** What telling of changes works with. */
export type Shop = StaffPlace & { changes: ChangeFeed; streams: StaffStreams };
