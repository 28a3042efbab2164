/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, fakeShop } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const open = (shop = fakeShop(), at = '/admin/bookings') =>
  render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the keyboard', () => {
  const three = () =>
    fakeShop({
      bookings: [
        aBooking('3', { createdAt: '2026-11-23T08:03:00Z' }),
        aBooking('2', { createdAt: '2026-11-23T08:02:00Z' }),
        aBooking('1', { createdAt: '2026-11-23T08:01:00Z', status: 'confirmed' }),
      ],
    });
  const focusedRow = () =>
    document.activeElement?.closest('[role="row"]')?.querySelector('th')?.textContent;

  it('moves through the rows, opens one and returns to it', async () => {
    const user = userEvent.setup({ delay: null });
    open(three());
    await row('Customer 3');
    await user.keyboard('j');
    expect(focusedRow()).toMatch('Customer 3');
    await user.keyboard('j{ArrowDown}');
    expect(focusedRow()).toMatch('Customer 1');
    await user.keyboard('k');
    expect(focusedRow()).toMatch('Customer 2');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Customer 2' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focusedRow()).toMatch('Customer 2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the status of the focused row, and keeps the focus there', async () => {
    const user = userEvent.setup({ delay: null });
    open(three());
    await row('Customer 3');
    await user.keyboard('jc');
    expect(await within(await row('Customer 3')).findByText('Confirmed')).toBeTruthy();
    expect(focusedRow()).toMatch('Customer 3');
  });

  it('makes no forbidden change, and does not cancel with a single key', async () => {
    const user = userEvent.setup({ delay: null });
    open(three());
    await row('Customer 3');
    await user.keyboard('jdx');
    expect(within(await row('Customer 3')).getByText('Pending')).toBeTruthy();
    await user.keyboard('X');
    expect(within(await row('Customer 3')).getByText('Pending')).toBeTruthy();
    await user.keyboard('{Shift>}X{/Shift}');
    expect(await within(await row('Customer 3')).findByText('Cancelled')).toBeTruthy();
  });

  it('focuses the next row when a change removes the current one from the filter', async () => {
    const user = userEvent.setup({ delay: null });
    open(three(), '/admin/bookings?status=pending');
    await row('Customer 3');
    await user.keyboard('jc');
    expect(await screen.findByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
    expect(focusedRow()).toMatch('Customer 2');
  });

  it('focuses the search with a slash, and ignores shortcuts while somebody types', async () => {
    const user = userEvent.setup({ delay: null });
    open(three());
    await row('Customer 3');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('j?');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('j?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the shortcuts, which can be switched off', async () => {
    const user = userEvent.setup({ delay: null });
    open(three());
    await row('Customer 3');
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }));
    await user.keyboard('{Escape}');
    await user.keyboard('j');
    expect(focusedRow()).toBeUndefined();
    localStorage.clear();
  });
});
