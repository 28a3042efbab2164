import { expect, test } from '../fixtures';
import { discardShop, startShop } from '../server';

const BROWSER = { accept: 'text/html', 'accept-encoding': 'identity' };
const ask = (url: string) => fetch(url, { headers: BROWSER, redirect: 'manual' });

test('a path has one address: repeated slashes redirect to it', async ({ shop }) => {
  for (const [asked, expected] of [
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/repairs//iphone', '/repairs/iphone'],
    [`/a${'/'.repeat(1500)}x`, '/a/x'],
  ]) {
    const answer = await ask(shop.url + asked);
    expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 301, expected]);
  }
});

test('an address above 2 KB is rejected before anything parses it', async ({ shop }) => {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(`${shop.url}/a${'/'.repeat(14_000)}x`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 414));
  expect(performance.now() - began).toBeLessThan(5000);
});

test('simultaneous requests for a redirect all get the target', async ({ shop }) => {
  const answers = await Promise.all(Array.from({ length: 160 }, () => ask(`${shop.url}//shop`)));
  for (const { status, headers } of answers) {
    expect([status, headers.get('location')]).toEqual([301, '/shop']);
  }
});

test('the number of rendered pages a minute is limited for one network, and cached pages do not count', async () => {
  const most = 10;
  const shop = await startShop({ RATE_LIMITS: '1', RENDERED_PAGES_PER_MINUTE: String(most) });
  const status = async (page: string) => (await ask(shop.url + page)).status;
  expect(await status('/')).toBe(200);
  // The requests come together. On a busy machine, the cached page could expire many times between
  // requests one after the other.
  const again = await Promise.all(Array.from({ length: 5 * most }, () => status('/')));
  expect(new Set(again)).toEqual(new Set([200]));
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+\/repairs\/[^<]+)</g)].map(
    ([, page = '']) => page,
  );
  expect(pages.length).toBeGreaterThan(most);
  let rendered = 0;
  let answer = await ask(pages[0] ?? '');
  while (answer.status === 200 && rendered < most) answer = await ask(pages[(rendered += 1)] ?? '');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('Too many requests');
  expect(rendered).toBeGreaterThan(most / 2);
  expect((await ask(pages[rendered - 1] ?? '')).status).toBe(200);
  await discardShop(shop);
});
