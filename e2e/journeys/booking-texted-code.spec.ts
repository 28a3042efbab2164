import type { Page } from 'playwright/test';
import { api } from '../api';
import { expect, test, untilAlive } from '../fixtures';
import { startMailServer, type MailServer } from '../mailServer';
import { bookingList } from '../pages/bookingList';
import { trackRepair } from '../pages/trackRepair';
import { discardShop, STAFF, startShop, type ShopServer } from '../server';
import { startTextGateway, type TextGateway } from '../textGateway';

const PHONE = '9812345671';

let gateway: TextGateway;
let mail: MailServer;
let shop: ShopServer;
test.beforeEach(async () => {
  gateway = await startTextGateway();
  mail = await startMailServer();
  shop = await startShop({ ...gateway.settings, SMTP_URL: mail.url });
});
test.afterEach(async () => {
  await discardShop(shop);
  gateway.close();
  mail.close();
});

async function booked(changes: object): Promise<string> {
  const shopApi = api(shop.url);
  // One day before an appointment, customers get a reminder as a text message.
  const { shopDate, time } = await shopApi.freeSlot(0, shopApi.shopDate(2));
  const form = shopApi.appointment(shopDate, time, { customerPhone: PHONE, ...changes });
  const { reference } = (await (await shopApi.book(form)).json()) as { reference: string };
  return reference;
}
const code = () => /\d{6}/.exec(gateway.received.at(-1)?.text ?? '')?.[0] ?? '';
const messagesOf = (page: Page) => page.getByRole('region', { name: 'History' });

test('a customer who booked by phone alone sees every repair of the number with a texted code', async ({
  page,
}) => {
  const references = [
    await booked({ customerName: 'Phone Alone', customerEmail: '' }),
    await booked({ customerName: 'With Address', customerEmail: 'with@mail.example' }),
  ];
  await page.goto(`${shop.url}/my-booking`);
  await untilAlive(page);
  const track = trackRepair(page);
  await track.byPhone.click();
  await expect(page.getByText('We send a code by text message')).toBeVisible();
  await track.phone.fill(`+977 ${PHONE}`);
  await track.sendCode.click();
  await expect(page.getByText(/as a text message to the number/)).toBeVisible();
  await expect.poll(() => gateway.received.length).toBe(1);
  expect(gateway.received[0]).toMatchObject({ channel: 'sms', to: `+977${PHONE}` });
  await track.code.fill(code());
  await track.show.click();
  await expect(track.visits.getByRole('listitem')).toHaveCount(2);
  for (const reference of references) await expect(track.visits).toContainText(`#${reference}`);
});

test('who booked by phone alone has the private link texted from the confirmation', async ({
  page,
}) => {
  const shopApi = api(shop.url);
  const { shopDate, time } = await shopApi.freeSlot();
  const contact = { customerPhone: PHONE, customerEmail: '' };
  const form = shopApi.appointment(shopDate, time, contact);
  const { token } = (await (await shopApi.book(form)).json()) as { token: string };
  await page.goto(`${shop.url}/booking-confirmation#${token}`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Text me the link' }).click();
  await expect(page.getByText('We text your link to the phone number')).toBeVisible();
  await expect.poll(() => gateway.received.length).toBe(1);
  expect(gateway.received[0]).toMatchObject({ channel: 'sms', to: `+977${PHONE}` });
  const [link = ''] = /http\S+$/.exec(gateway.received[0]?.text ?? '') ?? [];
  expect(link).not.toContain(token);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});

test('the booking’s page shows that a text message arrived, or that an email replaced it', async ({
  page,
}) => {
  const arrived = await booked({ customerEmail: '', textChannels: ['sms'] });
  await expect.poll(() => gateway.received.length).toBe(1);
  await page.goto(`${shop.url}/admin/bookings/${arrived}`);
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(messagesOf(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(bookingList(page).live).toBeVisible();
  const { id = '' } = gateway.received[0] ?? {};
  expect(await gateway.report(shop.url, { id, state: 'delivered' })).toBe(204);
  await expect(messagesOf(page).getByText('Delivered', { exact: true })).toBeVisible();

  // This customer agreed to text messages and gave an email address. If the text message about the
  // ready device does not arrive, the shop sends an email instead.
  const lost = await booked({ textChannels: ['sms'], customerPhone: '9812345672' });
  await page.goto(`${shop.url}/admin/bookings/${lost}`);
  await page.getByLabel('Show in History').selectOption('Messages');
  await page.getByLabel('Stage').selectOption('Ready');
  await page.getByRole('button', { name: 'Complete booking' }).click();
  // The shop waits half a minute before it sends the message, because staff can undo the change.
  await expect.poll(() => gateway.received.length).toBe(2);
  const failed = { id: gateway.received[1]?.id ?? '', state: 'failed', reason: 'EC-11' };
  expect(await gateway.report(shop.url, failed)).toBe(204);
  const messages = messagesOf(page);
  await expect(messages.getByText(/reported that it did not arrive \(EC-11\)/)).toBeVisible();
  const mailed = messages.getByRole('listitem').filter({ hasText: 'Ready to collect' });
  await expect(mailed.filter({ hasText: 'Email' })).toContainText('Sent');
  expect(await gateway.report(shop.url, failed)).toBe(204);
  await expect(mailed).toHaveCount(2);
});
