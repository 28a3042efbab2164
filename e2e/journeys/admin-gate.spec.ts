import { expect, test } from '../fixtures';
import { mailedLink } from '../mailedLink';
import { staffBar } from '../pages/staffBar';
import { STAFF } from '../server';

test.describe('the staff area', () => {
  test('shows a visitor only the sign-in form, also in the HTML', async ({
    page,
    shop,
    shopApi,
  }) => {
    const { shopDate, time } = await shopApi.freeSlot();
    await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Secret Person' }));
    const html = await (await fetch(`${shop.url}/admin/bookings`)).text();
    expect(html).toContain('Booking Dashboard');
    expect(html).toContain('noindex');
    expect(html).not.toContain('Secret Person');

    await page.goto('/admin/bookings');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Secret Person')).toHaveCount(0);
    await expect(staffBar(page).nav).toHaveCount(0);
    expect((await fetch(`${shop.url}/api/bookings`)).status).toBe(401);
  });

  test('rejects a wrong password, keeps the address, and signs in and out with the right one', async ({
    page,
  }) => {
    await page.goto('/admin/bookings?status=pending');
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(STAFF.email);

    await page.getByLabel('Password').fill(STAFF.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue(
      'pending',
    );
    await expect(page).toHaveURL(/status=pending/);

    await staffBar(page).signOut();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('an invited colleague chooses a password, sees what the role permits, and nothing after being disabled', async ({
    page,
    browser,
    shop,
    signIn,
  }) => {
    await signIn(page);
    await staffBar(page).nav.getByRole('link', { name: 'Shop' }).click();
    await staffBar(page).views.getByRole('link', { name: 'Staff' }).click();
    const form = page.getByRole('form', { name: 'Add a staff account' });
    await form.getByLabel('Name').fill('Hari');
    await form.getByLabel('Email').fill('hari@shop.example');
    await form.getByLabel('Role').selectOption('Clerk');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(
      page.getByText(
        'Hari was added. The site has no mail server, so the email with the link is only a file.',
      ),
    ).toBeVisible();
    const link = () => mailedLink(shop.dataDir, 'hari@shop.example');
    await expect.poll(link).toBeTruthy();

    const office = await browser.newContext({ baseURL: shop.url });
    const desk = await office.newPage();
    await desk.goto((await link()) ?? '');
    await desk.getByLabel('Your password').fill('monsoon over the ridge');
    await desk.getByRole('button', { name: 'Set password' }).click();
    await desk.getByRole('link', { name: 'Sign in' }).click();
    await desk.getByLabel('Email').fill('hari@shop.example');
    await desk.getByLabel('Password').fill('monsoon over the ridge');
    await desk.getByRole('button', { name: 'Sign in' }).click();
    await expect(staffBar(desk).person).toBeVisible();
    await expect(desk.getByRole('button', { name: /Export/ })).toHaveCount(0);
    await desk.goto('/admin/settings');
    await expect(
      desk.getByText('A clerk may not change the opening hours. Please ask an owner.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Disable account of Hari' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByRole('button', { name: 'Enable account of Hari' })).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await office.close();
  });
});
