import path from 'node:path';
import { proveInBrowser } from '../../tools/lib/browserProof.mjs';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { serveBuild } from '../../tools/lib/serveBuild.mjs';
import { expect, untilAlive } from '../fixtures';
import { makeToken, packArea, test } from '../ownStore';

test.use({ settings: { PREVIEW_LOCALHOST: 'browser' } });

/** Changes the heading of the booking wizard in every file, for the server and for browsers. */
const reworded = (_file: string, text: string) =>
  text.replaceAll('Book a Repair', 'Book a Preview');
const throwingInBrowsers = (file: string, text: string) =>
  file.startsWith('__federation_expose') ? `throw new Error("broken on purpose");${text}` : text;
const heading = { level: 1 } as const;

test('a browser that opens the preview link sees the candidate, hydrated and on every page, until it leaves the preview', async ({
  page,
  browser,
  shop,
  signIn,
  complaints,
}) => {
  await signIn(page);
  const releases = openReleases(shop.url, await makeToken(page, 'booking', 'Preview team'));
  const { release, body } = await packArea('booking', reworded);
  await releases.store('booking', body);
  const { address } = (await releases.preview('booking', release.version)) as { address: string };

  await page.goto(`${address}&to=/book`);
  await untilAlive(page);
  await expect(page.getByRole('heading', heading)).toHaveText('Book a Preview');
  const strip = page.getByRole('complementary', { name: 'Preview' });
  await expect(strip).toContainText(`booking ${release.version}`);
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Book a Preview');

  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await other.goto('/book');
  await expect(other.getByRole('heading', heading)).toHaveText('Book a Repair');
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.context().close();

  await strip.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Book a Repair');
  await expect(strip).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a developer’s own build runs in the site, also after a rebuild', async ({
  page,
  shop,
  store,
  signIn,
}) => {
  await signIn(page);
  const releases = openReleases(shop.url, await makeToken(page, 'booking', 'Developer'));
  const { remotes } = (await (await fetch(`${shop.url}/remotes.json`)).json()) as {
    remotes: { booking: { version: string } };
  };
  const developed = await serveBuild({
    folder: path.join(store, 'booking', remotes.booking.version),
    port: 0,
    describe: () => remotes.booking,
  });
  try {
    const { address } = (await releases.preview('booking', developed.origin)) as {
      address: string;
    };
    await page.goto(`${address}&to=/book`);
    await untilAlive(page);
    await expect(page.getByRole('heading', heading)).toHaveText('Book a Repair');
    const strip = page.getByRole('complementary', { name: 'Preview' });
    await expect(strip).toContainText(developed.origin);
    const code = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(code.some((url) => url.startsWith(developed.origin) && url.endsWith('.js'))).toBe(true);
    await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
    developed.changed();
    await page.waitForFunction(() => !('sameTab' in globalThis));
    await untilAlive(page);
  } finally {
    await developed.close();
  }
});

for (const [what, change, problem, fewest] of [
  ['that only a browser finds broken is refused with its reason', throwingInBrowsers, 'broken', 1],
  // The browser check opens five pages: four of the booking area, and a page of another area that
  // shows the booking calendar.
  ['in which a browser finds nothing wrong passes on every page', reworded, null, 5],
] as const) {
  test(`a candidate ${what}`, async ({ page, shop, signIn }) => {
    await signIn(page);
    const releases = openReleases(shop.url, await makeToken(page, 'booking', 'Proof'));
    const { release, body } = await packArea('booking', change);
    await releases.store('booking', body);
    const { address } = (await releases.preview('booking', release.version)) as {
      address: string;
    };
    const prove = () => proveInBrowser({ site: shop.url, address, remote: 'booking' });
    let proved = await prove();
    // A machine that stalls freezes pages, too.
    const { problems } = proved;
    if (problems.length > 0 && problems.every((text) => text.includes('froze the page')))
      proved = await prove();
    if (problem) expect(proved.problems.join('\n')).toContain(`${problem} on purpose`);
    else expect(proved.problems).toEqual([]);
    expect(proved.pages).toBeGreaterThanOrEqual(fewest);
    expect(proved.milliseconds).toBeLessThan(110_000);
  });
}
