/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../testing/AdminSite';
import { fakeShop, refused } from '../testing/fakeShop';
import { Component as EnquiriesPage } from './EnquiriesPage';
import { Component as QuoteRequestsPage } from './QuoteRequestsPage';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function shopWithRequests() {
  const shop = fakeShop();
  await shop.createQuoteRequest(
    {
      companyName: 'Himal School',
      industry: 'Education and Schools',
      contactPerson: 'Asha Gurung',
      phone: '01-4420000',
      email: 'it@himal.example',
      services: 'Server Management',
      message: 'Forty iPads',
    },
    'key-1',
  );
  await shop.createEnquiry(
    {
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
    'key-2',
  );
  return shop;
}

it('a quote request shows everything that was asked, and leaves the list when it is handled', async () => {
  const user = userEvent.setup();
  render(<AdminSite page={QuoteRequestsPage} shop={await shopWithRequests()} />);
  for (const text of ['Himal School', 'it@himal.example', 'Server Management', 'Forty iPads']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  await user.click(
    screen.getByRole('button', { name: /Mark as handled the request of Himal School/ }),
  );
  expect(await screen.findByText('No quote requests here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Handled' }));
  expect(await screen.findByText(/Handled by This browser/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Mark as to do/ }));
  await user.click(screen.getByRole('button', { name: /To do/ }));
  expect(await screen.findByText('Himal School')).toBeTruthy();
});

it('an enquiry shows what is in the cart', async () => {
  render(<AdminSite page={EnquiriesPage} shop={await shopWithRequests()} />);
  expect(await screen.findByText('Elina Rai')).toBeTruthy();
  expect(screen.getByText(/2 × MacBook Pro/).textContent).toBe('2 × MacBook Pro, 512GB');
});

it('a mark that is not kept is logged and told, and the request stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const shop = await shopWithRequests();
  const staff = {
    ...shop.staff,
    setEnquiryHandled: refused('network', 'The shop could not be reached.'),
  };
  render(<AdminSite page={EnquiriesPage} shop={{ ...shop, staff }} />);
  await user.click(await screen.findByRole('button', { name: /Mark as handled/ }));
  expect(
    await screen.findByText('The mark was not kept. The shop could not be reached.'),
  ).toBeTruthy();
  expect(screen.getByText('Elina Rai')).toBeTruthy();
  expect(console.error).toHaveBeenCalled();
});
