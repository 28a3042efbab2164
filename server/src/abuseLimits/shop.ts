import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { LimitSettings } from './limitSettings';

/** What limits on visitors' submissions work with. */
export type Shop = StaffPlace & {
  config: Pick<HttpSettings, 'rateLimits'> & {
    /** What visitors may send; `rateLimits` 0 switches these off as well. */
    limits: LimitSettings;
    shop: ShopProfile;
  };
};
