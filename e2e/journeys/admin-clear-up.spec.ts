import { expect, test } from '../fixtures';

const JUNK = 'Cheap Coins';
/**
 * Other journeys create enquiries too, so this journey finds its enquiries by this phone number.
 */
const PHONE = '9841555003';

test('a flood of enquiries is marked as spam in one action, and the real enquiry stays', async ({
  page,
  shop,
  signIn,
}) => {
  const enquiries = [JUNK, 'Elina Rai', JUNK, JUNK].map((name) => [name, PHONE]);
  // The search leaves this enquiry out, so the number of checkboxes shows when it has ended.
  for (const [customerName, customerPhone] of [...enquiries, ['Hari Thapa', '9841555999']]) {
    const response = await fetch(`${shop.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerName, customerPhone, items: [] }),
    });
    expect(response.status).toBe(201);
  }
  await signIn(page, '/admin/enquiries');
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill(PHONE);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await page.getByRole('checkbox', { name: 'Select all requests on this page' }).check();
  await page.getByRole('checkbox', { name: /Elina Rai/ }).uncheck();
  const list = page.getByRole('main').getByRole('list').last();
  const before = await list.boundingBox();
  await page.getByRole('button', { name: 'Mark 3 requests as spam' }).click();
  await expect(page.getByText('3 requests are marked as spam')).toBeVisible();
  // The message floats, so the requests stay where they are.
  expect((await list.boundingBox())?.y).toBe(before?.y);
  await expect(page.getByRole('heading', { name: JUNK })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Elina Rai' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo change to requests' }).click();
  await expect(page.getByRole('heading', { name: JUNK })).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('elina');
  await expect(page.getByRole('heading', { name: JUNK })).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('searchbox', { name: 'Search enquiries' })).toHaveValue('elina');
});

test('a bulk action on bookings of one number can be undone, and the slots follow', async ({
  page,
  shopApi,
  signIn,
}) => {
  const from = shopApi.shopDate(1);
  const taken = await shopApi.freeSlot(0, from);
  const sender = { customerName: JUNK, customerPhone: '+977 9811223344' };
  await shopApi.book(shopApi.appointment(taken.shopDate, taken.time, sender));
  await signIn(page);
  await page.getByRole('button', { name: new RegExp(`View details of ${JUNK}`) }).click();
  await page.getByRole('button', { name: 'Cancel similar bookings …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel similar bookings' });
  await dialog.getByRole('radio', { name: /With this phone number/ }).check();
  await dialog.getByRole('button', { name: 'Find bookings' }).click();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(JUNK) })).toBeChecked();
  await dialog.getByRole('button', { name: 'Mark 1 booking as spam' }).click();
  await expect(dialog.getByText(/cancelled and marked as spam/)).toBeVisible();
  expect(await shopApi.freeSlot(0, from)).toEqual(taken);
  await dialog.getByRole('button', { name: 'Reopen these bookings' }).click();
  await expect(dialog.getByText(/restored/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close result' }).click();
  await expect(page.getByRole('row', { name: new RegExp(JUNK) })).toContainText('Pending');
  expect(await shopApi.freeSlot(0, from)).not.toEqual(taken);
});
