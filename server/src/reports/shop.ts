import type { StaffPlace } from '../auth';
import type { SiteUseCounter } from './siteUse/siteUseCounter';

/** What the code for reports needs. */
export type Shop = StaffPlace & { siteUse: SiteUseCounter };
