/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type {
  ScheduleChange,
  SchedulePreview,
  ScheduleSettings,
} from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA, stopClock } from '../testing/fakeShop';
import { Component as SettingsPage } from './SettingsPage';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const schedule = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);
const settings: ScheduleSettings = { revision: 3, schedule, history: [], displaced: [] };
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

function open(
  preview: SchedulePreview,
  changeSchedule = jest.fn(answered({ revision: 4 })),
  profile: Partial<ShopProfile> = {},
) {
  const undoSchedule = jest.fn(answered({ revision: 5 }));
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      readScheduleSettings: answered(settings),
      previewSchedule: answered(preview),
      changeSchedule,
      undoSchedule,
    },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" profile={profile} />);
  return { user: userEvent.setup({ delay: null }), changeSchedule, undoSchedule };
}
const sent = (call: jest.Mock) => (call.mock.calls.at(-1)?.[0] as { body: ScheduleChange }).body;
const closeTomorrow = async (user: ReturnType<typeof userEvent.setup>) => {
  const form = await screen.findByRole('form', { name: 'Add closed days' });
  await user.type(within(form).getByLabelText(/Reason/), 'Wedding');
  await user.click(within(form).getByRole('button', { name: 'Add closed days' }));
};

const reason = () => screen.getByLabelText<HTMLInputElement>(/Reason/);

test('closes tomorrow with a reason and one press, and undoes it with one press', async () => {
  const { user, changeSchedule, undoSchedule } = open({
    changes: ['Closed'],
    touched: [],
    promised: [],
  });
  await closeTomorrow(user);
  await screen.findByText('The opening hours were changed');
  expect(sent(changeSchedule)).toMatchObject({ revision: 3, decisions: [] });
  expect(sent(changeSchedule).schedule.closures.at(-1)).toMatchObject({ reason: 'Wedding' });
  await user.click(screen.getByRole('button', { name: 'Undo change to opening hours' }));
  await waitFor(() => expect(undoSchedule).toHaveBeenCalledWith({ body: { revision: 3 } }));
  await screen.findByText('The last change of the opening hours was undone');
  expect(screen.queryByRole('button', { name: 'Undo change to opening hours' })).toBeNull();
});

