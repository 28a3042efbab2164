import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';

/** Dependencies of the context `community`. */
export type Shop = ChangesShop & LimitsShop;
