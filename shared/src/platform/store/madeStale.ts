import { createAction } from '@reduxjs/toolkit';
import type { Tags } from '../../data/stale';

/** A write was answered: who keeps answers with these tags fetches them again. Without the cache's code nobody keeps any. */
export const madeStale = createAction<Tags>('shop/madeStale');
