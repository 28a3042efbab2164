import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterAll(() => shop.close());

type Document = { paths: Record<string, Record<string, { operationId: string }>> };

/**
 * Operations that other tests cover: `signOut` ends the caller's session, and the response of
 * `followChanges` never ends.
 */
const ELSEWHERE = new Set(['signOut', 'followChanges']);

test('no response of any operation may be cached, including errors', async () => {
  const { body } = await shop.browser().ask('GET', '/api/openapi.json');
  const kept: string[] = [];
  let asked = 0;
  for (const [path, methods] of Object.entries((body as Document).paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      if (ELSEWHERE.has(operationId) || !path.startsWith('/api/')) continue;
      const url = path.replace(/\{\w+\}/g, 'no-such-id');
      const sent = method === 'get' ? undefined : {};
      for (const browser of [owner, shop.browser()]) {
        const { headers } = await browser.ask(method.toUpperCase() as 'GET', url, sent);
        asked += 1;
        if (headers['cache-control'] !== 'no-store') kept.push(operationId);
      }
    }
  }
  expect(kept).toEqual([]);
  expect(asked).toBeGreaterThan(150);
});
