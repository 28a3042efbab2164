import { expect, test } from '../fixtures';
import { bookingList } from '../pages/bookingList';
import { ASHA, calendar } from '../pages/calendar';
import { forum } from '../pages/forum';
import { STAFF } from '../server';

// These journeys change no data and work with any content. So they can also run on a live site.

test(
  'a free time is chosen and can be booked',
  { tag: ['@booking', '@repairs', '@crossing', '@read'] },
  async ({ page, complaints }) => {
    await calendar(page).open();
    await calendar(page).pickTime();
    await expect(calendar(page).chosenTime).toHaveCount(1);
    await calendar(page).book.click();
    await expect(
      calendar(page).dialog.getByRole('button', { name: 'Confirm Booking' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar(page).dialog).toBeHidden();
    expect(complaints).toEqual([]);
  },
);

test(
  'a discussion opens over the list, and closes to the same position',
  { tag: ['@community', '@read'] },
  async ({ page, complaints }) => {
    await forum(page).open();
    const link = forum(page).cards.first().getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(forum(page).thread(title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(forum(page).thread(title)).toBeHidden();
    await expect(page).toHaveURL(/\/community$/);
    expect(complaints).toEqual([]);
  },
);

test(
  'staff see the list of bookings live',
  { tag: ['@admin', '@staff', '@read'] },
  async ({ page }) => {
    await bookingList(page).signIn(STAFF);
    await expect(bookingList(page).heading).toBeVisible();
    await expect(bookingList(page).live).toBeVisible();
  },
);

test(
  'an appointment is booked, and its customer erases all its data',
  { tag: ['@booking', '@own'] },
  async ({ page }) => {
    await calendar(page).open('/calendar-test');
    await calendar(page).pickTime();
    await calendar(page).submit({ ...ASHA, name: 'Test Visitor' });
    await calendar(page).confirmedReference();
    await page.goto(`/my-booking/open${new URL(page.url()).hash}`);
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your data is erased' }),
    ).toBeVisible();
  },
);
