// The federated singleton `shared/platform/query`: the cache of server lists. The shell loads it only when a page asks for it.
import type { WithSlice } from '@reduxjs/toolkit';
import { shopApi } from '../data/shopApi';
import { addLateMiddleware, rootReducer } from './store/makeStore';

declare module './store/makeStore' {
  interface LazySlices extends WithSlice<typeof shopApi> {}
}

rootReducer.inject(shopApi);
addLateMiddleware(shopApi.middleware);

export { shopApi };
