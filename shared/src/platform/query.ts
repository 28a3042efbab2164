// What the shell gives under the name `shared/data/query`: the cache of server lists, put into the store. It is loaded only
// when a page asks for it.
import { ask, shopApi } from '../data/query';
import { addLateMiddleware, rootReducer } from './store/makeStore';
import { isMadeStale } from './store/madeStale';

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);
addLateMiddleware(({ dispatch }) => (next) => (action) => {
  const passed = next(action);
  if (isMadeStale(action)) {
    // Answers add their tags when their code comes; one that is not known yet is a tag of nothing.
    const tags = [...action.tags];
    const { invalidateTags } = shopApi.enhanceEndpoints({ addTagTypes: tags }).util;
    dispatch(invalidateTags(tags));
  }
  return passed;
});

export { ask, shopApi };
