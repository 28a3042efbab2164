import { expect, test } from '../fixtures';
import { staffBar } from '../pages/staffBar';
import { STAFF } from '../server';

test('staff sign in to what waits today; what one handles leaves the counts of everyone', async ({
  page,
  browser,
  shop,
  signIn,
  complaints,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: /Appointments today/ })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // Other journeys of the same shop may have left enquiries.
  const inbox = staffBar(page).nav.getByRole('link', { name: /^Inbox/ });
  const waiting = async () => Number(/(\d+) waiting/.exec(await inbox.innerText())?.[1] ?? 0);
  const before = await waiting();

  const enquiry = {
    customerName: 'Mina Rai',
    customerPhone: '9841000009',
    message: 'Open on Sunday?',
  };
  const sent = await fetch(`${shop.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, items: [] }),
  });
  expect(sent.status).toBe(201);
  await expect.poll(waiting).toBe(before + 1);

  const colleague = await browser.newPage({ baseURL: shop.url });
  await signIn(colleague);
  await colleague.goto(`${shop.url}/admin/enquiries`);
  const marks = colleague.getByRole('button', { name: /Mark (as )?handled/i });
  await marks.first().click();
  await expect.poll(waiting).toBe(before);
  await colleague.close();
  expect(complaints).toEqual([]);
});

test('the day fits a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: /Appointments today/ })).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wider).toBe(false);
});
