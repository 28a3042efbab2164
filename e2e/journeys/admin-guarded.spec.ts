import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '../fixtures';
import { staffSession } from '../staff';

/**
 * Returns the link with which a staff member approves a new browser. The server stores the email
 * with this link in a file.
 */
async function mailedLink(dataDir: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files.filter((file) => file.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
    const [link] = /\S+\/admin\/approve#\S+/.exec(mail.text ?? '') ?? [];
    if (link && mail.to?.[0]?.address === 'kiran@shop.example') return link;
  }
  return undefined;
}

test('while strangers guess the password of an account, its member signs in with an emailed link', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const member = { name: 'Kiran', email: 'kiran@shop.example', password: 'over the far ridge' };
  const send = (at: string, body: object, more: Record<string, string> = {}) =>
    fetch(shop.url + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  expect((await send('/api/staff', member, headers)).status).toBe(201);
  for (let network = 0; network < 20; network += 1) {
    const guess = { email: member.email, password: 'guess' };
    const from = { 'x-forwarded-for': `10.7.${network}.1` };
    expect((await send('/api/session', guess, from)).status).toBe(401);
  }

  await page.goto('/admin/bookings');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  // The browser logs the expected rejected request as an error. The test removes this message.
  complaints.length = 0;

  await expect.poll(() => mailedLink(shop.dataDir)).toBeTruthy();
  const mail = await context.newPage();
  await mail.goto((await mailedLink(shop.dataDir)) ?? '');
  await expect(mail.getByRole('heading', { level: 1, name: 'Was this you?' })).toBeVisible();
  await mail.getByRole('button', { name: 'Approve this sign-in' }).click();
  await expect(mail.getByText('The sign-in was approved')).toBeVisible();

  await page.bringToFront();
  await expect(page.getByLabel('Password')).toHaveValue(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Bookings \(/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
