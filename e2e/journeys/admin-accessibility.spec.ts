import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test, untilStill } from '../fixtures';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns the accessibility errors that axe finds, including contrast. */
async function faults(page: Page): Promise<string[]> {
  await untilStill(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    type AxeResults = { violations: { id: string; nodes: { html: string }[] }[] };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the staff pages', async ({ page, shop, shopApi, signIn }) => {
      await page.addInitScript({ path: axePath });
      await page.goto('/admin/bookings');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await faults(page)).toEqual([]);

      const { shopDate, time } = await shopApi.freeSlot();
      await shopApi.book(shopApi.appointment(shopDate, time));
      await signIn(page);
      await expect(page.getByRole('row', { name: /Asha Gurung/ }).first()).toBeVisible();
      await expect(page.getByText('Total Bookings')).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await faults(page)).toEqual([]);

      for (const [path, content] of [
        ['/admin', 'Asha Gurung'],
        [`/admin/day?date=${shopDate}`, 'Asha Gurung'],
        ['/admin/takings', 'Close takings of the day'],
        ['/admin/customers', 'Asha Gurung'],
        ['/admin/quote-requests', 'No quote requests here'],
        ['/admin/enquiries', 'No enquiries here'],
        ['/admin/community', 'All categories'],
        ['/admin/pickups', 'No pickups to do'],
        ['/admin/settings', 'Closed days'],
        ['/admin/goods', 'Add unit'],
        ['/admin/parts', 'Add part to stock list'],
        ['/admin/prices', 'Screen Repair'],
        ['/admin/website', 'Shop profile'],
        ['/admin/log', 'Signed in'],
        ['/admin/reports', 'Promised days kept'],
        ['/admin/releases', 'All versions of booking'],
        ['/admin/staff', 'Invite a colleague'],
        ['/admin/account', 'Use keyboard shortcuts'],
        ['/admin/account/security', 'This session'],
        ['/admin/account/alerts', 'A new booking'],
      ] as const) {
        await page.goto(shop.url + path);
        await expect(page.getByText(content).first()).toBeAttached();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect(await faults(page), path).toEqual([]);
      }
    });
  });
}
