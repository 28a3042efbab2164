import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { staffBar } from '../pages/staffBar';

const topOf = (page: Page, role: 'heading' | 'banner' | 'contentinfo') =>
  page
    .getByRole(role, role === 'heading' ? { level: 1 } : {})
    .evaluate((element) => element.getBoundingClientRect().top);

type LayoutShift = { startTime: number; value: number; sources: { node: Node | null }[] };

/**
 * Returns how far elements of the page have moved without user input since the browser had parsed
 * the page (cumulative layout shift), and the texts of these elements. A busy machine may paint the
 * first half of a header before it has received the second half.
 */
const movesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const moves = { sum: 0, moved: [] as string[] };
        const [opened] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        const parsedAt = opened?.domInteractive ?? 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as LayoutShift[]) {
            const { startTime, value, sources } = entry;
            if (startTime < parsedAt) continue;
            moves.sum += value;
            moves.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moves), 300);
      }),
  );

async function expectStill(page: Page) {
  const { sum, moved } = await movesOf(page);
  expect(sum, `these elements moved: ${moved.join(' | ')}`).toBeLessThan(0.001);
}

test.describe('signed-in staff have room to work', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header is slim and scrolls away, the footer is one line, and the staff bar stays', async ({
    page,
    shopApi,
    signIn,
    complaints,
  }) => {
    const { shopDate, time } = await shopApi.freeSlot();
    const booked = await shopApi.book(shopApi.appointment(shopDate, time));
    const { reference } = (await booked.json()) as { reference: string };
    await page.goto('/admin/bookings');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track repair' }).last()).toBeVisible();
    await signIn(page);
    for (const path of [
      '/admin',
      '/admin/board',
      '/admin/bookings',
      '/admin/day',
      `/admin/bookings/${reference}`,
      '/admin/reports',
      '/admin/enquiries',
      '/admin/settings',
    ]) {
      await page.goto(path);
      await staffBar(page).person.waitFor();
      expect(await topOf(page, 'heading'), path).toBeLessThanOrEqual(120);
    }
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectStill(page);

    const details = page.getByText('Shop details');
    await details.scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'Shop hours' })).toBeHidden();
    expect(await topOf(page, 'banner')).toBeLessThan(0);
    await expect(page.getByRole('link', { name: 'Check in device' })).toBeInViewport();
    await details.click();
    await expect(page.getByRole('list', { name: 'Shop hours' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('list', { name: 'Shop hours' })).toBeVisible();
    await expect(details).toBeHidden();
    await page.goto('/admin');
    await staffBar(page).signOut();
    await expect(details).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('banner')).toBeInViewport();
    expect(complaints).toEqual([]);
  });
});

for (const width of [768, 1440]) {
  test(`the list of bookings stays where it is when the figures come, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await page.goto('/admin/bookings');
    await expect(page.getByText('Total Bookings')).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectStill(page);
  });
}

test('on a phone the sections are at the lower edge, and cover nothing at the end of a page', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const { nav } = staffBar(page);
  const entries = nav.getByRole('link').filter({ visible: true });
  await expect(entries).toHaveText([/Today/, /Board/, /Bookings/, /Inbox/]);
  for (const entry of await entries.all()) {
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await nav.getByText('More pages', { exact: true }).click();
  await nav.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  // The page becomes longer while its reports load, so the check scrolls to the end repeatedly.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('link', { name: 'Warranty' }).last().boundingBox();
    const bar = await nav.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});
