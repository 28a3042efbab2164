import { expect, test } from '../fixtures';
import { staffSession } from '../staff';
import { codeNow } from '../totp';

const MAYA = { name: 'Maya', email: 'maya@shop.example', password: 'monsoon over the ridge' };

test('an owner sets up a second factor, and signs in with the password and a recovery code', async ({
  page,
  browser,
  shop,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const added = await fetch(`${shop.url}/api/staff`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...MAYA, role: 'owner' }),
  });
  expect(added.status).toBe(201);
  const signIn = async (where: typeof page) => {
    await where.goto('/admin/account/security');
    await where.getByLabel('Email').fill(MAYA.email);
    await where.getByLabel('Password').fill(MAYA.password);
    await where.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn(page);
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret));
  await page.getByRole('button', { name: 'Turn on authenticator app' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = await codes.first().innerText();
  await page.getByLabel(/printed the codes/).check();
  await page.getByRole('button', { name: 'Hide recovery codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect(complaints).toEqual([]);

  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await signIn(desk);
  const field = desk.getByLabel('Code', { exact: true });
  await field.fill('000000');
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByText('This code is wrong or was already used')).toBeVisible();
  await field.fill(code.toLowerCase());
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByText('9 recovery codes are left.')).toBeVisible();
  await desk.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(desk.getByRole('button', { name: 'Sign out other sessions' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await office.close();
});
