import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { Files } from '../runtime';

/** What the code for photos needs. */
export type Shop = StaffPlace & {
  files: Files;
  config: Pick<HttpSettings, 'rateLimits'> & {
    /**
     * The maximum disk space for photos that no booking uses yet, in megabytes: in total, and for
     * one network.
     */
    photoQuota: { allMb: number; networkMb: number };
  };
};
