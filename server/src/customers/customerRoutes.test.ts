import type { Customer, CustomerList } from '@mcs-repairs/shared/domain/types/customer';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const ENQUIRY = {
  customerName: 'Nisha',
  customerPhone: '+977 980 000 0001',
  message: 'Hi',
  items: [],
};
const QUOTE = {
  companyName: 'Everest School',
  industry: 'Education',
  contactPerson: 'Nisha Shrestha',
  phone: '9800000001',
  email: 'nisha@school.example',
  services: 'Repairs',
};
const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM'];
let booked = 0;
const book = async (change: object = {}) => {
  const request = appointment({ appointmentTime: times[(booked += 1) % 4], ...change });
  const answer = await shop.browser().ask('POST', '/api/bookings', request);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
};
const customer = async (key = '9800000001') =>
  (await staff.ask('GET', `/api/customers/${key}`)) as { status: number; body: Customer };
const list = async (search = '') => {
  const { body } = await staff.ask('GET', `/api/customers?search=${encodeURIComponent(search)}`);
  return (body as CustomerList).customers.map(({ name, visits }) => `${name} ${visits}`);
};
const post = (path: string, body?: object) => staff.ask('POST', `/api/customers/${path}`, body);

test('a phone number has one page, however it is written', async () => {
  await book({ customerPhone: '+977 980-0000001' });
  await book({ customerPhone: '09800000001', deviceModel: 'iPhone 15 Pro' });
  await book({ customerPhone: '9841000002', customerName: 'Another' });
  await shop.browser().ask('POST', '/api/enquiries', ENQUIRY);
  expect((await shop.browser().ask('POST', '/api/quote-requests', QUOTE)).status).toBe(201);
  const { body } = await customer();
  expect(body).toMatchObject({
    phoneKey: '9800000001',
    name: 'Nisha Shrestha',
    devices: [{ deviceModel: 'iPhone 15 Pro', visits: 2 }],
    enquiries: [{ customerName: 'Nisha' }],
    quoteRequests: [{ companyName: 'Everest School' }],
  });
  expect(body.bookings).toHaveLength(2);
  const { body: listed } = await staff.ask('GET', '/api/customers');
  expect(listed).toMatchObject({
    customers: [
      { name: 'Another', visits: 1 },
      { name: 'Nisha Shrestha', visits: 2, deviceModel: 'iPhone 15 Pro', status: 'pending' },
    ],
  });
});

test('customers are found by name, by device, and by the beginning of a number', async () => {
  await book();
  await book();
  await book({ customerPhone: '9841000002', customerName: 'Bibek Lama' });
  expect(await list()).toEqual(['Bibek Lama 1', 'Nisha Shrestha 2']);
  expect(await list('bibek')).toEqual(['Bibek Lama 1']);
  expect(await list('+977 980-000')).toEqual(['Nisha Shrestha 2']);
  expect(await list('9800000001')).toEqual(['Nisha Shrestha 2']);
  expect(await list('nobody')).toEqual([]);
});

test('an unknown number has no page, and other text is no number', async () => {
  expect((await customer('9811111111')).status).toBe(404);
  expect((await customer('abc')).status).toBe(422);
  expect((await customer(`9${'1'.repeat(60)}`)).status).toBe(422);
});

test('notes of colleagues are listed beside the devices', async () => {
  await book();
  const note = await post('9800000001/notes', { text: 'Calls back in the evening' });
  expect(note).toMatchObject({ status: 201, body: { by: 'Asha' } });
  expect((await customer()).body.notes).toMatchObject([{ text: 'Calls back in the evening' }]);
  expect((await post('9800000001/notes', { text: ' ' })).status).toBe(422);
});

test('two numbers of one person are merged, and either shows the customer', async () => {
  await book();
  await book({ customerPhone: '9841000002' });
  await book({ customerPhone: '9851000003' });
  expect((await post('9841000002/merges', { other: '9851000003' })).status).toBe(204);
  expect((await post('9800000001/merges', { other: '9851000003' })).status).toBe(204);
  for (const number of ['9800000001', '9841000002', '9851000003']) {
    const { body } = await customer(number);
    expect(body.phoneKey).toBe('9800000001');
    expect(body.otherNumbers).toEqual(['9841000002', '9851000003']);
    expect(body.bookings).toHaveLength(3);
  }
  expect(await list()).toEqual(['Nisha Shrestha 3']);
  const again = await post('9851000003/merges', { other: '9800000001' });
  expect(again).toMatchObject({ status: 422, body: { fields: { other: expect.any(String) } } });
});

