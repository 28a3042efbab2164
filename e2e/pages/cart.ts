import type { Page } from 'playwright/test';
import { untilAlive } from '../alive';

/** The shop's list of products, and the cart, which any page can open. */
export function cart(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  const product = (name: string) => page.getByRole('article', { name });
  return {
    drawer,
    product,
    line: (name: string) => drawer.getByText(name),
    inHeader: (items: string) => page.getByRole('button', { name: `Cart, ${items}` }),

    async openShop(search = ''): Promise<void> {
      await page.goto(`/shop${search}`);
      await untilAlive(page);
    },
    async reload(): Promise<void> {
      await page.reload();
      await untilAlive(page);
    },
    add: (name: string) => product(name).getByRole('button', { name: 'Add to Cart' }).click(),
    addFirst: () =>
      page
        .getByRole('button', { name: /Add to Cart/ })
        .first()
        .click(),
    /** Opens the cart from a product that it contains. */
    openFrom: (name: string) => product(name).getByRole('button', { name: 'View Cart' }).click(),
  };
}
