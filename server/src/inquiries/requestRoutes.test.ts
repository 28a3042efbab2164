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
      id: 'iphones/phone-1',
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
    return body as {
      items: { id: string; reference: string }[];
      total: number;
      next: string | null;
    };
  };

  test('is stored and returns a reference', async () => {
    const { status, body } = await send(form);
    expect(status).toBe(201);
    expect(body).toEqual({ reference: expect.stringMatching(look) });
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ ...form, ...(body as object), createdAt: NOW.toISOString(), handledAt: null }],
    });
  });

  test('with invalid fields is rejected by their names', async () => {
    expect(await send({ ...form, ...bad })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { [field]: expect.any(String) } },
    });
    expect((await list()).total).toBe(0);
  });

  test('sent twice with one key is stored once', async () => {
    const first = await send(form, 'k');
    expect((await send(form, 'k')).body).toEqual(first.body);
    expect(await send({ ...form, message: 'Other' }, 'k')).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    expect((await list()).total).toBe(1);
  });

  test('can be marked as handled by a member, and the mark can be removed', async () => {
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

  test('has pages that together contain every request once, whatever arrives in between', async () => {
    for (let count = 0; count < 5; count += 1) await send(form);
    const all = (await list()).items.map(({ id }) => id);
    const first = await list('?limit=2');
    expect(first).toMatchObject({ total: 5, next: expect.any(String) });
    await send(form);
    const second = await list(`?limit=2&after=${encodeURIComponent(first.next ?? '')}`);
    const third = await list(`?limit=2&after=${encodeURIComponent(second.next ?? '')}`);
    expect(third.next).toBeNull();
    const pages = [first, second, third].flatMap(({ items }) => items);
    expect(pages.map(({ id }) => id)).toEqual(all);
  });

  test('is marked in groups, and the undo covers only the changed ones', async () => {
    for (let count = 0; count < 4; count += 1) await send(form);
    const ids = (await list()).items.map(({ id }) => id);
    await staff.ask('POST', `${url}/${ids[0]}/handling`, { handled: true });
    const mark = (name: string, which: string[]) =>
      staff.ask('POST', `${url}/marks`, { ids: which, mark: name });
    const marked = await mark('handled', [...ids.slice(0, 3), 'nothing']);
    expect(marked.status).toBe(200);
    const { changed } = marked.body as { changed: string[] };
    expect([...changed].sort()).toEqual(ids.slice(1, 3).sort());
    expect((await list('?state=open')).items.map(({ id }) => id)).toEqual([ids[3]]);
    await mark('to-do', changed);
    expect((await list('?state=answered')).items.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('that is spam leaves every other list, and says who marked it and when', async () => {
    await send(form);
    await send(form);
    const [junk, real] = (await list()).items.map(({ id }) => id);
    const mark = (name: string) => staff.ask('POST', `${url}/marks`, { ids: [junk], mark: name });
    expect(await mark('spam')).toMatchObject({ status: 200, body: { changed: [junk] } });
    expect((await mark('spam')).body).toEqual({ changed: [] });
    for (const query of ['', '?state=open', '?handled=false']) {
      expect(await list(query)).toMatchObject({ total: 1, items: [{ id: real, spamAt: null }] });
    }
    expect(await list('?state=spam')).toMatchObject({
      total: 1,
      items: [{ id: junk, spamAt: NOW.toISOString(), spamBy: 'Asha' }],
    });
    await mark('not-spam');
    expect((await list('?state=open')).total).toBe(2);
  });

  test('can be marked only by members, and only with a known mark', async () => {
    await send(form);
    const ids = (await list()).items.map(({ id }) => id);
    const body = { ids, mark: 'spam' };
    expect((await shop.browser().ask('POST', `${url}/marks`, body)).status).toBe(401);
    expect((await staff.ask('POST', `${url}/marks`, body, { csrf: false })).status).toBe(403);
    for (const bad of [
      { ids: [], mark: 'spam' },
      { ids, mark: 'lost' },
      { ids: Array(201).fill('x'), mark: 'spam' },
    ]) {
      expect((await staff.ask('POST', `${url}/marks`, bad)).status).toBe(422);
    }
    expect((await list('?state=open')).total).toBe(1);
  });

  test('is asked for with true or false only', async () => {
    expect((await staff.ask('GET', `${url}?handled=maybe`)).status).toBe(422);
  });
});

describe('ten thousand unwanted requests', () => {
  const find = async (query: string) => {
    const { body } = await staff.ask('GET', `/api/enquiries?state=open&${query}`);
    return body as { items: { customerName: string }[]; total: number; next: string | null };
  };
  beforeEach(async () => {
    const real = { ...ENQUIRY, customerName: 'Pemba Shérpa', customerPhone: '+977 984-1000003' };
    await shop
      .browser()
      .ask('POST', '/api/enquiries', { ...real, message: '100%_sure?\nTwo of them' });
    for (let slice = 0; slice < 20; slice += 1) {
      const junk = Array.from({ length: 500 }, (_, index) => ({
        id: `junk-${slice}-${index}`,
        reference: `J${slice}-${index}`,
        customer_name: 'Coins',
        customer_phone: '1',
        message: 'Buy my coins now. '.repeat(20),
        items: '[]',
        // All these rows have the same time of creation, one second after the real enquiry.
        created_at: new Date(NOW.getTime() + 1000).toISOString(),
        handled_at: null,
        handled_by: null,
        spam_at: null,
        spam_by: null,
        search_text: `j${slice}-${index}\ncoins\n${'buy my coins now. '.repeat(20)}\n1\n1`,
        email_key: '',
        version: 1,
        outcome: '' as const,
        phone_key: '',
        answer_by: '' as const,
      }));
      await shop.db.insertInto('enquiries').values(junk).execute();
    }
  });

  test('the real one is found by name, message and number in any notation', async () => {
    const searches = ['pemba shé', 'two of', '100%_SURE', '+977 984-1000003', '9841000003'];
    for (const search of searches) {
      const { items, total } = await find(`limit=50&search=${encodeURIComponent(search)}`);
      expect([search, total, items[0]?.customerName]).toEqual([search, 1, 'Pemba Shérpa']);
    }
  });

  test('the real one is found page by page, and none is shown twice', async () => {
    const seen = new Set<string>();
    let after = '';
    let last = '';
    do {
      const page = await find(`limit=500&after=${encodeURIComponent(after)}`);
      expect(page.total).toBe(10_001);
      for (const item of page.items as unknown as { id: string; customerName: string }[]) {
        seen.add(item.id);
        last = item.customerName;
      }
      after = page.next ?? '';
    } while (after);
    expect(seen.size).toBe(10_001);
    expect(last).toBe('Pemba Shérpa');
  });
});

test.each([
  ['/api/enquiries', ENQUIRY, 'customerName', 'customerPhone'],
  ['/api/quote-requests', QUOTE_REQUEST, 'contactPerson', 'phone'],
] as const)('%s finds digits and letters in any script', async (url, form, name, phone) => {
  const typed = { ...form, [name]: 'Ｐｅｍｂａ १५', [phone]: '९८४१०००००७', message: 'कोठा २०४' };
  expect((await shop.browser().ask('POST', url, typed)).status).toBe(201);
  await shop.browser().ask('POST', url, form);
  const found = async (search: string) => {
    const query = `state=open&search=${encodeURIComponent(search)}`;
    const { body } = await staff.ask('GET', `${url}?${query}`);
    return (body as { total: number }).total;
  };
  for (const search of ['९८४१०००००७', '+977 984-1000007', 'pemba 15', 'कोठा 204', 'कोठा २०४']) {
    expect([search, await found(search)]).toEqual([search, 1]);
  }
  // Changes the stored search text to the form of earlier versions.
  const table = url === '/api/enquiries' ? 'enquiries' : 'quote_requests';
  const old = { search_text: 'e1\nｐｅｍｂａ १५\n९८४१०००००७\n' };
  await shop.db.updateTable(table).set(old).where('message', '=', 'कोठा २०४').execute();
  for (const search of ['९८४१०००००७', ' Ｐｅｍｂａ १५']) {
    expect([search, await found(search)]).toEqual([search, 1]);
  }
});

test.each([
  [0, 422],
  [1, 201],
  [99, 201],
  [100, 422],
  [1.5, 422],
])('an enquiry for %d pieces gets status %i', async (quantity, expected) => {
  const items = [{ ...ENQUIRY.items[0], quantity }];
  const { status } = await shop.browser().ask('POST', '/api/enquiries', { ...ENQUIRY, items });
  expect(status).toBe(expected);
});

describe('a quote', () => {
  const ask = async (body: object) => (await shop.staff()).ask('POST', '/api/quotes', body);

  test('shows its figures only to staff', async () => {
    const question = { device: 'iphone/15-pro', issue: 'screen' };
    const { status, body } = await shop.browser().ask('POST', '/api/quotes', question);
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('estimatedPrice');
  });

  test('follows the rules of section 9', async () => {
    expect(await ask({ device: 'iphone/15-pro', issue: 'screen', tier: 'premium' })).toMatchObject({
      status: 200,
      body: { deviceModel: 'iPhone 15 Pro', estimatedPrice: 310, warranty: '90 days' },
    });
  });

  test.each([
    [{ device: 'nokia', issue: 'screen' }],
    [{ device: 'iphone/15-pro', issue: 'water' }],
    [{ device: '', issue: '' }],
  ])('for %j is rejected with the message of section 8', async (body) => {
    expect(await ask(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid', message: 'Invalid device model or repair issue' },
    });
  });
});
