/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import { listEnquiries, markEnquiries } from '@mcs-repairs/shared/domain/contract/inboxes';
import * as today from '@mcs-repairs/shared/domain/contract/today';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop, NOW, refused, SITA } from '../testing/fakeShop';
import { Component as TodayPage } from './TodayPage';

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const open = (shop = fakeShop(), at = '/admin') =>
  render(<AdminSite page={TodayPage} shop={shop} at={at} />);
const section = async (title: RegExp) => within(await screen.findByRole('region', { name: title }));

/** The current time is Monday, 3:45 PM. */
const BOOKINGS = [
  aBooking('1', { appointmentDate: '2026-11-23', appointmentTime: '5:00 PM' }),
  aBooking('2', { appointmentDate: '2026-11-23', appointmentTime: '4:30 PM', status: 'confirmed' }),
  aBooking('3', { appointmentDate: '2026-11-23', appointmentTime: '2:00 PM', status: 'confirmed' }),
  aBooking('4', { createdAt: '2026-11-23T05:00:00Z' }),
];

it('shows who is due by time, who is late, and what is pending for too long', async () => {
  open(fakeShop({ bookings: BOOKINGS }));
  const due = await section(/Appointments today 2/);
  expect(due.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Customer 2',
    'Customer 1',
  ]);
  expect((await section(/Late 1/)).getByText('2:00 PM')).toBeTruthy();
  expect((await section(/more than two hours 1/)).getByText('5 hours ago')).toBeTruthy();
});

it('leads to the board for all that is promised, received or in repair', async () => {
  const promised = Array.from({ length: 51 }, (_, index) =>
    aBooking(String(index), {
      status: index === 0 ? 'confirmed' : 'in_progress',
      stage: index === 0 ? 'received' : 'repairing',
      promisedDate: '2026-11-23',
    }),
  );
  open(fakeShop({ bookings: promised }));
  const all = (await section(/Promised, not ready 51/)).getByRole('link', { name: /View all/ });
  expect(all.getAttribute('href')).toBe('/admin/board');
});

it('says what to do next where nothing waits', async () => {
  open();
  const due = await section(/Appointments today 0/);
  expect(due.getByText(/No more appointments today/)).toBeTruthy();
  expect(due.getByRole('link', { name: 'View the whole day' })).toBeTruthy();
});

it('confirms from the line, which then leaves the list of what waits', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop({ bookings: BOOKINGS }));
  const waiting = await section(/more than two hours/);
  await user.selectOptions(waiting.getByRole('combobox', { name: /Customer 4/ }), 'Confirm');
  expect(await screen.findByText('No customer is waiting for a confirmation.')).toBeTruthy();
});

it('counts in the bar of pages, and no more once it is handled', async () => {
  const shop = fakeShop({ bookings: BOOKINGS });
  const form = { customerName: 'Asha', customerPhone: '9800000000', message: 'Open?', items: [] };
  expect(await shop.call(createEnquiry, { body: form })).toMatchObject({ ok: true });
  open(shop);
  const link = await screen.findByRole('link', { name: /Inbox \(1 waiting\)/ });
  const list = await shop.call(listEnquiries, { query: { state: 'open' } });
  const ids = list.ok ? list.value.items.map(({ id }) => id) : [];
  await shop.call(markEnquiries, { body: { ids, mark: 'handled' } });
  await screen.findByRole('link', { name: 'Inbox' });
  expect(link.textContent).toBe('Inbox');
});

it('opens the details of a booking in place', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop({ bookings: BOOKINGS }));
  await user.click((await section(/Late/)).getByRole('button', { name: 'Customer 3' }));
  expect(await screen.findByRole('dialog', { name: 'Customer 3' })).toBeTruthy();
  await untilAt('/admin?booking=3');
});

it('asks a visitor to sign in, at this address, and asks the shop for nothing before', async () => {
  const readToday = jest.fn();
  open(fakeShop({ operations: { readSession: answered({ staff: null }), readToday } }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(readToday).not.toHaveBeenCalled();
});

it('says that somebody looks, so that the next visit knows what is new', async () => {
  const noteVisit = jest.fn(answered(null));
  open(fakeShop({ operations: { readSession: answered({ staff: SITA }), noteVisit } }));
  await section(/Appointments today/);
  expect(noteVisit).toHaveBeenCalledTimes(1);
});

it('offers to try again when the day does not come', async () => {
  const user = userEvent.setup({ delay: null });
  const unreachable = refused('network', 'The shop could not be reached.');
  const { call } = fakeShop({ bookings: BOOKINGS });
  const readToday = jest.fn(() => call(today.readToday, {})).mockImplementationOnce(unreachable);
  open(fakeShop({ operations: { readToday, noteVisit: unreachable } }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await section(/Appointments today 2/);
});

it('marks what came since the last visit, and hides nothing that waits', async () => {
  const { call } = fakeShop({
    bookings: [
      aBooking('1', { createdAt: '2026-11-23T09:55:00Z' }),
      aBooking('2', { createdAt: '2026-11-23T09:00:00Z' }),
      aBooking('3', { createdAt: '2026-11-23T05:00:00Z' }),
    ],
  });
  const readToday = async () => {
    const answer = await call(today.readToday, {});
    if (answer.ok) answer.value.since = '2026-11-23T09:30:00Z';
    return answer;
  };
  open(fakeShop({ operations: { readToday } }));
  const fresh = await section(/New bookings 2/);
  const [newest, older] = fresh.getAllByRole('listitem');
  expect(within(newest as HTMLElement).getByText('New')).toBeTruthy();
  expect(within(older as HTMLElement).queryByText('New')).toBeNull();
  expect((await section(/more than two hours 1/)).queryByText('New')).toBeNull();
});
