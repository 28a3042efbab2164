/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import type { Call } from '@mcs-repairs/shared/data/operations';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import { createQuoteRequest } from '@mcs-repairs/shared/domain/contract/quotes';
import { memoryStorage, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { RequestInbox } from './RequestInbox';

afterEach(() => jest.restoreAllMocks());

/** A fake server that stores its data in memory. */
function fakeShop(): ShopData {
  let ids = 0;
  return createBrowserShopData({
    storage: memoryStorage(),
    now: () => new Date('2026-11-23T10:00:00Z'),
    random: () => 0.5,
    newId: () => `new-${(ids += 1)}`,
    delay: async () => {},
  });
}

/** Renders the inbox with the address and the messages that the page usually provides. */
function open(of: 'enquiries' | 'quote-requests', shopData: ShopData) {
  return renderWithSite(
    <>
      <RequestInbox of={of} />
      <Around />
    </>,
    { shopData, path: `/admin/${of}` },
  );
}

function Around() {
  const { pathname, search } = useLocation();
  const toasts = useAppSelector((state) => state.toasts);
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

async function shopWithRequests() {
  const shop = fakeShop();
  await shop.call(createQuoteRequest, {
    body: {
      companyName: 'Himal School',
      industry: 'Education and Schools',
      contactPerson: 'Asha Gurung',
      phone: '01-4420000',
      email: 'it@himal.example',
      services: 'Server Management',
      message: 'Forty iPads',
    },
  });
  await shop.call(createEnquiry, {
    body: {
      customerName: 'Elina Rai',
      customerPhone: '9812345678',
      items: [
        {
          id: 'macbooks/mb1',
          name: 'MacBook Pro',
          price: 'Call for price',
          image: '/logo.svg',
          storage: '512GB',
          quantity: 2,
        },
      ],
    },
  });
  return shop;
}

it('a quote request shows all its fields, and leaves the list when it is handled', async () => {
  const user = userEvent.setup({ delay: null });
  open('quote-requests', await shopWithRequests());
  for (const text of ['Himal School', 'it@himal.example', 'Server Management', 'Forty iPads']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  await user.click(screen.getByRole('button', { name: /Mark request as handled \(Himal School/ }));
  expect(await screen.findByText('No quote requests here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Handled/ }));
  expect(await screen.findByText(/Handled by This browser/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Mark request as not handled/ }));
  await user.click(screen.getByRole('button', { name: /^Not handled/ }));
  expect(await screen.findByText('Himal School')).toBeTruthy();
});

it('an enquiry shows the content of the cart', async () => {
  open('enquiries', await shopWithRequests());
  expect(await screen.findByText('Elina Rai')).toBeTruthy();
  expect(screen.getByText(/2 × MacBook Pro/).textContent).toBe('2 × MacBook Pro, 512GB');
});

it.each([
  ['network', 'The change may have been saved'],
  ['too-many-requests', 'The change was not saved'],
] as const)('after the failure %s of a mark it says: %s', async (code, outcome) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ delay: null });
  const shop = await shopWithRequests();
  const call: Call = async (of, input) =>
    of.id === 'markEnquiries'
      ? { ok: false, failure: { code, message: 'Please try again.' } }
      : shop.call(of, input);
  open('enquiries', { ...shop, call });
  await user.click(await screen.findByRole('button', { name: /Mark request as handled/ }));
  expect(await screen.findByText(`${outcome}. Please try again.`)).toBeTruthy();
  expect(screen.getByText('Elina Rai')).toBeTruthy();
  expect(console.error).toHaveBeenCalled();
});

it.each(['enquiries', 'quote-requests'] as const)(
  'the %s have no accessibility violations',
  async (of) => {
    const { container } = open(of, await shopWithRequests());
    await screen.findByRole('button', { name: /Mark request as handled/ });
    // jsdom does not compute colours. The headings and landmarks of the page are missing in this
    // test.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);

describe('an inbox with many requests', () => {
  async function fullShop(count: number) {
    const shop = fakeShop();
    for (let number = 1; number <= count; number += 1) {
      const customerName = `Visitor ${number}`;
      const body = { customerName, customerPhone: '98', items: [] };
      await shop.call(createEnquiry, { body });
    }
    return shop;
  }
  const names = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

  it('has pages, and the address holds the current one', async () => {
    const user = userEvent.setup({ delay: null });
    open('enquiries', await fullShop(30));
    expect(await names()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Older requests' }));
    await waitFor(async () => expect(await names()).toHaveLength(5));
    expect((await names()).at(-1)).toBe('Visitor 1');
    expect(screen.getByLabelText('Address').textContent).toMatch(/after=/);
    await user.click(screen.getByRole('button', { name: 'Newest requests' }));
    expect((await names())[0]).toBe('Visitor 30');
  });

  it('is searched from the first page on', async () => {
    const user = userEvent.setup({ delay: null });
    open('enquiries', await fullShop(30));
    await user.click(await screen.findByRole('button', { name: 'Older requests' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search enquiries' }), 'visitor 29');
    await waitFor(async () => expect(await names()).toEqual(['Visitor 29']));
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/enquiries?search=visitor+29');
  });

  it('is searched for the word "open", which is also the name of a filter', async () => {
    const user = userEvent.setup({ delay: null });
    open('enquiries', await fullShop(3));
    await user.type(await screen.findByRole('searchbox', { name: 'Search enquiries' }), 'open');
    expect(await screen.findByText('No request matches this search.')).toBeTruthy();
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/enquiries?search=open');
  });

  it('is cleared of spam in one action except for unticked requests, and this can be undone', async () => {
    const user = userEvent.setup({ delay: null });
    open('enquiries', await fullShop(4));
    expect(await names()).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: 'Select all requests on this page' }));
    await user.click(screen.getByRole('checkbox', { name: /Select the request of Visitor 2/ }));
    await user.click(screen.getByRole('button', { name: 'Mark 3 requests as spam' }));
    expect(await screen.findByText('3 requests are marked as spam')).toBeTruthy();
    await waitFor(async () => expect(await names()).toEqual(['Visitor 2']));
    await user.click(screen.getByRole('button', { name: 'Undo change to requests' }));
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(screen.getByText('3 requests are no longer spam')).toBeTruthy();
  });

  it('lists spam separately, with who marked it', async () => {
    const user = userEvent.setup({ delay: null });
    open('enquiries', await fullShop(2));
    await user.click(
      await screen.findByRole('button', { name: /Mark request as spam \(Visitor 1/ }),
    );
    await waitFor(async () => expect(await names()).toEqual(['Visitor 2']));
    await user.click(screen.getByRole('button', { name: /^Spam/ }));
    expect(await screen.findByText(/Spam by This browser/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Mark request as not spam \(Visitor 1/ }));
    expect(await screen.findByText('No enquiries here')).toBeTruthy();
  });
});
