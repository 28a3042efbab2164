import { expect, test, untilAlive } from '../fixtures';

test(
  'a customer picks device, issue and model, and the issue stays chosen all the way',
  { tag: ['@repairs', '@read'] },
  async ({ page, complaints }) => {
    await page.goto('/repairs');
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Device');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^iPhone/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone Repair in Kathmandu');

    await page.getByRole('button', { name: 'Battery Replacement' }).click();
    await expect(page).toHaveURL(/\/repairs\/iphone\?issue=battery$/);
    await page.getByRole('searchbox', { name: 'Filter iPhone models' }).fill('pro 15');
    await expect(page.getByRole('link', { name: 'iPhone 16 Pro', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'iPhone 15 Pro', exact: true }).click();

    await expect(page).toHaveURL(/\/repairs\/iphone\/15-pro\?issue=battery$/);
    await expect(page).toHaveTitle(/iPhone 15 Pro Repair Service/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const details = page.getByRole('region', { name: 'Battery Replacement' });
    await expect(details).toContainText('30-60 minutes');
    await expect(page.getByRole('region', { name: 'Schedule Your Service' })).toContainText(
      'Battery Replacement',
    );

    await page.getByRole('button', { name: 'Camera Repair' }).click();
    await expect(page).toHaveURL(/\?issue=camera$/);
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Camera Repair' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // The choice of an issue adds no entry to the browser's history. So the Back button returns to
    // the listing.
    await page.goBack();
    await expect(page).toHaveURL(/\/repairs\/iphone\?/);
    expect(complaints).toEqual([]);
  },
);

test(
  'a laptop is found by its brand, and a device that nobody repairs is a 404',
  { tag: ['@repairs', '@read'] },
  async ({ page }) => {
    await page.goto('/repairs/laptop');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Keyboard Repair' }).click();
    await page.getByRole('link', { name: 'Lenovo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Lenovo Laptop Repair Service',
    );
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Keyboard Repair');

    const response = await page.goto('/repairs/toaster');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  },
);
