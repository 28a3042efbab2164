import type { Page } from 'playwright/test';
import { renderedPage } from '../api/composedPage';
import { expect, test, untilAlive } from '../fixtures';

const DEVICES = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'];
/** Pages that are not pages of a model, and addresses with a chosen issue. */
const OTHER_PAGES = [
  '/repairs',
  '/repairs/iphone?issue=battery',
  '/repairs/ipad?q=mini',
  '/repairs/laptop',
  '/repairs/iphone/15-pro?issue=camera',
  '/repairs/watch/apple-watch-ultra',
  '/repairs/imac/no-such-model',
  '/repairs/laptop/acer?issue=trackpad',
  '/repairs/data-recovery',
  '/services',
  '/repair-services',
];

const between = (html: string, pattern: RegExp) =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';

test('every device page of the sitemap is rendered on the server, with a title, heading and text of its own', async ({
  shop,
}) => {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/repairs\/[a-z]+\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths).toHaveLength(100);
  const titles = new Set<string>();
  const leads = new Set<string>();
  for (const path of paths) {
    const { status, html } = await renderedPage(shop.url + path);
    expect(status, path).toBe(200);
    const title = between(html, /<title>(.*?)<\/title>/);
    const heading = between(html, /<h1[^>]*>(.*?)<\/h1>/);
    expect(heading, path).toMatch(/ Repair Service$/);
    expect(title, path).toContain(heading);
    expect(html, path).toContain(`${path}"`);
    expect(html, path).toContain('Call for Price');
    expect(html, path).toContain('Step 5');
    expect(html, path).toContain('Schedule Your Service');
    titles.add(title);
    leads.add(between(html, /<\/h1>\s*<p[^>]*>(.*?)<\/p>/));
  }
  expect(titles.size).toBe(100);
  expect(leads.size).toBe(100);
});

test('every listing is rendered on the server with links to all its models', async ({ shop }) => {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  for (const device of DEVICES) {
    const { html } = await renderedPage(`${shop.url}/repairs/${device}`);
    const models = [...sitemap.matchAll(new RegExp(`/repairs/${device}/[^<]+`, 'g'))];
    expect(models.length).toBeGreaterThan(11);
    for (const [path] of models) expect(html, device).toContain(`href="${path}"`);
  }
});

for (const path of OTHER_PAGES) {
  test(`${path} hydrates without an error, and its text is the same before and after`, async ({
    page,
    complaints,
    shop,
  }) => {
    await expectAlive(page, shop.url, path);
    expect(complaints).toEqual([]);
  });
}

for (const device of DEVICES) {
  test(`every page of ${device} hydrates without an error`, async ({ page, complaints, shop }) => {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    for (const [path] of sitemap.matchAll(new RegExp(`/repairs/${device}/[^<]+`, 'g'))) {
      await expectAlive(page, shop.url, path);
      expect(complaints, path).toEqual([]);
    }
  });
}

async function expectAlive(page: Page, origin: string, path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text();
  await page.goto(path);
  await untilAlive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(between(html, /<h1[^>]*>(.*?)<\/h1>/));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer reads what a repair involves, opens an answer and finds the phone number', async ({
    page,
  }) => {
    await page.goto('/repairs/macbook');
    await page.getByRole('link', { name: 'MacBook Air 13-inch (M1)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'MacBook Air 13-inch (M1) Repair Service',
    );
    await expect(page.getByRole('region', { name: 'Screen/LCD Replacement' })).toContainText(
      '2-3 hours',
    );
    await page.getByText('How do I prepare my MacBook Air 13-inch (M1)?').click();
    await expect(page.getByText('Make a Time Machine backup')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
  });
});
