import { expect, test, untilAlive } from '../fixtures';

test('an estimate is accepted on the private link, and staff see it', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  const booked = await shopApi.book(
    shopApi.appointment(shopDate, time, { customerName: 'Dipa Karki' }),
  );
  const { reference, token } = (await booked.json()) as { reference: string; token: string };
  await signIn(page, `/admin/bookings/${reference}`);
  await page.getByLabel('Stage').selectOption('Diagnosing');
  await page.getByRole('link', { name: 'Write estimate' }).click();
  const form = page.getByRole('form', { name: 'Estimate' });
  await form.getByLabel('Price in rupees').fill('4500');
  await form.getByLabel('Duration').fill('2 days');
  await form.getByRole('button', { name: 'Send estimate' }).click();
  await expect(form).toHaveCount(0);

  const phone = await browser.newContext({ baseURL: shop.url });
  const link = await phone.newPage();
  await link.goto(`/my-booking/open#${token}`);
  await untilAlive(link);
  await expect(link.getByText('Rs. 4,500')).toBeVisible();
  await link.getByRole('button', { name: 'Accept standard' }).click();
  await link.getByRole('button', { name: 'Yes, repair it' }).click();
  await expect(link.getByText('You accepted this estimate.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText(/accepted/i);
  await expect(page.getByText('Agreed price Rs. 4,500')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Estimate accepted: standard, Rs. 4,500',
  );
  await expect(page.getByRole('button', { name: 'Mark repair as ready' })).toBeVisible();
  await phone.close();
  expect(complaints).toEqual([]);
});
