import type { Page } from 'playwright/test';
import { expect, test as base } from '../fixtures';
import { staffBar } from '../pages/staffBar';
import { discardShop, STAFF, startShop } from '../server';

/**
 * Browsers create passkeys only for host names. So the shop runs at localhost instead of 127.0.0.1.
 */
const test = base.extend<{ site: string }>({
  site: async ({ shopMode }, use) => {
    const shop = await startShop({ PUBLIC_URL: '', SHOP_MODE: shopMode });
    await use(shop.url.replace('127.0.0.1', 'localhost'));
    await discardShop(shop);
  },
});

/**
 * Adds a virtual authenticator, which creates passkeys, to the browser of this page. It approves
 * every request.
 */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

async function givePassword(page: Page) {
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a passkey is added, confirms the next sign-in, and is removed', async ({
  page,
  site,
  complaints,
}) => {
  const device = await plugIn(page);
  await page.goto(`${site}/admin/account/security`);
  await givePassword(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Passkey name').fill('Laptop at the counter');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = await codes.first().innerText();
  await page.getByLabel(/printed the codes/).check();
  await page.getByRole('button', { name: 'Hide recovery codes' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('Laptop at the counter');
  await expect(list).toContainText('not used yet');
  expect(await device.credentials()).toMatchObject([{ rpId: 'localhost' }]);

  await staffBar(page).signOut();
  await givePassword(page);
  await page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await expect(list).toContainText('last used');
  expect(await device.credentials()).toMatchObject([{ signCount: 2 }]);

  await staffBar(page).signOut();
  await givePassword(page);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in with code' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Confirm identity with passkey' })
    .click();
  await expect(codes).toHaveCount(10);
  await page.getByLabel(/printed the codes/).check();
  await page.getByRole('button', { name: 'Hide recovery codes' }).click();

  await page.getByRole('button', { name: /Remove passkey/ }).click();
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await expect(page.getByText('Laptop at the counter was removed')).toBeVisible();
  await expect(page.getByText(/recovery codes are left/)).toHaveCount(0);
  await staffBar(page).signOut();
  await givePassword(page);
  await expect(page.getByRole('button', { name: 'Add passkey' })).toBeVisible();
  // The browser logs the expected status 401, with which the server asks for a second factor.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('at an IP address the page says where passkeys work', async ({ page, site }) => {
  await page.goto(`${site.replace('localhost', '127.0.0.1')}/admin/account/security`);
  await givePassword(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Passkey name').fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText(`Passkeys work only at ${site}.`)).toBeVisible();
  await expect(page.getByLabel('Passkey name')).toHaveValue('Laptop');
});
