/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as CustomerPage } from './CustomerPage';
import { Component as CustomersPage } from './CustomersPage';

afterEach(cleanup);

const LONG = 'Nisha Shrestha of the very long name that goes on and on';
const CUSTOMER: Customer = {
  phoneKey: '9800000001',
  phone: '+977 9800000001',
  name: LONG,
  email: 'nisha@mail.example',
  otherNumbers: ['9811111111'],
  merges: [],
  bookings: [aBooking('1', { customerName: LONG })],
  devices: [
    { deviceModel: 'iPhone 15 Pro', serial: 'F2LX', visits: 2, lastAt: '2026-11-20T10:00:00Z' },
  ],
  enquiries: [],
  quoteRequests: [],
  notes: [],
};

function open(page: typeof CustomersPage, operations: FakeWorks, at = '/admin/customers') {
  const shop = fakeShop({
    operations: { readSession: answered({ staff: SITA }), ...operations },
  });
  return render(<AdminSite page={page} shop={{ ...shop, mode: 'connected' as const }} at={at} />);
}

it('lists the latest customers, and searches by the typed text', async () => {
  const user = userEvent.setup({ delay: null });
  const { phoneKey, phone, name } = CUSTOMER;
  const line = { phoneKey, phone, name, visits: 1, lastAt: '2026-11-20T10:00:00Z' };
  const listCustomers = jest.fn(answered({ customers: [line], more: true }));
  const { container } = open(CustomersPage, { listCustomers });
  const link = await screen.findByRole('link', { name: LONG });
  expect(link.getAttribute('href')).toBe('/admin/customers/9800000001');
  expect(screen.getByRole('row', { name: /\+977 9800000001 1 booking Nov 20, 2026/ })).toBeTruthy();
  expect(screen.getByText(/More customers match/)).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByLabelText('Search customers'), 'nisha');
  await screen.findByText('/admin/customers?search=nisha');
  expect(listCustomers).toHaveBeenLastCalledWith({ query: { search: 'nisha' } });
});

it('says that nobody matches, or that there are no customers', async () => {
  const listCustomers = answered({ customers: [], more: false });
  open(CustomersPage, { listCustomers });
  expect(await screen.findByText('No customers yet')).toBeTruthy();
  cleanup();
  open(CustomersPage, { listCustomers }, '/admin/customers?search=x');
  expect(await screen.findByText('No customers found')).toBeTruthy();
});

it('shows everything about one customer, with links to the bookings', async () => {
  const { container } = open(CustomerPage, { readCustomer: answered(CUSTOMER) });
  expect(await screen.findByRole('heading', { name: LONG })).toBeTruthy();
  expect(screen.getByText('Other numbers: 9811111111')).toBeTruthy();
  expect(screen.getByRole('link', { name: '10001' }).getAttribute('href')).toBe(
    '/admin/bookings/10001',
  );
  expect(screen.getByText('F2LX')).toBeTruthy();
  expect(screen.getByText('No enquiries.')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('keeps the typed note when storing it fails', async () => {
  const user = userEvent.setup({ delay: null });
  const addCustomerNote = jest.fn(refused('network', 'The shop cannot be reached'));
  open(CustomerPage, { readCustomer: answered(CUSTOMER), addCustomerNote });
  const form = within(await screen.findByRole('form', { name: 'Add note about customer' }));
  await user.click(form.getByRole('button', { name: 'Add note about customer' }));
  expect(form.getByText('Note is empty')).toBeTruthy();
  await user.type(form.getByLabelText('New note'), 'Prefers a call');
  await user.click(form.getByRole('button', { name: 'Add note about customer' }));
  expect(await form.findByText('The shop cannot be reached')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Prefers a call');
});

it('links back to the list when the number has no data', async () => {
  open(CustomerPage, { readCustomer: refused('not-found', 'Nothing') });
  expect(await screen.findByText('No customer has this number')).toBeTruthy();
});
