import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** The dependencies of photos. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    dataDir: string;
    /** The space for photos that belong to no booking yet: in total, and for one network. */
    photoQuota: { allMb: number; networkMb: number };
  };
};
