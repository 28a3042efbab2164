import { expect, test, untilAlive } from '../fixtures';
import { forum } from '../pages/forum';

test(
  'a visitor posts, another visitor sees and answers it without a reload, and staff hide it',
  { tag: '@community' },
  async ({ page, browser, shop, signIn, complaints }) => {
    const title = `Is the ${Date.now()} speaker worth mending?`;
    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = await elsewhere.newPage();
    await forum(other).open();
    await forum(page).open();

    await forum(page).post({
      ...{ title, category: 'MacBook', author: 'Asha Gurung' },
      content: 'It crackles. See https://example.com/sound.',
    });
    await expect(forum(page).card(title)).toContainText('just now');
    await expect(forum(page).card(title)).toContainText('AG');

    await expect(forum(other).card(title)).toBeHidden();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(forum(other).card(title)).toBeVisible();

    await forum(other).card(title).getByRole('button', { name: 'Reply' }).click();
    const thread = forum(other).thread(title);
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
    await forum(desk).open();
    await forum(desk).card(title).getByRole('button', { name: 'Hide discussion' }).click();
    await expect(forum(desk).card(title)).toContainText('Hidden');

    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(forum(page).card(title)).toBeHidden();

    await forum(desk).card(title).getByRole('button', { name: 'Unhide discussion' }).click();
    await expect(forum(desk).card(title).getByText('Hidden')).toBeHidden();
    await page.reload();
    await expect(forum(page).card(title)).toBeVisible();
    expect(complaints).toEqual([]);
    await office.close();
    await elsewhere.close();
  },
);

test(
  'an author edits a post, marks the answer, and deletes a reply',
  { tag: '@community' },
  async ({ page, browser, shop, complaints }) => {
    const title = `Does the ${Date.now()} battery last?`;
    await forum(page).open();
    await forum(page).post({
      ...{ title, category: 'iPhone', author: 'Asha Gurung', content: 'Mine lasts a day.' },
    });
    await page.getByRole('link', { name: title }).click();
    const thread = forum(page).thread(title);
    await thread.getByRole('button', { name: 'Edit your post' }).click();
    await page.getByLabel('Content').fill('Mine lasts half a day.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(thread.getByText('Mine lasts half a day.')).toBeVisible();
    await expect(thread.getByText(', edited')).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = await elsewhere.newPage();
    await forum(other).open(new URL(page.url()).pathname);
    await expect(other.getByText('Mine lasts half a day.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit your post' })).toBeHidden();
    await forum(other).author.fill('Bibek Lama');
    await forum(other).reply.fill('Replace it after two years.');
    await forum(other).send.click();
    await expect(other.getByRole('button', { name: 'Delete your reply' })).toBeVisible();

    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await thread.getByRole('button', { name: 'Mark as answer' }).click();
    await expect(thread.getByRole('heading', { name: 'Answer' })).toBeVisible();
    await expect(thread.getByRole('button', { name: 'Delete your post' })).toBeHidden();

    await other.reload();
    await untilAlive(other);
    await expect(other.getByRole('heading', { name: 'Answer' })).toBeVisible();
    const facts = await other.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain('"acceptedAnswer"');

    await forum(other).reply.fill('Or sooner.');
    await forum(other).send.click();
    await other.getByRole('button', { name: 'Delete your reply' }).last().click();
    await other.getByRole('button', { name: 'Delete reply' }).click();
    await expect(other.getByText('Your reply is deleted')).toBeVisible();
    await expect(other.getByText('Or sooner.')).toBeHidden();
    await expect(other.getByRole('heading', { name: 'No other replies' })).toBeVisible();
    expect(complaints).toEqual([]);
    await elsewhere.close();
  },
);

