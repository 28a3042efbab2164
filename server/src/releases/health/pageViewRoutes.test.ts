import { openTestShop, type TestShop } from '../../../test/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  shop.app.releaseHealth.inForce({ shop: { version: '1.0.0-ab' } });
});
afterEach(() => shop.close());

const view = {
  remotes: [{ remote: 'shop', version: '1.0.0-ab', counts: { load: 1, 'render-failure': 2 } }],
  vitals: { LCP: 900 },
};
const send = (payload: unknown) =>
  shop.app.inject({ method: 'POST', url: '/api/page-views', payload: payload as object });

test('a page view is counted, with an empty response', async () => {
  expect((await send(view)).statusCode).toBe(204);
  expect((await shop.app.inject('/metrics')).body).toContain(
    'shop_release_happenings_total{remote="shop",version="1.0.0-ab",kind="render-failure"} 2',
  );
});

test.each([
  ['a number beyond all measure', { ...view, vitals: { LCP: 1e9 } }],
  ['an unknown happening', { ...view, remotes: [{ ...view.remotes[0], counts: { theft: 1 } }] }],
  ['more remotes than a page has', { ...view, remotes: Array(21).fill(view.remotes[0]) }],
  ['a version with markup', { ...view, remotes: [{ ...view.remotes[0], version: '"}' }] }],
])('%s is rejected', async (_case, body) => {
  expect((await send(body)).statusCode).toBe(422);
});
