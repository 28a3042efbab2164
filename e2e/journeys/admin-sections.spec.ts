import { expect, test } from '../fixtures';

test('the owner adds a question, previews and publishes it: visitors and search engines see it, an open tab too, and one press undoes it', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await site.goto('/about');
  await signIn(page, '/admin/website?section=faq-iphone');
  const form = page.getByRole('form', { name: 'Questions: iPhone' });
  await form.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.type('Do you repair drones?');
  await form
    .getByLabel('Answer')
    .last()
    .fill('No. [See](/shop) what we **do** have, or call {phone}.');
  await form
    .getByRole('button', { name: /^Move question \d+ up$/ })
    .last()
    .click();

  await form.getByRole('button', { name: 'Preview changes' }).click();
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Open preview in new tab' }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(/\/repairs\/iphone$/);
  await preview.getByText('Do you repair drones?').click();
  await expect(preview.getByText('No. See what we do have, or call +977-1-5550100.')).toBeVisible();
  await preview.getByRole('link', { name: 'Leave preview' }).click();
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await expect(preview.getByText('Do you repair drones?')).toHaveCount(0);
  await preview.close();

  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect(
    page.getByText('The content was published. Pages show it within seconds.'),
  ).toBeVisible();
  const other = await visitor.newPage();
  await expect(async () => {
    await other.goto('/repairs/iphone');
    await expect(other.getByText('Do you repair drones?')).toBeVisible({ timeout: 100 });
  }).toPass();
  const data = await other.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.find((text) => text.includes('FAQPage'));
  expect(faq).toContain('No. See what we do have, or call +977-1-5550100.');
  // The HTML already contains the text. So the JSON data of the page (`#boot`) must not repeat it.
  expect(await other.locator('#boot').textContent()).not.toContain('drones');

  // After a click on a link within the site, the browser requests the new texts from the server.
  await other.goto('/repairs');
  await other
    .getByRole('main')
    .getByRole('link', { name: /iPhone/ })
    .first()
    .click();
  await expect(other.getByText('Do you repair drones?')).toBeVisible();
  await other.close();

  // After the first click, the open tab asks the server for new content. It shows this content
  // after a later click.
  const menu = site.getByRole('navigation', { name: 'Main' });
  await expect(async () => {
    await menu.getByRole('link', { name: 'Shop' }).click();
    await menu.getByRole('link', { name: 'Repairs' }).click();
    await site
      .getByRole('main')
      .getByRole('link', { name: /iPhone/ })
      .first()
      .click();
    await expect(site.getByText('Do you repair drones?')).toBeVisible({ timeout: 1000 });
  }).toPass();

  const part = page.getByRole('region', { name: 'Texts on pages' });
  await part.getByText('Changes (1)').click();
  await part.getByRole('button', { name: 'Undo change to website' }).click();
  await expect(part.getByText('(undone)')).toBeVisible();
  await expect(form.getByLabel('Question').last()).toHaveValue('Do I need an appointment?');
  await expect(async () => {
    await site.goto('/repairs/iphone');
    await expect(site.getByText('Do you repair drones?')).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await visitor.close();
});
