import { expect, test } from '../fixtures';
import { staffBar } from '../pages/staffBar';
import { discardShop, STAFF, startShop } from '../server';

/** Keys of a push subscription, as browsers create them. Source: RFC 8291, section 5. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SERVICE = 'http://127.0.0.1:4859';

test('staff choose their alerts, and this browser accepts push messages until it signs out', async ({
  browser,
}) => {
  const shop = await startShop({ PUSH_HOSTS: SERVICE });
  const context = await browser.newContext({ permissions: ['notifications'] });
  // A test browser has no account, so it cannot reach a push service. The test fakes only the
  // answer of the push service.
  await context.addInitScript(
    ([endpoint, keys]) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
      Notification.requestPermission = () => Promise.resolve('granted' as const);
    },
    [`${SERVICE}/push/one`, KEYS] as const,
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${shop.url}/admin/account/alerts`);
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alerts = page.getByRole('region', { name: 'Alerts' });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/alert-settings') && answer.request().method() === 'PUT',
  );
  await alerts.getByLabel('A new booking: Push').check();
  expect((await kept).status()).toBe(204);
  await alerts.getByRole('button', { name: 'Turn on push alerts in this browser' }).click();
  await expect(alerts.getByText('This browser shows push messages')).toBeVisible();
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/admin/']);

  await page.reload();
  await expect(alerts.getByLabel('A new booking: Push')).toBeChecked();
  // The owner has changed only the push setting. The settings for email and sound stay as they
  // were.
  await expect(alerts.getByLabel('A new booking: Email')).toBeChecked();
  await expect(alerts.getByLabel('A new booking: Sound')).not.toBeChecked();
  await expect(alerts.getByText('This browser shows push messages')).toBeVisible();

  await staffBar(page).signOut();
  // The account page also has fields for an email address and a password. So the test waits until
  // the page is closed.
  await expect(alerts).toBeHidden();
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alerts.getByText('Push messages are off')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
  await discardShop(shop);
});
