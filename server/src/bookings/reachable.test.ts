import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { NOT_CALLABLE } from '@mcs-repairs/shared/domain/types/phoneNumber';
import {
  appointment,
  openTestShop,
  repairRequest,
  type Browser,
  type TestShop,
} from '../../test/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const enquiry = (change: object) => ({
  customerName: 'Ram',
  customerPhone: '9800000001',
  message: 'Is it open?',
  items: [],
  ...change,
});
const quote = (change: object) => ({
  companyName: 'School',
  industry: 'Education and Schools',
  contactPerson: 'Ram',
  phone: '9800000001',
  email: 'ram@mail.example',
  services: 'Managed Help Desk',
  ...change,
});
const visit = (change: object) => ({
  customerName: 'Ram',
  customerPhone: '9800000001',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen',
  overbook: true,
  ...change,
});
/**
 * Every form that asks for a contact. Where the email address is not required, the booking has only
 * a phone number.
 */
const WAYS = [
  [
    'an appointment',
    '/api/bookings',
    'customerPhone',
    (customerPhone: string) => appointment({ customerEmail: '', customerPhone }),
  ],
  [
    'a repair request',
    '/api/bookings',
    'phone',
    (phone: string) => repairRequest({ email: '', phone }),
  ],
  [
    'an enquiry',
    '/api/enquiries',
    'customerPhone',
    (customerPhone: string) => enquiry({ customerPhone }),
  ],
  ['a quote request', '/api/quote-requests', 'phone', (phone: string) => quote({ phone })],
  ['a visit', '/api/visits', 'customerPhone', (customerPhone: string) => visit({ customerPhone })],
] as const;

let staff: Browser;
beforeAll(async () => {
  staff = await shop.staff();
});

describe.each(WAYS)('%s with only a phone number', (_way, url, field, form) => {
  const sender = () => (url === '/api/visits' ? staff : shop.browser());

  test.each(['98', '12', 'abcdefghij', '0000000000', '12345678901234567890'])(
    'rejects "%s" at that field',
    async (phone) => {
      const { status, body } = await sender().ask('POST', url, form(phone));
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { code: 'invalid', fields: { [field]: expect.any(String) } },
      });
    },
  );

  test.each(['+91 98765-43210', '+1 (555) 010 0000', '९८४१२३४५६७'])(
    'accepts "%s"',
    async (phone) => {
      await shop.db.deleteFrom('slots').execute();
      expect((await sender().ask('POST', url, form(phone))).status).toBe(201);
    },
  );
});

test('the specification’s message about a phone number comes first', async () => {
  const answer = await shop
    .browser()
    .ask('POST', '/api/bookings', repairRequest({ email: '', phone: '98' }));
  expect(answer.body).toMatchObject({
    fields: { phone: 'Phone number must be at least 10 digits' },
  });
});

test('with an email address any phone number is accepted, as specified', async () => {
  const odd = repairRequest({ email: 'bibek@mail.example', phone: 'abcdefghij' });
  expect((await shop.browser().ask('POST', '/api/bookings', odd)).status).toBe(201);
  const mailed = enquiry({ customerPhone: '12', email: 'ram@mail.example' });
  expect((await shop.browser().ask('POST', '/api/enquiries', mailed)).status).toBe(201);
});

describe('an edit', () => {
  const booked = async (change: object) => {
    await shop.browser().ask('POST', '/api/bookings', repairRequest(change));
    const row = await shop.db
      .selectFrom('bookings')
      .select(['id', 'version'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return (fields: Partial<Booking>) =>
      staff.ask('POST', `/api/bookings/${row.id}/corrections`, { version: row.version, ...fields });
  };

  test('never leaves a customer without a usable contact', async () => {
    const correct = await booked({ email: '', phone: '9841000009' });
    expect(await correct({ customerPhone: '98' })).toMatchObject({
      status: 422,
      body: { fields: { customerPhone: NOT_CALLABLE } },
    });
    const withMail = await booked({ email: 'bibek@mail.example', phone: '' });
    expect(await withMail({ customerEmail: '' })).toMatchObject({
      status: 422,
      body: { fields: { customerEmail: NOT_CALLABLE } },
    });
  });

  test('of another field does not check the stored number', async () => {
    const correct = await booked({ email: '', phone: '9841000010' });
    await shop.db.updateTable('bookings').set({ customer_phone: '98' }).execute();
    expect((await correct({ shelf: 'A3' })).status).toBe(200);
  });
});
