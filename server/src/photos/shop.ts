import type { StaffPlace } from '../auth/shop';
import type { HttpSettings } from '../http/httpSettings';

/** What photos work with. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    dataDir: string;
    /** Room for photos that no booking names yet: of everybody, and of one network. */
    photoQuota: { allMb: number; networkMb: number };
  };
};
