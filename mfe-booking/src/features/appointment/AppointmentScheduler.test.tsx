/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { daysFrom } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { madeStale } from '@mcs-repairs/shared/platform/store';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { AppointmentSchedulerProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { violations } from '../../testing/accessibility';
import { failing, MONDAY, receipt, setClock, shopAt } from '../../testing/fakeShop';
import { AppointmentScheduler } from './AppointmentScheduler';
import { BookedNotice } from './BookedNotice';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';

beforeEach(() => clearDrafts());

const PROPS: AppointmentSchedulerProps = {
  device: 'iphone',
  issue: 'battery',
  deviceModel: 'iPhone 15 Pro',
  repairIssue: 'Battery Replacement',
};

function show(shopData: ShopData, props: Partial<AppointmentSchedulerProps> = {}, now = MONDAY) {
  setClock(now);
  return renderWithSite(<AppointmentScheduler {...PROPS} {...props} />, {
    shopData,
    renderedAt: now,
  });
}

afterEach(() => jest.useRealTimers());

const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const step = (name: string) => screen.getByRole('button', { name });
const tuesday = () => screen.findByRole('button', { name: /November 24, 2026. \d+ free times$/ });
const time = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const month = (label: string) => screen.findByText(label, { selector: 'p' });

describe('the calendar', () => {
  test('opens at the present month and has one day in the tab order', async () => {
    show(shopAt(MONDAY));
    await tuesday();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    expect(days).toHaveLength(30);
    expect(days.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  test('shows past weeks by keyboard and on request, with one day in the tab order', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    await tuesday();
    const stops = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0)
        .map((button) => button.dataset['day']);
    const more = () => screen.getByRole('button', { name: /earlier days$/ });
    expect(more().getAttribute('aria-expanded')).toBe('false');
    act(() => day(/^Monday, November 23, 2026/).focus());
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(day(/^Monday, November 16, 2026/));
    expect(more().getAttribute('aria-expanded')).toBe('true');
    expect(stops()).toEqual(['2026-11-16']);
    await user.click(more());
    expect(more().getAttribute('aria-expanded')).toBe('false');
    // The focused row is hidden again. So its tab stop must move to a visible row.
    expect(stops()).toEqual(['2026-11-23']);
  });

  test('says which day is today', async () => {
    show(shopAt(MONDAY));
    await tuesday();
    expect(day(/^Monday, November 23, 2026/).getAttribute('aria-current')).toBe('date');
  });

  test('opens at the first month with a free time', async () => {
    // At this time, the last appointment of Monday, November 30, is over.
    const evening = '2026-11-30T13:00:00.000Z';
    show(shopAt(evening), {}, evening);
    expect(await month('December 2026')).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'First free times' })).toBeTruthy();
  });

  test('near the end of a month also offers the first weeks of the next one', async () => {
    const user = userEvent.setup({ delay: null });
    const friday = '2026-11-27T04:15:00.000Z';
    show(shopAt(friday), {}, friday);
    await screen.findByRole('button', { name: /^Tuesday, December 1, 2026. \d+ free times$/ });
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'December 2026' })).toBeTruthy();
    const stop = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0)
        .map((button) => button.dataset['day']);
    act(() => day(/^Monday, November 30/).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText(/Times on Tuesday, December 1, 2026/)).toBeTruthy();
    // The choice does not change the month, and the next weeks are one press away.
    expect(await month('November 2026')).toBeTruthy();
    expect(stop()).toEqual(['2026-12-01']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await month('December 2026')).toBeTruthy();
    expect(stop()).toEqual(['2026-12-15']);
    expect(screen.queryByRole('rowheader')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('moves by month and year over the end of the year', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    await tuesday();
    await user.click(step('Next month'));
    await user.click(step('Next month'));
    expect(await month('January 2027')).toBeTruthy();
    await user.click(step('Previous month'));
    expect(await month('December 2026')).toBeTruthy();
    await user.click(step('Previous year'));
    expect(await month('December 2025')).toBeTruthy();
    await user.click(step('Next year'));
    expect(await month('December 2026')).toBeTruthy();
  });

  test('never goes before January 2025', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    await tuesday();
    await user.click(step('Previous year'));
    await user.click(step('Previous year'));
    expect(await month('January 2025')).toBeTruthy();
    expect(time('Previous month').disabled).toBe(true);
    expect(time('Previous year').disabled).toBe(true);
  });

  test('is operated by keyboard: arrows, Home, End, and page keys across months', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    const start = await tuesday();
    act(() => start.focus());
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await user.keyboard('{ArrowRight}');
    expect(focused()).toMatch(/^Wednesday, November 25/);
    await user.keyboard('{End}');
    expect(focused()).toMatch(/^Saturday, November 28/);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^Saturday, December 5/);
    await user.keyboard('{Home}');
    expect(focused()).toMatch(/^Sunday, November 29/);
    await user.keyboard('{PageDown}');
    expect(focused()).toMatch(/^Tuesday, December 29/);
    await user.keyboard('{PageDown}');
    expect(focused()).toMatch(/^Friday, January 29, 2027/);
    await user.keyboard('{PageUp}{ArrowUp}{ArrowLeft}');
    expect(focused()).toMatch(/^Monday, December 21/);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(focused()).toMatch(/^Monday, December 21/);
  });

  test('Enter on a focused day chooses it', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    const start = await tuesday();
    act(() => start.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Times on Tuesday, November 24, 2026/)).toBeTruthy();
  });

  test('a holiday can be focused, warns, and is not chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const { store } = show(shopAt(MONDAY));
    await tuesday();
    await user.click(step('Next month'));
    const christmas = day(/^Friday, December 25, 2026. Christmas Day is a holiday in Nepal$/);
    expect(christmas.getAttribute('aria-disabled')).toBe('true');
    await user.click(christmas);
    expect(document.activeElement).toBe(christmas);
    expect(screen.getByText(/Christmas Day is a holiday in Nepal. Please choose/)).toBeTruthy();
    expect(store.getState().repairFlow.selectedDate).toBeNull();
  });

  test('a Sunday cannot be chosen, with its reason', async () => {
    const user = userEvent.setup({ delay: null });
    const { store } = show(shopAt(MONDAY));
    await tuesday();
    const sunday = day(/^Sunday, November 29/);
    expect(sunday.getAttribute('aria-disabled')).toBe('true');
    await user.click(sunday);
    expect(screen.getByText(/walk-ins are welcome. Please choose another day/)).toBeTruthy();
    expect(store.getState().repairFlow.selectedDate).toBeNull();
  });
});

