import { expect, test, untilAlive } from '../fixtures';

const BOOKING_CODE = /\/remotes\/booking\/.*\.js$/;

test('a model page helps by phone and chat while the booking team is down, and recovers without a reload', async ({
  page,
}) => {
  await page.route(BOOKING_CODE, (route) => route.abort());
  await page.goto('/repairs');
  await untilAlive(page);
  // After a click on a link within the site, the browser renders the page itself. So it must load
  // the calendar's code, which is missing in this test.
  await page.getByRole('main').getByRole('link', { name: /^iPad/ }).click();
  await page.getByRole('link', { name: 'iPad (10th generation)' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'iPad (10th generation) Repair Service',
  );
  const card = page.getByRole('region', { name: 'Schedule Your Service' });
  await expect(card).toContainText('The calendar is not available right now');
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*iPad/,
  );
  await page.getByRole('button', { name: 'Battery Replacement' }).click();
  await expect(page.getByRole('region', { name: 'Battery Replacement' })).toContainText(
    '45-75 minutes',
  );

  const again = card.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(BOOKING_CODE);
  // The page also tries again by itself. If it succeeds first, the button is missing, and the click
  // may fail.
  await again.click({ timeout: 1000 }).catch(() => undefined);
  await expect(card.getByRole('button', { name: 'Select Date & Time' })).toBeVisible();
  await expect(card).toContainText('Battery Replacement');
});

test('the first page of a visit also keeps working if the calendar cannot be loaded', async ({
  page,
}) => {
  await page.route(BOOKING_CODE, (route) => route.abort());
  await page.goto('/repairs/watch/series-9');
  await untilAlive(page);
  const card = page.getByRole('region', { name: 'Schedule Your Service' });
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Digital Crown' }).click();
  await expect(page.getByRole('region', { name: 'Digital Crown' })).toContainText('15-30 minutes');
  await expect(card).toContainText('Digital Crown');
});

test('on a phone the floating buttons step aside for the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  const call = page.getByText('Call, chat or contact us');
  await expect(call).toBeVisible();
  await page.getByRole('button', { name: 'Select Date & Time' }).scrollIntoViewIfNeeded();
  await expect(call).toBeHidden();
});
