import { expect, test, untilAlive } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';
import { staffBar } from '../pages/staffBar';
import { staffSession } from '../staff';

test.use({ viewport: { width: 390, height: 844 } });

test('a rider with a phone picks up a device, and its customer sees where it is', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const rider = { email: 'rider@shop.example', password: 'some quite long words' };
  const { headers } = await staffSession(shop.url);
  const added = await page.request.post(`${shop.url}/api/staff`, {
    headers: { ...headers, origin: shop.url },
    data: { ...rider, name: 'Ram', role: 'rider' },
  });
  expect(added.status()).toBe(201);
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

  await staffBar(page).signOut();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(rider.email);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/pickups$/);
  const ride = page.getByRole('region', { name: 'Jhamsikhel' }).getByRole('article');
  await expect(ride.getByRole('link', { name: 'Open map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const callLink = ride.getByRole('link', { name: 'Call customer' });
  await expect(callLink).toHaveAttribute('href', /^tel:/);
  // The words of the button fit into one line.
  expect((await callLink.boundingBox())?.height).toBeLessThan(60);
  const press = async (step: string) => {
    await ride.getByRole('button', { name: step }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog).toHaveCount(0);
  };
  await press('Mark device as picked up');
  await expect(ride.getByText('With the rider')).toBeVisible();

  const phone = await browser.newContext({ baseURL: shop.url });
  const link = await phone.newPage();
  await link.goto(`/my-booking/open#${token}`);
  await untilAlive(link);
  await expect(link.getByText('Our rider has your device')).toBeVisible();
  await press('Mark device as delivered to the shop');
  await expect(page.getByText('No pickups to do')).toBeVisible();
  await link.reload();
  await expect(link.getByText('We have your device and look at it soon.').first()).toBeVisible();
  await phone.close();
  expect(complaints).toEqual([]);
});
