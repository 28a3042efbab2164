import { expect, test } from '../fixtures';
import { mailedLink } from '../mailedLink';
import { staffSession } from '../staff';

test('staff who forgot the password get an email, choose a new password and sign in with it', async ({
  page,
  shop,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const member = { name: 'Mina', email: 'mina@shop.example', password: 'a password to forget' };
  const added = await fetch(`${shop.url}/api/staff`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  expect(added.status).toBe(201);

  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send link for a new password' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  await expect.poll(() => mailedLink(shop.dataDir, member.email)).toBeTruthy();
  await page.goto((await mailedLink(shop.dataDir, member.email)) ?? '');
  const password = page.getByLabel('New password');
  await password.fill('passwordpassword');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('easy to guess').first()).toBeVisible();
  await expect(password).toHaveValue('passwordpassword');
  complaints.length = 0;
  await password.fill('monsoon over the ridge');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill('monsoon over the ridge');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Bookings \(/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
