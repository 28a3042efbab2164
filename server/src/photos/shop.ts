import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** Dependencies of photos. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    dataDir: string;
    /** Room for photos that no booking names yet: in all, and for one network. */
    photoQuota: { allMb: number; networkMb: number };
  };
};
