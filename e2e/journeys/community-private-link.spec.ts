import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { forum } from '../pages/forum';

const stored = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage) as [string, string][];
    return Object.fromEntries(entries.filter(([key]) => key.includes('.community-')));
  });

/** Returns the private link that the dialog copies to the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Get private link to your post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Private link to your post' });
  await expect(dialog.getByText(/^Everybody with this link can edit this post/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy private link' }).click();
  await expect(dialog.getByText('The link is copied.')).toBeVisible();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

test(
  'an author edits a post on a second device with its private link, and a reader with own posts keeps them',
  { tag: '@community' },
  async ({ page, browser, shop, complaints }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = `Why is the ${Date.now()} screen dim?`;
    await forum(page).open();
    await forum(page).post({
      ...{ title, category: 'iPhone', author: 'Asha Gurung', content: 'Since the update.' },
    });
    await page.getByRole('link', { name: title }).click();
    await expect(forum(page).thread(title)).toBeVisible();
    const link = new URL(await copyLink(page));
    expect(link.hash).toMatch(/^#[\w-]{43}$/);

    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = await elsewhere.newPage();
    const secret = link.hash.slice(1);
    const leaks: string[] = [];
    other.on('request', (request) => {
      const sent = [request.url(), request.postData() ?? '', request.headers().referer ?? ''];
      if (sent.some((text) => text.includes(secret))) leaks.push(request.url());
    });
    const own = `Where is the ${Date.now()} charger?`;
    await forum(other).open();
    await forum(other).post({
      ...{ title: own, category: 'Help', author: 'Bibek Lama', content: 'I lost it.' },
    });
    const before = await stored(other);

    await other.goto(link.href);
    await untilAlive(other);
    await expect(other.getByRole('heading', { name: title })).toBeVisible();
    await expect(
      other.getByText('This link lets you edit this post on this device.'),
    ).toBeVisible();
    expect(new URL(other.url())).toMatchObject({ pathname: link.pathname, hash: '' });
    expect(await stored(other)).toEqual(before);
    expect(leaks).toEqual([]);

    await other.getByRole('button', { name: 'Edit post' }).click();
    await other.getByLabel('Content').fill('Since the last update.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Your changes are saved')).toBeVisible();
    await expect(other.getByRole('article')).toContainText('Since the last update.');
    expect(await stored(other)).toMatchObject({
      'repair-shop.community-own': before['repair-shop.community-own'],
      'repair-shop.community-token': before['repair-shop.community-token'],
    });

    await forum(page).open(new URL(page.url()).pathname);
    await expect(page.getByText('Since the last update.')).toBeVisible();

    await other.reload();
    await untilAlive(other);
    await other.getByRole('button', { name: 'Forget link on this device' }).click();
    await expect(other.getByText('This link is incomplete')).toBeVisible();
    expect(await stored(other)).toMatchObject(before);

    const ownId = before['repair-shop.community-own'] ?? '';
    await other.goto(`/community/my-post/${ownId}#${secret}`);
    await untilAlive(other);
    await expect(other.getByText('This link does not belong to this post')).toBeVisible();
    expect(await stored(other)).toMatchObject(before);
    await forum(other).open(`/community/${ownId}`);
    await other.getByRole('button', { name: 'Edit your post' }).click();
    await other.getByLabel('Content').fill('I lost it again.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Your changes are saved')).toBeVisible();
    await expect(other.locator('p', { hasText: 'I lost it again.' })).toBeVisible();
    expect(complaints).toEqual([]);
    await elsewhere.close();
  },
);
