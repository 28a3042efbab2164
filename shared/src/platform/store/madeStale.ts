import type { UnknownAction } from 'redux';
import type { Tags } from '../../data/stale';

const MADE_STALE = 'shop/madeStale';

/**
 * A write was answered: the cache fetches answers with these tags again. Without the cache's code
 * nothing is cached, so nothing happens.
 */
export const madeStale = (tags: Tags) => ({ type: MADE_STALE, tags });

export const isMadeStale = (action: unknown): action is ReturnType<typeof madeStale> =>
  (action as UnknownAction).type === MADE_STALE;
