import { expect, test } from '../fixtures';

test(
  'the owner changes a tile of the home page: a link that leads nowhere is refused beside its field, and one press undoes the change',
  { tag: ['@admin'] },
  async ({ page, browser, shop, signIn, complaints }) => {
    await signIn(page, '/admin/website?section=mosaic');
    const form = page.getByRole('form', { name: 'Tiles of the home page' });
    const last = form.getByRole('group', { name: 'tile 12' });
    await last.getByLabel('Label').fill('Soldering course');
    await last.getByLabel('Note').fill('Learn it on a Saturday.');
    await last.getByLabel('Link').fill('/contactt?topic=course');
    await form.getByRole('button', { name: 'Publish changes' }).click();
    await expect(last.getByText('This site has no page /contactt?topic=course.')).toBeVisible();
    await expect(last.getByLabel('Link')).toBeFocused();

    await last.getByLabel('Link').fill('/contact?topic=course');
    await form.getByRole('button', { name: 'Publish changes' }).click();
    await expect(
      page.getByText('The content was published. Pages show it within seconds.'),
    ).toBeVisible();

    const visitor = await browser.newContext({ baseURL: shop.url });
    const site = await visitor.newPage();
    const tiles = site.getByRole('list', { name: 'Devices and services' });
    await expect(async () => {
      await site.goto('/');
      await expect(tiles.getByText('Soldering course')).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(tiles.getByRole('listitem')).toHaveCount(12);
    await expect(tiles.getByText('Board Repair')).toHaveCount(0);
    await tiles.getByRole('link', { name: /Soldering course/ }).click();
    await expect(site).toHaveURL(/\/contact\?topic=course$/);

    const texts = page.getByRole('region', { name: 'Texts on pages' });
    await texts.getByText('Changes (1)').click();
    await texts.getByRole('button', { name: 'Undo change to website' }).click();
    await expect(texts.getByText('(undone)')).toBeVisible();
    await expect(async () => {
      await site.goto('/');
      await expect(tiles.getByText('Board Repair')).toBeVisible({ timeout: 100 });
    }).toPass();
    await visitor.close();
    // The browser logs the expected status 422, with which the server rejects the link.
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  },
);
