import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { staffBookings } from '../staff';
import type { ShopApi } from '../api';

type Receipt = {
  reference: string;
  token: string;
  appointmentDate: string;
  appointmentTime: string;
};

async function booked(shopApi: ShopApi, changes: Record<string, string> = {}): Promise<Receipt> {
  const { shopDate, time } = await shopApi.freeSlot();
  const response = await shopApi.book(
    shopApi.appointment(shopDate, time, { customerName: 'Link Visitor', ...changes }),
  );
  expect(response.status).toBe(201);
  return (await response.json()) as Receipt;
}

async function opened(page: Page, token: string): Promise<void> {
  await page.goto(`/my-booking/open#${token}`);
  await untilAlive(page);
}

const isFree = async (shopApi: ShopApi, { appointmentDate, appointmentTime }: Receipt) =>
  (await shopApi.availability(appointmentDate, appointmentDate))[0]?.slots.find(
    ({ time }) => time === appointmentTime,
  )?.available;

test('a customer reschedules: the old time is free again, and the old link no longer works', async ({
  page,
  shopApi,
  complaints,
}) => {
  const receipt = await booked(shopApi);
  await opened(page, receipt.token);
  await expect(page.getByText(`#${receipt.reference}`)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await page.getByRole('group', { name: 'First free times' }).getByRole('button').last().click();
  await page.getByRole('button', { name: /^Reschedule to/ }).click();
  await expect(page.getByText(/Your appointment is rescheduled/)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(receipt.token));
  expect(await isFree(shopApi, receipt)).toBe(true);
  expect(complaints).toEqual([]);

  await opened(page, receipt.token);
  await expect(page.getByText('This link does not open a booking')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find my booking' })).toBeVisible();
});

test('on a phone, the button that reschedules comes into view with its time', async ({
  page,
  shopApi,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const receipt = await booked(shopApi);
  await opened(page, receipt.token);
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, \d{4}\. \d+ free/ })
    .last()
    .click();
  const times = page.getByRole('group', { name: /^Times on/ }).getByRole('button');
  await times.and(page.locator(':enabled')).first().click();
  const reschedule = page.getByRole('button', { name: /^Reschedule to/ });
  await expect(reschedule).toBeInViewport({ ratio: 1 });
  await expect(times.first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('group', { name: 'First free times' }).getByRole('button').first().click();
  await expect(reschedule).toBeInViewport({ ratio: 1 });
});

test('a customer cancels after a question, and the time is free again', async ({
  page,
  shop,
  shopApi,
}) => {
  const receipt = await booked(shopApi);
  expect(await isFree(shopApi, receipt)).toBe(false);
  await opened(page, receipt.token);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another time' })).toHaveCount(0);
  expect(await isFree(shopApi, receipt)).toBe(true);
  const { bookings } = await staffBookings(shop.url, '&status=cancelled');
  expect(bookings.map(({ reference }) => reference)).toContain(receipt.reference);
});

test('opening the link changes nothing', async ({ page, shop, shopApi }) => {
  const receipt = await booked(shopApi, { customerName: 'Only Looking' });
  await opened(page, receipt.token);
  await expect(page.getByText(`#${receipt.reference}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`#${receipt.reference}`)).toBeVisible();
  const { bookings } = await staffBookings(shop.url, '&search=Only%20Looking');
  expect(bookings).toMatchObject([{ status: 'pending', version: 1 }]);
});

test('a link from an older email opens the booking, and its secret is removed from the path', async ({
  page,
  shopApi,
  complaints,
}) => {
  const receipt = await booked(shopApi);
  await page.goto(`/my-booking/${receipt.token}`);
  await expect(page.getByText(`#${receipt.reference}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/my-booking/open#${receipt.token}$`));
  expect(complaints).toEqual([]);
});

test('the page of a private link is the same for every link, and in no search engine', async ({
  shop,
  shopApi,
}) => {
  const receipt = await booked(shopApi);
  const pageOf = async (token: string) => {
    const text = await (await fetch(`${shop.url}/my-booking/${token}`)).text();
    return text.replace(/"renderedAt":"[^"]*"/, '');
  };
  const html = await pageOf(receipt.token);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(new RegExp(`#${receipt.reference}\\b`));
  expect(html).not.toContain('Link Visitor');
  expect(html).toBe(await pageOf('a'.repeat(43)));
});

test('a customer downloads the data, then erases it', async ({ page, shop, shopApi }) => {
  const receipt = await booked(shopApi, { customerName: 'Forget Me' });
  await opened(page, receipt.token);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await waiting).suggestedFilename()).toBe(`my-data-${receipt.reference}.json`);
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data is erased' })).toBeVisible();
  expect((await staffBookings(shop.url, '&search=Forget')).total).toBe(0);
});