test('a mistaken merge can be split, and both are in the log', async () => {
  await book();
  await book({ customerPhone: '9841000002', customerName: 'Bibek Lama' });
  await book({ customerPhone: '9851000003', customerName: 'Bibek Lama' });
  await post('9841000002/merges', { other: '9851000003' });
  await post('9800000001/merges', { other: '9841000002' });
  const { merges } = (await customer()).body;
  expect(merges).toMatchObject([
    { number: '9841000002', by: 'Asha' },
    { number: '9851000003', by: 'Asha' },
  ]);
  const undo = `9800000001/merges/${merges[0]?.id}/undoing`;
  expect((await post(undo)).status).toBe(204);
  expect((await customer()).body).toMatchObject({ name: 'Nisha Shrestha', otherNumbers: [] });
  expect((await customer('9851000003')).body).toMatchObject({
    phoneKey: '9841000002',
    name: 'Bibek Lama',
    otherNumbers: ['9851000003'],
    merges: [{ number: '9851000003' }],
  });
  expect((await post(undo)).status).toBe(404);
  expect((await post(`9800000001/merges/${merges[1]?.id}/undoing`)).status).toBe(404);
  const log = shop.db.selectFrom('staff_log').select(['event', 'detail']).orderBy('id');
  const events = (await log.execute()).filter(({ event }) => event.startsWith('customers-'));
  expect(events.map(({ event }) => event)).toEqual([
    'customers-joined',
    'customers-joined',
    'customers-parted',
  ]);
  expect(events.map(({ detail }) => detail)).toEqual([
    'a customer with one number, into another',
    'a customer with 2 numbers, into another',
    'a customer with 2 numbers, from another',
  ]);
  expect(JSON.stringify(events)).not.toMatch(/98[0-9]{8}/);
});

describe('an erasure', () => {
  test('deletes everything under every number of a customer, and frees the slots', async () => {
    await book({ appointmentTime: '2:00 PM' });
    await book({ customerPhone: '9841000002' });
    await book({
      customerPhone: '9860000009',
      customerName: 'Somebody else',
      customerEmail: 'else@mail.example',
    });
    await shop.browser().ask('POST', '/api/enquiries', ENQUIRY);
    await shop.browser().ask('POST', '/api/quote-requests', QUOTE);
    await post('9800000001/notes', { text: 'A note' });
    await post('9800000001/merges', { other: '9841000002' });
    expect(await post('9800000001/erase')).toMatchObject({
      status: 200,
      body: { bookings: 2, enquiries: 1, quoteRequests: 1, notes: 1 },
    });
    expect((await customer()).status).toBe(404);
    expect((await customer('9841000002')).status).toBe(404);
    const kept = JSON.stringify([
      await shop.db.selectFrom('bookings').selectAll().execute(),
      await shop.db.selectFrom('enquiries').selectAll().execute(),
      await shop.db.selectFrom('quote_requests').selectAll().execute(),
      await shop.db.selectFrom('customer_merge_log').selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/Nisha|9800000001|9841000002|nisha@/);
    expect(kept).toContain('Somebody else');
    const slots = shop.db.selectFrom('slots').select('booked').where('time', '=', '2:00 PM');
    expect(await slots.execute()).toEqual([{ booked: 0 }]);
  });

  test('is rejected while a device is in the shop', async () => {
    await book();
    await shop.db.updateTable('bookings').set({ status: 'in_progress' }).execute();
    expect(await post('9800000001/erase')).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await customer()).body.bookings).toHaveLength(1);
  });
});

test('an erasure and a check-in at once run one after the other', async () => {
  const visits = await Promise.all(
    ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '2:00 PM', '2:30 PM'].map(
      async (appointmentTime, index) => {
        const phone = `98410000${10 + index}`;
        const customerEmail = `visitor${index}@mail.example`;
        await book({ appointmentTime, customerPhone: phone, customerEmail });
        const [booking] = (await customer(phone)).body.bookings;
        return { phone, id: booking?.id ?? '', version: booking?.version ?? 0 };
      },
    ),
  );
  const outcomes = await Promise.all(
    visits.map(async ({ phone, id, version }) => {
      const [erased, received] = await Promise.all([
        post(`${phone}/erase`),
        staff.ask('POST', `/api/bookings/${id}/stage`, { stage: 'received', version }),
      ]);
      return { id, erased: erased.status, received: received.status };
    }),
  );
  for (const { id, erased, received } of outcomes) {
    const row = await shop.db
      .selectFrom('bookings')
      .select(['status', 'erased_at', 'customer_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (erased === 200) {
      expect(received).toBe(409);
      expect(row).toMatchObject({ status: 'cancelled', customer_name: 'Erased' });
    } else {
      expect([erased, received]).toEqual([409, 200]);
      expect(row).toMatchObject({ status: 'confirmed', erased_at: null });
    }
  }
  const slots = await shop.db.selectFrom('slots').select(['time', 'booked']).execute();
  const kept = outcomes.filter(({ erased }) => erased === 409);
  expect(slots.reduce((sum, { booked: places }) => sum + places, 0)).toBe(kept.length);
});

test('an outdated edit does not restore erased data', async () => {
  await book();
  const [seen] = (await customer()).body.bookings;
  await shop.db.updateTable('bookings').set({ status: 'completed' }).execute();
  expect((await post('9800000001/erase')).status).toBe(200);
  const answer = await staff.ask('POST', `/api/bookings/${seen?.id}/corrections`, {
    version: seen?.version,
    customerName: 'Nisha Shrestha',
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'stale-version' } });
});

test('is for staff', async () => {
  for (const url of ['/api/customers', '/api/customers/9800000001']) {
    expect((await shop.browser().ask('GET', url)).status).toBe(401);
  }
  expect((await shop.browser().ask('POST', '/api/customers/9800000001/erase')).status).toBe(401);
});
