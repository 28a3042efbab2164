import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';
import type { Files } from '../runtime';

/** What the code of the forum needs. */
export type Shop = ChangesShop & LimitsShop & { files: Files };
