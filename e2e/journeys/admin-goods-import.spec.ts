import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../fixtures';

const COLOURS = ['#c33', '#3c3', '#33c', '#cc3', '#3cc', '#c3c', '#333', '#999', '#e83', '#38e'];
const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('the owner puts twelve used MacBooks on sale from a CSV file and a folder of photos', async ({
  page,
  browser,
  shop,
  signIn,
}, testInfo) => {
  const units = Array.from({ length: 12 }, (_, at) => `Import Air ${at + 1}`);
  const rows = units.map(
    (name, at) => `${name};MacBooks;Good;${80 + at}%;Silver;IMP${at};front-${at}.jpg`,
  );
  const csv = ['name;category;condition;battery;colour;serial;photos', ...rows].join('\r\n');
  const photos = await Promise.all(
    units.map(async (_name, at) => ({
      name: `front-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(COLOURS[at % COLOURS.length] ?? '#000'),
    })),
  );
  await signIn(page, '/admin/goods');
  const begun = Date.now();
  await page.getByLabel('Export or import goods').click();
  await page.getByRole('button', { name: 'Import goods from CSV' }).click();
  const form = page.getByRole('dialog', { name: 'Import goods' });
  const choose = (text: string) =>
    form
      .getByLabel('CSV file')
      .setInputFiles({ name: 'macbooks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose(csv.replace('84%', '840%'));
  await expect(form.getByText('Row 6, battery: Enter a number from 1 to 100')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Import units' })).toBeDisabled();
  await choose(csv);
  await expect(form.getByText('12 new units, 0 changed units')).toBeVisible();
  await form.getByLabel('Photos', { exact: true }).setInputFiles(photos.slice(1));
  await expect(form.getByText('Row 2: front-0.jpg')).toBeVisible();
  await form.getByLabel('Photos', { exact: true }).setInputFiles(photos.slice(0, 1));
  await expect(form.getByText('12 photos to send')).toBeVisible();
  await form.getByRole('button', { name: 'Import 12 units' }).click();
  await expect(form.getByText('12 units added, 0 units changed.')).toBeVisible();
  await expect(form.getByText('12 of 12 photos sent.')).toBeVisible();
  await form.getByRole('button', { name: 'Close import' }).click();

  const visitor = await browser.newPage({ baseURL: shop.url });
  await expect(async () => {
    await visitor.goto('/shop/import-air-12');
    await expect(visitor.getByRole('img', { name: 'Import Air 12' }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await visitor.close();
  const seconds = Math.round((Date.now() - begun) / 1000);
  testInfo.annotations.push({ type: 'twelve units on sale', description: `${seconds} s` });

  // An import of the unchanged export must change no unit. The last import removes the units from
  // sale, because other journeys use the same shop.
  await page.getByLabel('Export or import goods').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export goods as CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  await page.getByRole('button', { name: 'Import goods from CSV' }).click();
  await choose(exported);
  await expect(form.getByText(/^0 new units, 0 changed units/)).toBeVisible();
  await choose(exported.replaceAll(/^(import-air-.*)On sale/gm, '$1Draft'));
  await expect(form.getByText('state: On sale → Draft')).toHaveCount(12);
  await form.getByRole('button', { name: 'Import 12 units' }).click();
  await expect(form.getByText('0 units added, 12 units changed.')).toBeVisible();
  await form.getByRole('button', { name: 'Close import' }).click();
  const row = page.getByRole('row', { name: /^Import Air 12 / });
  await expect(row).toContainText('Draft');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(
    page.getByText('The import was undone. 12 rows are as before the import.'),
  ).toBeVisible();
  await expect(row).toContainText('On sale');
  await page.getByLabel('Export or import goods').click();
  await page.getByRole('button', { name: 'Import goods from CSV' }).click();
  await choose(exported.replaceAll(/^(import-air-.*)On sale/gm, '$1Draft'));
  await form.getByRole('button', { name: 'Import 12 units' }).click();
  await expect(form.getByText('0 units added, 12 units changed.')).toBeVisible();
});
