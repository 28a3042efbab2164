import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { BookingDetails, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { RepairRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { startMailWorker } from '../notifications/email/mailWorker';
import { startMailServer, type MailServer } from '../notifications/email/testing/mailServer';
import { recipients } from '../operations/recipients';
import { quiet } from '../operations/testing/freshShop';
import { openTestShop, repairRequest, type Browser, type TestShop } from '../../test/testShop';

const ADDRESS = 'Jhamsikhel 4, red gate';
const WISH = 'Saturday, November 28, 2026, 12:00 PM (Nepal time), as wished; we confirm by phone';

let shop: TestShop;
let staff: Browser;
let mails: MailServer;
let stop: () => Promise<void>;
let deliver: () => Promise<number>;

beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
  mails = await startMailServer();
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl: mails.url },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: () => shop.clock.now,
    pace: { pollMs: 1 << 30 },
  });
  ({ stop, run: deliver } = worker);
});
afterEach(async () => {
  await stop();
  await mails.close();
  await shop.close();
});

const ask = (change: Partial<RepairRequest> = {}) =>
  shop.browser().ask(
    'POST',
    '/api/bookings',
    repairRequest({
      email: 'bibek@mail.example',
      phone: '9841000009',
      city: 'Lalitpur',
      issue: 'It fell down the stairs and stays dark.',
      preferredDate: '2026-11-28T12:00',
      serviceType: 'pickup',
      pickupAddress: ADDRESS,
      ...change,
    }),
  );
const receiptOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect(status).toBe(201);
  return body as BookingReceipt;
};
const page = async ({ reference }: BookingReceipt) =>
  (await staff.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;
const mine = async ({ token }: BookingReceipt) => {
  const headers = { 'x-booking-token': token };
  const { body } = await shop.browser().ask('GET', '/api/my-bookings', undefined, { headers });
  return (body as { receipt: BookingReceipt }).receipt;
};
/** Changes the booking as a staff member who saw its stored version. */
async function change(receipt: BookingReceipt, what: string, more: object): Promise<void> {
  const { id, version } = (await page(receipt)).booking;
  const answer = await staff.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
  expect(answer.status).toBeLessThan(300);
}
/** Waits until staff can no longer undo the change, and returns the last email. */
async function mailed(): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  while ((await deliver()) > 0) await sleep(0);
  return (
    mails.received.filter(({ to }) => to.includes('bibek@mail.example')).at(-1)?.mail.text ?? ''
  );
}

test('staff see where to fetch the device, as if they had entered the address', async () => {
  const receipt = await receiptOf(ask());
  expect(receipt).toMatchObject({ serviceType: 'pickup', pickupAddress: ADDRESS });
  const { booking, ride } = await page(receipt);
  expect(ride).toMatchObject({
    whereabouts: 'planned',
    place: { address: ADDRESS, area: 'Lalitpur', terms: 'valley' },
  });
  const details = (await staff.ask('GET', `/api/bookings/${booking.id}`)).body as BookingDetails;
  expect(details.pickupAddress).toBe(`${ADDRESS}, Lalitpur`);
});

test('a device from outside the valley comes by courier', async () => {
  const { ride } = await page(await receiptOf(ask({ city: 'Pokhara' })));
  expect(ride?.place).toMatchObject({ area: 'Pokhara', terms: 'courier' });
});

test('the page asks for the address, and with an older page staff ask for it', async () => {
  for (const pickupAddress of ['', '   ']) {
    expect(await ask({ pickupAddress })).toMatchObject({
      status: 422,
      body: { fields: { pickupAddress: 'Please tell us where to pick your device up' } },
    });
  }
  expect(await ask({ pickupAddress: 'x'.repeat(301) })).toMatchObject({
    status: 422,
    body: { fields: { pickupAddress: expect.any(String) } },
  });
  expect((await page(await receiptOf(ask({ pickupAddress: undefined })))).ride?.place).toBeNull();
});

test('no address is stored if the customer brings the device', async () => {
  const receipt = await receiptOf(ask({ serviceType: 'walkin' }));
  expect(receipt.pickupAddress).toBeUndefined();
  expect(await shop.db.selectFrom('pickups').select('address').execute()).toEqual([]);
});

