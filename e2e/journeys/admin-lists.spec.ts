import { expect, test } from '../fixtures';

test('a member saves the filters as a view, chooses columns, and finds both after a reload', async ({
  page,
  shopApi,
  signIn,
  complaints,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Lila View' }));
  await signIn(page, '/admin/bookings?status=pending&search=lila');
  const menu = page.getByLabel('More actions');
  await menu.click();
  await page.getByRole('button', { name: 'Save view of list' }).click();
  await page.getByLabel('Name of the view').fill('Pending of Lila');
  await page.keyboard.press('Enter');
  await menu.click();
  await page.getByText('Choose columns').click();
  await page.getByRole('checkbox', { name: 'Price' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Price' })).toBeHidden();

  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Pending of Lila' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?search=lila&status=pending$/);
  await expect(page.getByRole('heading', { name: 'Bookings (1)' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a member selects bookings, confirms them together, and reads which one was refused', async ({
  page,
  shopApi,
  signIn,
}) => {
  for (const name of ['Mohan One', 'Mohan Two']) {
    const { shopDate, time } = await shopApi.freeSlot();
    await shopApi.book(shopApi.appointment(shopDate, time, { customerName: name }));
  }
  await signIn(page, '/admin/bookings?search=mohan');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Mohan Two')).toBeVisible();
  await page.getByLabel('More actions').click();
  await page.getByRole('button', { name: 'Select bookings' }).click();
  const bar = page.getByRole('group', { name: 'Selected bookings' });
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

  await select('Mohan One').check();
  await bar.getByRole('button', { name: 'Confirm 1 booking' }).click();
  await expect(page.getByText('1 booking was changed')).toBeVisible();
  await expect(row('Mohan One').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(row('Mohan Two').getByText('Pending', { exact: true })).toBeVisible();

  await bar.getByLabel('Select all bookings on this page').check();
  await bar.getByRole('button', { name: 'Confirm 2 bookings' }).click();
  await expect(page.getByRole('list', { name: 'Not changed' })).toContainText('Mohan One');
  await expect(row('Mohan Two').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(select('Mohan One')).toBeChecked();
  await expect(select('Mohan Two')).not.toBeChecked();

  await select('Mohan Two').check();
  await bar.getByRole('button', { name: 'Cancel 2 bookings …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 bookings?' });
  await dialog.getByRole('button', { name: 'Cancel 2 bookings' }).click();
  await expect(page.getByText('2 bookings were changed')).toBeVisible();
  await expect(row('Mohan One').getByText('Cancelled', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Stop selecting bookings' }).click();
  await expect(select('Mohan One')).toHaveCount(0);
});

test('on a phone the list comes first, and one press opens the figures', async ({
  page,
  shopApi,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time));
  await signIn(page, '/admin/bookings');
  const row = page.getByRole('row').filter({ hasText: 'Call for price' }).first();
  await expect(row).toBeInViewport();
  await expect(page.getByText('Total Bookings')).toBeHidden();
  await page.getByRole('button', { name: /\d+ bookings?, \d+ pending/ }).click();
  for (const name of ['Total Bookings', 'Pending', 'Completed', 'Revenue'])
    await expect(page.locator('dt').getByText(name, { exact: true })).toBeVisible();
});
