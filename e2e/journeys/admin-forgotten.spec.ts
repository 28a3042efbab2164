import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '../fixtures';
import { staffSession } from '../staff';

/** The newest link to a new password among the mails that the server wrote. */
async function mailedLink(dataDir: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.eml'))
    : [];
  for (const name of files) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
    const [link] = /\S+\/admin\/reset#\S+/.exec(mail.text ?? '') ?? [];
    if (link && mail.to?.[0]?.address === 'maya@shop.example') return link;
  }
  return undefined;
}

test('staff who forgot the password get a mail, choose a new one and sign in with it', async ({
  page,
  shop,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const member = { name: 'Maya', email: 'maya@shop.example', password: 'a password to forget' };
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
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please look into your mailbox')).toBeVisible();

  await expect.poll(() => mailedLink(shop.dataDir), { timeout: 15_000 }).toBeTruthy();
  await page.goto((await mailedLink(shop.dataDir)) ?? '');
  const password = page.getByLabel('New password');
  await password.fill('passwordpassword');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('easy to guess').first()).toBeVisible();
  await expect(password).toHaveValue('passwordpassword');
  complaints.length = 0;
  await password.fill('monsoon over the ridge');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill('monsoon over the ridge');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Bookings \(/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
