import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';

/** What the forum depends on. */
export type Shop = ChangesShop & LimitsShop;
