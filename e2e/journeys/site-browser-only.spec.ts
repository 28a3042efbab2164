import { expect, test, untilAlive } from '../fixtures';
import { ASHA, confirmedReference, pickTime, submitBookingDialog } from '../visitor';

test.use({ shopMode: 'browser' });

test('without a server the same journey works in this browser, and nothing requests /api', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });

  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  await pickTime(page);
  await submitBookingDialog(page);
  const reference = await confirmedReference(page);

  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings (1)' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(ASHA.name) });
  await expect(row).toContainText('Pending');
  await row.getByRole('combobox', { name: /change status/i }).selectOption({ label: 'Confirm' });
  await expect(row).toContainText('Confirmed');

  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(ASHA.name) })).toContainText('Confirmed');
  expect(Number(reference)).toBeLessThan(100_000);
  await page.goto('/community');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
