/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop, refused, SITA } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';
import { Component as TodayPage } from './TodayPage';

afterEach(cleanup);

const open = (shop = fakeShop(), at = '/admin/bookings') =>
  render(<AdminSite page={BookingsPage} shop={shop} at={at} />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the gate', () => {
  it('asks a visitor to sign in, and then shows the bookings at the same address', async () => {
    const user = userEvent.setup({ delay: null });
    const signIn = jest.fn(answered({ staff: SITA }));
    const shop = fakeShop({
      bookings: [aBooking('1')],
      operations: { readSession: answered({ staff: null }), signIn },
    });
    open(shop, '/admin/bookings?status=pending');

    await user.type(await screen.findByLabelText(/Email/), ' Sita@Shop.example ');
    await user.type(screen.getByLabelText(/Password/), 'correct horse');
    expect(screen.queryByText('Customer 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('heading', { name: 'Bookings (1)' })).toBeTruthy();
    expect(signIn).toHaveBeenCalledWith({
      body: { email: 'sita@shop.example', password: 'correct horse' },
    });
    await untilAt('/admin/bookings?status=pending');
  });

  it('marks this browser as one of staff until the sign-out', async () => {
    open(fakeShop({ operations: { readSession: answered({ staff: SITA }) } }));
    await screen.findByLabelText('Sita, owner');
    expect(localStorage.getItem(STAFF_MARK)).toBe('1');
    cleanup();
    open(fakeShop({ operations: { readSession: answered({ staff: null }) } }));
    await screen.findByLabelText(/Email/);
    expect(localStorage.getItem(STAFF_MARK)).toBeNull();
  });

  it.each([
    ['moderator', '/admin/community'],
    ['rider', '/admin/pickups'],
    ['technician', '/admin'],
  ] as const)('shows a %s who opens Today the first permitted page', async (role, first) => {
    const readSession = answered({ staff: { ...SITA, role } });
    render(
      <AdminSite page={TodayPage} shop={fakeShop({ operations: { readSession } })} at="/admin" />,
    );
    await screen.findByLabelText(`Sita, ${role}`);
    await untilAt(first);
  });

  it.each([
    ['owner', '/admin'],
    ['clerk', '/admin'],
    ['technician', '/admin/board'],
    ['rider', '/admin/pickups'],
    ['moderator', '/admin/community'],
  ] as const)('leads a %s to their page after the sign-in', async (role, first) => {
    const user = userEvent.setup({ delay: null });
    const signIn = answered({ staff: { ...SITA, role } });
    const operations = { readSession: answered({ staff: null }), signIn };
    render(<AdminSite page={TodayPage} shop={fakeShop({ operations })} at="/admin" />);
    await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
    await user.type(screen.getByLabelText(/Password/), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByLabelText(`Sita, ${role}`);
    await untilAt(first);
  });

  it('explains to members why a page is not accessible', async () => {
    const readSession = answered({ staff: { ...SITA, role: 'moderator' as const } });
    open(fakeShop({ operations: { readSession } }));
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
    await untilAt('/admin/bookings');
  });

  it('names missing values below the fields, and sends nothing', async () => {
    const user = userEvent.setup({ delay: null });
    const signIn = jest.fn(answered({ staff: SITA }));
    open(fakeShop({ operations: { readSession: answered({ staff: null }), signIn } }));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('keeps the typed values when the credentials are wrong', async () => {
    const user = userEvent.setup({ delay: null });
    const signIn = refused('wrong-credentials', 'Email or password is wrong');
    open(fakeShop({ operations: { readSession: answered({ staff: null }), signIn } }));
    await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
    await user.type(screen.getByLabelText(/Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong');
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('sita@shop.example');
  });

  it('is open in browser-only mode', async () => {
    render(
      <AdminSite
        page={BookingsPage}
        shop={fakeShop({ bookings: [aBooking('1')] })}
        mode="browser"
      />,
    );
    expect(await row('Customer 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it('asks to sign in again when the session ended elsewhere', async () => {
    open(fakeShop({ operations: { listBookings: refused('signed-out', 'Please sign in') } }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('asks to sign in again when an export is refused for an ended session', async () => {
    const user = userEvent.setup({ delay: null });
    const exportBookings = refused('signed-out', 'Please sign in.');
    open(fakeShop({ bookings: [aBooking('1')], operations: { exportBookings } }));
    await row('Customer 1');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText('Customer 1')).toBeNull();
  });

  it('forgets personal data at sign-out', async () => {
    const user = userEvent.setup({ delay: null });
    const signOut = jest.fn(answered(null));
    open(
      fakeShop({
        bookings: [aBooking('1')],
        operations: { readSession: answered({ staff: SITA }), signOut },
      }),
    );
    await row('Customer 1');
    await user.click(screen.getByLabelText('Sita, owner'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Customer 1')).toBeNull();
  });

  it('warns at a sign-out without a response that the member may still be signed in', async () => {
    const user = userEvent.setup({ delay: null });
    const signOut = refused('network', 'The shop could not be reached.');
    const operations = { readSession: answered({ staff: SITA }), signOut };
    open(fakeShop({ bookings: [aBooking('1')], operations }));
    await row('Customer 1');
    await user.click(screen.getByLabelText('Sita, owner'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(
      await screen.findByText('You may still be signed in. The shop could not be reached.'),
    ).toBeTruthy();
  });

  it('offers a retry when the session request fails', async () => {
    const user = userEvent.setup({ delay: null });
    const readSession = jest
      .fn(answered({ staff: SITA }))
      .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
    open(fakeShop({ bookings: [aBooking('1')], operations: { readSession } }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await row('Customer 1')).toBeTruthy();
  });
});