test('the private link names pickup, fault and preferred time', async () => {
  expect(await mine(await receiptOf(ask()))).toMatchObject({
    serviceType: 'pickup',
    pickupAddress: `${ADDRESS}, Lalitpur`,
    fault: 'It fell down the stairs and stays dark.',
    preferredDate: '2026-11-28T12:00',
  });
});

describe('the email', () => {
  test('names pickup, address, fault and preferred time in words', async () => {
    await ask();
    const text = await mailed();
    expect(text).toContain(`We pick your device up at ${ADDRESS}, Lalitpur`);
    expect(text).toContain('It fell down the stairs and stays dark.');
    expect(text.replace(/\s+/g, ' ')).toContain(`When: ${WISH}`);
    expect(text).toContain('to agree on when we pick your device up');
    expect(text).not.toContain('2026-11-28T12:00');
    expect(text).not.toContain('Where:');
  });

  test('says where the shop is, and without a phone number that it confirms by email', async () => {
    await ask({ serviceType: 'walkin', phone: '' });
    const text = (await mailed()).replace(/\s+/g, ' ');
    expect(text).toContain('Where: Putalisadak');
    expect(text).toContain('as wished; we confirm by email');
  });

  test('contains no typed web address, in the address or the fault', async () => {
    await ask({
      pickupAddress: 'go to evil.com',
      issue: `${'so '.repeat(20)} see https://evil.com`,
    });
    const text = await mailed();
    expect(text).toContain('We pick your device up at your address');
    expect(text).not.toContain('evil');
  });

  test('does not send customers with a pickup to the shop after the repair', async () => {
    const receipt = await receiptOf(ask());
    const act = (what: string, more: object) => change(receipt, what, more);
    await act('pickups', {
      pickupDate: '2026-11-28',
      pickupFrom: '11:00 AM',
      pickupTo: '1:00 PM',
    });
    await act('stage', { stage: 'diagnosing' });
    await act('stage', { stage: 'ready' });
    const text = await mailed();
    expect(text).toContain('Our rider brings your device back');
    expect(text).toContain(`Our rider brings your device to ${ADDRESS}, Lalitpur`);
    expect(text).not.toMatch(/picked up during our hours|Where:|Call for price/);
    await act('stage', { stage: 'collected' });
    const last = await mailed();
    expect(last).toContain('You have your device back');
    expect(last).not.toContain('Our rider brings');
  });

  test('mentions no rider once the booking is cancelled', async () => {
    await change(await receiptOf(ask()), 'transitions', { to: 'cancelled' });
    const text = await mailed();
    expect(text).toContain('Your booking is cancelled');
    expect(text).toContain('Where:');
    expect(text).not.toContain('We pick your device up');
  });
});

test('an estimate is emailed without a price, and staff see the agreed price', async () => {
  const receipt = await receiptOf(ask());
  const act = async (what: string, more: object) => {
    const { id, version } = (await page(receipt)).booking;
    return staff.ask('POST', `/api/bookings/${id}/${what}`, { version, ...more });
  };
  const agreed = async () => {
    const { id } = (await page(receipt)).booking;
    return ((await staff.ask('GET', `/api/bookings/${id}`)).body as BookingDetails).agreedPrice;
  };
  await act('stage', { stage: 'diagnosing' });
  const options = [{ tier: 'standard', price: 12_500, duration: '2 days' }];
  await act('estimates', { options, validDays: 7 });
  await mailed();
  const ofEstimate = mails.received.find(({ mail }) => mail.subject?.includes('Our estimate'));
  expect(ofEstimate?.mail.text).toContain('written down what its repair would cost');
  expect(ofEstimate?.mail.text).not.toMatch(/Call for price|12,500|as wished/);
  expect(await agreed()).toBeUndefined();
  const estimateId = (await page(receipt)).estimates[0]?.id;
  await act('estimate-answers', { estimateId, answer: 'accept', tier: 'standard' });
  expect(await agreed()).toBe(12_500);
});
