import type { StaffPlace } from '../auth';
import type { ChangeFeed } from '../db';
import type { StaffStreams } from './staffStreams';

/** What the event streams of staff pages need. */
export type Shop = StaffPlace & { changes: ChangeFeed; streams: StaffStreams };
