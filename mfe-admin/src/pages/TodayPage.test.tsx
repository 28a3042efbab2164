/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import { listEnquiries, markEnquiries } from '@mcs-repairs/shared/domain/contract/inboxes';
import * as today from '@mcs-repairs/shared/domain/contract/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
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

/** In these tests it is Monday, 3:45 PM. */
const BOOKINGS = [
  aBooking('1', { appointmentDate: '2026-11-23', appointmentTime: '5:00 PM' }),
  aBooking('2', { appointmentDate: '2026-11-23', appointmentTime: '4:30 PM', status: 'confirmed' }),
  aBooking('3', { appointmentDate: '2026-11-23', appointmentTime: '2:00 PM', status: 'confirmed' }),
  aBooking('4', { createdAt: '2026-11-23T05:00:00Z' }),
];

it('shows each booking once, at its most urgent place', async () => {
  open(fakeShop({ bookings: BOOKINGS }));
  const pending = await section(/Pending 2/);
  expect(
    pending.getAllByRole('button', { name: /^Customer/ }).map((each) => each.textContent),
  ).toEqual(['Customer 1', 'Customer 4']);
  expect(pending.getByText(/5 hours ago/)).toBeTruthy();
  expect((await section(/Arriving today 1/)).getByText('4:30 PM')).toBeTruthy();
  expect((await section(/Late 1/)).getByText('2:00 PM')).toBeTruthy();
  expect(
    screen.getAllByRole('listitem').filter((row) => /Customer 1/.test(row.textContent ?? '')),
  ).toHaveLength(1);
});

it('summarises the work at the top with links to it', async () => {
  open(fakeShop({ bookings: BOOKINGS }));
  const requests = await screen.findByRole('link', { name: '2 bookings to confirm' });
  expect(requests.closest('p')?.textContent).toBe(
    '2 bookings to confirm, 1 customer arrives today',
  );
  expect(requests.getAttribute('href')).toMatch(/#pending$/);
});

it('shows the most urgent part first and in large letters', async () => {
  open(fakeShop({ bookings: BOOKINGS }));
  const toDo = await section(/^To do now$/);
  expect(toDo.getAllByRole('link').map((link) => link.textContent)[0]).toBe('1 customer is late');
  const parts = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(parts.slice(0, 3)).toEqual(['Late 1', 'Pending 2', 'Arriving today 1']);
});

it('lists a pending booking of a past day first', async () => {
  open(fakeShop({ bookings: [...BOOKINGS, aBooking('5', { pickupDate: '2026-11-22' })] }));
  const rows = (await section(/Pending 3/)).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Customer 5/);
});

it('lists what is needed soonest first, and bookings without an appointment by their age', async () => {
  const noTime = { appointmentDate: '', appointmentTime: '' };
  open(
    fakeShop({
      bookings: [
        aBooking('1', { ...noTime, createdAt: '2026-11-23T07:00:00Z' }),
        aBooking('2', { ...noTime, createdAt: '2026-11-23T06:00:00Z' }),
        aBooking('3', { appointmentDate: '2026-11-25', appointmentTime: '10:00 AM' }),
        aBooking('4', { appointmentDate: '2026-11-25', appointmentTime: '9:30 AM' }),
        aBooking('5', { ...noTime, pickupDate: '2026-11-24', pickupFrom: '10:00 AM' }),
        aBooking('6', { appointmentDate: '2026-11-24', createdAt: '2026-11-23T09:50:00Z' }),
      ],
    }),
  );
  const rows = (await section(/Pending 6/)).getAllByRole('button', { name: /^Customer/ });
  expect(rows.map((row) => row.textContent)).toEqual(
    ['6', '5', '4', '3', '2', '1'].map((id) => `Customer ${id}`),
  );
});

it('shows the number of pending bookings in the navigation, also those that just came in', async () => {
  open(fakeShop({ bookings: [...BOOKINGS, aBooking('5', { createdAt: '2026-11-23T09:59:00Z' })] }));
  await section(/Pending 3/);
  expect(screen.getByRole('link', { name: 'Bookings (3 waiting)' })).toBeTruthy();
});

