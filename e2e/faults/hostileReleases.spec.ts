import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright/test';
import { proveInBrowser } from '../../tools/lib/browserProof.mjs';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { expect, untilAlive } from '../fixtures';
import { HOSTILE, type Finder } from '../hostileReleases';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { makeToken, packArea, test, type Packed } from '../ownStore';

/**
 * The site judges a version after this many views. The number is lower than usual, to keep the test
 * short.
 */
const VIEWS = 5;
test.setTimeout(600_000);
// These tests mostly wait, so they stay in one worker, and three other workers use the processor.
test.use({ settings: { RELEASE_VIEWS: String(VIEWS) } });

type Releases = ReturnType<typeof openReleases>;
const foundBy = (finder: Finder) => HOSTILE.filter((each) => each.finder === finder);
/** What a team reports with a release after it has opened the version in a browser. */
const CHECKED = { pages: 5, milliseconds: 30_000 };

let releases: Releases;
test.beforeEach(async ({ page, shop, signIn }) => {
  await signIn(page);
  releases = openReleases(shop.url, await makeToken(page, 'booking', 'Hostile team'));
});
const send = async (packed: Packed) => {
  await releases.store('booking', packed.body);
  return packed.release.version;
};

const WORDS = {
  server: 'verification on the server',
  browser: 'verification in a browser',
  beacon: 'the site, after',
};

test('docs/releases.md names the check that finds each bundle', () => {
  const rows = readFileSync(inRoot('docs/releases.md'), 'utf8').split('\n');
  const told = (does: string) =>
    rows.find((row) => row.replaceAll('`', '').startsWith(`| ${does} |`));
  for (const { does, finder } of HOSTILE) expect(told(does), does).toContain(WORDS[finder]);
});

for (const { does, change, said } of foundBy('server')) {
  test(`a bundle that ${does} is refused on the server, before a browser opens it`, async () => {
    const version = await send(await packArea('booking', change));
    await expect(releases.verify('booking', version)).rejects.toThrow(said);
  });
}

for (const { does, change, said } of foundBy('browser')) {
  test(`a bundle that ${does} is refused in a browser`, async ({ shop }) => {
    const version = await send(await packArea('booking', change));
    expect(await releases.verify('booking', version)).toMatchObject({ needsBrowserCheck: true });
    const { address } = (await releases.preview('booking', version)) as { address: string };
    const booking = { site: shop.url, address, remote: 'booking', only: '/book' };
    const { problems } = await proveInBrowser(booking);
    expect(problems.join('\n')).toMatch(said);
  });
}

/**
 * Simulates a new visitor with a rollout bucket. The visitor opens the page, presses a button, and
 * leaves.
 */
async function pressOnce(browser: Browser, url: string, lot: number): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'lot', value: String(lot), url }]);
  const page = await context.newPage();
  await page.goto('/book');
  await untilAlive(page);
  const told = page.waitForRequest((request) => request.url().endsWith('/api/page-views'));
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  await told;
  await context.close();
}

for (const { does, change, said } of foundBy('beacon')) {
  test(`a bundle that ${does} is rolled back by the site after ${VIEWS} views`, async ({
    browser,
    shop,
  }) => {
    const version = await send(await packArea('booking', change));
    const { revision } = await releases.read('booking');
    const how = { percent: 10, browserCheck: CHECKED };
    await releases.choose('booking', version, revision, how);
    const gets = async (lot: number) => {
      const answer = await fetch(`${shop.url}/remotes.json`, { headers: { cookie: `lot=${lot}` } });
      return (await answer.text()).includes(version);
    };
    let lot = -1;
    // Servers read the changed registry a moment later, so the check repeats until it succeeds.
    await expect(async () => {
      const seen = await Promise.all(Array.from({ length: 100 }, (_, each) => gets(each)));
      expect((lot = seen.indexOf(true))).toBeGreaterThanOrEqual(0);
    }).toPass();
    for (let view = 1; view <= VIEWS; view += 1) await pressOnce(browser, shop.url, lot);
    await expect
      .poll(async () => {
        const { releases: versions } = await releases.read('booking');
        return versions.find((each: { version: string }) => each.version === version)?.takenBack
          ?.reason;
      })
      .toMatch(said);
    expect(await releases.read('booking')).toMatchObject({ canary: null });
  });
}
