import { expect, test } from '../fixtures';

test('staff work through the dashboard with the keyboard alone', async ({
  page,
  shopApi,
  signIn,
  complaints,
}) => {
  for (const [skip, customerName] of ['Asha Keyes', 'Maya Keyes'].entries()) {
    const { shopDate, time } = await shopApi.freeSlot(skip);
    await shopApi.book(shopApi.appointment(shopDate, time, { customerName }));
  }
  await signIn(page);
  await expect(page.getByText('Total Bookings')).toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const details = (name: string) =>
    page.getByRole('button', { name: new RegExp(`View details of ${name}`) });

  await page.keyboard.press('/');
  await page.keyboard.type('keyes');
  await expect(page.getByRole('heading', { name: 'Bookings (2)' })).toBeVisible();
  await expect(page).toHaveURL(/search=keyes/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(details('Maya Keyes')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(details('Asha Keyes')).toBeFocused();
  await page.keyboard.press('c');
  await expect(row('Asha Keyes')).toContainText('Confirmed');
  await expect(details('Asha Keyes')).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Asha Keyes' });
  await expect(dialog).toContainText('From pending to confirmed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details('Asha Keyes')).toBeFocused();

  await page.keyboard.press('k');
  await expect(details('Maya Keyes')).toBeFocused();
  await page.keyboard.press('Shift+X');
  await expect(row('Maya Keyes')).toContainText('Cancelled');
  await expect(row('Maya Keyes').getByRole('combobox')).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a customer on the phone is found from any page with the keyboard, and the next device checked in', async ({
  page,
  shopApi,
  signIn,
  complaints,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  const customerName = 'Kamala Palette';
  await shopApi.book(shopApi.appointment(shopDate, time, { customerName }));
  await signIn(page, '/admin/enquiries');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: /^Search bookings, customers/ });
  await expect(search).toBeFocused();
  await page.keyboard.type('kamala');
  // Each group appears when its results arrive, and the group of customers may be the first.
  const found = page.getByRole('group', { name: 'Bookings', exact: true }).getByRole('option');
  await expect(found.first()).toContainText('Kamala Palette');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\/\w+/);
  await expect(page.getByText(customerName).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Check in' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the keyboard finds an enquiry by its number, and leads through inbox and customers', async ({
  page,
  shop,
  shopApi,
  signIn,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Kamala Keys' }));
  const sent = await fetch(`${shop.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Rita Keys',
      customerPhone: '9841000088',
      email: 'rita@mail.example',
      message: 'Do you repair old iPods?',
      items: [],
    }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  await signIn(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search bookings/ })).toBeFocused();
  await page.keyboard.type(reference);
  await expect(page.getByRole('option', { name: /Rita Keys/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Enquiry ${reference}` })).toBeVisible();

  await page.goto('/admin/enquiries');
  const rita = page.getByRole('link', { name: 'Rita Keys', exact: true });
  await expect(rita).toBeVisible();
  await page.keyboard.press('j');
  await expect(rita).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Enquiry ${reference}` })).toBeVisible();

  await page.goto('/admin/customers');
  await expect(page.getByRole('link', { name: 'Kamala Keys' })).toBeVisible();
  await page.keyboard.press('j');
  const first = page.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
});
