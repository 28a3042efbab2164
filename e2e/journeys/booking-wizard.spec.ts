import { Buffer } from 'node:buffer';
import { expect, test } from '../fixtures';
import { wizard } from '../pages/wizard';
import { staffBookings } from '../staff';

/** A PNG with one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a repair is requested in three steps, with a photo, and gets its ticket',
  { tag: '@booking' },
  async ({ page, shop, complaints }) => {
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).photo.setInputFiles({
      name: 'crack.png',
      mimeType: 'image/png',
      buffer: PNG,
    });
    await expect(page.getByText('crack.png is attached.')).toBeVisible();
    const preview = page.getByRole('img', { name: 'Your photo of the damage' });
    await expect
      .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1);
    await wizard(page).next();
    await wizard(page).fillContact('Wizard Visitor');
    await wizard(page).city.selectOption('Lalitpur');
    await wizard(page).next();
    await wizard(page).pickup.check();
    await wizard(page).pickupAddress.fill('Jhamsikhel 4, red gate');
    await wizard(page).consent.check();
    await wizard(page).submit();

    // This message disappears by itself.
    await expect(page.getByText('Booking submitted successfully!')).toBeVisible();
    await expect(wizard(page).confirmed).toBeFocused();
    await expect(page.getByText('within 2 hours')).toBeVisible();
    const ticket = (await page.getByText(/^MCS\d+$/).textContent()) ?? '';
    const { bookings } = await staffBookings(shop.url, '&search=Wizard');
    expect(bookings.map((booking) => booking.reference)).toEqual([ticket]);
    expect(complaints).toEqual([]);

    await page.getByRole('link', { name: 'Follow my booking' }).click();
    await expect(page.getByText(ticket)).toBeVisible();
  },
);

test(
  'a draft survives a reload, and Start over discards it',
  { tag: ['@booking', '@read'] },
  async ({ page }) => {
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).next();
    await wizard(page).fillContact('Asha Gurung');
    await wizard(page).reload();
    await wizard(page).onStep('Contact Details');
    await expect(wizard(page).name).toHaveValue('Asha Gurung');
    await wizard(page).previous();
    await expect(wizard(page).device).toHaveValue('MacBook Air M2');
    await wizard(page).startOver();
    await expect(wizard(page).device).toHaveValue('');
    await wizard(page).reload();
    await wizard(page).onStep('Device Information');
    await expect(wizard(page).device).toHaveValue('');
  },
);

test(
  'Back and Forward of the browser move between the steps and keep what is typed',
  { tag: ['@booking', '@read'] },
  async ({ page }) => {
    await page.goto('/about');
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).next();
    await wizard(page).fillContact('Asha Gurung');
    await wizard(page).next();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Contact Details' })).toBeFocused();
    await expect(wizard(page).name).toHaveValue('Asha Gurung');
    await wizard(page).reload();
    await page.goBack();
    await wizard(page).onStep('Device Information');
    await expect(wizard(page).device).toHaveValue('MacBook Air M2');
    await page.goForward();
    await page.goForward();
    await wizard(page).onStep('Service Preference');
    await wizard(page).previous();
    await page.goBack();
    await wizard(page).onStep('Device Information');
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  'submitting goes to the first step with an error and lists all errors',
  { tag: ['@booking', '@read'] },
  async ({ page }) => {
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).next();
    await wizard(page).next();
    await wizard(page).submit();
    await wizard(page).onStep('Contact Details');
    await expect(wizard(page).name).toBeFocused();
    const summary = wizard(page).problems;
    await expect(summary.getByRole('link')).toHaveCount(3);
    await summary.getByRole('link', { name: /You must agree to the privacy policy/ }).click();
    await wizard(page).onStep('Service Preference');
    await expect(wizard(page).consent).toBeFocused();
  },
);

test(
  'a file that is not really a photo is rejected, and the booking works without it',
  { tag: '@booking' },
  async ({ page }) => {
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).photo.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await expect(page.getByText(/is not a JPG or PNG photo/)).toBeVisible();
    await wizard(page).next();
    await wizard(page).fillContact('No Photo');
    await wizard(page).next();
    await wizard(page).consent.check();
    await wizard(page).submit();
    await expect(page.getByText('Booking Confirmed!')).toBeVisible();
  },
);

test(
  'a reload after a lost answer sends the request again under its key, and it is booked once',
  { tag: '@booking' },
  async ({ page, shop }) => {
    let lost = false;
    await page.route('**/api/bookings', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await wizard(page).open();
    await wizard(page).fillDevice();
    await wizard(page).next();
    await wizard(page).fillContact('Reload Visitor');
    await wizard(page).next();
    await wizard(page).consent.check();
    await wizard(page).submit();
    await expect(page.getByText('Failed to create booking')).toBeVisible();
    await wizard(page).reload();
    await wizard(page).submit();
    await expect(page.getByText('Booking Confirmed!')).toBeVisible();
    const { bookings, total } = await staffBookings(shop.url, '&search=Reload');
    expect(total).toBe(1);
    // Only the receipt contains the private link. After a reload, this link shows the booking.
    await page.reload();
    await expect(page).toHaveURL(/\/my-booking\/open/);
    await expect(page.getByText(bookings[0]?.reference ?? '', { exact: true })).toBeVisible();
  },
);

test(
  'the wizard is filled in and sent by keyboard alone',
  { tag: '@booking' },
  async ({ page }) => {
    await wizard(page).open();
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
    await expect(wizard(page).pickup).toBeChecked();
    await write('Pickup address', 'Jhamsikhel 4, red gate');
    await reach(/I agree/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(wizard(page).confirmed).toBeFocused();
  },
);
