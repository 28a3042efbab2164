import type { StaffPlace } from '../auth';
import type { SiteUseCounter } from './siteUse/siteUseCounter';

/** Dependencies of reports. */
export type Shop = StaffPlace & { siteUse: SiteUseCounter };
