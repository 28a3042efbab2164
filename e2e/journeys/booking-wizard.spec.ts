import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { staffBookings } from '../staff';

/** One transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function opened(page: Page): Promise<void> {
  await page.goto('/book');
  await untilAlive(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const onStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

async function fillDevice(page: Page): Promise<void> {
  await page.getByLabel('Device Model').fill('MacBook Air M2');
  await page.getByLabel('Describe the Issue').fill('The screen flickers since yesterday evening.');
}

async function fillContact(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill('asha@example.com');
  await page.getByLabel('Phone / WhatsApp').fill('+977 9800000000');
}

test('a repair is asked for in three steps, with a photo, and gets its ticket', async ({
  page,
  shop,
  complaints,
}) => {
  await opened(page);
  await fillDevice(page);
  await page
    .getByLabel('Photo of the damage')
    .setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('crack.png is attached.')).toBeVisible();
  const preview = page.getByRole('img', { name: 'Your photo of the damage' });
  await expect
    .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1);
  await next(page);
  await fillContact(page, 'Wizard Visitor');
  await page.getByLabel('City').selectOption('Lalitpur');
  await next(page);
  await page.getByLabel(/Free Pickup & Return/).check();
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Submit Booking' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeFocused();
  await expect(page.getByText('Booking submitted successfully!')).toBeVisible();
  await expect(page.getByText('within 2 hours')).toBeVisible();
  const ticket = (await page.getByText(/^MCS\d+$/).textContent()) ?? '';
  const { bookings } = await staffBookings(shop.url, '&search=Wizard');
  expect(bookings.map((booking) => booking.reference)).toEqual([ticket]);
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: 'Follow my booking' }).click();
  await expect(page.getByText(ticket)).toBeVisible();
});

test('a draft lives through a reload, and Start over throws it away', async ({ page }) => {
  await opened(page);
  await fillDevice(page);
  await next(page);
  await fillContact(page, 'Asha Gurung');
  await page.reload();
  await untilAlive(page);
  await onStep(page, 'Contact Details');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Gurung');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Device Model')).toHaveValue('MacBook Air M2');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Device Model')).toHaveValue('');
  await page.reload();
  await untilAlive(page);
  await onStep(page, 'Device Information');
  await expect(page.getByLabel('Device Model')).toHaveValue('');
});

test('submitting goes to the first step in trouble and lists all that is wrong', async ({
  page,
}) => {
  await opened(page);
  await fillDevice(page);
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await onStep(page, 'Contact Details');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(4);
  await summary.getByRole('link', { name: /You must agree to the privacy policy/ }).click();
  await onStep(page, 'Service Preference');
  await expect(page.getByLabel(/I agree/)).toBeFocused();
});

test('a file that only calls itself a photo is refused, and the booking goes on without it', async ({
  page,
}) => {
  await opened(page);
  await fillDevice(page);
  await page.getByLabel('Photo of the damage').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText(/is not a JPG or PNG photo/)).toBeVisible();
  await next(page);
  await fillContact(page, 'No Photo');
  await next(page);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await expect(page.getByText('Booking Confirmed!')).toBeVisible();
});

test('a reload after a lost answer sends the request again under its key, and it is booked once', async ({
  page,
  shop,
}) => {
  let lost = false;
  await page.route('**/api/bookings', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await opened(page);
  await fillDevice(page);
  await next(page);
  await fillContact(page, 'Reload Visitor');
  await next(page);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await expect(page.getByText('Failed to create booking')).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await expect(page.getByText('Booking Confirmed!')).toBeVisible();
  expect((await staffBookings(shop.url, '&search=Reload')).total).toBe(1);
});

test('the wizard is filled in and sent by keyboard alone', async ({ page }) => {
  await opened(page);
  const reach = async (name: string | RegExp) => {
    const field = page.getByLabel(name);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached by Tab`);
  };
  const write = async (name: string, text: string) => {
    await reach(name);
    await page.keyboard.type(text);
  };
  await reach('Describe the Issue');
  await page.keyboard.type('The screen flickers since yesterday evening.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('MacBook Air M2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Details' })).toBeFocused();
  await write('Full Name', 'Keyboard Visitor');
  await write('Email Address', 'asha@example.com');
  await write('Phone / WhatsApp', '9800000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Service Preference' })).toBeFocused();
  await reach(/Walk-in Service/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/Free Pickup & Return/)).toBeChecked();
  await reach(/I agree/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeFocused();
});
