import { expect, test, untilAlive } from '../fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is added in the shop lies in the cart of the site, and the same id twice is two lines', async ({
  page,
  complaints,
}) => {
  await page.goto('/shop?category=macbooks,motherboards');
  await untilAlive(page);
  const product = (name: string) => page.getByRole('article', { name });
  const air = product('MacBook Air 13-inch (M1)');
  await air.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('MacBook Air 13-inch (M1) added to your cart')).toBeVisible();
  await air.getByRole('button', { name: 'Add to Cart' }).click();
  const board = product('MacBook Pro 13-inch Logic Board');
  await board.getByRole('button', { name: 'Add to Cart' }).click();

  await board.getByRole('button', { name: 'View Cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByText('MacBook Air 13-inch (M1)')).toBeVisible();
  await expect(cart.getByText('MacBook Pro 13-inch Logic Board')).toBeVisible();
  await expect(cart.getByText('Total Items')).toBeVisible();
  await expect(cart.getByText('3', { exact: true })).toBeVisible();

  await page.reload();
  await untilAlive(page);
  await page.getByRole('article').first().getByRole('button', { name: 'View Cart' }).click();
  await expect(cart.getByText('MacBook Air 13-inch (M1)')).toBeVisible();
  expect(complaints).toEqual([]);
});
