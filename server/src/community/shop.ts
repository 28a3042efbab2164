import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';
import type { Files } from '../runtime';

/** The dependencies of the forum. */
export type Shop = ChangesShop & LimitsShop & { files: Files };