test(
  'staff answer as the shop, and nobody else can use its name',
  { tag: '@community' },
  async ({ page, browser, shop, signIn }) => {
    await forum(page).open('/community/sample-6');
    await forum(page).author.fill('M.C.S. repairs');
    await forum(page).reply.fill('Trust me.');
    await forum(page).send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(forum(page).reply).toHaveValue('Trust me.');

    const office = await browser.newContext({ baseURL: shop.url });
    const desk = await office.newPage();
    await signIn(desk);
    await forum(desk).open('/community/sample-6');
    await expect(desk.getByText('You answer as MCS Repairs')).toBeVisible();
    await forum(desk).reply.fill('Bring it in, we measure the charging for free.');
    await forum(desk).send.click();
    const answer = desk.getByRole('listitem').filter({ hasText: 'we measure the charging' });
    await expect(answer).toContainText('Official');

    await desk.getByRole('button', { name: 'Lock discussion' }).first().click();
    await expect(desk.getByText('The discussion is locked')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Reply feature coming soon!')).toBeVisible();
    await expect(forum(page).send).toBeHidden();
    await office.close();
  },
);

test(
  'a like is stored for this browser, and a second press removes it',
  { tag: '@community' },
  async ({ page }) => {
    const like = page.getByRole('button', { name: 'Like “Wanted: iPhone 13 mini' });
    await forum(page).open();
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
  },
);

test(
  'search and category are in the address, so that a list can be shared and found with Back',
  { tag: '@community' },
  async ({ page, context }) => {
    await forum(page).open();
    await forum(page).category('Marketplace').click();
    await expect(page).toHaveURL(/\/community\?category=Marketplace$/);
    await expect(page).toHaveTitle(/^Marketplace discussions/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await forum(page).search.fill('PENCIL');
    await expect(page).toHaveURL(/search=PENCIL&category=Marketplace$/);
    await expect(page.getByRole('article')).toHaveCount(1);

    const shared = await context.newPage();
    await forum(shared).open(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(shared.getByRole('article')).toHaveCount(1);
    await expect(shared.getByRole('searchbox')).toHaveValue('PENCIL');
    await expect(forum(shared).category('Marketplace')).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('searchbox').fill('no such words');
    await expect(forum(page).none).toBeVisible();
    await forum(page).showAll.click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(forum(page).none).toBeVisible();
  },
);

test(
  'a thread opens over the list, has its own address, and closes to the same position',
  { tag: '@community' },
  async ({ page }) => {
    await forum(page).open();
    const card = page.getByRole('link', { name: 'Board repair saved my 2019 MacBook Pro' });
    const before = await card.elementHandle();
    await card.click();
    const thread = forum(page).thread('Board repair saved my 2019 MacBook Pro');
    await expect(thread).toContainText('showed it to me under the microscope');
    await expect(page).toHaveURL(/\/community\/sample-5$/);
    await expect(page).toHaveTitle(/^Board repair saved/);
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL(/\/community$/);
    await expect(card).toBeFocused();
    await expect(page).toHaveTitle(/^Community/);
    // The list under the dialog stayed mounted.
    expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test(
  'on a slow network, the title of a thread is there at once and stays in its place',
  { tag: '@community' },
  async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/pages-ThreadPage.*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await forum(page).open();
    const title = 'Board repair saved my 2019 MacBook Pro';
    const thread = forum(page).thread(title);
    const place = () => thread.getByRole('heading', { name: title }).boundingBox();
    const card = page.getByRole('link', { name: title });
    await card.click();
    await expect(thread.getByText('Loading the discussion')).toBeAttached();
    await expect(thread.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(card).toBeFocused();
    await expect(page).toHaveURL(/\/community$/);

    await card.click();
    await expect(thread.getByText('Loading the discussion')).toBeAttached();
    const before = await place();
    // The discussion itself is late, too, because a longer dialog has another place.
    await page.route('**/api/posts/sample-5', () => {});
    arrive();
    await expect(page).toHaveURL(/\/community\/sample-5$/);
    await expect(thread.getByRole('button', { name: 'Close' })).toBeFocused();
    // The real dialog may take the place of the first one while the test measures.
    await expect.poll(place).toEqual(before);
    await expect(thread.getByText('Loading the discussion')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(card).toBeFocused();
  },
);

test(
  'a thread opened by its address is above the list, and later opens in a dialog like the others',
  { tag: '@community' },
  async ({ page }) => {
    await forum(page).open('/community/sample-5');
    const title = 'Board repair saved my 2019 MacBook Pro';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'All discussions' }).click();
    const card = page.getByRole('link', { name: title });
    await expect(card).toBeFocused();
    await expect(page).toHaveTitle(/^Community/);
    await card.click();
    await expect(forum(page).thread(title)).toContainText('showed it to me under the microscope');
  },
);

test(
  'typed text survives a lost connection and is posted by a retry',
  { tag: '@community' },
  async ({ page, context }) => {
    await forum(page).open('/community/sample-7');
    await forum(page).author.fill('Deepa');
    await forum(page).reply.fill('I have one to sell.');
    await page.getByRole('button', { name: 'Like “Wanted' }).click();
    await expect(page.getByText('Liked!')).toBeVisible();
    await context.route('**/api/posts/**', (route) => route.abort());
    await forum(page).send.click();
    await expect(page.getByRole('alert')).toContainText('Your text is still here');
    await expect(forum(page).reply).toHaveValue('I have one to sell.');
    await context.unroute('**/api/posts/**');
    // The discussion offers the same, if the page requested it again meanwhile.
    await page.locator('#reply').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Reply posted!')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'I have one to sell.' })).toHaveCount(
      1,
    );
    await expect(forum(page).reply).toHaveValue('');
  },
);

test(
  'a visitor reports a reply, and staff see the reason and dismiss it',
  { tag: '@community' },
  async ({ page, browser, shop, signIn, complaints }) => {
    const reason = `Rude, ${Date.now()}`;
    await forum(page).open('/community/sample-1');
    await page
      .getByRole('button', { name: /^Report reply of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Report reply' });
    await dialog.getByLabel('What is wrong?').fill(reason);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you for your report.')).toBeVisible();

    const office = await browser.newContext({ baseURL: shop.url });
    const desk = await office.newPage();
    await signIn(desk, '/admin/community?state=reported');
    await desk.getByRole('button', { name: /^View discussion/ }).click();
    await expect(desk.getByText(reason)).toBeVisible();
    await desk.getByRole('button', { name: /^Dismiss reports/ }).click();
    await expect(desk.getByText('No discussions found matching your criteria.')).toBeVisible();
    expect(complaints).toEqual([]);
    await office.close();
  },
);
