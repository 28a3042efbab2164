/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const BOOKINGS = [
  aBooking('3', { createdAt: '2026-11-23T08:03:00Z' }),
  aBooking('2', { createdAt: '2026-11-23T08:02:00Z' }),
  aBooking('1', { createdAt: '2026-11-23T08:01:00Z' }),
];

async function open(operations: FakeWorks = {}) {
  const user = userEvent.setup({ delay: null });
  const shop = fakeShop({ bookings: BOOKINGS, operations });
  const { container } = render(<AdminSite page={BookingsPage} shop={shop} at="/admin/bookings" />);
  await screen.findByRole('row', { name: /Customer 3/ });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  await user.click(screen.getByLabelText('More actions'));
  await user.click(screen.getByRole('button', { name: 'Select bookings' }));
  const bar = within(await screen.findByRole('group', { name: 'Selected bookings' }));
  return { user, container, bar };
}
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
const box = (customer: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: `Select ${customer}, 1000${customer.at(-1)}`,
  });

test('selected bookings are confirmed together, and the others stay', async () => {
  const { user, bar, container } = await open();
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Confirm 0 bookings' }).disabled).toBe(
    true,
  );
  await user.click(box('Customer 3'));
  await user.click(box('Customer 1'));
  expect(bar.getByText('2 selected')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(bar.getByRole('button', { name: 'Confirm 2 bookings' }));
  expect(await screen.findByText('2 bookings were changed')).toBeTruthy();
  expect(await (await row('Customer 3')).findByText('Confirmed')).toBeTruthy();
  expect(await (await row('Customer 1')).findByText('Confirmed')).toBeTruthy();
  expect((await row('Customer 2')).getByText('Pending')).toBeTruthy();
  expect(box('Customer 3').checked).toBe(false);
  await user.click(bar.getByRole('button', { name: 'Stop selecting bookings' }));
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('a cancellation asks first, and each refusal is named and stays selected', async () => {
  const stale = refused('stale-version', 'Somebody changed this booking.', {
    current: { status: 'completed', version: 4, changedBy: 'Bina' },
  });
  const changeBookingStatus = jest
    .fn(answered(aBooking('3', { status: 'cancelled', version: 2 })))
    .mockImplementationOnce(stale);
  const { user, bar } = await open({ changeBookingStatus });
  await user.click(bar.getByLabelText('Select all bookings on this page'));
  await user.click(bar.getByRole('button', { name: 'Cancel 3 bookings …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 3 bookings?' }));
  expect(changeBookingStatus).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 bookings' }));
  expect(await screen.findByText('2 bookings were changed')).toBeTruthy();
  const missing = within(screen.getByRole('list', { name: 'Not changed' })).getAllByRole(
    'listitem',
  );
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Customer 3, 10003: Bina changed this booking meanwhile. The booking is now completed.',
  ]);
  expect((changeBookingStatus.mock.calls as unknown[][]).map(([input]) => input)).toEqual(
    ['3', '2', '1'].map((id) => ({ params: { id }, body: { to: 'cancelled', version: 1 } })),
  );
  expect(box('Customer 3').checked).toBe(true);
  expect(box('Customer 2').checked).toBe(false);
});

test('selected bookings get a technician', async () => {
  const correctBooking = jest.fn(answered(aBooking('2', { version: 2 })));
  const { user, bar } = await open({
    readSession: answered({ staff: SITA }),
    readBoard: answered({
      bookings: [],
      technicians: [{ id: 'binod', name: 'Binod' }],
      today: '2026-11-23',
    }),
    correctBooking,
  });
  await user.click(box('Customer 2'));
  const technician = bar.getByLabelText('Technician of 1 booking');
  await within(technician).findByRole('option', { name: 'Binod' });
  // Choosing another name in the list changes nothing yet. Only the button changes the bookings.
  await user.selectOptions(technician, 'Unassigned');
  expect(bar.getByRole('button', { name: 'Remove technician from 1 booking' })).toBeTruthy();
  await user.selectOptions(technician, 'Binod');
  expect(correctBooking).not.toHaveBeenCalled();
  await user.click(bar.getByRole('button', { name: 'Assign 1 booking to Binod' }));
  const outcome = await screen.findByText('1 booking was changed');
  expect(document.activeElement?.contains(outcome)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(correctBooking).toHaveBeenCalledTimes(1);
  expect(correctBooking).toHaveBeenCalledWith({
    params: { id: '2' },
    body: { technicianId: 'binod', version: 1 },
  });
});

test('a booking that is unselected during the change stays as it is', async () => {
  let arrive = () => {};
  const changeBookingStatus = jest
    .fn(answered(aBooking('2', { status: 'confirmed', version: 2 })))
    .mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return answered(aBooking('3', { status: 'confirmed', version: 2 }))();
    });
  const { user, bar } = await open({ changeBookingStatus });
  await user.click(bar.getByLabelText('Select all bookings on this page'));
  await user.click(bar.getByRole('button', { name: 'Confirm 3 bookings' }));
  await user.click(box('Customer 1'));
  arrive();
  expect(await screen.findByText('2 bookings were changed')).toBeTruthy();
  expect(changeBookingStatus).toHaveBeenCalledTimes(2);
});
