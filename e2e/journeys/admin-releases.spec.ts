import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { expect } from '../fixtures';
import { makeToken, packArea, test } from '../ownStore';

const behindServer = (more: string) => (file: string, text: string) =>
  file === 'ssr/server.cjs' ? `${text}\n${more}` : text;

test('a team releases its area with a token, a broken release is rejected, and staff roll one back', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(page);
  const secret = await makeToken(page, 'booking', 'Slots team');

  const releases = openReleases(shop.url, secret);
  const { revision, active } = await releases.read('booking');
  const broken = await packArea('booking', behindServer("throw new Error('broken');"));
  await releases.store('booking', broken.body);
  const refused = releases.choose('booking', broken.release.version, revision);
  await expect(refused).rejects.toThrow(/Its server bundle: broken/);

  const good = await packArea('booking', behindServer('// better'));
  await releases.store('booking', good.body);
  const browserCheck = { pages: 5, milliseconds: 30_000 };
  await releases.choose('booking', good.release.version, revision, { browserCheck });
  const late = releases.choose('booking', active, revision);
  await expect(late).rejects.toThrow(/booking was changed meanwhile/);
  expect(await (await fetch(`${shop.url}/book`)).text()).toContain(good.release.version);

  await page.reload();
  const card = page.getByRole('region', { name: 'booking', exact: true });
  await expect(card.getByText(/Released by Slots team/)).toBeVisible();
  await expect(card.getByText('5 pages opened, reported by Slots team').first()).toBeVisible();
  await card.getByRole('button', { name: `Roll back to version ${active}` }).click();
  await expect(card.getByText(/Rolled back by/)).toBeVisible();
  await expect(async () => {
    expect(await (await fetch(`${shop.url}/book`)).text()).not.toContain(good.release.version);
  }).toPass();

  const withdraw = page.getByRole('button', {
    name: 'Revoke release token Slots team of booking',
  });
  await withdraw.click();
  await expect(withdraw).toBeHidden();
  await expect(releases.read('booking')).rejects.toThrow(/unknown or was revoked/);
});
