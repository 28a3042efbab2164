import { expect, test } from '../fixtures';

test('if two members change one booking, the second sees the current values and who changed them', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Suresh Karki' }));
  await signIn(page);
  const first = page.getByRole('row', { name: /Suresh Karki/ });
  await expect(first).toContainText('Pending');

  // The second window gets no live updates, so it still shows the old state of the booking.
  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await desk.route('**/api/events**', (route) => route.abort());
  await signIn(desk);
  const second = desk.getByRole('row', { name: /Suresh Karki/ });
  await expect(second).toContainText('Pending');

  await first.getByRole('combobox', { name: /change status/i }).selectOption('Confirm');
  await expect(first).toContainText('Confirmed');

  await second.getByRole('combobox', { name: /change status/i }).selectOption('Cancel');
  await expect(second).toContainText(
    'changed this booking meanwhile. The booking is now confirmed.',
  );
  await expect(second).toContainText('Confirmed');
  await expect(
    second.getByRole('combobox', { name: /change status/i }).getByRole('option'),
  ).toHaveText(['Change status', 'Start', 'Cancel']);

  await second.getByRole('button', { name: /View details/ }).click();
  const changes = desk.getByRole('dialog').getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await expect(changes).toContainText('From pending to confirmed');
  await office.close();
});
