import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { ASHA, calendar } from '../pages/calendar';
import { staffBookings } from '../staff';

/** Other journeys in the same shop do not use this name, so the test can find its own bookings. */
const VISITOR = { ...ASHA, name: 'Calendar Visitor' };
const BOOKINGS = '**/api/bookings';

test(
  'an appointment is booked for the chosen issue, and its confirmation can be opened again',
  { tag: ['@booking', '@crossing'] },
  async ({ page, context, shop, complaints }) => {
    await calendar(page).open();
    await calendar(page).pickTime();
    await calendar(page).submit(VISITOR);
    const reference = await calendar(page).confirmedReference();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${VISITOR.name}!`);
    await expect(page.getByText("You'll receive a confirmation email soon.")).toBeVisible();
    await expect(calendar(page).fact('Device')).toHaveText('iPhone 15 Pro');
    await expect(calendar(page).fact('Service')).toHaveText('Battery Replacement');
    await expect(calendar(page).fact('Duration')).toHaveText('30-60 minutes');
    await expect(page.getByText('Walk-In Service')).toBeVisible();

    const stored = await staffBookings(shop.url);
    expect(stored.bookings.map((booking) => booking.reference)).toContain(reference);

    await page.reload();
    await expect(page.getByText(`#${reference}`)).toBeVisible();

    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByText(`#${reference}`)).toBeVisible();
    await expect(calendar(tab).fact('Device')).toHaveText('iPhone 15 Pro');
    expect(complaints).toEqual([]);
  },
);

test('the secret of the private link never reaches the server in an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await calendar(page).open();
  await calendar(page).pickTime();
  await calendar(page).submit(VISITOR);
  await calendar(page).confirmedReference();
  await page.reload();
  await calendar(page).confirmedReference();
  const token = new URL(page.url()).hash.slice(1);
  expect(token.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
});

test('the confirmation offers a calendar file and a link to Google Calendar', async ({ page }) => {
  await calendar(page).open();
  await calendar(page).pickTime();
  await calendar(page).submit(VISITOR);
  const reference = await calendar(page).confirmedReference();
  await expect(page.getByRole('link', { name: 'Add to My Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?/,
  );
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .ics file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`appointment-${reference}.ics`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
});

test('two browsers race for one time: one gets it, the other books another without retyping', async ({
  browser,
  shop,
}) => {
  const open = async () => {
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await calendar(page).open();
    return page;
  };
  const [first, second] = [await open(), await open()];
  await calendar(second).pickSame(await calendar(first).pickTime());
  await calendar(first).submit({ ...ASHA, name: 'First Racer' });
  await calendar(first).confirmedReference();

  await calendar(second).submit({ ...ASHA, name: 'Second Racer' });
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('This time is no longer free')).toBeVisible();
  await expect(dialog.getByLabel(/Full name/)).toHaveValue('Second Racer');
  await expect(dialog.getByRole('button', { name: 'Confirm Booking' })).toBeDisabled();
  await dialog
    .getByRole('group', { name: 'Nearest free times' })
    .getByRole('button')
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await calendar(second).confirmedReference();

  const { bookings } = await staffBookings(shop.url, '&search=Racer');
  expect(bookings.map((booking) => booking.customerName).sort()).toEqual([
    'First Racer',
    'Second Racer',
  ]);
  await first.context().close();
  await second.context().close();
});

test('if the response is lost after the shop booked, trying again books once', async ({
  page,
  shop,
}) => {
  const keys: string[] = [];
  let lost = false;
  await page.route(BOOKINGS, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await calendar(page).open();
  await calendar(page).pickTime();
  await calendar(page).submit({ ...ASHA, name: 'Lost Answer' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Failed to create booking')).toBeVisible();
  await expect(dialog.getByLabel(/Full name/)).toHaveValue('Lost Answer');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const reference = await calendar(page).confirmedReference();

  expect(new Set(keys).size).toBe(1);
  const { bookings } = await staffBookings(shop.url, '&search=Lost%20Answer');
  expect(bookings.map((booking) => booking.reference)).toEqual([reference]);
});

test('a change after the lost answer does not book twice: the first booking is shown', async ({
  page,
  shop,
}) => {
  let lost = false;
  await page.route(BOOKINGS, async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await calendar(page).open();
  await calendar(page).pickTime();
  await calendar(page).submit({ ...ASHA, name: 'Changed Mind' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Failed to create booking')).toBeVisible();
  await dialog.getByLabel(/Additional notes/).fill('Please call before.');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await calendar(page).confirmedReference();
  await expect(page.getByText(/We had already received your first request/)).toBeVisible();
  expect((await staffBookings(shop.url, '&search=Changed%20Mind')).total).toBe(1);
});

test('if the server stops between choosing and booking, nothing typed is lost, and booking works when it is back', async ({
  page,
  shop,
}) => {
  await calendar(page).open();
  await calendar(page).pickTime();
  // The browser loads the code of the dialog when the dialog opens for the first time. So the test
  // opens it once before it stops the server.
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await shop.stop(true);
  await calendar(page).submit({ ...ASHA, name: 'Patient Visitor' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Failed to create booking')).toBeVisible();
  await shop.start();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await calendar(page).confirmedReference();
  expect((await staffBookings(shop.url, '&search=Patient')).total).toBe(1);
});

test('the whole appointment is booked by keyboard alone', async ({ page }) => {
  await calendar(page).open('/calendar-test');
  await page.getByRole('group', { name: 'First free times' }).waitFor();
  const focused = page.locator(':focus');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (name.test(label)) return;
    }
    throw new Error(`Nothing called ${name} can be reached by Tab`);
  };

  await tabTo(/^\w+day, \w+ \d+, \d{4}/);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute(
    'aria-label',
    /^Sunday, .*(walk-ins are welcome|is a holiday|passed)/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Please choose another day/)).toBeVisible();
  for (let days = 0; days < 20; days += 1) {
    await page.keyboard.press('ArrowRight');
    if ((await focused.getAttribute('aria-disabled')) !== 'true') break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /^Times on/ }).waitFor();
  await tabTo(/^\d{1,2}:\d{2} (AM|PM)$/);
  await page.keyboard.press('Space');
  await tabTo(/^Book Appointment$/);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focused).toHaveText('Book Appointment');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();

  for (const [label, text] of [
    ['Full name', VISITOR.name],
    ['Email', VISITOR.email],
    ['Phone number', VISITOR.phone],
  ] as const) {
    const field = dialog.getByLabel(label);
    for (let presses = 0; presses < 20; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await calendar(page).confirmedReference();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('times that others book while the tab is hidden are unavailable when it is shown again', async ({
  page,
  shopApi,
}) => {
  await calendar(page).open('/calendar-test');
  await calendar(page).pickTime();
  const pressed = page.getByRole('group', { name: /^Times on/ }).locator('[aria-pressed="true"]');
  const time = (await pressed.textContent()) ?? '';
  const label = await page
    .locator('[role="gridcell"][aria-selected="true"] button')
    .getAttribute('aria-label');
  expect(label).toBeTruthy();
  // The label looks like `Monday, November 23, 2026. 4 free times`. The part before the dot is the
  // day.
  const shopDate = new Date(`${label?.split('.')[0]} UTC`).toISOString().slice(0, 10);
  const response = await shopApi.book(
    shopApi.appointment(shopDate, time, { customerName: VISITOR.name }),
  );
  expect(response.status).toBe(201);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(`${time} on this day has just been taken`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Date & Time' })).toBeDisabled();
});
