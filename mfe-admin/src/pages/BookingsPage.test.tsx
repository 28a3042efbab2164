/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopData, StaffChange } from '@mcs-repairs/shared/data/ShopData';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop, refused, replacing } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const open = (shop = fakeShop(), at = '/admin/bookings') =>
  render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list', () => {
  it('shows the fields of each booking that section 2 names', async () => {
    open(fakeShop({ bookings: [aBooking('1')] }));
    const shown = within(await row('Customer 1'));
    for (const text of [
      'Pending',
      'Customer 1',
      '+977 9800000000',
      '1@mail.example',
      'Tue, Nov 24, 2026',
      'iPhone 15 Pro',
      'Screen / LCD replacement',
      'Call for price',
    ]) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByRole('button', { name: /View details/ })).toBeTruthy();
    expect(shown.queryByText(/260/)).toBeNull();
  });

  it('says that there are no bookings', async () => {
    open();
    expect(await screen.findByText('No bookings found')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Bookings (0)' })).toBeTruthy();
  });

  it('filters by status, and keeps the filter in the address', async () => {
    const user = userEvent.setup({ delay: null });
    open(fakeShop({ bookings: [aBooking('1'), aBooking('2', { status: 'completed' })] }));
    await row('Customer 1');
    const filter = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Status', 'Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled']);
    await user.selectOptions(filter, 'Completed');
    expect(await screen.findByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
    expect(screen.queryByText('Customer 1')).toBeNull();
    await untilAt('/admin/bookings?status=completed');
  });

  it('searches while somebody types', async () => {
    const user = userEvent.setup({ delay: null });
    open(fakeShop({ bookings: [aBooking('1'), aBooking('2', { customerName: 'Maya' })] }));
    await row('Customer 1');
    await user.type(screen.getByRole('searchbox'), 'maya');
    expect(await screen.findByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
    expect(await row('Maya')).toBeTruthy();
    await untilAt('/admin/bookings?search=maya');
  });

  it('has pages of 25 bookings', async () => {
    const user = userEvent.setup({ delay: null });
    const bookings = Array.from({ length: 30 }, (_, index) => aBooking(`b${index + 10}`));
    open(fakeShop({ bookings }));
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(await screen.findAllByRole('rowheader')).toHaveLength(5);
  });

  it('says if a search has more matches than were counted, and counts all bookings exactly', async () => {
    const found = async ({ query: { page } }: { query: { page: number } }) => ({
      ok: true as const,
      value: { bookings: [aBooking('1')], total: page > 1 ? 10_010 : 10_001, page, pageSize: 25 },
    });
    const large = fakeShop({ operations: { listBookings: found } });
    open(large, '/admin/bookings?search=customer');
    expect(await screen.findByRole('heading', { name: 'Bookings (10000+)' })).toBeTruthy();
    expect(screen.getByText('Page 1 of 400+')).toBeTruthy();
    cleanup();
    open(large, '/admin/bookings?search=customer&page=401');
    expect(await screen.findByRole('heading', { name: 'Bookings (10010)' })).toBeTruthy();
    expect(screen.getByText('Page 401 of 401')).toBeTruthy();
    cleanup();
    open(large);
    expect(await screen.findByRole('heading', { name: 'Bookings (10001)' })).toBeTruthy();
    expect(screen.getByText('Page 1 of 401')).toBeTruthy();
  });

  it('shows an error when the list fails to load, and loads it again', async () => {
    const user = userEvent.setup({ delay: null });
    const shop = fakeShop({ bookings: [aBooking('1')] });
    const found = jest
      .fn((input: InputOf<typeof listBookings>) => shop.call(listBookings, input))
      .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
    open(replacing(shop, { listBookings: found }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await row('Customer 1')).toBeTruthy();
  });

  it('shows changes by others automatically', async () => {
    let announce: (change: StaffChange) => void = () => {};
    const kept: Booking[] = [];
    const found = async () => ({
      ok: true as const,
      value: { bookings: [...kept], total: kept.length, page: 1, pageSize: 25 },
    });
    const watch: ShopData['watch'] = (onChange, onConnection) => {
      announce = onChange;
      onConnection?.(true);
      return () => {};
    };
    open(fakeShop({ watch, operations: { listBookings: found } }));
    await screen.findByText('No bookings found');
    expect(screen.getByText('Live')).toBeTruthy();
    kept.push(aBooking('9'));
    announce({ topic: 'bookings', id: '9' });
    expect(await row('Customer 9')).toBeTruthy();
  });
});

describe('the summary', () => {
  it('counts all bookings, and shows the revenue as text', async () => {
    open(
      fakeShop({
        bookings: [
          aBooking('1'),
          aBooking('2', { status: 'completed' }),
          aBooking('3', { status: 'completed', createdAt: '2026-11-20T08:00:00Z' }),
        ],
      }),
    );
    const figure = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await figure('Total Bookings')).toBe('3');
    expect(await figure('Pending')).toBe('1');
    expect(await figure('Completed')).toBe('2');
    expect(await figure('Revenue')).toBe('Call for price');
    expect(
      screen.getByRole('img', {
        name: 'Bookings per day of the last 30 days, at most 2 on Nov 23',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('img', {
        name: 'Bookings by status: 1 pending, 0 confirmed, 0 in progress, 2 completed, 0 cancelled',
      }),
    ).toBeTruthy();
  });
});

describe('the details', () => {
  it('shows all stored data, and closes', async () => {
    const user = userEvent.setup({ delay: null });
    const booking = aBooking('1', { notes: 'Screen flickers', photoId: 'photo-1' });
    const audit = [
      { id: 'a', at: '2026-11-23T08:00:00Z', by: 'customer', from: null, to: 'pending' as const },
      {
        id: 'b',
        at: '2026-11-23T09:15:00Z',
        by: 'Hari',
        from: 'pending' as const,
        to: 'confirmed' as const,
      },
    ];
    open(
      fakeShop({
        bookings: [booking],
        operations: { readBooking: answered({ booking, audit }) },
      }),
    );
    await user.click(await screen.findByRole('button', { name: /View details of Customer 1/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer 1' }));
    for (const text of [
      'Pending',
      '+977 9800000000',
      '1@mail.example',
      'iPhone 15 Pro',
      'Screen / LCD replacement',
      'Tuesday, November 24, 2026, 9:30 AM, Nepal time',
      'Call for price',
      'Screen flickers',
    ]) {
      expect(await dialog.findByText(text)).toBeTruthy();
    }
    expect(dialog.getByRole('img').getAttribute('src')).toBe('/api/photos/photo-1');
    const changes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes).toEqual([
      'From pending to confirmedHari, Nov 23, 2026, 3:00 PM',
      'Status when booked: pendingThe customer, Nov 23, 2026, 1:45 PM',
    ]);
    await user.click(dialog.getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await untilAt('/admin/bookings');
  });
});

it('has no empty link for a customer without an email address', async () => {
  const walkIn = aBooking('1', { customerEmail: '' });
  render(<AdminSite page={BookingsPage} shop={fakeShop({ bookings: [walkIn] })} />);
  await screen.findByRole('link', { name: walkIn.customerPhone });
  expect(screen.getAllByRole('link').filter(({ textContent }) => !textContent)).toEqual([]);
});
