import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { LimitSettings } from './limitSettings';

/** Dependencies of the limits on visitors' submissions. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    /** Limits on what visitors send. `rateLimits` 0 switches off these limits too. */
    limits: LimitSettings;
    shop: ShopProfile;
  };
};
