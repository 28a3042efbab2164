import type { Shop as LimitsShop } from '../abuseLimits/shop';
import type { Shop as ChangesShop } from '../changes/shop';

/** What the forum works with. */
export type Shop = ChangesShop & LimitsShop;
