// The shell provides this module as `shared/data/query`: the cache of server lists, connected to
// the store. It loads only when a page needs it.
import { ask, shopApi } from '../data/query';
import { addLateMiddleware, rootReducer } from './store/makeStore';
import { isMadeStale } from './store/madeStale';

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);
addLateMiddleware(({ dispatch }) => (next) => (action) => {
  const passed = next(action);
  if (isMadeStale(action)) {
    // Topics add their tags when their code loads; an unknown tag matches no answer.
    const tags = [...action.tags];
    const { invalidateTags } = shopApi.enhanceEndpoints({ addTagTypes: tags }).util;
    dispatch(invalidateTags(tags));
  }
  return passed;
});

export { ask, shopApi };
