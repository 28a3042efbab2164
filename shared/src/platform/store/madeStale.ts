import type { UnknownAction } from 'redux';
import type { Tags } from '../../data/stale';

const MADE_STALE = 'shop/madeStale';

/** A write was answered: who keeps answers with these tags fetches them again. Without the cache's code nobody keeps any. */
export const madeStale = (tags: Tags) => ({ type: MADE_STALE, tags });

export const isMadeStale = (action: unknown): action is ReturnType<typeof madeStale> =>
  (action as UnknownAction).type === MADE_STALE;
