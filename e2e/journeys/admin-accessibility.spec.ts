import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test, untilStill } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns the accessibility errors, including low contrast, that the checker axe finds. */
async function faults(page: Page): Promise<string[]> {
  await untilStill(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    type AxeResults = { violations: { id: string; nodes: { html: string }[] }[] };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}

/** Opens each page, waits for a text of its content, and checks its accessibility with axe. */
async function expectNoFaults(page: Page, pages: readonly (readonly [string, string])[]) {
  for (const [path, content] of pages) {
    await page.goto(path);
    await expect(page.getByText(content).first()).toBeAttached();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await faults(page), path).toEqual([]);
  }
}

async function sendEnquiry(url: string) {
  const sent = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Nima Lama',
      customerPhone: '9841000077',
      email: 'nima@mail.example',
      message: 'The screen of my iPad is cracked. Can you repair it?',
      items: [],
    }),
  });
  return (await sent.json()) as { reference: string };
}

const PHONE = { viewport: { width: 390, height: 844 } };

for (const [looks, use] of [
  ['in the light scheme', { colorScheme: 'light' }],
  ['in the dark scheme', { colorScheme: 'dark' }],
  ['on a phone', { colorScheme: 'light', ...PHONE }],
] as const) {
  test.describe(looks, () => {
    test.use(use);

    test('axe finds nothing on the pages of the day', async ({ page, shop, shopApi, signIn }) => {
      await page.addInitScript({ path: axePath });
      await page.goto('/admin/bookings');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await faults(page)).toEqual([]);

      const { shopDate, time } = await shopApi.freeSlot();
      const booked = await shopApi.book(shopApi.appointment(shopDate, time));
      const { reference } = (await booked.json()) as { reference: string };
      const enquiry = await sendEnquiry(shop.url);
      await signIn(page);
      await expect(page.getByRole('row', { name: /Asha Gurung/ }).first()).toBeVisible();
      await expect(page.getByText('Total Bookings')).toBeAttached();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await faults(page)).toEqual([]);

      // The board shows only devices that are in the shop, so this device must have the stage
      // "Received".
      await bookingDesk(page).open(reference);
      await bookingDesk(page).bringTo('Received');
      await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await expectNoFaults(page, [
        ['/admin', 'Asha Gurung'],
        ['/admin/board', 'Asha Gurung'],
        ['/admin/intake', 'Check in device and print ticket'],
        [`/admin/day?date=${shopDate}`, 'Asha Gurung'],
        ['/admin/takings', 'Close takings of the day'],
        ['/admin/pickups', 'No pickups to do'],
        ['/admin/customers', 'Asha Gurung'],
        ['/admin/customers/9800000000', 'Asha Gurung'],
        ['/admin/quote-requests', 'No quote requests here'],
        ['/admin/enquiries', 'Nima Lama'],
        [`/admin/enquiries/${enquiry.reference}`, 'Nima Lama'],
        ['/admin/community', 'All categories'],
      ]);
    });

    test('axe finds nothing on the pages of the shop', async ({ page, signIn }) => {
      await page.addInitScript({ path: axePath });
      await signIn(page);
      await expectNoFaults(page, [
        ['/admin/settings', 'Closed days'],
        ['/admin/goods', 'Add unit'],
        ['/admin/models', 'Add model'],
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
      ]);
    });
  });
}
