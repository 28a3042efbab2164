import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { expect, untilAlive } from '../fixtures';
import { makeToken, packArea, test } from '../ownStore';
import { releases } from '../pages/releases';

const LOTS = Array.from({ length: 100 }, (_, lot) => lot);

type Registry = { remotes: { booking: { version: string } } };

/** Returns how many of a hundred visitors get a version of the booking area. */
async function visitorsOf(url: string, version: string): Promise<number> {
  const seen = await Promise.all(
    LOTS.map(async (lot) => {
      const answer = await fetch(`${url}/remotes.json`, { headers: { cookie: `lot=${lot}` } });
      return ((await answer.json()) as Registry).remotes.booking.version;
    }),
  );
  return seen.filter((each) => each === version).length;
}

const reworded = (words: string) => (_file: string, text: string) =>
  text.replaceAll('Book a Repair', words);

test('staff show a version to a tenth of the visitors, then to more and to all, and roll it back', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(page);
  const team = openReleases(shop.url, await makeToken(page, 'booking', 'Booking team'));
  const { active } = (await team.read('booking')) as { active: string };
  const { release, body } = await packArea('booking', reworded('Book a Canary'));
  const { version } = release;
  await team.store('booking', body);
  const share = (count: number) =>
    expect
      .poll(() => visitorsOf(shop.url, version), { message: `${count} of 100 get it` })
      .toBe(count);

  const booking = releases(page, 'booking');
  await booking.open();
  await booking.tryWithTenth(version);
  await expect(booking.said(`booking ${version} is shown to 10% of visitors.`)).toBeVisible();
  await expect(booking.canary).toContainText(version);
  await expect(booking.card.getByText('90% of visitors', { exact: true })).toBeVisible();
  await share(10);

  await booking.giveTo(50);
  await expect(booking.canary.getByRole('heading')).toContainText('Shown to 50% of visitors');
  await share(50);

  await booking.giveToAll();
  await expect(booking.said(`booking ${version} is active.`)).toBeVisible();
  await expect(booking.canary).toBeHidden();
  await share(100);

  await booking.backTo(active);
  await expect(booking.said(`booking ${active} is active.`)).toBeVisible();
  await share(0);

  const again = await packArea('booking', reworded('Book another Canary'));
  await team.store('booking', again.body);
  await booking.open();
  await booking.tryWithTenth(again.release.version);
  await expect(booking.canary).toContainText(again.release.version);
  await booking.withdraw(again.release.version);
  await expect(
    booking.said(`booking ${again.release.version} is no longer a canary.`),
  ).toBeVisible();
  await expect(booking.canary).toBeHidden();
});

test('a release without a browser check goes to a tenth of the visitors until an owner shows it to all', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(page);
  const team = openReleases(shop.url, await makeToken(page, 'booking', 'Hasty team'));
  const { release, body } = await packArea('booking', reworded('Book in a Hurry'));
  const { version } = release;
  await team.store('booking', body);
  const { active, revision } = (await team.read('booking')) as {
    active: string;
    revision: number;
  };
  const answer = (await team.choose('booking', version, revision)) as { notice: string };
  expect(answer.notice).toContain(`10% of visitors have ${version}, because no browser check`);
  await expect.poll(() => visitorsOf(shop.url, version)).toBe(10);
  const more = team.choose('booking', version, revision + 1);
  await expect(more).rejects.toThrow(/browsers have told of 0 of the 20 page views/);

  const booking = releases(page, 'booking');
  await booking.open();
  await expect(booking.canary).toContainText('Browser check: Not reported');
  await booking.giveToAll();
  await expect(booking.said(`booking ${version} is active.`)).toBeVisible();
  await expect.poll(() => visitorsOf(shop.url, version)).toBe(100);
  await booking.backTo(active);
  await expect.poll(() => visitorsOf(shop.url, version)).toBe(0);
});

test('staff preview a stored version in the site before anybody gets it, and end the preview with the strip', async ({
  page,
  shop,
  signIn,
  complaints,
}) => {
  await signIn(page);
  const team = openReleases(shop.url, await makeToken(page, 'booking', 'Preview team'));
  const { release, body } = await packArea('booking', reworded('Book a Preview'));
  await team.store('booking', body);
  const booking = releases(page, 'booking');
  await booking.open();
  await booking.openVersions();
  await booking.preview(release.version).click();
  await page.getByRole('link', { name: 'Open preview' }).click();
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Preview');
  const strip = page.getByRole('complementary', { name: 'Preview' });
  await expect(strip).toContainText(`booking ${release.version}`);
  await strip.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Repair');
  await expect(strip).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the shell is the same for all visitors: it has no canary and no preview', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const shell = releases(page, 'shell');
  await shell.open();
  await shell.openVersions();
  await expect(shell.card.getByRole('button', { name: /^(?:Preview|Try) / })).toHaveCount(0);
});
