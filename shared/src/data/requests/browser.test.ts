import { createEnquiry } from '../../domain/contract/enquiries';
import {
  listEnquiries,
  listQuoteRequests,
  markEnquiries,
  markQuoteRequests,
} from '../../domain/contract/inboxes';
import { createQuoteRequest } from '../../domain/contract/quotes';
import type { InboxQuery } from '../../domain/types/inbox';
import { openShop } from '../openShop.fixture';

test('a quote request and an enquiry are stored in this browser and can be marked as handled', async () => {
  const { shop, storage } = openShop();
  const form = {
    companyName: 'Hotel',
    industry: 'Hospitality',
    contactPerson: 'Jo',
    phone: '98',
    email: 'jo@example.com',
    services: 'Networking',
  };
  expect(await shop.call(createQuoteRequest, { body: form })).toEqual({
    ok: true,
    value: { reference: 'MCS1247' },
  });
  expect(
    await shop.call(createEnquiry, {
      body: { customerName: 'Jo', customerPhone: '98', items: [] },
    }),
  ).toMatchObject({ ok: true });
  expect(
    await shop.call(createEnquiry, {
      body: { customerName: '', customerPhone: '98', items: [] },
    }),
  ).toMatchObject({
    failure: { code: 'invalid', fields: { customerName: 'Name is required' } },
  });
  const reloaded = openShop(storage).shop;
  expect(
    await reloaded.call(markQuoteRequests, {
      body: { ids: ['id-1', 'unknown'], mark: 'handled' },
    }),
  ).toEqual({ ok: true, value: { changed: ['id-1'] } });
  expect(await reloaded.call(listQuoteRequests, { query: { state: 'open' } })).toEqual({
    ok: true,
    value: { items: [], total: 0, next: null },
  });
  expect(await reloaded.call(listQuoteRequests, { query: { state: 'answered' } })).toMatchObject({
    value: { items: [{ handledBy: 'This browser' }] },
  });
  expect(await reloaded.call(listEnquiries, { query: {} })).toMatchObject({
    value: { items: [{ customerName: 'Jo' }], total: 1 },
  });
});

describe('an inbox in browser-only mode', () => {
  const KEY = 'repair-shop.enquiries';

  test('has pages and a search, and lists spam only on request', async () => {
    const { shop } = openShop();
    for (const customerName of ['Asha', 'Bibek', 'Coins']) {
      const body = { customerName, customerPhone: '98', items: [] };
      await shop.call(createEnquiry, { body });
    }
    const names = async (query: InboxQuery) => {
      const answer = await shop.call(listEnquiries, { query });
      return answer.ok ? answer.value.items.map(({ customerName }) => customerName) : [];
    };
    const junk = await shop.call(listEnquiries, { query: { search: 'coin' } });
    const ids = junk.ok ? junk.value.items.map(({ id }) => id) : [];
    await shop.call(markEnquiries, { body: { ids, mark: 'spam' } });
    expect(await names({})).toEqual(['Bibek', 'Asha']);
    expect(await names({ state: 'spam' })).toEqual(['Coins']);
    const first = await shop.call(listEnquiries, { query: { limit: 1 } });
    expect(await names({ limit: 1, after: (first.ok && first.value.next) || '' })).toEqual([
      'Asha',
    ]);
  });

  test('lists requests from before spam marks existed', async () => {
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
    expect(await openShop(storage).shop.call(listEnquiries, { query: {} })).toMatchObject({
      value: { total: 1, items: [{ customerName: 'Jo', spamAt: null }] },
    });
  });
});
