import { api, type ShopApi } from '../api';
import { expect, test, untilAlive } from '../fixtures';
import { startMailServer, type MailServer } from '../mailServer';
import { trackRepair } from '../pages/trackRepair';
import { discardShop, startShop, type ShopServer } from '../server';

const PHONE = '9812345670';

async function booked(shopApi: ShopApi, customerName: string): Promise<string> {
  const contact = { customerPhone: PHONE, customerEmail: 'track@mail.example' };
  const { shopDate, time } = await shopApi.freeSlot();
  const form = shopApi.appointment(shopDate, time, { ...contact, customerName });
  const { reference } = (await (await shopApi.book(form)).json()) as { reference: string };
  return reference;
}

test('reference and phone number show the stage and nothing personal; a shop that sends nothing says so first', async ({
  page,
  shop,
  shopApi,
  complaints,
}) => {
  const reference = await booked(shopApi, 'Stage Alone');
  await page.goto(`${shop.url}/my-booking`);
  await untilAlive(page);
  const track = trackRepair(page);
  await expect(page.getByText('We cannot send you a link or a code')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \+977/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(track.sendLink).toHaveCount(0);
  await expect(track.byPhone).toHaveCount(0);
  await track.reference.fill(` #${reference} `);
  await track.phone.fill(`98-1234-5670`);
  await track.showStage.click();
  await expect(track.answer).toContainText('Pending');
  await expect(page.getByRole('main')).not.toContainText('Stage Alone');
  await expect(page.getByRole('main')).not.toContainText('iPhone');
  expect(complaints).toEqual([]);

  await track.phone.fill('9811111111');
  await track.showStage.click();
  await expect(track.answer).toContainText('No repair has this number');
});

test.describe('where the shop sends emails', () => {
  let mail: MailServer;
  let shop: ShopServer;
  test.beforeEach(async () => {
    mail = await startMailServer();
    shop = await startShop({ SMTP_URL: mail.url });
  });
  test.afterEach(async () => {
    await discardShop(shop);
    mail.close();
  });

  /** Returns the codes in all emails that the shop has sent so far. */
  const mailedCodes = () =>
    mail.received.flatMap((source) => /^Your code: (\d{6})/m.exec(source)?.[1] ?? []);

  test('a customer sees all repairs by phone and a code from the mail, and opens one', async ({
    page,
    complaints,
  }) => {
    const references: string[] = [];
    for (const name of ['First Visit', 'Second Visit']) {
      references.push(await booked(api(shop.url), name));
    }
    await page.goto(`${shop.url}/booking-confirmation`);
    await untilAlive(page);
    await page.getByRole('link', { name: 'Find your booking' }).click();
    const track = trackRepair(page);
    await track.byPhone.click();
    await track.phone.fill(`+977 ${PHONE}`);
    await track.sendCode.click();
    await expect.poll(mailedCodes).toHaveLength(1);
    const [code = ''] = mailedCodes();
    await track.code.fill(code);
    await track.show.click();

    await expect(track.visits.getByRole('listitem')).toHaveCount(2);
    for (const reference of references) await expect(track.visits).toContainText(`#${reference}`);
    await track.visits.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
    await expect(page.getByText(`#${references[1]}`)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the look-up returns the same for a known and an unknown booking', async ({ page }) => {
    const reference = await booked(api(shop.url), 'Link Visitor');
    const track = trackRepair(page);
    const ask = async (typed: string, phone: string) => {
      await page.goto(`${shop.url}/my-booking`);
      await untilAlive(page);
      await track.reference.fill(typed);
      await track.phone.fill(phone);
      await track.sendLink.click();
      await expect(track.answer).toBeVisible();
      return track.answer.textContent();
    };
    const known = await ask(` #${reference} `, '98-1234-5670');
    const unknown = await ask('99999999', '9811111111');
    expect(known).toBe(unknown);
  });
});
