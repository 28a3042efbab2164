import { expect, test, untilAlive } from '../fixtures';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a visitor narrows the shop, shares the address, and goes back step by step',
    { tag: ['@storefront', '@read'] },
    async ({ page, context, complaints }) => {
      await page.goto('/shop');
      await untilAlive(page);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('Showing 12 of 34 products');

      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: 'iPhones' }).check();
      await expect(status).toHaveText('6 products');
      // The server's HTML does not contain some of these cards, so the browser must load their
      // drawings now.
      await expect(page.getByRole('article').locator('svg[viewBox="0 0 240 240"]')).toHaveCount(6);
      await page.getByRole('searchbox').pressSequentially('pro');
      await expect(status).toHaveText('4 products');
      await page.getByLabel('Sort by').selectOption('Price: Low to High');
      const firstCard = page.getByRole('article').first();
      await expect(firstCard).toContainText('iPhone 14 Pro');

      await expect(page).toHaveURL(/sort=price-low/);
      const friend = await context.newPage();
      await friend.goto(page.url());
      await expect(friend.getByRole('article')).toHaveCount(4);
      await expect(friend.getByRole('article').first()).toContainText('iPhone 14 Pro');
      await expect(friend.getByRole('searchbox')).toHaveValue('pro');

      await page.goBack();
      await expect(page.getByLabel('Sort by')).toHaveValue('newest');
      await page.goBack();
      await expect(status).toHaveText('6 products');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await page.goBack();
      await expect(status).toHaveText('Showing 12 of 34 products');
      expect(complaints).toEqual([]);
    },
  );

  test('Load More shows all products step by step, and Back from another page restores them', async ({
    page,
  }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByRole('article')).toHaveCount(34);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(34);
  });

  test('Clear All removes every filter', { tag: ['@storefront', '@read'] }, async ({ page }) => {
    await page.goto('/shop?category=tools&q=kit&sort=popular');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first product is within the first screen, with its name', async ({ page }) => {
    await page.goto('/shop');
    await untilAlive(page);
    const first = page.getByRole('article').first();
    await expect(first.locator('svg').first()).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

  test('the filter opens as a drawer, and its button shows the number of active filters', async ({
    page,
  }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByText('MacBooks').click();
    await drawer.getByRole('button', { name: 'Show 8 products' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Filters 1 active filter' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server applies the filter of a shared address', async ({ page }) => {
    await page.goto('/shop?category=speakers');
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
