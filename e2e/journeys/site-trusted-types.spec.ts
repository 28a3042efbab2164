import type {} from '@mcs-repairs/shared/ui/trustedMarkup';
import { expect, test, untilAlive } from '../fixtures';

const PAGES = [
  '/',
  '/shop',
  '/repairs',
  '/repairs/iphone/15-pro',
  '/book',
  '/community',
  '/admin/bookings',
];

test(
  'pages of every remote work under Trusted Types, opened directly and by links',
  { tag: ['@crossing', '@read'] },
  async ({ page, complaints }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await untilAlive(page);
    }
    await page.goto('/');
    await untilAlive(page);
    for (const name of ['Shop', 'Repairs', 'Community']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The page inserts its drawings as HTML. If the content policy rejects them, this error
      // appears.
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  },
);

test('text does not become code or markup, and nobody makes another policy', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const outcomes = await page.evaluate(() => {
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => document.createElement('script');
    type Maker = { createPolicy(name: string, rules: object): unknown };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Maker };
    return [
      refused(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>')),
      refused(() => (script().src = '/shell/x.js')),
      refused(() => (script().text = 'alert(1)')),
      refused(() => trustedTypes.createPolicy('other', {})),
      refused(() => trustedTypes.createPolicy('site', {})),
      refused(() => globalThis.__sitePolicy?.createScriptURL('https://evil.example/x.js')),
      refused(() => globalThis.__sitePolicy?.createHTML('<img src=x onerror=alert(1)>')),
    ];
  });
  expect(outcomes).toEqual(Array.from({ length: 7 }, () => 'TypeError'));
});
