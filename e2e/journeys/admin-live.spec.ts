import { expect, test } from '../fixtures';

test.describe('the open dashboard', () => {
  test('a booking made elsewhere appears within two seconds, without a reload', async ({
    page,
    shopApi,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Bookings \(\d+\)/ })).toBeVisible();
    await page.evaluate(() => performance.mark('before-booking'));

    const { shopDate, time } = await shopApi.freeSlot();
    const answer = await shopApi.book(
      shopApi.appointment(shopDate, time, { customerName: 'Bikash Shrestha' }),
    );
    expect(answer.status).toBe(201);

    const row = page.getByRole('row', { name: /Bikash Shrestha/ });
    await expect(row).toBeVisible({ timeout: 2000 });
    await expect(row).toContainText(time);
    expect(await page.evaluate(() => performance.getEntriesByName('before-booking').length)).toBe(
      1,
    );
    expect(complaints).toEqual([]);
  });

  test('misses nothing when the server restarts', async ({ page, shop, shopApi, signIn }) => {
    await signIn(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await shop.stop();
    await expect(page.getByText('Reconnecting')).toBeVisible();

    await shop.start();
    const { shopDate, time } = await shopApi.freeSlot();
    await shopApi.book(shopApi.appointment(shopDate, time, { customerName: 'Nabina Maharjan' }));
    await expect(page.getByRole('row', { name: /Nabina Maharjan/ })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 });
    expect(shop.output()).not.toContain('Nabina Maharjan');
  });
});
