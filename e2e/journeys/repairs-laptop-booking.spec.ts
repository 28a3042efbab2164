import { expect, test, untilAlive } from '../fixtures';
import { staffBookings } from '../staff';
import { pickTime, submitBookingDialog } from '../visitor';

test('a laptop is booked on the page of its brand, which stays and shows the reference', async ({
  page,
  complaints,
  shop,
}) => {
  await page.goto('/repairs/laptop/hp?issue=keyboard');
  await untilAlive(page);
  await pickTime(page);
  await submitBookingDialog(page, {
    name: 'Bimal Rai',
    email: 'bimal@example.com',
    phone: '+977 9811111111',
  });

  const card = page.getByRole('region', { name: 'Schedule Your Service' });
  await expect(card).toContainText(/Your order number is \d+/);
  await expect(page).toHaveURL(/\/repairs\/laptop\/hp\?issue=keyboard$/);
  const reference = /order number is (\d+)/.exec(await card.innerText())?.[1];
  const { bookings } = await staffBookings(shop.url);
  expect(bookings.find((booking) => booking.reference === reference)).toMatchObject({
    deviceModel: 'HP',
    repairService: 'Keyboard Repair',
    status: 'pending',
  });
  expect(complaints).toEqual([]);
});
