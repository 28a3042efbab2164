import type { Page } from 'playwright/test';
import type { ShopApi } from '../api';
import { expect, test, untilAlive } from '../fixtures';
import { board } from '../pages/board';
import { bookingDesk } from '../pages/bookingDesk';

async function booked(shopApi: ShopApi, customerName: string) {
  const { shopDate, time } = await shopApi.freeSlot();
  const response = await shopApi.book(shopApi.appointment(shopDate, time, { customerName }));
  return (await response.json()) as { reference: string; token: string };
}
const stage = (page: Page) => page.getByLabel('Stage');

test('a repair goes from check-in to its warranty claim, and its customer can follow it', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const { reference, token } = await booked(shopApi, 'Bina Tamang');
  await signIn(page, `/admin/bookings/${reference}`);
  await stage(page).selectOption('Received');
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo change to booking' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();

  await stage(page).selectOption('Waiting for parts');
  await page.getByLabel('Shelf').fill('B4');
  await page.getByLabel('Shelf').press('Enter');
  // The notice about the stage has the same words, so the history tells when the shelf is stored.
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Shelf: none, now B4');
  await expect(page.getByText('The change was saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo change to booking' }).click();
  await expect(page.getByLabel('Shelf')).toHaveValue('');
  await page.getByLabel('Shelf').fill('B5');
  await page.getByLabel('New note').focus();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Shelf: none, now B5');
  await page.getByLabel('New note').fill('Glass ordered');
  await page.getByRole('button', { name: 'Add note to booking' }).click();
  await expect(
    page.getByRole('region', { name: 'History' }).getByRole('listitem').first(),
  ).toContainText('Glass ordered');

  const phone = await browser.newContext({ baseURL: shop.url });
  const link = await phone.newPage();
  await link.goto(`/my-booking/open#${token}`);
  await untilAlive(link);
  await expect(link.getByText('The parts are on their way.').first()).toBeVisible();
  await expect(link.getByText('Glass ordered')).toHaveCount(0);

  await stage(page).selectOption('Collected');
  await page.getByRole('button', { name: 'Complete booking' }).click();
  await expect(page.getByText(/Warranty until/)).toBeVisible();
  await link.reload();
  await expect(link.getByText(/This repair is covered until/)).toBeVisible();
  await phone.close();

  await bookingDesk(page).claim('Dark again');
  await expect(page.getByText(/^Warranty claim for .*\.$/)).toContainText(reference);
  expect(complaints).toEqual([]);
});

test('a card goes to another column with mouse, keyboard and list, and a colleague sees it', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
}) => {
  const { reference } = await booked(shopApi, 'Kiran Rai');
  await signIn(page, `/admin/bookings/${reference}`);
  await stage(page).selectOption('Received');
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();

  const office = await browser.newContext({ baseURL: shop.url });
  const desk = await office.newPage();
  await signIn(desk, '/admin/board');
  await page.goto('/admin/board');
  const column = (where: Page, name: string) => board(where).column(name);
  await expect(column(desk, 'Received')).toContainText(reference);

  const card = board(page).cardIn('Received', reference);
  await board(page).drag(card, column(page, 'Diagnosing'));
  await expect(column(page, 'Diagnosing')).toContainText(reference);
  await expect(column(desk, 'Diagnosing')).toContainText(reference);

  await board(page).handle(reference).focus();
  await page.keyboard.press('Space');
  // The arrow keys work only after the board has announced that the card is picked up.
  await expect(page.getByText(/is (picked up|over Diagnosing)/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/is over Waiting for customer/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Waiting for customer')).toContainText(reference);
  await expect(column(desk, 'Waiting for customer')).toContainText(reference);

  await board(page).handle(reference).click();
  const list = page.getByRole('dialog', { name: 'Move device' });
  await list.getByRole('button', { name: 'Waiting for parts' }).click();
  await expect(column(page, 'Waiting for parts')).toContainText(reference);
  await expect(column(desk, 'Waiting for parts')).toContainText(reference);
  await office.close();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the board shows its eight columns side by side', async ({ page, shopApi, signIn }) => {
    // A column at the edge of the board is narrow while it is empty. It must become wide when it
    // holds a card.
    const { reference } = await booked(shopApi, 'Sunita Wide Tamrakar-Shrestha');
    await signIn(page);
    await bookingDesk(page).open(reference);
    await bookingDesk(page).bringTo('Received');
    await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await bookingDesk(page).bringTo('Unrepaired');
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await board(page).open();
    await expect(board(page).cardIn('Unrepaired', reference)).toBeVisible();

    const columns = board(page).all.getByRole('region');
    await expect(columns).toHaveCount(8);
    for (const column of await columns.all()) {
      const box = await column.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(1440);
    }
    const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await board(page).all.evaluate(hidden)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });
});

test('one button takes a device from the booking to its customer', async ({
  page,
  shopApi,
  signIn,
  complaints,
}) => {
  const { reference } = await booked(shopApi, 'Nima Sherpa');
  await signIn(page);
  const desk = bookingDesk(page);
  await desk.open(reference);
  for (const step of ['Confirm booking', 'Check in device', 'Start diagnosis'])
    await desk.next(step).click();
  await desk.offer('4500', '2 days');
  await page.getByRole('link', { name: 'Record customer’s answer' }).click();
  await expect(
    page.getByRole('button', { name: /^Record as accepted: standard, Rs/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await desk.next('Mark repair as ready').click();
  await desk.completeAhead();
  await desk.next('Hand over device to customer').click();
  await expect(desk.covered).toBeVisible();
  await expect(desk.next('Hand over device to customer')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
