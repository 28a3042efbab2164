import {
  combineSlices,
  configureStore,
  type CombinedSliceReducer,
  type EnhancedStore,
  type Middleware,
  type ThunkDispatch,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { shopApi } from '../../data/query';
import type { ShopData } from '../../data/ShopData';
import { cartSlice } from './cartSlice';
import { repairFlowSlice } from './repairFlowSlice';
import { sessionSlice } from './sessionSlice';
import { toastsSlice } from './toastsSlice';

/**
 * The slices that remotes add to the store. Each remote declares the type of its slice by
 * declaration merging: `interface LazySlices extends WithSlice<typeof slice> {}`.
 */
export interface LazySlices extends WithSlice<typeof shopApi> {}

type StaticState = WithSlice<typeof cartSlice> &
  WithSlice<typeof repairFlowSlice> &
  WithSlice<typeof sessionSlice> &
  WithSlice<typeof toastsSlice>;
export type RootState = StaticState & Partial<LazySlices>;

/** What thunks and cached endpoints get as their extra argument, to reach the server. */
export type StoreExtra = { shopData: ShopData };

// The type is written out. Otherwise, the generated declaration would contain `LazySlices` without
// the slices of remotes.
export const rootReducer: CombinedSliceReducer<
  StaticState,
  RootState,
  Partial<RootState>
> = combineSlices(
  cartSlice,
  repairFlowSlice,
  sessionSlice,
  toastsSlice,
).withLazyLoadedSlices<LazySlices>();

const lateMiddleware: Middleware[] = [];
/**
 * Adds middleware to every store. The cache for the server's data needs it, because its code loads
 * after the store exists.
 */
export function addLateMiddleware(middleware: Middleware): void {
  lateMiddleware.push(middleware);
}

/**
 * Runs middleware that was added after the store was created. Redux Toolkit's own middleware for
 * this would keep every store in memory. On the server, each rendered page has a store, so the
 * memory would fill.
 */
const runLateMiddleware: Middleware = (api) => (next) => {
  let added = 0;
  let run: (action: unknown) => unknown = next;
  return (action) => {
    while (added < lateMiddleware.length) {
      const middleware = lateMiddleware[added]!;
      added += 1;
      run = middleware(api)(run);
      // This action creates the state of slices that were added at the same time. Without its state,
      // the cache loses the first request.
      api.dispatch({ type: 'store/middlewareAdded' });
    }
    return run(action);
  };
};

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & { dispatch: AppDispatch };

/**
 * Creates the store, of which each page has one. `preloaded` may contain the state of slices whose
 * code is not loaded yet. This state is kept until the slice is added.
 */
export function makeStore(extra: StoreExtra, preloaded: Partial<RootState> = {}): AppStore {
  const parked: Record<string, unknown> = { ...preloaded };
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
    const waiting = Object.keys(parked);
    if (waiting.length === 0) return rootReducer(state, action);
    const known = rootReducer(undefined, { type: 'store/probe' });
    let next: Record<string, unknown> | undefined = state;
    for (const name of waiting) {
      if (!(name in known)) continue;
      next = { ...next, [name]: parked[name] };
      delete parked[name];
    }
    return rootReducer(next as RootState | undefined, action);
  };
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(runLateMiddleware),
    devTools: false,
  }) as unknown as AppStore;
}
