import { expect, test, untilAlive } from '../fixtures';
import { forum } from '../pages/forum';
import { staffSession } from '../staff';

/**
 * Turns the review of posts off again. Other journeys of this worker expect that visitors see every
 * post at once.
 */
test.afterEach(async ({ shop }) => {
  const { headers } = await staffSession(shop.url);
  const asked = await fetch(`${shop.url}/api/community-rules`, { headers });
  const { version } = (await asked.json()) as { version: number };
  await fetch(`${shop.url}/api/community-rules`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ review: 'none', version }),
  });
});

test(
  'an owner reviews posts with links: the author sees that the post waits, and others see it after the approval',
  { tag: '@community' },
  async ({ page, browser, shop, signIn, complaints }) => {
    const title = `Where is the ${Date.now()} manual?`;
    const office = await browser.newContext({ baseURL: shop.url });
    const desk = await office.newPage();
    await signIn(desk, '/admin/community');
    await untilAlive(desk);
    await desk.getByRole('heading', { name: 'Review of new posts' }).click();
    const rule = desk.getByRole('form', { name: 'Review of new posts' });
    await rule.getByRole('combobox').selectOption('Review posts with links');
    await rule.getByRole('button', { name: 'Save review rule' }).click();
    await expect(desk.getByText('The rule was saved.')).toBeVisible();

    await forum(page).open();
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Post' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Category').selectOption('Help');
    await dialog.getByLabel('Content').fill('Is it https://example.com/manual?');
    await dialog.getByLabel('Display name').fill('Asha Gurung');
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Your text waits for a review.')).toBeVisible();
    const own = page.getByRole('list', { name: 'Your texts in review' });
    await expect(own).toContainText(title);
    await expect(own).toContainText('Waiting for review');
    await expect(forum(page).card(title)).toBeHidden();

    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = await elsewhere.newPage();
    await forum(other).open();
    await expect(forum(other).cards.first()).toBeVisible();
    await expect(other.getByText(title)).toHaveCount(0);

    await desk.getByRole('button', { name: `Approve post “${title}”` }).click();
    await expect(desk.getByText(`Approved: “${title}”`)).toBeVisible();
    await expect(async () => {
      const html = await (await fetch(`${shop.url}/community`)).text();
      expect(html).toContain(title);
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(forum(page).card(title)).toBeVisible();
    await expect(own).toBeHidden();
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await office.close();
  },
);
