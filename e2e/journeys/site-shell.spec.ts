import axe from 'axe-core';
import type { Locator, Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { staffSession } from '../staff';

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
  }));
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function violations(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await inPage.run();
    return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
}

async function addFirstProduct(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
}

test.describe('navigation', () => {
  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/about');
    await untilAlive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.getByRole('main').evaluate((element) => element.contains(document.activeElement)),
    ).toBe(true);
  });

  test('after a navigation focus is on the new heading, and the head is the one that the server writes', async ({
    page,
    complaints,
  }) => {
    const pages = [
      ['Repairs', '/repairs'],
      ['Services', '/business'],
      ['Shop', '/shop'],
      ['Community', '/community'],
      ['About', '/about'],
      ['Home', '/'],
    ] as const;
    const written = new Map<string, Awaited<ReturnType<typeof head>>>();
    for (const [, path] of pages) {
      await page.goto(path);
      written.set(path, await head(page));
    }
    await untilAlive(page);
    for (const [name, path] of pages) {
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect.poll(() => head(page)).toEqual(written.get(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    const all = [...written.values()];
    for (const key of ['title', 'description', 'canonical'] as const) {
      expect(new Set(all.map((entry) => entry[key])).size).toBe(pages.length);
    }
    expect(complaints).toEqual([]);
  });

  test('a press fetches the code of the next page together with the first code of its area', async ({
    page,
  }) => {
    const known = page.waitForResponse('**/remotes.json');
    await page.goto('/about');
    await untilAlive(page);
    await known;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/remotes/community/*/remoteEntry.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await main(page).getByRole('link', { name: 'Community' }).click();
    // The browser must request these files before the area's entry script has arrived, because
    // these files do not depend on that script.
    for (const file of [
      /__federation_expose_remote\.\w+\.js$/,
      /\/pages-CommunityPage\.\w+\.js$/,
      /\/pages-CommunityPage\.\w+\.css$/,
      /\/shell\/shared-query\.\w+\.js$/,
    ])
      await expect.poll(() => asked.filter((path) => file.test(path))).toHaveLength(1);
    await expect(page).toHaveURL(/\/about$/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/community$/);
    const twice = asked.filter((path, index) => asked.indexOf(path) !== index);
    expect(twice.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
    expect(asked.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
  });

  test('Back returns to where the page was scrolled to, and a new page begins at its top', async ({
    page,
  }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop now');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('the navigation stays in sight while the page is scrolled', async ({ page }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(main(page)).toBeInViewport();
  });

  test('on a phone the menu is opened, used and closed by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await untilAlive(page);
    await expect(main(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    const book = menu.getByRole('link', { name: 'Book Repair' });
    await expect(book).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      if (await book.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await expect(book).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/book$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the dark scheme is in the HTML of the next page, so that nothing flashes', async ({
  page,
  shop,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilAlive(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await background();
  expect(dark).not.toBe(light);

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const html = await (
    await fetch(`${shop.url}/`, { headers: { cookie: cookie.join('; ') } })
  ).text();
  expect(html).toMatch(/<html[^>]* data-scheme="dark"/);
  expect(await (await fetch(`${shop.url}/`)).text()).not.toMatch(/<html[^>]* data-scheme/);

  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  await untilAlive(page);
  expect(await background()).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test.describe('the cart', () => {
  test('two tabs show the same cart, and nothing is lost', async ({ page, context }) => {
    await page.goto('/shop');
    await untilAlive(page);
    const other = await context.newPage();
    await other.goto('/shop');
    await untilAlive(other);
    await addFirstProduct(page);
    await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await addFirstProduct(other);
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('a saved cart is restored after a reload, on every page, without an error', async ({
    page,
    complaints,
  }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await addFirstProduct(page);
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/about');
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('slides in from the right, at most medium wide, and returns the focus when it is closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    await untilAlive(page);
    const button = page.getByRole('button', { name: 'Cart, 0 items' });
    await button.click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await cart.boundingBox();
        return box ? Math.round(box.x + box.width) : 0;
      })
      .toBe(1440);
    expect((await cart.boundingBox())?.width).toBeLessThanOrEqual(512);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('an enquiry gets a reference, empties the cart, and is seen by staff', async ({
    page,
    shop,
    complaints,
  }) => {
    await page.goto('/shop');
    await untilAlive(page);
    await addFirstProduct(page);
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    const drawer = page.getByRole('dialog');
    const product = (await drawer.getByRole('listitem').getByText(/./).first().textContent()) ?? '';
    await drawer.getByRole('button', { name: 'Send enquiry' }).click();
    await drawer.getByLabel('Your name').fill('Asha Gurung');
    await drawer.getByLabel('Phone / WhatsApp').fill('+977 9800000000');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.reload()]) {
      await leave();
      await untilAlive(page);
      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      await drawer.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(drawer.getByLabel('Your name')).toHaveValue('Asha Gurung');
      await expect(drawer.getByLabel('Phone / WhatsApp')).toHaveValue('+977 9800000000');
    }
    await drawer.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(
      drawer.getByRole('heading', { name: 'Thank you. We have your enquiry.' }),
    ).toBeFocused();
    const told = (await drawer.getByRole('status').textContent()) ?? '';
    const reference = /Your reference is (\S+)\. We/.exec(told)?.[1];

    const { headers } = await staffSession(shop.url);
    const { items } = (await (await fetch(`${shop.url}/api/enquiries`, { headers })).json()) as {
      items: { reference: string; customerName: string; items: { name: string }[] }[];
    };
    const found = items.filter((enquiry) => enquiry.reference === reference);
    expect(found).toMatchObject([{ customerName: 'Asha Gurung', items: [{ name: product }] }]);

    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('without a connection the site says so and keeps the open page', async ({ page, context }) => {
  await page.goto('/shop');
  await untilAlive(page);
  await addFirstProduct(page);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shop now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

/** For each page, an element that appears only when the page is complete. */
const COMPLETE: Record<string, (page: Page) => Locator> = {
  '/': (page) => page.getByRole('heading', { name: 'What to Buy Next' }),
  '/shop': (page) => page.getByRole('button', { name: 'Load More' }),
  '/repairs/iphone/15-pro': (page) => page.getByRole('button', { name: /^\w+day, \w+ \d/ }).first(),
  '/book': (page) => page.getByLabel(/Device Model/),
  '/community': (page) => page.getByRole('article').first(),
  '/admin/bookings': (page) => page.getByRole('button', { name: 'Sign in' }),
};
for (const [path, complete] of Object.entries(COMPLETE)) {
  test(`${path} keeps to the content security policy`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const kept = globalThis as unknown as { refused: string[] };
      kept.refused = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        kept.refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    await page.goto(path);
    await untilAlive(page);
    await expect(complete(page)).toBeVisible();
    expect(
      await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test.describe('a path that does not exist', () => {
  for (const path of [
    '/no/such/page',
    '/shop/unknown',
    '/community/unknown',
    '/admin/unknown',
    '/repairs/toaster',
  ]) {
    test(`${path} answers 404 with Oops! Page not found, and the path is logged`, async ({
      page,
      shop,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const html = await fetch(shop.url + path);
      expect(html.status).toBe(404);
      expect(await html.text()).toContain('Oops! Page not found');
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      expect(
        logged.filter((text) => text.startsWith('404:') && text.endsWith(` ${path}`)),
      ).toHaveLength(1);
    });
  }

  test('is the same screen after a navigation in the page', async ({ page }) => {
    await page.goto('/no/such/page');
    await untilAlive(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { name: 'What to Buy Next' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeFocused();
    await expect(page).toHaveTitle(/Page not found/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the 404 screen and the open cart in ${colorScheme}: accessible, and no wider than 320 pixels`, async ({
    page,
  }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/no/such/page');
    await untilAlive(page);
    expect(await width()).toBe(320);
    expect(await violations(page)).toEqual([]);

    await page.goto('/shop');
    await untilAlive(page);
    await addFirstProduct(page);
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByText('Total Items')).toBeVisible();
    expect(await width()).toBe(320);
    expect(await violations(page)).toEqual([]);
    await cart.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    expect(await width()).toBe(320);
    expect(await violations(page)).toEqual([]);
  });
}
