import type { ShopData } from '../../data/ShopData';
import { itemAdded } from './cartSlice';
import { addLateMiddleware, makeStore } from './makeStore';

const product = {
  id: 'macbooks/mb1',
  name: 'MacBook Air M1',
  price: 'Call for price',
  image: '/logo.svg',
};
// Not the fake data port of other tests, because its module loads the cache before any store exists.
const shopData = {} as ShopData;

test('the first request is answered if the cache was added after the store was created', async () => {
  const store = makeStore({ shopData });
  const { shopApi } = await import('../query');
  expect(store.getState()).not.toHaveProperty('shopApi');
  const { endpoints } = shopApi.injectEndpoints({
    endpoints: (build) => ({
      greeting: build.query<string, void>({ queryFn: () => ({ data: 'Namaste' }) }),
    }),
  });
  const asked = store.dispatch(endpoints.greeting.initiate(undefined, { subscribe: false }));
  expect((await asked).data).toBe('Namaste');
  store.dispatch(shopApi.util.resetApiState());
});

test('middleware that is added later is created once for a store, and sees each action', () => {
  const store = makeStore({ shopData });
  store.dispatch(itemAdded(product));
  const created = jest.fn();
  const seen: unknown[] = [];
  addLateMiddleware(() => (next) => {
    created();
    return (action) => {
      if (itemAdded.match(action)) seen.push(action.payload.id);
      return next(action);
    };
  });
  store.dispatch(itemAdded(product));
  addLateMiddleware(() => (next) => next);
  store.dispatch(itemAdded(product));
  expect(created).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([product.id, product.id]);
  expect(store.getState().cart.items[0]?.quantity).toBe(3);
});
