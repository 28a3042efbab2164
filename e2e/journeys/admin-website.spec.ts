import sharp from 'sharp';
import { expect, test } from '../fixtures';

/** The picture that a page shows instead of the drawn logo. */
const LOGO = 'header img[src^="data:image/webp"]';

test('the owner publishes a phone number, a logo and a banner: every page shows them, an open tab too, and one press undoes it', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await site.goto('/');
  await signIn(page, '/admin/website');
  const profile = page.getByRole('form', { name: 'Shop profile' });
  await profile.getByLabel('Phone').fill('01-4000000');
  const blue = { width: 400, height: 200, channels: 3 as const, background: '#0a5bd3' };
  const file = { name: 'logo.png', mimeType: 'image/png' };
  const buffer = await sharp({ create: blue }).png().toBuffer();
  await profile.getByLabel('Picture of the logo').setInputFiles({ ...file, buffer });
  await expect(profile.getByText(/^The picture is chosen\./)).toBeVisible();

  await profile.getByRole('button', { name: 'Preview changes' }).click();
  const inPlace = profile.getByRole('region', { name: 'Preview' });
  await expect(inPlace.locator('iframe')).toHaveAttribute('src', /scheme=light$/);
  const framed = inPlace.frameLocator('iframe');
  await expect(framed.locator('body')).toContainText('01-4000000');
  await expect(framed.locator(LOGO)).toBeVisible();
  await inPlace.getByRole('button', { name: 'Dark' }).click();
  await expect(framed.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const opened = page.waitForEvent('popup');
  await inPlace.getByRole('link', { name: 'Open preview in new tab' }).click();
  const preview = await opened;
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
    'this content is not published',
  );
  await expect(preview.getByRole('banner').getByText('01-4000000')).toBeVisible();
  await preview.getByRole('link', { name: 'Leave preview' }).click();
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await expect(preview.getByText('01-4000000')).toHaveCount(0);
  await preview.close();
  await inPlace.getByRole('button', { name: 'Close preview' }).click();

  const asks = () => page.waitForResponse('**/remotes.json');
  const asked = asks();
  await profile.getByRole('button', { name: 'Publish changes' }).click();
  await expect(
    page.getByText('The content was published. Pages show it within seconds.'),
  ).toBeVisible();
  await asked;
  const banner = page.getByRole('form', { name: 'Banner' });
  await banner.getByLabel('Text', { exact: false }).first().fill('Closed for Tihar');
  await banner.getByLabel('Link', { exact: true }).fill('/contact');
  const learned = asks();
  await banner.getByRole('button', { name: 'Publish changes' }).click();
  // Waits until the owner's tab has received the new content. The next page in this tab then shows
  // the new content.
  await learned;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText(
    'Closed for Tihar',
  );
  await expect(page.getByRole('banner').getByText('01-4000000')).toBeVisible();
  await page.goto('/admin/website');

  const other = await visitor.newPage();
  await expect(async () => {
    await other.goto('/about');
    await expect(other.getByRole('complementary', { name: 'Notice' })).toContainText(
      'Closed for Tihar',
      { timeout: 100 },
    );
    await expect(other.getByRole('banner').getByText('01-4000000')).toBeVisible({ timeout: 100 });
    await expect(other.locator(LOGO)).toBeVisible({ timeout: 100 });
  }).toPass();
  await other.close();

  await expect(site.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
  const menu = site.getByRole('navigation', { name: 'Main' });
  // After the first click, the tab asks the server for new content. It shows this content after a
  // later click.
  await expect(async () => {
    await menu.getByRole('link', { name: 'Shop' }).click();
    await expect(site).toHaveURL(/\/shop/);
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(site.getByRole('complementary', { name: 'Notice' })).toContainText(
      'Closed for Tihar',
      { timeout: 1000 },
    );
  }).toPass();
  await site.getByRole('link', { name: 'Read more' }).click();
  await expect(site).toHaveURL(/\/contact$/);

  for (const part of ['Shop profile', 'Banner']) {
    const region = page.getByRole('region', { name: part });
    await region.getByText('Changes (1)').click();
    await region.getByRole('button', { name: 'Undo change to website' }).click();
    await expect(region.getByText('(undone)')).toBeVisible();
  }
  await expect(async () => {
    await site.goto('/about');
    await expect(site.getByRole('complementary', { name: 'Notice' })).toHaveCount(0, {
      timeout: 100,
    });
    await expect(site.getByText('01-4000000')).toHaveCount(0, { timeout: 100 });
    await expect(site.locator(LOGO)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await visitor.close();
});
