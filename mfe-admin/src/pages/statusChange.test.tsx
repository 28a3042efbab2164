/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as bookings from '@mcs-repairs/shared/domain/contract/bookings';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, fakeShop, refused, replacing, stopClock } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

beforeEach(stopClock);
afterEach(cleanup);

type Change = InputOf<typeof bookings.changeBookingStatus>;

const open = (shop = fakeShop(), at = '/admin/bookings') =>
  render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const dropdown = async (name: string) =>
  within(await row(name)).getByRole('combobox', { name: /change status/i });

describe('changing a status', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['pending', ['Change status', 'Confirm', 'Cancel']],
    ['confirmed', ['Change status', 'Start', 'Cancel']],
    ['in_progress', ['Change status', 'Complete', 'Cancel']],
  ] as const)('offers only the allowed changes for status %s', async (status, labels) => {
    open(fakeShop({ bookings: [aBooking('1', { status })] }));
    const choices = within(await dropdown('Customer 1')).getAllByRole('option');
    expect(choices.map((choice) => choice.textContent)).toEqual(labels);
  });

  it.each(['completed', 'cancelled'] as const)('offers no change for status %s', async (status) => {
    open(fakeShop({ bookings: [aBooking('1', { status })] }));
    expect(within(await row('Customer 1')).queryByRole('combobox')).toBeNull();
  });

  it('disables every dropdown while a change runs, and then shows the result', async () => {
    const user = userEvent.setup({ delay: null });
    const shop = fakeShop({ bookings: [aBooking('1'), aBooking('2')] });
    let finish = () => {};
    const changeBookingStatus = async (input: Change) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return shop.call(bookings.changeBookingStatus, input);
    };
    open(replacing(shop, { changeBookingStatus }));
    await user.selectOptions(await dropdown('Customer 1'), 'Confirm');
    expect(within(await row('Customer 1')).getByText('Confirmed')).toBeTruthy();
    for (const name of ['Customer 1', 'Customer 2'])
      expect((await dropdown(name)).hasAttribute('disabled')).toBe(true);
    finish();
    expect(await screen.findByText('Booking updated successfully!')).toBeTruthy();
    expect((await dropdown('Customer 2')).hasAttribute('disabled')).toBe(false);
    expect(within(await row('Customer 1')).getByText('Confirmed')).toBeTruthy();
  });

  it('reverts, logs and reports a failed change', async () => {
    const user = userEvent.setup({ delay: null });
    const changeBookingStatus = refused('network', 'The shop could not be reached.');
    open(fakeShop({ bookings: [aBooking('1')], operations: { changeBookingStatus } }));
    await user.selectOptions(await dropdown('Customer 1'), 'Confirm');
    expect(
      await screen.findByText('Failed to update booking. The shop could not be reached.'),
    ).toBeTruthy();
    expect(within(await row('Customer 1')).getByText('Pending')).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith(
      'The status of booking 10001 was not changed: network',
    );
  });

  it('tells the second of two members the current status and who changed it', async () => {
    const user = userEvent.setup({ delay: null });
    const current = { status: 'cancelled', version: 2, changedBy: 'Hari' };
    const changeBookingStatus = refused('stale-version', 'Changed meanwhile', { current });
    open(fakeShop({ bookings: [aBooking('1')], operations: { changeBookingStatus } }));
    await user.selectOptions(await dropdown('Customer 1'), 'Confirm');
    const told = within(await row('Customer 1'));
    expect(
      await told.findByText('Hari changed this booking meanwhile. The booking is now cancelled.'),
    ).toBeTruthy();
  });

  it('of two quick changes, the second uses the version that the first returned', async () => {
    const user = userEvent.setup({ delay: null });
    const shop = fakeShop({ bookings: [aBooking('1'), aBooking('2')] });
    const old = await shop.call(bookings.listBookings, { query: {} });
    const changeBookingStatus = jest.fn((input: Change) =>
      shop.call(bookings.changeBookingStatus, input),
    );
    open(replacing(shop, { changeBookingStatus, listBookings: async () => old }));
    await user.selectOptions(await dropdown('Customer 1'), 'Confirm');
    await waitFor(async () =>
      expect((await dropdown('Customer 1')).hasAttribute('disabled')).toBe(false),
    );
    await user.selectOptions(await dropdown('Customer 1'), 'Start');
    expect(await within(await row('Customer 1')).findByText('In progress')).toBeTruthy();
    expect(changeBookingStatus.mock.calls.map(([{ body }]) => body)).toEqual([
      { to: 'confirmed', version: 1 },
      { to: 'in_progress', version: 2 },
    ]);
    expect(screen.queryByText(/changed this booking meanwhile/)).toBeNull();
  });

  it('queues a key that is pressed while a change runs', async () => {
    const user = userEvent.setup({ delay: null });
    const begun = { appointmentDate: '2026-11-20', appointmentTime: '9:30 AM' };
    const shop = fakeShop({ bookings: [aBooking('1', begun)] });
    let finish = () => {};
    const first = new Promise<void>((resolve) => (finish = resolve));
    const changeBookingStatus = async (input: Change) => {
      await first;
      return shop.call(bookings.changeBookingStatus, input);
    };
    open(replacing(shop, { changeBookingStatus }));
    await row('Customer 1');
    await user.keyboard('jcsd');
    expect(within(await row('Customer 1')).getByText('Completed')).toBeTruthy();
    finish();
    await waitFor(() =>
      expect(screen.getAllByText('Booking updated successfully!')).toHaveLength(3),
    );
    const kept = await shop.call(bookings.readBooking, { params: { id: '1' } });
    expect(kept).toMatchObject({ value: { booking: { status: 'completed', version: 4 } } });
  });

  it('asks before it completes a booking ahead of its appointment', async () => {
    const user = userEvent.setup({ delay: null });
    const shop = fakeShop({ bookings: [aBooking('1', { status: 'in_progress' })] });
    open(shop);
    await user.selectOptions(await dropdown('Customer 1'), 'Complete');
    const asked = await screen.findByRole('dialog', {
      name: 'Complete the booking before its appointment?',
    });
    const kept = await shop.call(bookings.readBooking, { params: { id: '1' } });
    expect(kept).toMatchObject({ value: { booking: { status: 'in_progress' } } });
    await user.click(within(asked).getByRole('button', { name: 'Complete booking' }));
    expect(within(await row('Customer 1')).getByText('Completed')).toBeTruthy();
  });

  it('drops later changes when an earlier one is refused', async () => {
    const user = userEvent.setup({ delay: null });
    let answer: () => void = () => {};
    const changeBookingStatus = jest.fn(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refused('network', 'The shop could not be reached.')();
    });
    open(fakeShop({ bookings: [aBooking('1')], operations: { changeBookingStatus } }));
    await row('Customer 1');
    await user.keyboard('jcs');
    answer();
    expect(await within(await row('Customer 1')).findByText('Pending')).toBeTruthy();
    expect(changeBookingStatus).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      { changedBy: 'Sita', ownChange: true },
      /^You, perhaps in another window, changed this booking/,
    ],
    [{ changedBy: 'customer' }, /^The customer changed this booking/],
    [{}, /^Somebody changed this booking/],
  ])(
    'names the author of a conflicting change only if it was somebody else: %j',
    async (who, text) => {
      const user = userEvent.setup({ delay: null });
      const current = { status: 'cancelled', version: 2, ...who };
      const changeBookingStatus = refused('stale-version', 'Changed meanwhile', { current });
      open(fakeShop({ bookings: [aBooking('1')], operations: { changeBookingStatus } }));
      await user.selectOptions(await dropdown('Customer 1'), 'Confirm');
      expect(await within(await row('Customer 1')).findByText(text)).toBeTruthy();
    },
  );

  it('shows a preferred time in the words of the shop', async () => {
    const wish = { appointmentDate: '', appointmentTime: '', preferredDate: '2026-11-28T03:00' };
    open(fakeShop({ bookings: [aBooking('1', { kind: 'request', ...wish })] }));
    expect(await screen.findByText('Prefers Sat, Nov 28, 2026, 3:00 AM')).toBeTruthy();
  });
});
