import { expect, test } from '../fixtures';
import { cart } from '../pages/cart';

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'a product added in the shop is in the site’s cart, and the same id in two categories is two lines',
  { tag: ['@storefront', '@read'] },
  async ({ page, complaints }) => {
    const shop = cart(page);
    const [air, board] = ['MacBook Air 13-inch (M1)', 'MacBook Pro 13-inch Logic Board'];
    await shop.openShop('?category=macbooks,motherboards');
    await shop.add(air);
    await expect(page.getByText(`${air} added to your cart`)).toBeVisible();
    await shop.add(air);
    await shop.add(board);

    await shop.openFrom(board);
    await expect(shop.line(air)).toBeVisible();
    await expect(shop.line(board)).toBeVisible();
    await expect(shop.drawer.getByText('Total Items')).toBeVisible();
    await expect(shop.drawer.getByText('3', { exact: true })).toBeVisible();

    await shop.reload();
    await page.getByRole('article').first().getByRole('button', { name: 'View Cart' }).click();
    await expect(shop.line(air)).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
