import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, untilAlive } from '../fixtures';

const PHONE = '9812345670';

/** The codes in the emails so far. */
function mailedCodes(dataDir: string): string[] {
  const folder = path.join(dataDir, 'mail');
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((mail) => mail.match(/^Your code: (\d{6})/m)?.[1] ?? []);
}

test('a customer sees all repairs by phone and a code from the mail, and opens one', async ({
  page,
  shop,
  shopApi,
  complaints,
}) => {
  const contact = { customerPhone: PHONE, customerEmail: 'track@mail.example' };
  const references: string[] = [];
  for (const customerName of ['First Visit', 'Second Visit']) {
    const { shopDate, time } = await shopApi.freeSlot();
    const form = shopApi.appointment(shopDate, time, { ...contact, customerName });
    const receipt = (await (await shopApi.book(form)).json()) as { reference: string };
    references.push(receipt.reference);
  }
  await page.goto('/booking-confirmation');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Find your booking' }).click();
  await page.getByRole('button', { name: 'No number at hand? See all my repairs' }).click();
  await page.getByLabel('Phone number').fill(`+977 ${PHONE}`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(() => mailedCodes(shop.dataDir)).toHaveLength(1);
  const [code = ''] = mailedCodes(shop.dataDir);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Show my repairs' }).click();

  const visits = page.getByRole('region', { name: 'Your repairs with us' });
  await expect(visits.getByRole('listitem')).toHaveCount(2);
  for (const reference of references) await expect(visits).toContainText(`#${reference}`);
  await visits.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(page.getByText(`#${references[1]}`)).toBeVisible();
  expect(complaints).toEqual([]);
});