describe('the times', () => {
  test('appear only after a date is chosen: 18 of them, 12 free on a fresh day', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    const chosen = await tuesday();
    expect(screen.queryByText(/Times on/)).toBeNull();
    await user.click(chosen);
    const group = await screen.findByRole('group', { name: /Times on Tuesday.*Nepal time/ });
    const times = within(group).getAllByRole<HTMLButtonElement>('button');
    expect(times).toHaveLength(18);
    expect(times.filter((button) => !button.disabled)).toHaveLength(12);
    expect(time('9:00 AM Walk-ins').disabled).toBe(true);
    // Only a time before the store opens has this note (docs/conformance/readings.md, Early
    // appointments).
    const early = screen.getByText(/^The store opens at 10:00 AM/).parentElement?.id;
    expect(time('9:30 AM').getAttribute('aria-describedby')).toBe(early);
    expect(time('10:00 AM').getAttribute('aria-describedby')).toBeNull();
  });

  test('booked times are labelled as booked', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY, {}, { '2026-11-24': { '9:30 AM': 1 } }));
    await user.click(await tuesday());
    expect(time('9:30 AM Booked').disabled).toBe(true);
  });

  test('choosing another date clears the time', async () => {
    const user = userEvent.setup({ delay: null });
    const { store } = show(shopAt(MONDAY));
    await user.click(await tuesday());
    await user.click(time('9:30 AM'));
    expect(store.getState().repairFlow.selectedTime).toBe('9:30 AM');
    await user.click(day(/^Wednesday, November 25/));
    expect(store.getState().repairFlow.selectedTime).toBeNull();
    expect(screen.getByRole('button', { name: 'Select Date & Time' })).toBeTruthy();
  });

  test('the first three free times are shortcuts that choose with one press', async () => {
    const user = userEvent.setup({ delay: null });
    const { store } = show(shopAt(MONDAY));
    const offers = await screen.findByRole('group', { name: 'First free times' });
    const shortcuts = within(offers).getAllByRole('button');
    expect(shortcuts).toHaveLength(3);
    // In Nepal it is 10:00 AM. The slot of 10:00 AM has begun, and the slot of 10:30 AM is reserved
    // for walk-ins. So 11:00 AM is the first free time.
    expect(shortcuts[0]?.textContent).toBe('Mon, Nov 23 11:00 AM');
    await user.click(shortcuts[0] as HTMLElement);
    expect(store.getState().repairFlow).toMatchObject({
      selectedDate: '2026-11-23',
      selectedTime: '11:00 AM',
    });
  });

  test('the shortcuts continue in the next month', async () => {
    // It is Monday, November 30, 4:50 PM in Nepal. Only the slots at 5:00 PM and 5:30 PM are left.
    const late = '2026-11-30T11:05:00.000Z';
    show(shopAt(late), {}, late);
    await waitFor(() => {
      const offers = screen.getByRole('group', { name: 'First free times' });
      const names = within(offers)
        .getAllByRole('button')
        .map((button) => button.textContent);
      expect(names).toEqual(['Mon, Nov 30 5:00 PM', 'Mon, Nov 30 5:30 PM', 'Tue, Dec 1 9:30 AM']);
    });
  });

  test('a time that others book is cleared when the tab becomes visible again', async () => {
    const user = userEvent.setup({ delay: null });
    const booked: Record<string, Record<string, number>> = {};
    show(shopAt(MONDAY, {}, booked));
    await user.click(await tuesday());
    await user.click(time('9:30 AM'));
    booked['2026-11-24'] = { '9:30 AM': 1 };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/9:30 AM on this day has just been taken/)).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Select Date & Time' }).disabled,
    ).toBe(true);
  });
});

