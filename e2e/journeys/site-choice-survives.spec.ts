import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { ASHA, confirmedReference, pickTime, submitBookingDialog } from '../visitor';

const VISITOR = { ...ASHA, name: 'Wandering Visitor' };

const chosenIssue = (page: Page, name: string) => page.getByRole('button', { name, pressed: true });
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book Appointment' });
const chosenTime = (page: Page) =>
  page.getByRole('group', { name: /^Times on/ }).getByRole('button', { pressed: true });
const toWizard = (page: Page) => page.getByRole('banner').locator('a[href="/book"]').first();

async function choose(page: Page): Promise<void> {
  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Battery Replacement' }).click();
  await pickTime(page);
  await expect(bookButton(page)).toBeEnabled();
}

test(
  "device, issue, day and time are chosen once and stay chosen on every area's pages",
  { tag: ['@booking', '@repairs', '@crossing', '@read'] },
  async ({ page, complaints }) => {
    await choose(page);
    const time = await chosenTime(page).textContent();

    // The booking wizard belongs to another area. It suggests the chosen device, which the visitor
    // can change.
    await toWizard(page).click();
    await expect(page.getByLabel('Device Model')).toHaveValue('iPhone 15 Pro');
    await expect(page.getByLabel('Describe the Issue')).toHaveValue('Battery Replacement');

    // The test opens another model through links, whose addresses do not contain the chosen issue.
    await page.getByRole('link', { name: 'Repairs', exact: true }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^iPhone/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'iPhone 14', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('iPhone 14');
    await expect(chosenIssue(page, 'Battery Replacement')).toBeVisible();
    await expect(chosenTime(page)).toHaveText(time ?? '');
    await expect(bookButton(page)).toBeEnabled();

    // If the visitor chooses another day, the chosen time must disappear. This month may have no
    // other free day, so the test uses the next month.
    await page.getByRole('button', { name: 'Next month' }).click();
    await page
      .getByRole('button', {
        name: /^\w+day, \w+ \d{1,2}, \d{4}\. \d+ free times?$/,
        pressed: false,
      })
      .last()
      .click();
    await expect(chosenTime(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test(
  'what was chosen is gone once it is booked',
  { tag: ['@booking', '@repairs', '@crossing'] },
  async ({ page }) => {
    await choose(page);
    await submitBookingDialog(page, VISITOR);
    await confirmedReference(page);
    await toWizard(page).click();
    await expect(page.getByLabel('Device Model')).toHaveValue('');
    await expect(page.getByLabel('Describe the Issue')).toHaveValue('');
  },
);

test(
  'the wizard keeps what was typed into it before anything was chosen',
  { tag: ['@booking', '@repairs', '@crossing', '@read'] },
  async ({ page }) => {
    await page.goto('/book');
    await untilAlive(page);
    await page.getByLabel('Device Model').fill('MacBook Air M2');
    await choose(page);
    await toWizard(page).click();
    await expect(page.getByLabel('Device Model')).toHaveValue('MacBook Air M2');
    await expect(page.getByLabel('Describe the Issue')).toHaveValue('');
  },
);
