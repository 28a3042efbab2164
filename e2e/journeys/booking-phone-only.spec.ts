import type { Locator } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { confirmedReference, pickTime } from '../visitor';

test('a customer without email books by phone alone and keeps the private link from the screen', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/repairs/iphone/15-pro?issue=battery');
  await untilAlive(page);
  await pickTime(page, 1);
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
  await confirm.click();
  // Without an email address and a phone number, the form shows the error messages of both fields.
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(dialog.getByText('Phone number is required')).toBeVisible();

  await dialog.getByLabel(/Full name/).fill('Phone Only');
  await dialog.getByLabel(/Phone/).fill('9800000077');
  await dialog.getByLabel(/Email/).fill('not an address');
  await confirm.click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await dialog.getByLabel(/Email/).fill('');
  await confirm.click();

  await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Phone Only!');
  await expect(page.getByText('confirmation email')).toBeHidden();
  // Usually, the page promises a call. If the appointment is soon, the shop may not call in time,
  // so the page tells the customer to come anyway.
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    /We call you|Come even if you have not heard from us/,
  );
  // The screen hides the address of the private link. Only the printed page shows it.
  await expect(page.getByText(/\/my-booking\/open#/)).toBeHidden();
  const chat = page.getByRole('link', { name: 'Send to my WhatsApp' });
  const sent = new URL((await chat.getAttribute('href')) ?? '');
  expect(sent.href).toMatch(/^https:\/\/wa\.me\/9779800000077\?/);
  const [address = ''] = /http\S+$/.exec(sent.searchParams.get('text') ?? '') ?? [];
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByText('Battery Replacement')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the wizard accepts a phone number without an email address', async ({ page }) => {
  await page.goto('/book');
  await untilAlive(page);
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel(/Device Model/).fill('Dell XPS 13');
  await page.getByLabel(/Describe the Issue/).fill('It shuts down when I move the lid');
  await next.click();
  await page.getByLabel(/Full Name/).fill('Phone Caller');
  await page.getByLabel(/Phone/).fill('9800000078');
  await next.click();
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send to my WhatsApp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('from the home page a booking with a phone number alone takes eight presses', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  let presses = 0;
  const press = async (place: Locator) => {
    presses += 1;
    await place.click();
  };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await press(main.getByRole('link', { name: 'Book a repair' }));
  await press(main.getByRole('link', { name: 'iPhone', exact: true }));
  await press(main.getByRole('button', { name: 'iPhone 15 Pro', exact: true }));
  await press(main.getByRole('link', { name: 'Battery Replacement' }));
  await expect(page).toHaveURL(/\/repairs\/iphone\/15-pro\?issue=battery#schedule$/);
  const free = page.getByRole('group', { name: 'First free times' }).getByRole('button');
  await expect(free.first()).toBeInViewport();
  await press(free.nth(1));
  await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeInViewport();
  await press(page.getByRole('button', { name: 'Book Appointment' }));
  // The dialog puts the focus in its first field, so the customer can type without a press.
  await expect(dialog.getByLabel(/Full name/)).toBeFocused();
  await page.keyboard.type('Eight Presses');
  await press(dialog.getByLabel(/Phone/));
  await page.keyboard.type('9800000079');
  await press(dialog.getByRole('button', { name: 'Confirm Booking' }));
  await confirmedReference(page);
  expect(presses).toBeLessThanOrEqual(8);
  expect(complaints).toEqual([]);
});
