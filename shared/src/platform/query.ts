// What the shell gives under the name `shared/data/query`: the cache of server lists, put into the store. It is loaded only
// when a page asks for it.
import { ask, shopApi } from '../data/query';
import { addLateMiddleware, rootReducer } from './store/makeStore';

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);

export { ask, shopApi };
