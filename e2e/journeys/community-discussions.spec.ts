import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

async function openForum(page: Page, path = '/community') {
  await page.goto(path);
  await untilAlive(page);
}

async function post(page: Page, title: string, category: string, content: string, author: string) {
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Post' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Category').selectOption(category);
  await dialog.getByLabel('Content').fill(content);
  await dialog.getByLabel('Display name').fill(author);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a visitor posts, another one sees it without reloading and answers, staff hides it', async ({
  page,
  browser,
  shop,
  signIn,
  complaints,
}) => {
  const title = `Is the ${Date.now()} speaker worth mending?`;
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await openForum(other);
  await openForum(page);

  await post(page, title, 'MacBook', 'It crackles. See https://example.com/sound.', 'Asha Gurung');
  await expect(cardOf(page, title)).toContainText('just now');
  await expect(cardOf(page, title)).toContainText('AG');

  await expect(cardOf(other, title)).toBeHidden();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(cardOf(other, title)).toBeVisible();

  await cardOf(other, title).getByRole('button', { name: 'Reply' }).click();
  const thread = other.getByRole('dialog', { name: title });
  await expect(thread.getByLabel('Your reply')).toBeFocused();
  await thread.getByLabel('Your reply').fill('Yes, ours was.');
  await thread.getByLabel('Display name').fill('Bibek Lama');
  await thread.getByRole('button', { name: 'Post Reply' }).click();
  await expect(other.getByText('Reply posted!')).toBeVisible();
  await expect(thread.getByRole('listitem').filter({ hasText: 'Yes, ours was.' })).toBeVisible();
  await expect(thread.getByRole('link', { name: 'https://example.com/sound' })).toHaveAttribute(
    'rel',
    'ugc nofollow noopener',
  );

  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await signIn(desk);
  await openForum(desk);
  await cardOf(desk, title).getByRole('button', { name: 'Hide discussion' }).click();
  await expect(cardOf(desk, title)).toContainText('Hidden');

  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(cardOf(page, title)).toBeHidden();

  await cardOf(desk, title).getByRole('button', { name: 'Unhide discussion' }).click();
  await expect(cardOf(desk, title).getByText('Hidden')).toBeHidden();
  await page.reload();
  await expect(cardOf(page, title)).toBeVisible();
  expect(complaints).toEqual([]);
  await office.close();
  await elsewhere.close();
});

test('staff answer as the shop, and nobody else can take its name', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  await openForum(page, '/community/sample-6');
  await page.getByLabel('Display name').fill('M.C.S. repairs');
  await page.getByLabel('Your reply').fill('Trust me.');
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('Trust me.');

  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await signIn(desk);
  await openForum(desk, '/community/sample-6');
  await expect(desk.getByText('You answer as MCS Repairs')).toBeVisible();
  await desk.getByLabel('Your reply').fill('Bring it in, we measure the charging for free.');
  await desk.getByRole('button', { name: 'Post Reply' }).click();
  const answer = desk.getByRole('listitem').filter({ hasText: 'we measure the charging' });
  await expect(answer).toContainText('Official');

  await desk.getByRole('button', { name: 'Lock discussion' }).first().click();
  await page.reload();
  await expect(page.getByText('Reply feature coming soon!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post Reply' })).toBeHidden();
  await office.close();
});

test('a like is kept for this browser and taken back by a second press', async ({ page }) => {
  const like = page.getByRole('button', { name: 'Like “Wanted: iPhone 13 mini' });
  await openForum(page);
  await expect(like).toContainText('2');
  await like.click();
  await expect(page.getByText('Liked!')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('3');

  await page.reload();
  await untilAlive(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('3');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toContainText('2');
});

test('search and category are in the address, so that a list can be shared and gone back to', async ({
  page,
  context,
}) => {
  await openForum(page);
  await page.getByRole('button', { name: 'Marketplace', exact: true }).click();
  await expect(page).toHaveURL(/\/community\?category=Marketplace$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill('PENCIL');
  await expect(page).toHaveURL(/search=PENCIL&category=Marketplace$/);
  await expect(page.getByRole('article')).toHaveCount(1);

  const shared = await context.newPage();
  await openForum(shared, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(shared.getByRole('article')).toHaveCount(1);
  await expect(shared.getByRole('searchbox')).toHaveValue('PENCIL');
  await expect(shared.getByRole('button', { name: 'Marketplace', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No discussions found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all discussions' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('No discussions found matching your criteria.')).toBeVisible();
});

test('a thread opens over the list, has an address, and closes to where one was', async ({
  page,
}) => {
  await openForum(page);
  const card = page.getByRole('link', { name: 'Board repair saved my 2019 MacBook Pro' });
  await card.click();
  const thread = page.getByRole('dialog', { name: 'Board repair saved my 2019 MacBook Pro' });
  await expect(thread).toContainText('showed it to me under the microscope');
  await expect(page).toHaveURL(/\/community\/sample-5$/);
  await expect(page).toHaveTitle(/^Board repair saved/);
  await page.keyboard.press('Escape');
  await expect(thread).toBeHidden();
  await expect(page).toHaveURL(/\/community$/);
  await expect(card).toBeFocused();
});

test('what was typed survives a lost connection and is posted by a retry', async ({
  page,
  context,
}) => {
  await openForum(page, '/community/sample-7');
  await page.getByLabel('Display name').fill('Deepa');
  await page.getByLabel('Your reply').fill('I have one to sell.');
  await page.getByRole('button', { name: 'Like “Wanted' }).click();
  await expect(page.getByText('Liked!')).toBeVisible();
  await context.route('**/api/posts/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await expect(page.getByRole('alert')).toContainText('Your text is still here');
  await expect(page.getByLabel('Your reply')).toHaveValue('I have one to sell.');
  await context.unroute('**/api/posts/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Reply posted!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'I have one to sell.' })).toHaveCount(
    1,
  );
  await expect(page.getByLabel('Your reply')).toHaveValue('');
});
