import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';

/** What the forum works with. */
export type Shop = ChangesShop & LimitsShop;
