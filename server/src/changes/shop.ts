import type { StaffPlace } from '../auth';
import type { ChangeFeed } from '../db';
import type { StaffStreams } from './staffStreams';

/** What changes and their event streams depend on. */
export type Shop = StaffPlace & { changes: ChangeFeed; streams: StaffStreams };
