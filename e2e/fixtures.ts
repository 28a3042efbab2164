import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { untilAlive, untilStill } from './alive';
import { api, type ShopApi } from './api';
import { staffBar } from './pages/staffBar';
import { discardShop, runningSite, STAFF, startShop, type ShopServer } from './server';

type Options = { shopMode: 'connected' | 'browser' };
type WorkerFixtures = { shop: ShopServer };
type Fixtures = {
  shopApi: ShopApi;
  complaints: string[];
  /** Signs in through the API and opens a page of the staff area. Other journeys use the form. */
  signIn: (page: Page, path?: string) => Promise<void>;
  errorScreens: void;
};

/** What the shell logs when a page could not be shown, or differs from what the server rendered. */
const ERROR_SCREEN = /could not be (shown|hydrated)|was rendered differently here/;

/**
 * Journeys of one test worker share one running shop. A journey that uses `complaints` can check
 * what its page logs as errors. Every journey fails if one of its pages shows an error screen, even
 * for a moment.
 */
export const test = base.extend<Fixtures, WorkerFixtures & Options>({
  errorScreens: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (ERROR_SCREEN.test(message.text())) seen.push(message.text());
        });
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
  shopMode: ['connected', { option: true, scope: 'worker' }],
  shop: [
    async ({ shopMode }, use) => {
      if (process.env.E2E_SITE) return use(runningSite(process.env.E2E_SITE));
      const shop = await startShop(shopMode === 'browser' ? { SHOP_MODE: 'browser' } : {});
      await use(shop);
      await discardShop(shop);
    },
    { scope: 'worker' },
  ],
  // With the variable E2E_PREVIEW, every browser context of a journey opens a preview of a release.
  context: async ({ context, baseURL }, use) => {
    const [name = '', value = ''] = (process.env.E2E_PREVIEW ?? '').split('=');
    if (name && baseURL) await context.addCookies([{ name, value, url: baseURL }]);
    await use(context);
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  shopApi: async ({ shop }, use) => use(api(shop.url)),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(complaints);
  },
  signIn: async ({ shop }, use) => {
    await use(async (page, path = '/admin/bookings') => {
      const answer = await page.request.post(`${shop.url}/api/session`, { data: STAFF });
      expect(answer.ok()).toBe(true);
      await page.goto(`${shop.url}${path}`);
      await staffBar(page).person.waitFor();
    });
  },
});

export { expect, untilAlive, untilStill };
