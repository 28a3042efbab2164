import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { forum } from '../pages/forum';

const photo = (name: string, background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

test(
  'a visitor posts a picture, another one answers with a picture, and both go with the post',
  { tag: '@community' },
  async ({ page, shop, complaints }) => {
    const title = `Is this swollen? ${Date.now()}`;
    await forum(page).open();
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Post' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Category').selectOption('Help');
    await dialog.getByLabel('Content').fill('The back of my phone.');
    await dialog.getByLabel('Display name').fill('Asha Gurung');
    await dialog.getByRole('button', { name: 'Add pictures' }).click();
    await dialog.getByLabel('Pictures').setInputFiles({
      name: 'note.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(dialog.getByText('Please choose a JPG or PNG picture')).toBeVisible();
    await dialog.getByLabel('Pictures').setInputFiles(await photo('back.jpg', '#c33'));
    await expect(dialog.getByLabel('Description of picture 1')).toBeFocused();
    await dialog.getByLabel('Description of picture 1').fill('The red back');
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await forum(page).card(title).getByRole('link', { name: title }).click();

    const thread = page.getByRole('dialog', { name: title });
    const back = thread.getByRole('img', { name: 'The red back' });
    await expect(back).toBeVisible();
    await expect
      .poll(() => back.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await thread.getByLabel('Your reply').fill('Here is the side.');
    await thread.getByRole('button', { name: 'Add pictures' }).click();
    await thread.getByLabel('Pictures').setInputFiles(await photo('side.jpg', '#33c'));
    await thread.getByLabel('Description of picture 1').fill('The blue side');
    await thread.getByRole('button', { name: 'Post Reply' }).click();
    await expect(thread.getByRole('img', { name: 'The blue side' })).toBeVisible();

    const address = await back.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect((await fetch(address)).status).toBe(200);
    const path = new URL(page.url()).pathname;
    const html = await (await fetch(`${shop.url}${path}`)).text();
    expect(html).toMatch(/srcSet="\/post-pictures\/[\w-]+-320\.webp 320w/i);

    await thread.getByRole('button', { name: 'Delete your post' }).click();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await expect(page.getByText('Your post is deleted')).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
    // The browser logs the rejected file (415). It also logs that the open page requested the
    // deleted post once more (404).
    const rest = complaints.filter((line) => !/status of (?:415|404)/.test(line));
    expect(rest).toEqual([]);
  },
);
