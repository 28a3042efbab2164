import { expect, test } from '../fixtures';

test('the owner publishes new terms: visitors read them, the first version stays readable, and a booking names its version', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
}) => {
  const book = async (skip: number) => {
    const { shopDate, time } = await shopApi.freeSlot(skip);
    const answer = await shopApi.book(shopApi.appointment(shopDate, time));
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { reference: string }).reference;
  };
  const before = await book(0);
  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await site.goto('/terms');
  await expect(site.getByText('Diagnostics are free.')).toBeVisible();
  await expect(site.getByRole('region', { name: 'Former versions' })).toHaveCount(0);

  await signIn(page, '/admin/website?section=terms');
  const form = page.getByRole('form', { name: 'Legal page: Terms of service' });
  const chapter = form.getByRole('group', { name: 'chapter 1' });
  const text = chapter.getByLabel('Text');
  await text.fill('[Cancel](javascript:alert(1)) at any time.');
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill(
    'You may **cancel** at any time.\n\n- By [email](/contact)\n- <b>At the counter</b>',
  );
  await form.getByRole('button', { name: 'Preview changes' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  const framed = preview.frameLocator('iframe');
  await preview.getByRole('button', { name: 'Desktop' }).click();
  await expect(preview.getByTitle('Preview of the page at 1440 pixels')).toBeVisible();
  await expect(framed.getByText('You may cancel at any time.')).toBeVisible();
  const address = await preview.locator('iframe').getAttribute('src');
  // Another site must not be able to show a page of this site, or a preview of it, in a frame.
  for (const target of ['/terms', String(address)]) {
    await site.goto('about:blank');
    await site.setContent(`<iframe src="${shop.url}${target.replace('&', '&amp;')}"></iframe>`);
    await expect.poll(() => site.frames()[1]?.url()).toContain('error');
  }

  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect(
    page.getByText('The content was published. Pages show it within seconds.'),
  ).toBeVisible();

  await expect(async () => {
    await site.goto('/terms');
    await expect(site.getByText('You may cancel at any time.')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(site.getByText(/^Valid from \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(site.getByText('<b>At the counter</b>')).toBeVisible();
  await expect(
    site.locator('main').getByRole('link', { name: 'email', exact: true }),
  ).toHaveAttribute('href', '/contact');
  const former = site.getByRole('region', { name: 'Former versions' });
  await former.getByRole('link', { name: /^First version, until/ }).click();
  await expect(site).toHaveURL(/\/terms\/first$/);
  await expect(site.getByText(/^This version was valid until/)).toBeVisible();
  await expect(site.getByText('You may move or cancel it', { exact: false })).toBeVisible();
  await expect(site.locator('link[rel=canonical]')).toHaveAttribute('href', /\/terms$/);
  await site.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(site.getByText('You may cancel at any time.')).toBeVisible();
  await visitor.close();

  const after = await book(1);
  await page.goto(`/admin/bookings/${before}`);
  await expect(page.getByRole('link', { name: 'First version of the terms' })).toBeVisible();
  await page.goto(`/admin/bookings/${after}`);
  await page.getByRole('link', { name: /^Terms valid from/ }).click();
  await expect(page.getByText('This version is valid now.')).toBeVisible();
  await expect(page.getByText('You may cancel at any time.')).toBeVisible();
});
