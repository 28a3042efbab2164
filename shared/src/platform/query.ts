// The shell provides this module as `shared/data/query`. It contains the cache for the server's
// data, and connects it with the store. It loads when a page first needs it.
import { ask, shopApi } from '../data/query';
import { addLateMiddleware, rootReducer } from './store/makeStore';
import { isMadeStale } from './store/madeStale';

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);
addLateMiddleware(({ dispatch }) => (next) => (action) => {
  const passed = next(action);
  if (isMadeStale(action)) {
    // An operation registers its tags when its code loads. No cached answer has a tag that is not
    // registered.
    const tags = [...action.tags];
    const { invalidateTags } = shopApi.enhanceEndpoints({ addTagTypes: tags }).util;
    dispatch(invalidateTags(tags));
  }
  return passed;
});

export { ask, shopApi };
