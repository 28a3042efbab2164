import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { Files } from '../runtime';

/** The dependencies of photos. */
export type Shop = StaffPlace & {
  files: Files;
  config: Pick<HttpSettings, 'rateLimits'> & {
    /**
     * The maximum disk space for photos that belong to no booking yet: in total, and for one
     * network.
     */
    photoQuota: { allMb: number; networkMb: number };
  };
};
