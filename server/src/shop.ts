import type { Config } from './config';
import type { ChangeFeed } from './db/changeFeed';
import type { ReferenceBook } from './references/referenceBook';
import type { Db } from './db/schema';
import type { Metrics } from './http/metrics';
import type { Passwords } from './staff/passwords';
import type { StaffStreams } from './changes/staffStreams';
import type { ReleaseHealth } from './vitals/releaseHealth';

/** What every route and job works with. */
export type Shop = {
  config: Config;
  db: Db;
  now: () => Date;
  references: ReferenceBook;
  changes: ChangeFeed;
  streams: StaffStreams;
  passwords: Passwords;
  metrics: Metrics;
  releaseHealth: ReleaseHealth;
};
