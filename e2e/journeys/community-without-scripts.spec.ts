import { expect, test } from '../fixtures';
import { forum } from '../pages/forum';

test.use({ javaScriptEnabled: false });

test('a thread can be read by its link, with its replies, and says what it is to search engines', async ({
  page,
}) => {
  await page.goto('/community/sample-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'iPhone 15 Pro battery drains overnight',
  );
  await expect(page.getByText('Battery health says 91%')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nisha Shrestha' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More discussions' })).toBeVisible();

  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  ) as { '@type': string; headline: string; comment: unknown[] };
  expect(data['@type']).toBe('DiscussionForumPosting');
  expect(data.headline).toBe('iPhone 15 Pro battery drains overnight');
  expect(data.comment).toHaveLength(2);

  await page.getByRole('link', { name: 'All discussions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
});

test('an unknown thread is a page that does not exist', async ({ page }) => {
  const response = await page.goto('/community/no-such-thread');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('search and categories work as plain forms', async ({ page }) => {
  const { card } = forum(page);
  const [recovery, bringing] = [
    'How do I get ready for a data recovery?',
    /^Before you bring a device/,
  ];
  const reviewed = 'Board repair saved my 2019 MacBook Pro';
  await page.goto('/community');
  for (const title of [recovery, bringing, reviewed]) await expect(card(title)).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/category=Help/);
  for (const title of [recovery, bringing]) await expect(card(title)).toBeVisible();
  await expect(card(reviewed)).toHaveCount(0);
  await page.getByRole('searchbox').fill('data recovery');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=data\+recovery/);
  await expect(card(recovery)).toBeVisible();
  await expect(card(bringing)).toHaveCount(0);
});
