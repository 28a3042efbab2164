/** @jest-environment ./tools/jest-environment.cjs */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { AdminSite } from '../testing/AdminSite';
import {
  aBooking,
  answered,
  fakeShop,
  type FakeWorks,
  refused,
  stopClock,
} from '../testing/fakeShop';
import { NextStepButton } from './NextStepButton';

const realTimeout = globalThis.setTimeout;
beforeEach(stopClock);
afterEach(() => {
  globalThis.setTimeout = realTimeout;
  cleanup();
});

function open(booking: Booking, operations: FakeWorks, onDone?: (stored: Booking) => void) {
  const page = () => (
    <NextStepButton
      booking={booking}
      labels={{ ready: 'Mark as ready' }}
      {...(onDone && { onDone })}
    />
  );
  render(<AdminSite page={page} shop={fakeShop({ operations })} at="/admin" />);
}

/** Returns a button as soon as the pause after the last step is over. */
async function pressable(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}

const received = aBooking('1', { status: 'confirmed', stage: 'received' });
const diagnosing = aBooking('1', { status: 'in_progress', stage: 'diagnosing', version: 2 });

test('takes the next step, and the button then shows the step after it', async () => {
  const changeStage = jest.fn(answered(diagnosing));
  const onDone = jest.fn();
  open(received, { changeStage }, onDone);
  await userEvent.dblClick(
    screen.getByRole('button', { name: 'Start diagnosis: Customer 1, 10001' }),
  );
  const link = await screen.findByRole('link', { name: 'Write estimate: Customer 1, 10001' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/10001#estimate');
  expect(changeStage).toHaveBeenCalledTimes(1);
  expect(changeStage).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { stage: 'diagnosing', version: 1 },
  });
  expect(onDone).toHaveBeenCalledWith(diagnosing);
});

test('a double press takes one step only', async () => {
  const changeBookingStatus = jest.fn(answered(aBooking('1', { status: 'confirmed', version: 2 })));
  const changeStage = jest.fn(answered(received));
  open(aBooking('1'), { changeBookingStatus, changeStage });
  await userEvent.dblClick(await pressable(/^Confirm booking/));
  await screen.findByRole('button', { name: /^Check in device/ });
  expect(changeStage).not.toHaveBeenCalled();
});

test('after a step, the pointer presses no other button for a moment, but keys do', async () => {
  const changeBookingStatus = jest.fn(answered(aBooking('1', { status: 'confirmed', version: 2 })));
  const page = () => (
    <>
      <NextStepButton booking={aBooking('1')} labels={{}} />
      <NextStepButton booking={aBooking('2')} labels={{}} />
    </>
  );
  const shop = fakeShop({ operations: { changeBookingStatus } });
  render(<AdminSite page={page} shop={shop} at="/admin" />);
  // The pause of 700 ms ends when the test ends it, because a busy machine is slow.
  let endPause = () => {};
  globalThis.setTimeout = ((work: () => void, delay?: number) => {
    if (delay !== 700) return realTimeout(work, delay);
    endPause = work;
    return undefined;
  }) as typeof setTimeout;
  await userEvent.click(await pressable(/^Confirm booking: Customer 1/));
  await screen.findByRole('button', { name: /^Check in device/ });
  const other = screen.getByRole('button', { name: /^Confirm booking: Customer 2/ });
  await userEvent.click(other);
  expect(changeBookingStatus).toHaveBeenCalledTimes(1);
  other.focus();
  await userEvent.keyboard('{Enter}', { delay: null });
  expect(changeBookingStatus).toHaveBeenCalledTimes(2);
  globalThis.setTimeout = realTimeout;
  act(endPause);
  await userEvent.click(await pressable(/^Confirm booking: Customer 2/));
  expect(changeBookingStatus).toHaveBeenCalledTimes(3);
});

test('names the colleague who changed the booking, and keeps the step', async () => {
  const current = { status: 'cancelled', version: 3, changedBy: 'Hari' };
  open(received, { changeStage: refused('stale-version', 'Changed', { current }) });
  await userEvent.click(await pressable(/^Start diagnosis/));
  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect(
    await messages.findByText('Hari changed this booking meanwhile. The booking is now cancelled.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Start diagnosis/ })).toBeTruthy();
});

test('asks before a device becomes ready ahead of its appointment', async () => {
  const changeStage = jest.fn(answered(aBooking('1', { status: 'completed', stage: 'ready' })));
  open(aBooking('1', { status: 'in_progress', stage: 'repairing' }), { changeStage });
  await userEvent.click(await pressable(/^Mark as ready/));
  expect(changeStage).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Complete booking' }));
  expect(changeStage).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { stage: 'ready', version: 1 },
  });
});
