import type { Locator, Page } from 'playwright';
import { calendar } from '../pages/calendar';
import { cart } from '../pages/cart';
import { bookingList } from '../pages/bookingList';
import { STAFF } from '../server';

/** One press on a key or an element, and how to prepare it. */
export type Interaction = {
  name: string;
  /** The size of the window; by default that of a phone. */
  viewport?: { width: number; height: number };
  /** Opens the page and brings it into the state in which the benchmark measures the press. */
  prepare: (page: Page) => Promise<void>;
  /**
   * The name of a key, or a function that returns the element to press. A key goes to the focused
   * element.
   */
  press: string | ((page: Page) => Locator);
};

const DESK = { width: 1440, height: 900 };
/**
 * The number of rows in the dashboard's list during the benchmark. A page shows fewer rows, so the
 * benchmark makes the list load more.
 */
export const ROWS = 100;

async function openCalendar(page: Page): Promise<void> {
  await calendar(page).open();
  await page.getByRole('button', { name: 'Next month' }).scrollIntoViewIfNeeded();
  await page.locator('[data-part="booking/AppointmentScheduler"][data-alive]').waitFor();
}

const firstRow = (page: Page) => page.locator('[data-booking] button').first();

async function openList(page: Page): Promise<void> {
  await page.route('**/api/bookings?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/pageSize=\d+/, `pageSize=${ROWS}`),
    }),
  );
  await bookingList(page).signIn(STAFF);
  await page
    .locator('[data-booking]')
    .nth(ROWS - 1)
    .waitFor();
  await firstRow(page).focus();
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'calendar: the next month',
    prepare: openCalendar,
    press: (page) => page.getByRole('button', { name: 'Next month' }),
  },
  {
    name: 'calendar: a time of the day',
    prepare: async (page) => {
      await openCalendar(page);
      await calendar(page).pickTime();
    },
    press: (page) =>
      calendar(page)
        .times.getByRole('button', { name: /^\d+:\d+ (AM|PM)$/, disabled: false, pressed: false })
        .first(),
  },
  {
    name: 'shop: the cart opens',
    prepare: async (page) => {
      await cart(page).openShop();
      await cart(page).addFirst();
      await cart(page).inHeader('1 item').waitFor();
    },
    press: (page) => cart(page).inHeader('1 item'),
  },
  {
    name: 'shop: a category less',
    viewport: DESK,
    prepare: (page) => cart(page).openShop(),
    press: (page) => page.getByRole('checkbox').first(),
  },
  {
    name: `dashboard: a status in ${ROWS} rows`,
    viewport: DESK,
    prepare: openList,
    press: 'c',
  },
];
