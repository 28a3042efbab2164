import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { cart } from '../pages/cart';

/**
 * Opens a page, but delays its script, as in a slow network. A call of `arrive` lets the script
 * load.
 */
async function openBeforeReact(page: Page, path: string): Promise<{ arrive: () => Promise<void> }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shell\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return {
    arrive: async () => {
      release();
      await untilAlive(page);
    },
  };
}

test('what is pressed before hydration takes effect once after it', async ({
  page,
  complaints,
}) => {
  const { arrive } = await openBeforeReact(page, '/shop');
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  // The visitor presses the button twice before the script has loaded. The page must add the
  // product only once.
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .nth(1)
    .click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await arrive();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(page).toHaveURL(/sort=/);
  expect(complaints).toEqual([]);
});

test('a form that is filled in and sent before hydration is sent once, as it was typed', async ({
  page,
  complaints,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/enquiries'))
      sent.push(request.postData() ?? '');
  });
  const { arrive } = await openBeforeReact(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel(/Your name/).fill('Early Visitor');
  await form.getByLabel(/Phone/).fill('+977 9800000001');
  await form.getByLabel(/Message/).fill('Is anybody there yet?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('button', { name: 'Send message' }).click();
  expect(sent).toEqual([]);
  await arrive();
  await expect(page.getByText('We have your message')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    customerName: 'Early Visitor',
    message: 'Is anybody there yet?',
  });
  expect(complaints).toEqual([]);
});

test('typed text that was not sent stays, and links work without waiting', async ({ page }) => {
  const { arrive } = await openBeforeReact(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
  await arrive();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');

  const next = await openBeforeReact(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
  await expect(page).toHaveURL(/\/warranty$/);
  await next.arrive();
});

test('the calendar of a model hydrates when it is needed or pressed', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofBooking = () => asked.filter((url) => /\/remotes\/booking\/.*\.js$/.test(url));
  const { arrive } = await openBeforeReact(page, '/repairs/iphone/15-pro');
  const month = page.getByText(/^[A-Z][a-z]+ 20\d\d$/).first();
  const before = await month.textContent();
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(ofBooking()).toEqual([]);
  await arrive();
  await expect(month).not.toHaveText(before ?? '');
  expect(ofBooking().length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('the shop can be searched without scripts, within the chosen filter', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/shop?category=iphones`);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('pro');
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
  await expect(page).toHaveURL(/category=iphones.*q=pro/);
  await expect(page.getByRole('heading', { name: /iPhone.*Pro/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /MacBook/ })).toHaveCount(0);
  await context.close();
});

type Begun = typeof globalThis & { __begun?: number };

/** Runs in the page: records the time when the document gets the shell's script. */
function watchBegin(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes)
        if (added instanceof HTMLScriptElement && added.src.includes('/shell/main.'))
          (globalThis as Begun).__begun = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Returns three times in milliseconds: when the document was parsed (`read`), when it was first
 * painted (`shown`), and when it got the shell's script (`begun`).
 */
const momentsOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      read: (navigation as PerformanceNavigationTiming).domContentLoadedEventStart,
      shown: performance.getEntriesByType('paint')[0]?.startTime ?? Infinity,
      begun: (globalThis as Begun).__begun ?? NaN,
    };
  });

test('a browser that has the script already shows the page before it runs', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(watchBegin);
  for (const open of [() => page.goto('/'), () => page.reload(), () => page.goto('/shop')]) {
    await open();
    await untilAlive(page);
    const { read, shown, begun } = await momentsOf(page);
    // The page delays the script until the first paint, but for at most half a second.
    expect(begun).toBeGreaterThanOrEqual(Math.min(shown, read + 499));
  }
  expect(complaints).toEqual([]);
});

test('a page that is never painted, such as a background tab, hydrates anyway', async ({
  page,
}) => {
  await page.addInitScript(watchBegin);
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await page.goto('/');
  await untilAlive(page);
  const { read, begun } = await momentsOf(page);
  expect(begun).toBeGreaterThanOrEqual(read + 499);
});

test('a page whose inline scripts are blocked hydrates anyway', async ({ page }) => {
  await page.route('**/shop', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const stricter = policy.replace(/ 'sha256-[^']+'/, '');
    expect(stricter).not.toBe(policy);
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': stricter },
    });
  });
  await cart(page).openShop();
  await cart(page).addFirst();
  await expect(cart(page).inHeader('1 item')).toBeVisible();
});

test('the shell is fetched once and runs once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await untilAlive(page);
  expect(asked.filter((url) => url.includes('/shell/main.') && url.endsWith('.js'))).toHaveLength(
    1,
  );
  const begun = await page.evaluate(() => performance.getEntriesByName('site:interactive').length);
  expect(begun).toBe(1);
});
