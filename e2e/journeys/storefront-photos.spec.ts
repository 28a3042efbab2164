import sharp from 'sharp';
import { expect, test, untilStill } from '../fixtures';
import { untilAlive } from '../alive';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('the owner adds two photos and orders them, and a visitor sees them', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  await signIn(page, '/admin/goods');
  await page.getByRole('button', { name: 'Add unit' }).click();
  const form = page.getByRole('dialog', { name: 'Add unit' });
  await form.getByLabel('Name').fill('iPhone with photos');
  await form
    .getByLabel('Add photos')
    .setInputFiles([await photo('red.jpg', '#c33'), await photo('blue.jpg', '#33c')]);
  await form.getByRole('button', { name: 'Add unit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit iPhone with photos' });
  await expect(edit.getByRole('img')).toHaveCount(2);
  await edit.getByLabel('Alternative text of photo 2').fill('The blue side');
  await edit.getByLabel('Add photos').setInputFiles({
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(edit.getByText('Please choose a JPG or PNG picture')).toBeVisible();
  await edit.getByRole('button', { name: 'Move photo left: photo 2' }).press('Enter');
  await expect(edit.getByLabel('Alternative text of photo 1')).toHaveValue('The blue side');
  await edit.getByRole('button', { name: 'Close form' }).click();
  await edit.getByRole('button', { name: 'Close without uploading 1 photo' }).click();

  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await expect(async () => {
    await site.goto('/shop/iphone-with-photos');
    await expect(site.getByRole('img', { name: 'The blue side' })).toBeVisible({ timeout: 500 });
  }).toPass();
  const html = await (await visitor.request.get('/shop/iphone-with-photos')).text();
  expect(html).toMatch(/srcSet="\/photos\/[\w-]+-320\.webp 320w/i);
  await untilAlive(site);
  await site.getByRole('button', { name: 'Show photo 2 of 2' }).click();
  await expect(site.getByRole('img', { name: 'iPhone with photos' })).toBeInViewport();
  await site.getByRole('button', { name: 'Add to Cart' }).first().click();
  await site.getByRole('link', { name: 'Shop' }).first().click();
  const card = site.getByRole('article', { name: 'iPhone with photos' });
  await expect(card.getByRole('img', { name: 'The blue side' })).toBeVisible();
  await site.getByRole('button', { name: /^Cart,/ }).click();
  await expect(site.locator('img[src^="/photos/"][alt=""]').first()).toBeVisible();

  // The owner crops the photo: drags a corner and presses arrow keys. Visitors then see only the
  // chosen part.
  const row = page.getByRole('row', { name: /iPhone with photos/ });
  await row.getByRole('button', { name: /^Edit unit/ }).click();
  await edit.getByRole('button', { name: 'Crop photo 1' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  const part = crop.getByRole('button', { name: 'Part of the photo' });
  await expect(part).toBeFocused();
  // The crop area gets its size when the picture has loaded, so the test waits for the picture.
  const picture = crop.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await untilStill(page);
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - 8, y + height - 8);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 8, y + height / 2 - 8, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByRole('status')).toHaveText('Left 0, top 0, width 50, height 50 per cent');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await part.press(key);
  await part.press('Shift+ArrowLeft');
  await expect(crop.getByRole('status')).toHaveText('Left 2, top 2, width 49, height 50 per cent');
  await crop.getByRole('button', { name: 'Save crop' }).click();
  await expect(edit.getByText('The photo was cropped.')).toBeVisible();
  const widthOf = async () => {
    await site.goto('/shop/iphone-with-photos');
    return site.getByRole('img', { name: 'The blue side' }).getAttribute('width');
  };
  await expect.poll(async () => Number(await widthOf())).toBeLessThan(450);
  await edit.getByRole('button', { name: 'Undo change to photos' }).click();
  await expect.poll(widthOf).toBe('900');
  await edit.getByRole('button', { name: 'Close form' }).click();

  // Removes the unit from sale, because other journeys use the same shop.
  await row.getByLabel('More actions').click();
  await row.getByRole('button', { name: /^Remove from sale/ }).click();
  await expect(page.getByText('iPhone with photos is a draft.')).toBeVisible();
  await visitor.close();
});
