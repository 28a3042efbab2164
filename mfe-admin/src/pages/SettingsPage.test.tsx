/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSchedule } from 'shared/domain/catalogue/defaultSchedule';
import { DEFAULT_SHOP_PROFILE } from 'shared/domain/catalogue/shopProfile';
import type { ScheduleChange, SchedulePreview } from 'shared/domain/types/schedule';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../testing/fakeShop';
import { Component as SettingsPage } from './SettingsPage';

afterEach(cleanup);

const schedule = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);
const settings = { revision: 3, schedule, history: [], displaced: [] };
const touched: SchedulePreview['touched'] = ['Maya', 'Ram'].map((customerName, index) => ({
  id: `b${index}`,
  version: 1,
  reference: `1000${index}`,
  customerName,
  customerPhone: '9800000000',
  hasEmail: index === 0,
  appointmentDate: '2026-11-24',
  appointmentTime: '9:30 AM',
}));

function open(preview: SchedulePreview, changeSchedule = jest.fn(answered({ revision: 4 }))) {
  const undoSchedule = jest.fn(answered({ revision: 5 }));
  const shop = fakeShop({
    staff: {
      session: answered({ staff: SITA }),
      scheduleSettings: answered(settings),
      previewSchedule: answered(preview),
      changeSchedule,
      undoSchedule,
    },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  return { user: userEvent.setup(), changeSchedule, undoSchedule };
}
const sent = (call: jest.Mock) => call.mock.calls.at(-1)?.[0] as ScheduleChange;
const closeTomorrow = async (user: ReturnType<typeof userEvent.setup>) => {
  const form = await screen.findByRole('form', { name: 'Close the shop' });
  await user.type(within(form).getByLabelText(/Reason/), 'Wedding');
  await user.click(within(form).getByRole('button', { name: 'Close' }));
};

test('closed tomorrow: a reason and one press, and one press takes it back', async () => {
  const { user, changeSchedule, undoSchedule } = open({ changes: ['Closed'], touched: [] });
  await closeTomorrow(user);
  await screen.findByText('This counts now, everywhere');
  expect(sent(changeSchedule)).toMatchObject({ revision: 3, decisions: [] });
  expect(sent(changeSchedule).schedule.closures.at(-1)).toMatchObject({ reason: 'Wedding' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undoSchedule).toHaveBeenCalledWith(3));
});

test('a closure that touches bookings waits until something is decided about each', async () => {
  const { user, changeSchedule } = open({ changes: ['Closed'], touched });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog', { name: 'This touches 2 bookings' });
  expect(changeSchedule).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Offer all other times' }));
  // Ram has no e-mail address.
  expect(within(dialog).getByRole('button', { name: '1 to decide' })).toHaveProperty(
    'disabled',
    true,
  );
  await user.selectOptions(within(dialog).getByLabelText('What becomes of 10001'), 'cancel');
  await user.type(within(dialog).getByLabelText(/Message/), 'Sorry');
  await user.click(within(dialog).getByRole('button', { name: 'Make it count' }));
  await screen.findByText('This counts now, everywhere');
  expect(sent(changeSchedule)).toMatchObject({
    message: 'Sorry',
    decisions: [
      { id: 'b0', decision: 'move' },
      { id: 'b1', decision: 'cancel' },
    ],
  });
});

test('a missing reason is said beside its field, and what was refused stays typed', async () => {
  const { user } = open(
    { changes: ['Closed'], touched: [] },
    jest.fn(refused('conflict', 'The hours were changed meanwhile.')),
  );
  const form = await screen.findByRole('form', { name: 'Close the shop' });
  await user.click(within(form).getByRole('button', { name: 'Close' }));
  expect(await within(form).findByText('Say why, in words for customers')).toBeTruthy();
  await closeTomorrow(user);
  expect(await screen.findByText('The hours were changed meanwhile.')).toBeTruthy();
});
