import { awayFromMidnight } from '../clock';
import { expect, test } from '../fixtures';

test.beforeEach(awayFromMidnight);

test(
  'a repair uses a part, its customer pays in cash, and the day is closed',
  { tag: ['@admin'] },
  async ({ page, shopApi, signIn, complaints }) => {
    const { shopDate, time } = await shopApi.freeSlot();
    const request = shopApi.appointment(shopDate, time, { customerName: 'Kabita Thapa' });
    const { reference } = (await (await shopApi.book(request)).json()) as { reference: string };
    const name = `Screen for ${reference}`;
    await signIn(page);

    await test.step('the owner adds a part', async () => {
      await page.goto('/admin/parts');
      await page.getByRole('button', { name: 'Add part to stock list' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add part to stock list' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Number in stock').fill('1');
      await dialog.getByLabel('Low-stock limit').fill('0');
      await dialog.getByRole('button', { name: 'Add part to stock list' }).click();
      await expect(page.getByRole('row', { name })).toContainText('1 in stock');
    });

    const parts = page.getByRole('region', { name: 'Parts', exact: true });
    await test.step('the repair uses it, and the list asks when none is left', async () => {
      await page.goto(`/admin/bookings/${reference}`);
      await page.getByLabel('Stage').selectOption('Repairing');
      const record = async () => {
        await parts.getByRole('button', { name: 'Record used part' }).click();
        await parts.getByRole('combobox', { name: 'Part' }).fill(name);
        await parts.getByRole('option', { name }).click();
        await parts.getByRole('button', { name: 'Record used part' }).click();
      };
      await record();
      await expect(parts.getByRole('listitem')).toHaveCount(1);
      await record();
      await expect(
        parts.getByText('The stock of this part is 0. Record the part anyway?'),
      ).toBeVisible();
      await parts.getByRole('button', { name: 'Close form' }).click();
    });

    await test.step('Today says that the part has low stock', async () => {
      await page.goto('/admin');
      await page.getByText(/^(?:1 part has|\d+ parts have) low stock/).click();
      await page.getByRole('link', { name: 'View parts with low stock' }).click();
      await expect(page.getByRole('row', { name })).toContainText('0 in stock');
    });

    await test.step('the customer collects and pays, and the receipt opens', async () => {
      await page.goto(`/admin/bookings/${reference}`);
      await page.getByLabel('Stage').selectOption('Collected');
      await page.getByRole('button', { name: 'Complete booking' }).click();
      await expect(page.getByText(/Warranty until/)).toBeVisible();
      const payments = page.getByRole('region', { name: 'Payments' });
      await payments.getByRole('button', { name: 'Record payment' }).click();
      await payments.getByLabel('Cash').fill('4,500');
      await payments.getByRole('button', { name: 'Record payment' }).click();
      await expect(payments.getByText('Paid in total: Rs. 4,500')).toBeVisible();
      await payments.getByRole('link', { name: /^Print receipt \d{4}-\d{4}$/ }).click();
      const sheet = page.getByRole('article', { name: 'Receipt' });
      await expect(sheet).toContainText('Kabita Thapa');
      await expect(sheet).toContainText('CashRs. 4,500');
      await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    });

    await test.step('the day is closed, and an owner reopens it', async () => {
      await page.goto('/admin/takings');
      const close = page.getByRole('region', { name: 'Close takings of the day' });
      await close.getByLabel('Counted cash').fill('1');
      await close.getByRole('button', { name: 'Close takings of the day' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Close takings of the day' })
        .click();
      await expect(close.getByText(/closed the day at .* Rs. 1 counted/)).toBeVisible();
      await expect(close.getByText(/less than recorded/)).toBeVisible();
      await close.getByRole('button', { name: 'Reopen takings of the day' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Reopen takings of the day' })
        .click();
      await expect(close.getByRole('form', { name: 'Close takings of the day' })).toBeVisible();
    });

    // The browser logs the expected status 409, with which the server rejects more parts than are
    // in stock.
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  },
);
