// The shell provides this module under the name `shared/data/query`. It contains the cache for the
// server's data, and connects it to the store. It loads when a page first needs it.
import { ask, shopApi } from '../data/query';
import { addLateMiddleware, rootReducer } from './store/makeStore';
import { isMadeStale } from './store/madeStale';

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);
addLateMiddleware(({ dispatch }) => (next) => (action) => {
  const passed = next(action);
  if (isMadeStale(action)) {
    // Each operation registers its tags when its code loads. A tag that is not registered has no
    // cached answer.
    const tags = [...action.tags];
    const { invalidateTags } = shopApi.enhanceEndpoints({ addTagTypes: tags }).util;
    dispatch(invalidateTags(tags));
  }
  return passed;
});

export { ask, shopApi };
