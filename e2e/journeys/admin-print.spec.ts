import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';
import { intake } from '../pages/intake';

const MM_OF_POINT = 25.4 / 72;
const LONG = 'Scratch at the lid, dent at the corner, key F missing, screen flickers. ';

/** Prints the page to PDF, and returns the size of each sheet in whole millimetres. */
async function paperOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) * MM_OF_POINT)).join(' x '),
  );
}

test(
  'a ticket and a label print on one piece of the chosen paper, and nothing else prints',
  { tag: ['@admin'] },
  async ({ page, signIn }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await signIn(page);
    await intake(page).open();
    await intake(page).fill({
      phone: '9841000099',
      name: 'Mina Kumari Rai Shrestha Tuladhar-Bajracharya of Patan',
      device: 'A2337',
      service: /Battery/,
    });
    await page.getByRole('textbox', { name: 'Condition' }).fill(LONG.repeat(2));
    await intake(page).takeIn();
    const printed: Record<string, string[]> = {};
    for (const paper of ['80', '58', 'a6']) {
      await page.getByLabel('Paper').selectOption(paper);
      printed[paper] = await paperOf(page);
    }
    await page.getByRole('button', { name: 'Print device label' }).click();
    printed.label = await paperOf(page);
    expect(printed).toEqual({
      80: ['80 x 220'],
      58: ['58 x 220'],
      a6: ['105 x 148'],
      label: ['58 x 40'],
    });
  },
);

test(
  'the rider’s list has telephone numbers on paper',
  { tag: ['@admin'] },
  async ({ page, shopApi, signIn }) => {
    const asked = await shopApi.book(
      shopApi.pickupRequest({
        fullName: 'Paper Lama',
        email: 'paper@example.com',
        phone: '9841000098',
      }),
    );
    const { reference } = (await asked.json()) as { reference: string };
    await signIn(page);
    await bookingDesk(page).open(reference);
    await bookingDesk(page).setPickup({
      'Pickup day': shopApi.shopDate(1),
      Address: 'House 12',
      Area: 'Baneshwor',
      'Map location': '27.6766, 85.3138',
    });
    await expect(page.getByRole('heading', { name: 'Pickup: To pick up' })).toBeVisible();
    await page.goto('/admin/pickups');
    const ride = page.getByRole('article', { name: /Paper Lama/ });
    await expect(ride).toBeVisible();
    await expect(ride.getByText('9841000098')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(ride.getByText('9841000098')).toBeVisible();
    await expect(page.getByText(/^Pickups, /)).toBeVisible();
    await expect(ride.getByRole('button')).toHaveCount(0);
    await expect(ride.getByRole('link', { name: 'Open map' })).toBeHidden();
  },
);
