import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { LimitSettings } from './limitSettings';

/** The dependencies of the limits on visitors' submissions. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    /**
     * The limits on visitors' submissions. If the setting `rateLimits` is 0, these limits are off,
     * too.
     */
    limits: LimitSettings;
    shop: ShopProfile;
  };
};
