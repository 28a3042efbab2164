/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, SITA } from '../testing/fakeShop';
import { untilAt } from '../testing/untilAt';
import { Component as BookingsPage } from './BookingsPage';
import { Component as CustomersPage } from './CustomersPage';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const bookings = [
  aBooking('1', { promisedDate: '2026-11-27', shelf: 'B4' }),
  aBooking('2', { status: 'completed' }),
];
function open(at = '/admin/bookings', staff = SITA) {
  const shop = fakeShop({ bookings, operations: { readSession: answered({ staff }) } });
  return render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
}
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const SPECIFIED = [
  'Status',
  'Customer',
  'Contact',
  'Appointment',
  'Device and service',
  'Price',
  'Actions',
];
async function openMenu() {
  await userEvent.click(await screen.findByLabelText('More actions'));
}

it('saves the filters as a view for this member only', async () => {
  const user = userEvent.setup({ delay: null });
  const { unmount } = open('/admin/bookings?status=completed&page=1');
  await screen.findByText('Customer 2');
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Save view of list' }));
  const form = within(await screen.findByRole('form', { name: 'Save view of list' }));
  expect(document.activeElement).toBe(form.getByLabelText('Name of the view'));
  await user.click(form.getByRole('button', { name: 'Save view of list' }));
  expect(form.getByText('Enter a name')).toBeTruthy();
  await user.type(form.getByLabelText('Name of the view'), ' Done {Enter}');
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true');
  unmount();

  const again = open();
  await screen.findByText('Customer 1');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await untilAt('/admin/bookings?status=completed');
  expect(await accessibilityFaults(again.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await untilAt('/admin/bookings');
  again.unmount();

  open('/admin/bookings', { ...SITA, id: 'staff-2' });
  await screen.findByText('Customer 1');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('keeps a view that another tab saved meanwhile', async () => {
  const user = userEvent.setup({ delay: null });
  open('/admin/bookings?status=completed');
  await screen.findByText('Customer 2');
  const key = `repair-shop.admin-list-bookings-${SITA.id}`;
  const theirs = { name: 'New', address: 'status=pending' };
  localStorage.setItem(key, JSON.stringify({ views: [theirs], hidden: [], added: [] }));
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Save view of list' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Done{Enter}');
  expect(screen.getByRole('button', { name: 'New' })).toBeTruthy();
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { views: unknown[] };
  expect(stored.views).toEqual([theirs, { name: 'Done', address: 'status=completed' }]);
});

it('deletes a view, and offers no view without filters', async () => {
  const user = userEvent.setup({ delay: null });
  const views = [{ name: 'Done', address: 'status=completed' }];
  localStorage.setItem(
    `repair-shop.admin-list-bookings-${SITA.id}`,
    JSON.stringify({ views, hidden: [], added: [] }),
  );
  open('/admin/bookings?status=completed');
  await user.click(await screen.findByRole('button', { name: 'Delete view of list: Done' }));
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  cleanup();
  open();
  await openMenu();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save view of list' });
  expect(save.disabled).toBe(true);
});

it('shows the columns of the specification until a member chooses others', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = open();
  await screen.findByText('Customer 1');
  expect(columns()).toEqual(SPECIFIED);
  await openMenu();
  await user.click(screen.getByText('Choose columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Price' }));
  await user.click(screen.getByRole('checkbox', { name: 'Shelf' }));
  const chosen = [...SPECIFIED.filter((name) => name !== 'Price' && name !== 'Actions'), 'Shelf'];
  expect(columns()).toEqual([...chosen, 'Actions']);
  expect(screen.getByText('B4')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Customer' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  cleanup();
  open();
  await screen.findByText('Customer 1');
  expect(columns()).toEqual([...chosen, 'Actions']);
});

it('lists customers with the same choice of columns and views', async () => {
  const user = userEvent.setup({ delay: null });
  const customer = {
    phoneKey: '98',
    phone: '98',
    name: 'Nisha',
    visits: 2,
    lastAt: '2026-11-20T10:00:00Z',
    deviceModel: 'iPad Air',
    status: 'in_progress',
  };
  const listCustomers = answered({ customers: [customer], more: false });
  const shop = fakeShop({
    operations: { readSession: answered({ staff: SITA }), listCustomers },
  });
  render(<AdminSite page={CustomersPage} shop={shop} at="/admin/customers?search=nisha" />);
  await screen.findByRole('link', { name: 'Nisha' });
  const latest = ['Latest device', 'Status'];
  expect(columns()).toEqual(['Customer', 'Phone', ...latest, 'Bookings', 'Last booking']);
  const row = screen.getByRole('row', { name: /Nisha/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['98', 'iPad Air', 'In progress', '2 bookings', 'Nov 20, 2026']);
  await openMenu();
  await user.click(screen.getByText('Choose columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
  expect(columns()).toEqual(['Customer', ...latest, 'Bookings', 'Last booking']);
  await user.click(screen.getByRole('button', { name: 'Save view of list' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Nishas{Enter}');
  expect(screen.getByRole('button', { name: 'Nishas' })).toBeTruthy();
});
