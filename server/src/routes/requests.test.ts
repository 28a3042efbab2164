import { NOW, openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const QUOTE_REQUEST = {
  companyName: 'Himal School',
  industry: 'Education and Schools',
  contactPerson: 'Sunita',
  phone: '01-5550111',
  email: 'it@himal.example',
  services: 'Help desk',
};
const ENQUIRY = {
  customerName: 'Ramesh',
  customerPhone: '9841000003',
  message: 'Is it in stock?',
  items: [
    {
      id: 'iphones/ip1',
      name: 'iPhone 13',
      price: 'Call for price',
      image: '/logo.svg',
      storage: '128GB',
      quantity: 2,
    },
  ],
};

describe.each([
  ['/api/quote-requests', QUOTE_REQUEST, /^Q\d{1,5}$/, { email: 'x' }, 'email'],
  ['/api/enquiries', ENQUIRY, /^E\d{1,5}$/, { customerName: '' }, 'customerName'],
] as const)('%s', (url, form, look, bad, field) => {
  const send = (body: object, key?: string) =>
    shop.browser().ask('POST', url, body, { headers: key ? { 'idempotency-key': key } : {} });
  const list = async (query = '') => {
    const { body } = await staff.ask('GET', `${url}${query}`);
    return body as { items: { id: string; reference: string }[]; total: number };
  };

  test('keeps what was sent and answers a reference', async () => {
    const { status, body } = await send(form);
    expect(status).toBe(201);
    expect(body).toEqual({ reference: expect.stringMatching(look) });
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ ...form, ...(body as object), createdAt: NOW.toISOString(), handledAt: null }],
    });
  });

  test('refuses a bad form by its fields', async () => {
    expect(await send({ ...form, ...bad })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { [field]: expect.any(String) } },
    });
    expect((await list()).total).toBe(0);
  });

  test('sent twice with one key is kept once', async () => {
    const first = await send(form, 'k');
    expect((await send(form, 'k')).body).toEqual(first.body);
    expect(await send({ ...form, message: 'Other' }, 'k')).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    expect((await list()).total).toBe(1);
  });

  test('is marked as handled by a member, and the mark can be taken back', async () => {
    await send(form);
    const [item] = (await list()).items;
    const mark = (handled: boolean) =>
      staff.ask('POST', `${url}/${item?.id}/handling`, { handled });
    expect(await mark(true)).toMatchObject({
      status: 200,
      body: { handledAt: NOW.toISOString(), handledBy: 'Asha' },
    });
    expect((await list('?handled=true')).total).toBe(1);
    expect((await list('?handled=false')).total).toBe(0);
    expect(await mark(false)).toMatchObject({ body: { handledAt: null, handledBy: null } });
    expect((await list('?handled=false')).items).toHaveLength(1);
  });

  test('that does not exist cannot be marked', async () => {
    const { status } = await staff.ask('POST', `${url}/nothing/handling`, { handled: true });
    expect(status).toBe(404);
  });

  test('is asked for with true or false only', async () => {
    expect((await staff.ask('GET', `${url}?handled=maybe`)).status).toBe(422);
  });
});

test.each([
  [0, 422],
  [1, 201],
  [99, 201],
  [100, 422],
  [1.5, 422],
])('an enquiry for %d pieces answers %i', async (quantity, expected) => {
  const items = [{ ...ENQUIRY.items[0], quantity }];
  const { status } = await shop.browser().ask('POST', '/api/enquiries', { ...ENQUIRY, items });
  expect(status).toBe(expected);
});

describe('a quote', () => {
  const ask = async (body: object) => (await shop.staff()).ask('POST', '/api/quotes', body);

  test('says its figures to staff only', async () => {
    const question = { device: 'iphone/15-pro', issue: 'screen' };
    const { status, body } = await shop.browser().ask('POST', '/api/quotes', question);
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('estimatedPrice');
  });

  test('is made by the rules of section 9', async () => {
    expect(await ask({ device: 'iphone/15-pro', issue: 'screen', tier: 'premium' })).toMatchObject({
      status: 200,
      body: { deviceModel: 'iPhone 15 Pro', estimatedPrice: 310, warranty: '90 days' },
    });
  });

  test.each([
    [{ device: 'nokia', issue: 'screen' }],
    [{ device: 'iphone/15-pro', issue: 'water' }],
    [{ device: '', issue: '' }],
  ])('for %j is refused with the message of section 8', async (body) => {
    expect(await ask(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid', message: 'Invalid device model or repair issue' },
    });
  });
});
