/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { untilAt } from '../testing/untilAt';
import { AdminFrame } from './AdminFrame';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Framed = () => (
  <AdminFrame title="A page" skeleton={null}>
    <input aria-label="A field" />
  </AdminFrame>
);

const MAYA = {
  phoneKey: '9800000007',
  phone: '9800000007',
  name: 'Maya Rai',
  visits: 2,
  lastAt: '2026-11-20T10:00:00Z',
};

const NONE = answered({ items: [], total: 0, next: null });

async function open({
  role = 'owner' as Role,
  at = '/admin/reports',
  operations = { listEnquiries: NONE, listQuoteRequests: NONE } as FakeWorks,
} = {}) {
  const listCustomers = jest.fn(async ({ query }: { query: { search: string } }) => {
    const customers = query.search === 'maya' ? [MAYA] : [];
    return { ok: true as const, value: { customers, more: false } };
  });
  const shop = fakeShop({
    bookings: [aBooking('1', { customerName: 'Maya Rai' })],
    operations: {
      readSession: answered({ staff: { ...SITA, role } }),
      listCustomers,
      ...operations,
    },
  });
  const { container } = render(<AdminSite page={Framed} shop={shop} at={at} />);
  await screen.findByRole('navigation', { name: 'Staff pages' });
  return { container, listCustomers, user: userEvent.setup({ delay: null }) };
}
const box = () => screen.findByRole('combobox', { name: /Search bookings/ });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('finds bookings and customers, and opens the selected one by keyboard', async () => {
  const { user, listCustomers } = await open();
  await user.keyboard('/');
  const search = await box();
  // All letters come within one turn, so no pause is between them.
  for (const value of ['m', 'ma', 'may', 'maya']) fireEvent.change(search, { target: { value } });
  expect(await screen.findByRole('option', { name: /Maya Rai, iPhone 15 Pro/ })).toBeTruthy();
  expect(await screen.findByRole('option', { name: /9800000007/ })).toBeTruthy();
  expect(listCustomers).toHaveBeenCalledTimes(1);
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  await untilAt('/admin/customers/9800000007');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.keyboard('{Control>}k{/Control}');
  await box();
  const recent = within(screen.getByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option').textContent).toMatch('Maya Rai');
});

it('finds requests by their number, and only for members who may see them', async () => {
  const marks = { handledAt: null, handledBy: null, spamAt: null, spamBy: null };
  const common = { id: 'e1', createdAt: '2026-11-20T10:00:00Z', ...marks };
  const message = 'Is it in stock?\nThank you';
  const enquiry = {
    ...common,
    reference: 'E12',
    customerName: 'Ramesh',
    customerPhone: '1',
    message,
  };
  const quote = { ...common, reference: 'Q7', companyName: 'Himal School' };
  const list = (item: object) => jest.fn(answered({ items: [item], total: 1, next: null }));
  const lists = { listEnquiries: list(enquiry), listQuoteRequests: list(quote) };
  const { user } = await open({ operations: lists });
  await user.keyboard('/');
  await user.type(await box(), 'E12');
  await screen.findByRole('option', { name: /Himal School/ });
  expect(options()).toEqual(['RameshEnquiry E12, Is it in stock?', 'Himal SchoolQuote request Q7']);
  expect(lists.listEnquiries).toHaveBeenCalledWith({ query: { search: 'E12', limit: 5 } });
  await user.keyboard('{Enter}');
  await untilAt('/admin/enquiries/E12');
  cleanup();

  const hidden = { listEnquiries: list(enquiry), listQuoteRequests: list(quote) };
  const { user: technician } = await open({ role: 'technician', operations: hidden });
  await technician.keyboard('/');
  await technician.type(await box(), 'E12');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
  expect(hidden.listEnquiries).not.toHaveBeenCalled();
});

it('opens a page by its name, and says when nothing matches', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.type(await box(), 'relea');
  expect(options()).toEqual(['ReleasesPage']);
  await user.type(await box(), 'xx');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
  await user.clear(await box());
  await user.type(await box(), 'log{Enter}');
  await untilAt('/admin/log');
});

it('opens the first result for the typed text, although Enter came before it, as from a scanner', async () => {
  const { user, listCustomers } = await open();
  await user.keyboard('/');
  fireEvent.change(await box(), { target: { value: 'maya' } });
  await screen.findByRole('option', { name: /Maya Rai, iPhone 15 Pro/ });
  fireEvent.change(await box(), { target: { value: 'log' } });
  await user.keyboard('{Enter}');
  await untilAt('/admin/log');

  await user.keyboard('/');
  const again = await box();
  await waitFor(() => expect(document.activeElement).toBe(again));
  let send = () => {};
  const arrival = new Promise<void>((resolve) => (send = resolve));
  listCustomers.mockImplementationOnce(async () => {
    await arrival;
    return { ok: true, value: { customers: [MAYA], more: false } };
  });
  fireEvent.change(again, { target: { value: '10001' } });
  await user.keyboard('{Enter}');
  expect(screen.getByText('Searching …')).toBeTruthy();
  send();
  await untilAt('/admin/bookings/10001');
});

it('keeps the selected result when others arrive above it', async () => {
  let send = () => {};
  const arrival = new Promise<void>((resolve) => (send = resolve));
  const listCustomers = async () => {
    await arrival;
    return { ok: true as const, value: { customers: [MAYA], more: false } };
  };
  const lists = { listEnquiries: NONE, listQuoteRequests: NONE };
  const { user } = await open({ operations: { ...lists, listCustomers } });
  await user.keyboard('/');
  await user.type(await box(), 'log');
  await user.keyboard('{ArrowDown}');
  send();
  await screen.findByRole('option', { name: /9800000007/ });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('LogPage');
  await user.keyboard('{Enter}');
  await untilAt('/admin/log');
});

it('says that a search failed, shows nothing of the search before, and searches again', async () => {
  const { user, listCustomers } = await open();
  await user.keyboard('/');
  fireEvent.change(await box(), { target: { value: 'maya' } });
  await screen.findByRole('option', { name: /9800000007/ });
  listCustomers.mockImplementationOnce(refused('unavailable', 'The server is busy.') as never);
  fireEvent.change(await box(), { target: { value: 'maya r' } });
  await screen.findByText('Some results could not be loaded.');
  expect(screen.queryByRole('option', { name: /9800000007/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(await box());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(listCustomers).toHaveBeenLastCalledWith({ query: { search: 'maya r' } });
  expect(listCustomers).toHaveBeenCalledTimes(3);
});

it('opens check-in with one key, and lists the shortcuts', async () => {
  const { user } = await open();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await user.keyboard('n');
  await untilAt('/admin/reports');
  await user.keyboard('{Escape}n');
  await untilAt('/admin/intake');
});

it('ignores shortcuts while somebody types, with other modifier keys, and when switched off', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('A field'), 'n/?');
  expect(screen.getByLabelText<HTMLInputElement>('A field').value).toBe('n/?');
  await user.click(document.body);
  await user.keyboard('{Control>}n{/Control}{Alt>}/{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await untilAt('/admin/reports');
  cleanup();

  localStorage.setItem(`${STORAGE_PREFIX}admin-shortcuts`, 'off');
  await open();
  await user.keyboard('n/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await untilAt('/admin/reports');
});

it('does not search for members who may not see bookings', async () => {
  const { user } = await open({ role: 'moderator', at: '/admin/community' });
  await user.keyboard('/n');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull();
  await untilAt('/admin/community');
});