test('the heading counts the closed days to come', async () => {
  stopClock();
  const closed = (from: string) => ({ from, to: from, part: 'day' as const, reason: 'Away' });
  const closures = ['2026-11-22', '2026-11-24', '2027-01-05'].map((from) => ({
    ...closed(from),
    yearly: false,
    holiday: false,
  }));
  const readScheduleSettings = answered({ ...settings, schedule: { ...schedule, closures } });
  const shop = fakeShop({
    operations: { readSession: answered({ staff: SITA }), readScheduleSettings },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  const part = within(await screen.findByRole('region', { name: 'Closed days (2)' }));
  expect(part.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  [['Closed Friday'], true],
  [['The last change was undone', 'No longer closed: Friday'], false],
])('below the changes %j it offers an undo: %s', async (changes, offers) => {
  const entry = { revision: 3, at: '2026-11-23T10:00:00Z', by: 'Sita', changes };
  const readScheduleSettings = answered({ ...settings, history: [entry] });
  const shop = fakeShop({
    operations: { readSession: answered({ staff: SITA }), readScheduleSettings },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  await screen.findByText(changes[0]!);
  const undo = screen.queryByRole('button', { name: 'Undo last change to opening hours' });
  expect(undo !== null).toBe(offers);
});

test('a closure that affects bookings waits for a decision about each of them', async () => {
  const { user, changeSchedule } = open({ changes: ['Closed'], touched, promised: [] });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog', { name: 'This affects 2 bookings' });
  expect(changeSchedule).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Offer other times to all' }));
  // Ram has no email address, so the owner must still decide about his booking.
  expect(within(dialog).getByRole('button', { name: '1 decision left' })).toHaveProperty(
    'disabled',
    true,
  );
  await user.selectOptions(within(dialog).getByLabelText('Decision for 10001'), 'cancel');
  await user.type(within(dialog).getByLabelText(/Message/), 'Sorry');
  expect(reason().value).toBe('Wedding');
  await user.click(within(dialog).getByRole('button', { name: 'Apply new opening hours' }));
  await screen.findByText('The opening hours were changed');
  expect(reason().value).toBe('');
  expect(sent(changeSchedule)).toMatchObject({
    message: 'Sorry',
    decisions: [
      { id: 'b0', decision: 'move' },
      { id: 'b1', decision: 'cancel' },
    ],
  });
});

test('customers without an email address are listed by phone number, before and after the change', async () => {
  const { user } = open({ changes: ['Closed'], touched, promised: [] });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog');
  const notice = within(dialog).getByText('1 customer has no email address. Please call.');
  expect(notice).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: '9800000000' })).toHaveProperty(
    'href',
    'tel:9800000000',
  );
  await user.selectOptions(within(dialog).getByLabelText('Decision for 10000'), 'move');
  await user.selectOptions(within(dialog).getByLabelText('Decision for 10001'), 'cancel');
  await user.click(within(dialog).getByRole('button', { name: 'Apply new opening hours' }));
  expect(
    await screen.findByText('Please call these customers, who got no email: Ram, 9800000000'),
  ).toBeTruthy();
});

test('without a mail server, nothing offers an email, and all customers are listed by phone number', async () => {
  const { user, changeSchedule } = open({ changes: ['Closed'], touched, promised: [] }, undefined, {
    sendsEmails: false,
  });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog');
  const title = 'The site has no mail server. Please call the customers whose booking changes.';
  expect(within(dialog).getByText(title)).toBeTruthy();
  expect(within(dialog).getAllByRole('link', { name: '9800000000' })).toHaveLength(2);
  const options = within(dialog).getAllByRole<HTMLOptionElement>('option');
  expect(options.filter(({ label }) => /email/.test(label))).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText('Decision for 10000'), 'move');
  await user.selectOptions(within(dialog).getByLabelText('Decision for 10001'), 'cancel');
  expect(within(dialog).queryByLabelText(/Message/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Apply new opening hours' }));
  expect(await screen.findByText(/^Please call these customers, .*: Maya, .*; Ram, /)).toBeTruthy();
  expect(changeSchedule).toHaveBeenCalledTimes(1);
});

test('a closure asks about each device that is promised for that day', async () => {
  const device = {
    id: 'p0',
    version: 4,
    reference: 'MCS77',
    customerName: 'Gita',
    customerPhone: '9811111111',
    hasEmail: true,
    deviceModel: 'iPad mini',
    promisedDate: '2026-11-24',
    nextDate: '2026-11-25',
  };
  const { user, changeSchedule } = open({ changes: ['Closed'], touched: [], promised: [device] });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog', { name: 'This affects 1 promised device' });
  expect(changeSchedule).not.toHaveBeenCalled();
  expect(within(dialog).getByText('iPad mini of Gita, MCS77')).toBeTruthy();
  await user.selectOptions(
    within(dialog).getByLabelText('Decision for the device of MCS77'),
    'New promised day: Wed, Nov 25, 2026',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Apply new opening hours' }));
  await screen.findByText('The opening hours were changed');
  expect(sent(changeSchedule)).toMatchObject({
    decisions: [],
    promises: [{ id: 'p0', version: 4, decision: 'later' }],
  });
});

test('a missing reason is named at its field, and typed text stays after a refusal', async () => {
  const { user } = open(
    { changes: ['Closed'], touched: [], promised: [] },
    jest.fn(refused('conflict', 'The hours were changed meanwhile.')),
  );
  const form = await screen.findByRole('form', { name: 'Add closed days' });
  await user.click(within(form).getByRole('button', { name: 'Add closed days' }));
  expect(await within(form).findByText('Enter a reason for customers')).toBeTruthy();
  await closeTomorrow(user);
  expect(await screen.findByText('The hours were changed meanwhile.')).toBeTruthy();
});

const opensMonday = (opens: string) => ({
  ...schedule,
  week: schedule.week.map((hours) => (hours.weekday === 1 ? { ...hours, opens } : hours)),
});
const byRam = { revision: 4, at: '2026-11-23T09:00:00Z', by: 'Ram', changes: ['Mondays'] };

test('typed hours stay while a colleague changes them, and either version can be chosen', async () => {
  const changed = { ...settings, revision: 4, schedule: opensMonday('11:00'), history: [byRam] };
  const scheduleSettings = jest.fn(answered(settings));
  const previewSchedule = jest.fn(answered({ changes: ['Something'], touched: [], promised: [] }));
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      readScheduleSettings: scheduleSettings,
      previewSchedule,
      changeSchedule: answered({ revision: 4 }),
    },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  const user = userEvent.setup({ delay: null });
  const week = await screen.findByRole('form', { name: 'Weekly hours' });
  const monday = within(week).getByLabelText<HTMLInputElement>('From on Monday');
  fireEvent.change(monday, { target: { value: '08:30' } });
  const places = screen.getByLabelText<HTMLInputElement>(/Customers per slot/);
  await user.clear(places);
  await user.type(places, '7');

  scheduleSettings.mockImplementation(answered(changed));
  await closeTomorrow(user);
  const notice = await within(week).findByText('Ram changed the same details meanwhile');
  expect(notice.parentElement?.textContent).toContain('Mondays: open 11:00 AM to 7:00 PM');
  expect(monday.value).toBe('08:30');
  expect(places.value).toBe('7');
  const save = within(week).getByRole<HTMLButtonElement>('button', {
    name: 'Save weekly opening hours',
  });
  expect(save.disabled).toBe(true);
  await user.click(within(week).getByRole('button', { name: 'Keep my changes' }));
  expect(monday.value).toBe('08:30');
  expect(save.disabled).toBe(false);
  fireEvent.change(monday, { target: { value: '11:00' } });
  expect(within(week).queryByText('Ram changed the same details meanwhile')).toBeNull();
});

test('after a colleague’s change the edit is applied to the new hours, and bookings are counted again', async () => {
  const newest = { ...settings, revision: 4, schedule: opensMonday('11:00') };
  const scheduleSettings = jest.fn(answered(settings));
  const previewSchedule = jest
    .fn(answered<SchedulePreview>({ changes: ['Closed'], touched, promised: [] }))
    .mockImplementationOnce(
      answered<SchedulePreview>({ changes: ['Closed'], touched: [], promised: [] }),
    );
  const conflict = refused('conflict', 'The hours were changed meanwhile.');
  const changeSchedule = jest.fn(answered({ revision: 5 })).mockImplementationOnce(async () => {
    scheduleSettings.mockImplementation(answered(newest));
    return conflict();
  });
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      readScheduleSettings: scheduleSettings,
      previewSchedule,
      changeSchedule,
    },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  const user = userEvent.setup({ delay: null });
  await closeTomorrow(user);
  const dialog = await screen.findByRole('dialog', { name: 'This affects 2 bookings' });
  expect(within(dialog).getByText('The hours were changed meanwhile.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Keep all bookings' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply new opening hours' }));
  await screen.findByText('The opening hours were changed');
  const last = sent(changeSchedule);
  expect(last.revision).toBe(4);
  expect(last.schedule.week[1]?.opens).toBe('11:00');
  expect(last.schedule.closures.at(-1)).toMatchObject({ reason: 'Wedding' });
  expect(last.decisions).toHaveLength(2);
  expect(reason().value).toBe('');
});

test('Escape asks before it discards decisions about bookings', async () => {
  const { user, changeSchedule } = open({ changes: ['Closed'], touched, promised: [] });
  await closeTomorrow(user);
  const dialog = () => screen.findByRole('dialog', { name: 'This affects 2 bookings' });
  await user.click(within(await dialog()).getByRole('button', { name: 'Keep all bookings' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep form open' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([changeSchedule.mock.calls.length, reason().value]).toEqual([0, 'Wedding']);
});

test('a date that is not complete stays empty, and a form without changes may be left', async () => {
  open({ changes: ['Closed'], touched: [], promised: [] });
  const day = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByRole('form', { name: 'Add closed days' });
  const [first, last] = [day(/First day/).value, day(/Last day/).value];
  const leavesBrowser = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  for (const name of [/First day/, /Last day/]) {
    fireEvent.change(day(name), { target: { value: '' } });
    expect(day(name).value).toBe('');
    fireEvent.change(day(name), { target: { value: first } });
  }
  expect([day(/First day/).value, day(/Last day/).value]).toEqual([first, last]);
  fireEvent.change(reason(), { target: { value: 'W' } });
  expect(leavesBrowser()).toBe(false);
  fireEvent.change(reason(), { target: { value: '' } });
  expect(leavesBrowser()).toBe(true);
});

test('a closure that a colleague stored meanwhile leaves the form empty', async () => {
  const { user, changeSchedule } = open({ changes: [], touched: [], promised: [] });
  await closeTomorrow(user);
  await screen.findByText('Nothing has changed.');
  await waitFor(() => expect(reason().value).toBe(''));
  expect(changeSchedule).not.toHaveBeenCalled();
});

test('what the owner typed is there again after the session ended', async () => {
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      readScheduleSettings: answered(settings),
      previewSchedule: refused('signed-out', 'Please sign in'),
      signIn: answered({ staff: SITA }),
    },
  });
  render(<AdminSite page={SettingsPage} shop={shop} at="/admin/settings" />);
  const user = userEvent.setup({ delay: null });
  const monday = () => screen.findByLabelText<HTMLInputElement>('From on Monday');
  const places = () => screen.getByLabelText<HTMLInputElement>(/Customers per slot/);
  const holidays = () => screen.getByLabelText<HTMLTextAreaElement>(/^Holidays/);
  fireEvent.change(await monday(), { target: { value: '08:30' } });
  await user.clear(places());
  await user.type(places(), '7');
  await user.selectOptions(screen.getByLabelText('Year'), 'other');
  await user.type(holidays(), '2030-04-13 New Year');
  await closeTomorrow(user);

  await screen.findByText(
    'Your session has ended. After you sign in, your text is still in the form.',
  );
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
  await user.type(screen.getByLabelText(/Email/), SITA.email);
  await user.type(screen.getByLabelText(/Password/), 'correct-horse-battery');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await monday()).value).toBe('08:30');
  expect([places().value, reason().value]).toEqual(['7', 'Wedding']);
  expect(holidays().value).toBe('2030-04-13 New Year');
});

test('discarding a proposal also removes its error message', async () => {
  const refusal = jest.fn(refused('conflict', 'The hours were changed meanwhile.'));
  const { user } = open({ changes: ['Closed'], touched, promised: [] }, refusal);
  await closeTomorrow(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep all bookings' }));
  await user.click(dialog.getByRole('button', { name: 'Apply new opening hours' }));
  await dialog.findByText('The hours were changed meanwhile.');
  await user.click(dialog.getByRole('button', { name: 'Keep current opening hours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('The hours were changed meanwhile.')).toBeNull();
});
