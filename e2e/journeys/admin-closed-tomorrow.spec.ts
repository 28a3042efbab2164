import { expect, test } from '../fixtures';

test('the owner closes a booked day: every booking gets a decision, all pages show the closure, and one press undoes it', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
}) => {
  const { shopDate, time } = await shopApi.freeSlot(100);
  const answer = await shopApi.book(
    shopApi.appointment(shopDate, time, { customerName: 'Deepak Khadka' }),
  );
  const { reference } = (await answer.json()) as { reference: string };
  await signIn(page, '/admin/settings');
  const form = page.getByRole('form', { name: 'Add closed days' });
  await form.getByLabel('First day').fill(shopDate);
  await form.getByRole('button', { name: 'Add closed days' }).click();
  await expect(form).toContainText('Enter a reason for customers');
  await form.getByLabel('Reason').fill('Family wedding');
  await form.getByRole('button', { name: 'Add closed days' }).click();

  const dialog = page.getByRole('dialog', { name: 'This affects 1 booking' });
  await expect(dialog).toContainText(reference);
  // This site has no mail server.
  await expect(dialog.getByText('The site has no mail server. Please call')).toBeVisible();
  await dialog.getByLabel(`Decision for ${reference}`).selectOption('Offer other times');
  await dialog.getByRole('button', { name: 'Apply new opening hours' }).click();
  await expect(page.getByText('The opening hours were changed')).toBeVisible();
  await expect(page.getByText('other times offered, no answer yet')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);

  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await expect(async () => {
    await site.goto('/contact');
    expect(await site.content()).toContain(`"validFrom":"${shopDate}"`);
  }).toPass();
  const days = await shopApi.availability();
  expect(days.find((day) => day.shopDate === shopDate)).toMatchObject({
    bookable: false,
    holiday: 'Family wedding',
  });

  await page.getByRole('button', { name: 'Undo change to opening hours', exact: true }).click();
  await expect(page.getByText('The last change of the opening hours was undone')).toBeVisible();
  await expect(async () => {
    await site.goto('/contact');
    expect(await site.content()).not.toContain(`"validFrom":"${shopDate}"`);
  }).toPass();
  await visitor.close();
});
