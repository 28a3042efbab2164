import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** What photos work with. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    dataDir: string;
    /** Room for photos that no booking names yet: of everybody, and of one network. */
    photoQuota: { allMb: number; networkMb: number };
  };
};
