/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, SITA } from '../testing/fakeShop';
import { UndoNotice } from './UndoNotice';
import { useStaffSession } from './useStaffSession';

afterEach(cleanup);

const until = new Date(Date.now() + 30_000).toISOString();

function open(booking: Booking, role: Role = 'owner') {
  function Notice() {
    useStaffSession();
    return <UndoNotice booking={booking} until={until} />;
  }
  const staff = { ...SITA, role };
  render(
    <AdminSite
      page={Notice}
      shop={fakeShop({ operations: { readSession: answered({ staff }) } })}
    />,
  );
}

test.each([
  [{ status: 'confirmed' }, 'The customer will get a message.'],
  [{ status: 'completed', stage: 'ready' }, 'The customer will get a message.'],
  [
    { status: 'completed', stage: 'ready', customerEmail: '' },
    'This customer gets no messages from the site: please call.',
  ],
  [
    { status: 'confirmed', customerEmail: '' },
    'This customer gets no messages from the site: please call.',
  ],
  [{ status: 'completed', stage: 'collected', customerEmail: '' }, ''],
  [{ status: 'in_progress', stage: 'diagnosing' }, ''],
  [{ status: 'pending' }, ''],
] as const)('of a booking with %j it says "%s"', async (given, words) => {
  open(aBooking('1', given));
  expect(await screen.findByText(`The change was saved.${words && ` ${words}`}`)).toBeTruthy();
});

test('after a device was handed over, it leads to the payment', async () => {
  open(aBooking('1', { status: 'completed', stage: 'collected' }));
  const link = await screen.findByRole('link', { name: 'Record payment' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/10001#payment');
});

test('staff who may not take payments get no link to them', async () => {
  open(aBooking('1', { status: 'completed', stage: 'collected' }), 'rider');
  await screen.findByRole('button', { name: 'Undo change to booking' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Record payment' })).toBeNull());
});
