import { expect, test } from '../fixtures';
import { staffBar } from '../pages/staffBar';

const LISTS = [
  { area: 'community', path: '/admin/community', name: 'discussions', search: /discussions/i },
  { area: 'storefront', path: '/admin/enquiries', name: 'enquiries', search: /enquiries/i },
] as const;

for (const { area, path, name, search } of LISTS) {
  test(`the ${name} belong to ${area}: while it is down staff see an error, and the list recovers without a reload`, async ({
    page,
    signIn,
  }) => {
    const code = new RegExp(`/remotes/${area}/.*\\.js$`);
    await signIn(page);
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText(`The ${name} could not be opened`)).toBeVisible();
    await expect(staffBar(page).person).toBeVisible();

    await page.unroute(code);
    // The page also tries again by itself. If it succeeds first, the button is missing, and the
    // click may fail.
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click({ timeout: 1000 }).catch(() => undefined);
    await expect(page.getByRole('searchbox', { name: search })).toBeVisible();
    await expect(page.getByText(`The ${name} could not be opened`)).toBeHidden();
  });
}