type Input = InputOf<typeof readAvailability>;

describe('availability', () => {
  test('is requested one month at a time', async () => {
    const asked: string[] = [];
    const { call } = shopAt(MONDAY);
    const asks = (input: Input) => {
      const { from, to } = input.query;
      asked.push(`${from} ${to} ${daysFrom(from, to).length}`);
      return call(readAvailability, input);
    };
    show(shopAt(MONDAY, { operations: { readAvailability: asks } }));
    await tuesday();
    expect(asked).toEqual(['2026-11-01 2026-11-30 30']);
  });

  test('is requested again after a write that changes it', async () => {
    const user = userEvent.setup({ delay: null });
    const booked: Record<string, Record<string, number>> = {};
    const { store } = show(shopAt(MONDAY, {}, booked));
    await user.click(await tuesday());
    await user.click(time('9:30 AM'));
    booked['2026-11-24'] = { '9:30 AM': 1 };
    await act(async () => void store.dispatch(madeStale(['Bookings'])));
    expect(screen.queryByText(/has just been taken/)).toBeNull();
    await act(async () => void store.dispatch(madeStale(['Bookings', 'Availability'])));
    expect(await screen.findByText(/9:30 AM on this day has just been taken/)).toBeTruthy();
  });

  test('shows an error when it fails to load, and can be loaded again', async () => {
    const user = userEvent.setup({ delay: null });
    const { call } = shopAt(MONDAY);
    let down = true;
    const asks = async (input: Input) =>
      down ? failing('network') : call(readAvailability, input);
    show(shopAt(MONDAY, { operations: { readAvailability: asks } }));
    expect(await screen.findByText('We could not load the free times')).toBeTruthy();
    down = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await tuesday()).toBeTruthy();
    expect(screen.queryByText('We could not load the free times')).toBeNull();
  });

  test('shows the days by the general rules while it loads', () => {
    show(shopAt(MONDAY, { operations: { readAvailability: () => new Promise(() => {}) } }));
    expect(screen.getByText('Looking for free times')).toBeTruthy();
    expect(day(/^Sunday, November 29, 2026. No appointments on Sundays/)).toBeTruthy();
  });

  test('a fully booked day cannot be chosen', async () => {
    const full = Object.fromEntries(SLOT_TIMES.map((slot) => [slot, 1]));
    show(shopAt(MONDAY, {}, { '2026-11-24': full }));
    expect(
      await screen.findByRole('button', {
        name: 'Tuesday, November 24, 2026. Every time on this day is taken',
      }),
    ).toBeTruthy();
  });
});

describe('the booking button', () => {
  test('reads Select Date & Time until both are chosen, then Book Appointment', async () => {
    const user = userEvent.setup({ delay: null });
    show(shopAt(MONDAY));
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Select|Book/ });
    expect(button().textContent).toBe('Select Date & Time');
    expect(button().disabled).toBe(true);
    await user.click(await tuesday());
    expect(button().disabled).toBe(true);
    await user.click(time('9:30 AM'));
    expect(button().textContent).toBe('Book Appointment');
    expect(button().disabled).toBe(false);
  });

  test('on pages that the visitor does not leave, the reference replaces the calendar', async () => {
    const user = userEvent.setup({ delay: null });
    const { router } = show(
      shopAt(MONDAY, {
        operations: { createBooking: async () => ({ ok: true, value: receipt() }) },
      }),
      { stayOnPage: true },
    );
    await user.click(await tuesday());
    await user.click(time('9:30 AM'));
    await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
    await screen.findByRole('dialog');
    await user.type(screen.getByLabelText(/Full name/), 'Asha');
    await user.type(screen.getByLabelText(/Email/), 'asha@example.com');
    await user.type(screen.getByLabelText(/Phone number/), '9800000000');
    await user.click(screen.getByRole('button', { name: 'Confirm Booking' }));
    expect(await screen.findByText(/Your order number is 12345/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Book another repair' }));
    expect(screen.getByRole('grid')).toBeTruthy();
  });
});

test.each([true, false])(
  'the notice about a booking promises an email only if the shop sends emails (%j)',
  (sendsEmails) => {
    renderWithSite(<BookedNotice receipt={receipt()} onAnother={() => {}} />, {
      config: { profile: { ...DEFAULT_SHOP_PROFILE, sendsEmails } },
    });
    expect(screen.queryByText(/confirmation email soon/) !== null).toBe(sendsEmails);
    expect(screen.queryByText(/Please save it/) !== null).toBe(!sendsEmails);
  },
);

test('calendar and times have no accessibility violations', async () => {
  const user = userEvent.setup({ delay: null });
  show(shopAt(MONDAY));
  await user.click(await tuesday());
  await user.click(time('9:30 AM'));
  expect(await violations()).toEqual([]);
});
