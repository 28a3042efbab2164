import type { UnknownAction } from 'redux';
import type { Tags } from '../../data/stale';

const MADE_STALE = 'shop/madeStale';

/**
 * Invalidates the cached answers with these tags, so that the cache fetches them again. If the code
 * of the cache is not loaded, there are no cached answers, and nothing happens.
 */
export const madeStale = (tags: Tags) => ({ type: MADE_STALE, tags });

export const isMadeStale = (action: unknown): action is ReturnType<typeof madeStale> =>
  (action as UnknownAction).type === MADE_STALE;
