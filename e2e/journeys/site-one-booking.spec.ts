import { expect, test, untilAlive } from '../fixtures';
import { cart } from '../pages/cart';
import { staffBookings as asStaff } from '../staff';
import { ASHA, confirmedReference, pickTime, submitBookingDialog } from '../visitor';

/** Other journeys in the same shop do not use this name, so the test can find its own booking. */
const NAME = 'Asha Across';
const REMOTE_FILE = /\/remotes\/(\w+)\//;

test.describe('one booking, through five remotes', () => {
  test('the home page is rendered on the server and hydrates without an error inside the shell', async ({
    page,
    complaints,
    shop,
  }) => {
    const html = await (await fetch(`${shop.url}/`)).text();
    expect(html).toContain('What to Buy Next');

    await page.goto('/');
    await untilAlive(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Repairs', 'Services', 'Shop', 'Community', 'About']) {
      await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Book Service' }),
    ).toHaveAttribute('href', '/book');
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Putalisadak, Kathmandu');
    expect(complaints).toEqual([]);
  });

  test('a visitor books a repair, staff in another browser confirm it, and the confirmation is stored', async ({
    page,
    browser,
    shop,
    signIn,
    complaints,
  }) => {
    await page.goto('/repairs/iphone/15-pro');
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'iPhone 15 Pro Repair Service',
    );

    const book = page.getByRole('button', { name: /Select Date & Time|Book Appointment/ });
    await expect(book).toBeDisabled();
    await pickTime(page);
    await submitBookingDialog(page, { ...ASHA, name: NAME });
    const reference = await confirmedReference(page);
    await expect(page.getByText(NAME)).toBeVisible();
    expect(complaints).toEqual([]);

    const office = await browser.newContext({ baseURL: shop.url });
    const desk = await office.newPage();
    await signIn(desk);
    const row = desk.getByRole('row', { name: new RegExp(NAME) });
    await expect(row).toContainText('Pending');
    await row.getByRole('combobox', { name: /change status/i }).selectOption({ label: 'Confirm' });
    await expect(row).toContainText('Confirmed');
    // The list shows the new status before the server has stored it.
    const stored = async () => {
      const { bookings } = await asStaff(shop.url);
      return bookings.find((booking) => booking.reference === reference)?.status;
    };
    await expect.poll(stored).toBe('confirmed');

    await shop.stop(true);
    await shop.start();
    await desk.reload();
    await expect(desk.getByRole('row', { name: new RegExp(NAME) })).toContainText('Confirmed');
    await office.close();
  });

  test(
    'a product of the shop reaches the cart drawer of the shell',
    { tag: ['@storefront', '@crossing', '@read'] },
    async ({ page }) => {
      await cart(page).openShop();
      await cart(page).addFirst();
      await expect(cart(page).inHeader('1 item')).toBeVisible();
      await cart(page).inHeader('1 item').click();
      await expect(cart(page).drawer).toContainText('Total Items');
    },
  );

  test('the community page shows discussions', async ({ page }) => {
    await page.goto('/community');
    await untilAlive(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('an unknown path is the 404 screen, with that status, and loads no remote', async ({
    page,
  }) => {
    const remotes: string[] = [];
    page.on('request', (request) => {
      const [, name] = REMOTE_FILE.exec(request.url()) ?? [];
      if (name) remotes.push(name);
    });
    const response = await page.goto('/no/such/page');
    await untilAlive(page);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.waitForLoadState('load');
    expect(remotes).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'What to Buy Next' })).toBeVisible();
  });
});
