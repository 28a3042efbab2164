/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { UndoNotice } from './UndoNotice';
import { useStaffAction } from './useStaffAction';
import { useStaffSession } from './useStaffSession';

afterEach(cleanup);

const until = new Date(Date.now() + 3_600_000).toISOString();

const WAITING: Delivery = {
  id: '7',
  channel: 'mail',
  kind: 'booking-completed',
  state: 'waiting',
  createdAt: '2026-11-23T10:00:00Z',
  attempts: 0,
};

function open(
  booking: Booking,
  {
    role = 'owner' as Role,
    messages = [] as Delivery[],
    more = {} as FakeWorks,
    profile = {} as Partial<ShopProfile>,
  } = {},
) {
  function Notice() {
    useStaffSession();
    const { act } = useStaffAction();
    return (
      <>
        <UndoNotice booking={booking} until={until} />
        <button type="button" onClick={() => void act(answered(null))}>
          Do something else
        </button>
      </>
    );
  }
  const staff = { ...SITA, role };
  const operations = {
    readSession: answered({ staff }),
    listDeliveries: answered(messages),
    ...more,
  };
  render(<AdminSite page={Notice} shop={fakeShop({ operations })} profile={profile} />);
}

const CALL = ' This customer gets no messages from the site: please call.';

test('a message that waits is announced', async () => {
  open(aBooking('1', { status: 'confirmed' }), { messages: [WAITING] });
  expect(
    await screen.findByText('The change was saved. The customer will get a message.'),
  ).toBeTruthy();
});

test('a message that waits is not announced if the shop has no mail server', async () => {
  const profile = { sendsEmails: false };
  open(aBooking('1', { status: 'confirmed' }), { messages: [WAITING], profile });
  expect(await screen.findByText(`The change was saved.${CALL}`)).toBeTruthy();
  await screen.findByRole('button', { name: 'Undo change to booking' });
  expect(screen.queryByText(/will get a message/)).toBeNull();
});

test.each([
  [{ status: 'confirmed', customerEmail: '' }, CALL],
  [{ status: 'cancelled', customerEmail: '' }, CALL],
  [{ status: 'completed', stage: 'ready', customerEmail: '' }, CALL],
  [{ status: 'completed', stage: 'ready' }, ''],
  [{ status: 'confirmed', stage: 'received', customerEmail: '' }, ''],
  [{ status: 'completed', stage: 'collected', customerEmail: '' }, ''],
  [{ status: 'in_progress', stage: 'diagnosing', customerEmail: '' }, ''],
  [{ status: 'pending', customerEmail: '' }, ''],
] as const)(
  'without a message, of a booking with %j it says "The change was saved.%s"',
  async (given, words) => {
    const sent = { ...WAITING, state: 'sent' as const };
    open(aBooking('1', given), { messages: [sent] });
    expect(await screen.findByText(`The change was saved.${words}`)).toBeTruthy();
    await screen.findByRole('button', { name: 'Undo change to booking' });
    expect(screen.queryByText(/will get a message/)).toBeNull();
  },
);

test.each([
  [{ status: 'completed', stage: 'ready' }, 'Ready'],
  [{ status: 'confirmed' }, 'Confirmed'],
  [{ status: 'cancelled', noShowAt: '2026-11-23T10:00:00Z' }, 'No-show'],
  [{ status: 'cancelled', stage: 'unrepaired', collectedAt: '2026-11-23T10:00:00Z' }, 'Collected'],
] as const)(
  'of a booking with %j it names the device, the customer and "%s"',
  async (given, is) => {
    open(aBooking('1', given));
    expect(await screen.findByText(`iPhone 15 Pro of Customer 1: ${is}`)).toBeTruthy();
  },
);

test('it disappears with the next action, so that it belongs to the last one only', async () => {
  open(aBooking('1', { status: 'confirmed' }));
  await screen.findByRole('button', { name: 'Undo change to booking' });
  await userEvent.click(screen.getByRole('button', { name: 'Do something else' }));
  expect(screen.queryByRole('button', { name: 'Undo change to booking' })).toBeNull();
});

test.each([
  ['conflict', 'The change was not undone'],
  ['network', 'The change may have been undone'],
] as const)('after the failure %s it stays, with the reason: %s', async (code, title) => {
  const undoChange = refused(code, 'The shop could not be reached.');
  open(aBooking('1', { status: 'confirmed' }), { more: { undoChange } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo change to booking' }));
  expect(await screen.findByText('The shop could not be reached.')).toBeTruthy();
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo change to booking' })).toBeTruthy();
});

test('if the code of the notice does not load, staff still read once that the change was saved', async () => {
  jest.doMock('./UndoNotice', () => {
    throw new Error('no connection');
  });
  const { UndoNotice: LateNotice } = await import('./lateUndo');
  const page = () => <LateNotice booking={aBooking('1')} until={until} />;
  render(<AdminSite page={page} shop={fakeShop({})} />);
  expect(await screen.findByText('The button to undo it could not be loaded.')).toBeTruthy();
});

test('after a device was handed over, it leads to the payment', async () => {
  open(aBooking('1', { status: 'completed', stage: 'collected' }));
  const link = await screen.findByRole('link', { name: 'Record payment' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/10001#payment');
});

test.each([
  ['Paid in full: Rs. 4,500.', 4500, false],
  ['Rs. 2,000 of Rs. 4,500 paid.', 2000, true],
  ['Did the customer pay?', 0, true],
])('after the handover it says "%s"', async (words, total, asks) => {
  const booking = aBooking('1', { status: 'completed', stage: 'collected' });
  const option = { tier: 'standard' as const, price: 4500, duration: '2 days' };
  const estimates = [{ state: 'accepted', accepted: 'standard', options: [option] }];
  open(booking, {
    more: {
      readPayments: answered({ receipts: [], total }),
      readBookingPage: answered({ booking, estimates }),
    },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Record payment' }) !== null).toBe(asks);
});

test('staff who may not take payments get no link to them', async () => {
  open(aBooking('1', { status: 'completed', stage: 'collected' }), { role: 'rider' });
  await screen.findByRole('button', { name: 'Undo change to booking' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Record payment' })).toBeNull());
});
