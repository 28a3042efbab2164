/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listBookings } from '@mcs-repairs/shared/domain/contract/bookings';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop, NOW, refused, replacing } from '../testing/fakeShop';
import { Component as DayPage } from './DayPage';

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

type Question = InputOf<typeof listBookings>;

const open = (shop = fakeShop(), at = '/admin/day?date=2026-11-24') =>
  render(<AdminSite page={DayPage} shop={shop} at={at} />);
const slot = async (time: string) => {
  const found = (await screen.findByText(time)).closest('li');
  if (!found) throw new Error(`No slot at ${time}`);
  return within(found);
};

it('shows the day’s bookings, free slots, and slots reserved for walk-ins', async () => {
  open(fakeShop({ bookings: [aBooking('1'), aBooking('2', { appointmentDate: '2026-11-25' })] }));
  expect((await slot('9:30 AM')).getByRole('button', { name: 'Customer 1' })).toBeTruthy();
  expect((await slot('9:00 AM')).getByText('Reserved for walk-ins')).toBeTruthy();
  expect((await slot('10:00 AM')).getByText('Free')).toBeTruthy();
  expect(screen.queryByText('Customer 2')).toBeNull();
});

it('calls the customer of a slot by the phone number beside the name', async () => {
  const booking = aBooking('1', { customerPhone: '9841000077' });
  open(fakeShop({ bookings: [booking] }));
  const call = (await slot('9:30 AM')).getByRole('link', { name: '9841000077', hidden: true });
  expect(call.getAttribute('href')).toBe('tel:9841000077');
});

it('says beside the date how many slots are booked and free', async () => {
  open(fakeShop({ bookings: [aBooking('1')] }));
  const date = await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' });
  await slot('9:30 AM');
  expect(date.nextSibling?.textContent).toMatch(/^1 booked, \d+ free\. Times are Nepal time\.$/);
});

it('shows the time of a walk-in in the same column as the times of appointments', async () => {
  const walkIn = { arrivedAt: '2026-11-24T06:20:00Z', appointmentDate: '', appointmentTime: '' };
  open(fakeShop({ bookings: [aBooking('1', walkIn)] }));
  const row = within(await screen.findByRole('region', { name: 'Walk-ins' })).getByRole('listitem');
  expect(row.firstElementChild?.textContent).toBe('12:05 PM');
});

it('requests only the bookings of that day', async () => {
  const shop = fakeShop();
  const found = jest.fn((input: Question) => shop.call(listBookings, input));
  open(replacing(shop, { listBookings: found }));
  await slot('9:00 AM');
  expect(found.mock.calls[0]?.[0].query).toMatchObject({
    appointmentDate: '2026-11-24',
    status: 'all',
    page: 1,
  });
});

it('starts with today in Nepal, and moves from day to day', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop(), '/admin/day');
  expect(await screen.findByRole('heading', { name: 'Monday, November 23, 2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByRole('heading', { name: 'Tuesday, November 24, 2026' })).toBeTruthy();
  await untilAt('/admin/day?date=2026-11-24');
  await user.click(screen.getByRole('button', { name: 'Go to today' }));
  expect(await screen.findByRole('heading', { name: 'Monday, November 23, 2026' })).toBeTruthy();
});

it('prints the day', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print day' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it.each([
  [undefined, 3, 'No appointments on Sundays, walk-ins are welcome.'],
  ['full', 0, 'No appointments on Sundays. The shop has no time for more walk-ins today.'],
  ['closed', 0, 'No appointments on Sundays. The shop is closed today.'],
])(
  'on a Sunday whose room for walk-ins is %s, it says the same as the check-in',
  async (reason, left, words) => {
    jest.setSystemTime(new Date('2026-11-29T06:00:00Z'));
    const shop = fakeShop();
    const state = { shopDate: '2026-11-29', received: 5, left, ...(reason && { reason }) };
    const readWalkIns = answered(state);
    render(
      <AdminSite
        page={DayPage}
        shop={replacing(shop, { readWalkIns })}
        at="/admin/day?date=2026-11-29"
      />,
    );
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('says why a day has no appointments', async () => {
  open(fakeShop(), '/admin/day?date=2026-11-28');
  expect(await screen.findByText(/Closed on Saturdays/)).toBeTruthy();
  expect(screen.queryByText('9:00 AM')).toBeNull();
});

it('opens the details of a booking in place', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop({ bookings: [aBooking('1')] }));
  await user.click((await slot('9:30 AM')).getByRole('button', { name: 'Customer 1' }));
  expect(await screen.findByRole('dialog', { name: 'Customer 1' })).toBeTruthy();
});

it('offers a retry when the day fails to load', async () => {
  const user = userEvent.setup({ delay: null });
  const shop = fakeShop({ bookings: [aBooking('1')] });
  const found = jest
    .fn((input: Question) => shop.call(listBookings, input))
    .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
  open(replacing(shop, { listBookings: found }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await slot('9:30 AM')).getByRole('button', { name: 'Customer 1' })).toBeTruthy();
});
