import { openShop } from '../openShop.fixture';

test('a quote request and an enquiry are kept in this browser and can be marked as handled', async () => {
  const { shop, storage } = openShop();
  const form = {
    companyName: 'Hotel',
    industry: 'Hospitality',
    contactPerson: 'Jo',
    phone: '98',
    email: 'jo@example.com',
    services: 'Networking',
  };
  expect(await shop.createQuoteRequest(form, 'k')).toEqual({
    ok: true,
    value: { reference: 'MCS1247' },
  });
  expect(
    await shop.createEnquiry({ customerName: 'Jo', customerPhone: '98', items: [] }, 'k'),
  ).toMatchObject({ ok: true });
  expect(
    await shop.createEnquiry({ customerName: '', customerPhone: '98', items: [] }, 'k'),
  ).toMatchObject({
    failure: { code: 'invalid', fields: { customerName: 'Name is required' } },
  });
  const reloaded = openShop(storage).shop;
  expect(
    await reloaded.staff.markQuoteRequests({ ids: ['id-1', 'unknown'], mark: 'handled' }),
  ).toEqual({ ok: true, value: { changed: ['id-1'] } });
  expect(await reloaded.staff.quoteRequests({ state: 'open' })).toEqual({
    ok: true,
    value: { items: [], total: 0, next: null },
  });
  expect(await reloaded.staff.quoteRequests({ state: 'answered' })).toMatchObject({
    value: { items: [{ handledBy: 'This browser' }] },
  });
  expect(await reloaded.staff.enquiries({})).toMatchObject({
    value: { items: [{ customerName: 'Jo' }], total: 1 },
  });
});

describe('an inbox in browser-only mode', () => {
  const KEY = 'repair-shop.enquiries';

  test('is paged and searched, and spam shows only when it is asked for', async () => {
    const { shop } = openShop();
    for (const customerName of ['Asha', 'Bibek', 'Coins']) {
      await shop.createEnquiry({ customerName, customerPhone: '98', items: [] }, customerName);
    }
    const names = async (query: Parameters<typeof shop.staff.enquiries>[0]) => {
      const answer = await shop.staff.enquiries(query);
      return answer.ok ? answer.value.items.map(({ customerName }) => customerName) : [];
    };
    const junk = await shop.staff.enquiries({ search: 'coin' });
    const ids = junk.ok ? junk.value.items.map(({ id }) => id) : [];
    await shop.staff.markEnquiries({ ids, mark: 'spam' });
    expect(await names({})).toEqual(['Bibek', 'Asha']);
    expect(await names({ state: 'spam' })).toEqual(['Coins']);
    const first = await shop.staff.enquiries({ limit: 1 });
    expect(await names({ limit: 1, after: (first.ok && first.value.next) || '' })).toEqual([
      'Asha',
    ]);
  });

  test('still shows what was kept before spam was known', async () => {
    const { storage } = openShop();
    const old = {
      id: 'e1',
      reference: 'MCS1',
      customerName: 'Jo',
      customerPhone: '98',
      items: [],
      createdAt: '2026-01-01T00:00:00Z',
      handledAt: null,
      handledBy: null,
    };
    storage.setItem(KEY, JSON.stringify([old]));
    expect(await openShop(storage).shop.staff.enquiries({})).toMatchObject({
      value: { total: 1, items: [{ customerName: 'Jo', spamAt: null }] },
    });
  });
});
