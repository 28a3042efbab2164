import { expect, test, untilAlive } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';

test.use({ viewport: { width: 390, height: 844 } });

test('a rider with a phone picks up a device, and its customer sees where it is', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const response = await shopApi.book(shopApi.pickupRequest());
  const { reference, token } = (await response.json()) as { reference: string; token: string };
  await signIn(page);
  await bookingDesk(page).open(reference);
  await bookingDesk(page).setPickup({
    'Pickup day': shopApi.shopDate(1),
    Address: 'House 12, Jhamsikhel Marg',
    Area: 'Jhamsikhel',
    'Map location': '27.6766, 85.3138',
  });
  await expect(page.getByRole('heading', { name: 'Pickup: To pick up' })).toBeVisible();

  await page.goto('/admin/pickups');
  const ride = page.getByRole('region', { name: 'Jhamsikhel' }).getByRole('article');
  await expect(ride.getByRole('link', { name: 'Open map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const press = async (step: string) => {
    await ride.getByRole('button', { name: step }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog).toHaveCount(0);
  };
  await press('Picked up');
  await expect(ride.getByText('With the rider')).toBeVisible();

  const phone = await browser.newContext({ baseURL: shop.url });
  const link = await phone.newPage();
  await link.goto(`/my-booking/open#${token}`);
  await untilAlive(link);
  await expect(link.getByText('Our rider has your device')).toBeVisible();
  await press('Delivered to the shop');
  await expect(page.getByText('No pickups to do')).toBeVisible();
  await link.reload();
  await expect(link.getByText('We have your device and look at it soon.').first()).toBeVisible();
  await phone.close();
  expect(complaints).toEqual([]);
});
