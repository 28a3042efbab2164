import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { awayFromMidnight } from '../clock';
import { expect, test } from '../fixtures';

test.beforeEach(awayFromMidnight);

test('an owner reads the reports of a month and saves them as a file', async ({
  page,
  shopApi,
  signIn,
  complaints,
}) => {
  const { shopDate, time } = await shopApi.freeSlot();
  await shopApi.book(shopApi.appointment(shopDate, time, { deviceModel: 'iPhone 15 Pro' }));
  await signIn(page, '/admin/reports');
  await page.getByLabel('Period').selectOption('Month');
  const devices = page.getByRole('region', { name: 'By device' });
  await expect(devices.getByRole('listitem').filter({ hasText: 'iPhone 15 Pro' })).toBeVisible();
  await devices.getByRole('button', { name: 'Show figures as table' }).click();
  await expect(devices.getByRole('row', { name: /iPhone 15 Pro/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promised days kept' })).toContainText(
    'Kept means ready',
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export report as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('By device,iPhone 15 Pro,');

  // On a phone, all controls are in one row, and no part is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const topOf = async (control: Locator) => Math.round((await control.boundingBox())!.y);
  const top = await topOf(page.getByLabel('Period'));
  expect(await topOf(page.getByLabel('Day', { exact: true }))).toBe(top);
  expect(await topOf(page.getByRole('button', { name: 'Export report as CSV' }))).toBe(top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(complaints).toEqual([]);
});
