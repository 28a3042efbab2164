import { expect, type Page } from 'playwright/test';
import { untilAlive } from '../alive';

const OPEN_DAY = /^\w+day, \w+ \d{1,2}, \d{4}(\. \d+ free times?)?$/;
const FREE_TIME = /^\d{1,2}:\d{2} (AM|PM)$/;

export const ASHA = { name: 'Asha Gurung', email: 'asha@example.com', phone: '+977 9800000000' };
export type Visitor = typeof ASHA;

/** The page of a device model: its calendar, the free times of a day, and the booking dialog. */
export function calendar(page: Page) {
  const dialog = page.getByRole('dialog');
  const times = page.getByRole('group', { name: /^Times on/ });
  const chosenTime = times.getByRole('button', { pressed: true });
  return {
    dialog,
    times,
    chosenTime,
    firstFreeTimes: page.getByRole('group', { name: 'First free times' }),
    book: page.getByRole('button', { name: 'Book Appointment' }),
    /** Returns the value that the confirmation shows beside this name. */
    fact: (name: string) =>
      page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd'),

    async open(path = '/repairs/iphone/15-pro?issue=battery'): Promise<void> {
      await page.goto(path);
      await untilAlive(page);
    },
    /**
     * Chooses a free time on the first open day after today, in this month or the next. The
     * function ignores the first `skip` free times of the day. Returns the day and the time.
     */
    async pickTime(skip = 0): Promise<{ day: string; time: string }> {
      const days = page
        .getByRole('button', { name: OPEN_DAY, disabled: false })
        .and(page.locator(':not([aria-current="date"])'));
      const time = times.getByRole('button', { name: FREE_TIME, disabled: false }).nth(skip);
      // Other journeys book in the same shop. So a day may have too few free times left when they
      // load. The function then tries the next day.
      let tried = 0;
      const chosen = { day: '', time: '' };
      await expect(async () => {
        if ((await days.count()) <= tried) {
          await page.getByRole('button', { name: 'Next month' }).click({ timeout: 1000 });
          tried = 0;
        }
        await days.nth(tried).click({ timeout: 1000 });
        try {
          await time.click({ timeout: 5000 });
          const soon = { timeout: 5000 };
          chosen.time = (await chosenTime.textContent(soon)) ?? '';
          const day = page.locator('[data-day][aria-pressed="true"]');
          chosen.day = (await day.getAttribute('data-day', soon)) ?? '';
        } catch (error) {
          tried += 1;
          throw error;
        }
      }).toPass();
      return chosen;
    },
    /** Chooses this time, which `pickTime` chose on another page. */
    async pickSame({ day, time }: { day: string; time: string }): Promise<void> {
      const same = page.locator(`[data-day="${day}"]`);
      await expect(async () => {
        if ((await same.count()) === 0)
          await page.getByRole('button', { name: 'Next month' }).click({ timeout: 1000 });
        await same.click({ timeout: 1000 });
        await times.getByRole('button', { name: time, exact: true }).click({ timeout: 5000 });
      }).toPass();
    },
    async submit(who: Visitor = ASHA): Promise<void> {
      await page.getByRole('button', { name: 'Book Appointment' }).click();
      await dialog.getByLabel(/Full name/).fill(who.name);
      await dialog.getByLabel(/Email/).fill(who.email);
      await dialog.getByLabel(/Phone/).fill(who.phone);
      await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    },
    /** Returns the reference on the confirmation page. */
    async confirmedReference(): Promise<string> {
      await page.waitForURL(/\/booking-confirmation/);
      const number = page.getByText(/^#\d+$/);
      await expect(number).toBeVisible();
      return ((await number.textContent()) ?? '').slice(1);
    },
  };
}
