import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';

/** The dependencies of the forum. */
export type Shop = ChangesShop & LimitsShop;
