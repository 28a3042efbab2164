import { awayFromMidnight } from '../clock';
import { expect, test } from '../fixtures';
import { bookingList } from '../pages/bookingList';
import { intake } from '../pages/intake';
import { staffBar } from '../pages/staffBar';
import { discardShop, startShop, STAFF, type ShopServer } from '../server';

let shop: ShopServer;
test.beforeEach(awayFromMidnight);

test.beforeEach(async () => {
  shop = await startShop();
});
test.afterEach(() => discardShop(shop));

test('the owner of a new shop goes through the guide, tries it with sample data, and both end', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  await bookingList(page).signIn(STAFF);
  const guide = page.getByRole('region', { name: 'Set up your shop' });
  const step = (name: string) => guide.getByRole('listitem').filter({ hasText: name });
  const toToday = () => staffBar(page).nav.getByRole('link', { name: 'Today' }).click();
  await toToday();
  await expect(guide).toContainText('0 of 6 done');

  await test.step('sample data comes with one press and goes with one press', async () => {
    await guide.getByRole('button', { name: 'Add sample data' }).click();
    const repairing = page.getByRole('region', { name: /^Promised today/ });
    await expect(repairing.getByText('Sample Asha')).toBeVisible();
    await repairing.getByRole('button', { name: /^Mark as ready/ }).click();
    await expect(guide).toContainText('0 of 6 done');
    await guide.getByRole('button', { name: 'Remove sample data' }).click();
    await expect(page.getByText(/^Sample [A-Z]/)).toHaveCount(0);
    await expect(guide.getByRole('button', { name: 'Add sample data' })).toBeVisible();
  });

  await test.step('a skipped step stays skipped in another browser', async () => {
    await guide.getByRole('button', { name: 'Skip step: Invite a colleague' }).click();
    await expect(step('Invite a colleague')).toContainText('Skipped');
    const other = await browser.newPage({ baseURL: shop.url });
    await bookingList(other).signIn(STAFF);
    await other.goto('/admin');
    const theirs = other.getByRole('region', { name: 'Set up your shop' });
    await expect(
      theirs.getByRole('listitem').filter({ hasText: 'Invite a colleague' }),
    ).toContainText('Skipped');
    await other.close();
  });

  await test.step('a step opens its real page, and is done when it is done there', async () => {
    await guide.getByRole('link', { name: 'Start step: Check name and phone numbers' }).click();
    const profile = page.getByRole('form', { name: 'Shop profile' });
    await profile.getByLabel('Phone').fill('01-4000000');
    await profile.getByRole('button', { name: 'Publish changes' }).click();
    await expect(
      page.getByText('The content was published. Pages show it within seconds.'),
    ).toBeVisible();
    await toToday();
    await expect(step('Check name')).toContainText('Done');
    await guide.getByRole('link', { name: 'Start step: Check in a test device' }).click();
    await intake(page).fill({
      phone: '9841000077',
      name: 'Test',
      device: 'A2337',
      service: /Battery/,
    });
    await intake(page).takeIn();
    await toToday();
    await expect(guide).toContainText('3 of 6 done');
    // Once the shop has a booking, the guide no longer offers sample data.
    await expect(guide.getByRole('button', { name: 'Add sample data' })).toHaveCount(0);
  });

  await test.step('the guide ends with its last step', async () => {
    for (const name of ['Set opening hours', 'Turn on alerts'])
      await guide.getByRole('button', { name: `Skip step: ${name}` }).click();
    await expect(guide).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'To do now' })).toBeVisible();
  });
  await context.close();
});