it('shows devices in the shop by stage, and first those that are late or promised for today', async () => {
  const inShop = (id: string, stage: Stage, given: Partial<Booking> = {}) =>
    aBooking(id, { status: 'in_progress', stage, ...given });
  open(
    fakeShop({
      bookings: [
        inShop('1', 'repairing', { promisedDate: '2026-11-22' }),
        inShop('2', 'repairing', { promisedDate: '2026-11-23' }),
        inShop('3', 'repairing'),
        inShop('4', 'waiting_parts', { promisedDate: '2026-11-26' }),
        inShop('5', 'ready', { status: 'completed' }),
      ],
    }),
  );
  expect((await section(/Late 1/)).getByText('Due Nov 22')).toBeTruthy();
  expect((await section(/Promised today 1/)).getByText('Customer 2')).toBeTruthy();
  const rows = (await section(/In the shop 2/)).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Waiting for parts.*for Nov 26.*Customer 4/),
    expect.stringMatching(/Repairing.*Customer 3/),
  ]);
  expect((await section(/Ready to collect 1/)).getByText('Customer 5')).toBeTruthy();
});

it('links to the board if a part shows only the first bookings', async () => {
  const promised = Array.from({ length: 51 }, (_, index) =>
    aBooking(String(index), {
      status: index === 0 ? 'confirmed' : 'in_progress',
      stage: index === 0 ? 'received' : 'repairing',
      promisedDate: '2026-11-23',
    }),
  );
  open(fakeShop({ bookings: promised }));
  const part = await section(/Promised today 51/);
  expect(part.getAllByRole('listitem')).toHaveLength(20);
  expect(part.getByRole('link', { name: /View all/ }).getAttribute('href')).toBe('/admin/board');
});

it('folds empty parts into one line', async () => {
  open();
  expect(
    await screen.findByText(/^Nothing late, nothing to confirm, nobody else arrives today/),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Late/ })).toBeNull();
});

it('takes the next step from the row, which then leaves its part', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop({ bookings: BOOKINGS }));
  const pending = await section(/Pending 2/);
  await user.click(pending.getByRole('button', { name: /^Confirm booking: Customer 1/ }));
  expect((await section(/Arriving today 2/)).getByText('Customer 1')).toBeTruthy();
  expect((await section(/Pending 1/)).queryByText('Customer 1')).toBeNull();
});

it('keeps calls, the page of the booking and its status in a menu', async () => {
  const user = userEvent.setup({ delay: null });
  open(fakeShop({ bookings: BOOKINGS }));
  const late = await section(/Late 1/);
  await user.click(late.getByLabelText('More actions: Customer 3, 10003'));
  const call = await late.findByRole('link', { name: /^Call/ });
  expect(call.getAttribute('href')).toBe('tel:+9779800000000');
  expect(late.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe(
    '/admin/bookings/10003',
  );
  await user.selectOptions(late.getByRole('combobox', { name: /Customer 3/ }), 'Cancel');
  expect(await screen.findByText(/nothing late/i)).toBeTruthy();
});

it('shows counts in the navigation, and removes handled items from them', async () => {
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

it('asks a visitor to sign in at this address, and requests no data before', async () => {
  const readToday = jest.fn();
  open(fakeShop({ operations: { readSession: answered({ staff: null }), readToday } }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(readToday).not.toHaveBeenCalled();
});

it('reports the visit, so that the next one knows what is new', async () => {
  const noteVisit = jest.fn(answered(null));
  open(fakeShop({ operations: { readSession: answered({ staff: SITA }), noteVisit } }));
  await screen.findByText(/^Nothing late/);
  expect(noteVisit).toHaveBeenCalledTimes(1);
});

it('offers a retry when the page fails to load', async () => {
  const user = userEvent.setup({ delay: null });
  const unreachable = refused('network', 'The shop could not be reached.');
  const { call } = fakeShop({ bookings: BOOKINGS });
  const readToday = jest.fn(() => call(today.readToday, {})).mockImplementationOnce(unreachable);
  open(fakeShop({ operations: { readToday, noteVisit: unreachable } }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await section(/Pending 2/);
});

it('marks bookings since the last visit, and hides no older ones', async () => {
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
  const rows = (await section(/Pending 3/)).getAllByRole('listitem');
  const isNew = (row: HTMLElement) => within(row).queryByText('New') !== null;
  expect(rows.map(isNew)).toEqual([false, false, true]);
});
