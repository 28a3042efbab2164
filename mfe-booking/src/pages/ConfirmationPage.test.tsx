/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { MyBooking, readMyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { fakeShopData, fakeSite, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { violations } from '../testing/accessibility';
import { failing, receipt, setClock } from '../testing/fakeShop';
import { Component as ConfirmationPage } from './ConfirmationPage';

// The calendar library imports nanoid. The browser build of nanoid is not CommonJS, so it fails in
// Jest. The shop sets its own ids and does not need nanoid.
jest.mock('nanoid', () => ({ nanoid: () => 'unused' }));

const PATH = '/booking-confirmation';

afterEach(() => jest.useRealTimers());

/** Opens the page as after a navigation that passes on a booking. */
function arrive(
  state: unknown,
  hash: string,
  shopData: ShopData = fakeShopData(),
  sendsEmails?: boolean,
) {
  const profile = { ...DEFAULT_SHOP_PROFILE, sendsEmails };
  const { site, store } = fakeSite({ shopData, config: { profile } });
  const router = createMemoryRouter([{ path: PATH, Component: ConfirmationPage }], {
    initialEntries: [{ pathname: PATH, hash, state }],
  });
  render(
    <SiteProvider value={site}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </SiteProvider>,
  );
}

type Linked = InputOf<typeof readMyBooking>;
const knowing = (value = receipt()) => {
  return async ({ headers }: Linked): Promise<Result<MyBooking>> =>
    headers['x-booking-token'] === value.token
      ? {
          ok: true,
          value: {
            receipt: value,
            timeline: [],
            repair: {},
            access: 'full',
            actions: { reschedule: true, cancel: true, keep: false },
          },
        }
      : failing('not-found');
};

/** Returns the value beside a label. */
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('an empty visit shows the documented defaults (section 2)', () => {
  renderWithSite(<ConfirmationPage />, { path: PATH });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Customer!');
  expect(screen.getByText("You'll receive a confirmation email soon.")).toBeTruthy();
  expect(screen.getByText('#12471')).toBeTruthy();
  expect(fact('Device')).toBe('iPhone 16 Pro Max');
  expect(fact('Service')).toBe('Screen/LCD Replacement');
  expect(fact('Date and time')).toBe('Monday, October 6, 202511:00 AM Nepal time');
  expect(fact('Duration')).toBe('45-120 minutes');
  expect(screen.getByText('Walk-In Service')).toBeTruthy();
  expect(fact('Location')).toMatch(/^Putalisadak, Kathmandu/);
});

test('without a booking, the page links to the look-up', () => {
  renderWithSite(<ConfirmationPage />, { path: PATH });
  const link = screen.getByRole('link', { name: 'Find your booking' });
  expect(link.getAttribute('href')).toBe('/my-booking');
});

test('prices are words: call for price, the diagnostic fee free', () => {
  renderWithSite(<ConfirmationPage />, { path: PATH });
  const summary = screen.getByRole('region', { name: 'Pricing summary' });
  expect(fact('Service price')).toBe('Call for price');
  expect(fact('Diagnostic fee')).toBe('Free');
  expect(fact('Total')).toBe('Call for price');
  expect(summary.textContent).not.toMatch(/\d/);
});

test('it leads on to browsing, another repair and the shop', () => {
  renderWithSite(<ConfirmationPage />, { path: PATH });
  const links = within(screen.getByRole('navigation', { name: 'What next' }));
  const target = (name: string) => links.getByRole('link', { name }).getAttribute('href');
  expect(target('Continue Browsing')).toBe('/');
  expect(target('Book Another Repair')).toBe('/repairs');
  expect(target('Shop Devices')).toBe('/shop');
});

test('a booking from the navigation is shown at once', () => {
  arrive({ receipt: receipt() }, '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Asha Gurung!');
  expect(screen.getByText('#12345')).toBeTruthy();
  expect(fact('Service')).toBe('Battery Replacement');
  expect(fact('Duration')).toBe('30-60 minutes');
});

test('in a new tab the private link alone shows the booking', async () => {
  arrive(null, '#secret-token', fakeShopData({ operations: { readMyBooking: knowing() } }));
  expect(screen.getByText('Loading your booking')).toBeTruthy();
  expect(await screen.findByText('#12345')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reschedule or cancel' }).getAttribute('href')).toBe(
    '/my-booking/open#secret-token',
  );
});

test('after a reload the server’s booking replaces the one from the navigation', async () => {
  const moved = receipt({ appointmentTime: '2:00 PM', version: 2 });
  arrive(
    { receipt: receipt() },
    '#secret-token',
    fakeShopData({ operations: { readMyBooking: knowing(moved) } }),
  );
  await waitFor(() => expect(fact('Date and time')).toContain('2:00 PM'));
});

describe('what happens next', () => {
  const steps = () =>
    within(screen.getByRole('region', { name: 'What happens next' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent?.replaceAll('\u00a0', ' '));

  test('is described in three steps with their times', () => {
    // At 8:30 AM in Nepal, the shop is still closed.
    setClock('2026-11-23T02:45:00.000Z');
    arrive({ receipt: receipt({ createdAt: '2026-11-23T02:45:00.000Z', customerEmail: '' }) }, '');
    expect(steps()).toEqual([
      '1We confirm your timeWe call you by 12:00 PM (Nepal time). The shop opens at 10:00 AM.',
      '2You bring your deviceTuesday, November 24, 2026, 9:30 AM Nepal time, to Putalisadak, Kathmandu, Nepal.',
      '3We check it, and you decideThe check is free. We tell you the price before we repair anything. The repair usually takes 30-60 minutes.',
    ]);
  });

  test.each([
    ['2026-11-27T16:00:00.000Z', /on Sun, Nov 29 by 12:00 PM.*opens on Sun, Nov 29 at 10:00 AM/],
    [
      '2026-11-23T12:30:00.000Z',
      /^1We confirm your timeWe email you tomorrow by 11:15 AM.*We count 2 hours of our opening/,
    ],
  ])('after a booking at %s names the day of the call', (at, words) => {
    setClock(at);
    const appointmentDate = '2026-12-01';
    arrive({ receipt: receipt({ createdAt: at, customerPhone: '', appointmentDate }) }, '');
    expect(steps()[0]).toMatch(words);
    expect(steps()[0]).not.toMatch(/call/);
  });

  test('names no call after the appointment, and asks to confirm a reserved time', () => {
    // It is 6:30 PM in Nepal. The promised two opening hours end after 9:30 AM on the next day.
    const at = '2026-11-23T12:45:00.000Z';
    setClock(at);
    arrive({ receipt: receipt({ createdAt: at }) }, '');
    expect(steps()[0]).toMatch(/Your time is reserved. Come even if/);
    cleanup();
    const heldUntil = '2026-11-23T13:15:00.000Z';
    arrive({ receipt: receipt({ createdAt: at, heldUntil }) }, '');
    expect(steps()[0]).toMatch(/You confirm your timePlease do it before 7:00 PM/);
  });

  test('promises nothing for a past time, and says when the booking is confirmed', () => {
    setClock('2026-11-24T02:45:00.000Z');
    arrive({ receipt: receipt({ appointmentDate: '2026-12-01' }) }, '');
    expect(steps()[0]).toMatch(/If you have not heard from us, please call/);
    cleanup();
    arrive({ receipt: receipt({ status: 'confirmed' }) }, '');
    expect(steps()[0]).toMatch(/your booking is confirmed/);
  });

  test.each(['in_progress', 'completed', 'cancelled'] as const)('is hidden once %s', (status) => {
    arrive({ receipt: receipt({ status }) }, '');
    expect(screen.queryByText('What happens next')).toBeNull();
  });
});

const mainButtons = () =>
  Array.from(document.querySelectorAll('.primary:not(nav *)'), (button) => button.textContent);

test('the private link is offered as buttons, and the calendar is the main one', () => {
  arrive({ receipt: receipt({ customerPhone: '9800000001' }) }, '');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to my WhatsApp' });
  expect(link.href).toContain(encodeURIComponent('/my-booking/open#secret-token'));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(mainButtons()).toEqual(['Add to My Google Calendar']);
});

test('without an email, the private link comes first', () => {
  arrive({ receipt: receipt({ customerEmail: '' }) }, '');
  expect(mainButtons()).toEqual(['Copy link']);
  const link = screen.getByRole('region', { name: 'Please save your private link' });
  const order = link.compareDocumentPosition(screen.getByText('#12345'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('if the shop sends no emails, the private link comes first, and the customer calls to keep a held time', () => {
  const heldUntil = '2026-11-23T13:15:00.000Z';
  arrive({ receipt: receipt({ heldUntil }) }, '', fakeShopData(), false);
  expect(screen.getByText(/please call us to confirm yours/)).toBeTruthy();
  expect(screen.queryByText(/Open the link in the email/)).toBeNull();
  const link = screen.getByRole('region', { name: 'Please save your private link' });
  const order = link.compareDocumentPosition(screen.getByText('#12345'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/You gave no email address/)).toBeNull();
});

test('a pending booking says by when the shop confirms it', () => {
  // At 10:15 AM in Nepal, the shop has been open for 15 minutes.
  setClock('2026-11-23T04:30:00.000Z');
  const createdAt = '2026-11-23T04:30:00.000Z';
  arrive({ receipt: receipt({ createdAt }) }, '');
  expect(screen.getByText('We confirm by 12:15 PM')).toBeTruthy();
  cleanup();
  arrive({ receipt: receipt({ createdAt, status: 'confirmed' }) }, '');
  expect(screen.queryByText(/^We confirm by/)).toBeNull();
});

test('a network failure does not hide a booking from the navigation', async () => {
  const asked = jest.fn(async () => failing('network'));
  arrive(
    { receipt: receipt() },
    '#secret-token',
    fakeShopData({ operations: { readMyBooking: asked } }),
  );
  expect(await screen.findByText('#12345')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ headers: { 'x-booking-token': 'secret-token' } });
});

test('an invalid link explains how to find the booking', async () => {
  arrive(null, '#old-token', fakeShopData({ operations: { readMyBooking: knowing() } }));
  expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find my booking' }).getAttribute('href')).toBe(
    '/my-booking',
  );
});

test('a truncated link explains how to find the booking', async () => {
  arrive(null, '#secret%E0', fakeShopData({ operations: { readMyBooking: knowing() } }));
  expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
});

test('a booking that fails to load can be loaded again', async () => {
  let down = true;
  const answer = knowing();
  const myBooking = async (input: Linked) => (down ? failing('network') : answer(input));
  arrive(null, '#secret-token', fakeShopData({ operations: { readMyBooking: myBooking } }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await userEvent.click(retry);
  expect(await screen.findByText('#12345')).toBeTruthy();
});

test('an invalid navigation state counts as an empty visit', () => {
  arrive({ receipt: { reference: 7 } }, '');
  expect(screen.getByText('#12471')).toBeTruthy();
});

test('a booking from an earlier try is labelled as such', () => {
  arrive({ receipt: receipt(), fromEarlierTry: true }, '');
  expect(screen.getByText(/We had already received your first request/)).toBeTruthy();
});

test('Google Calendar opens with the appointment in UTC', () => {
  arrive({ receipt: receipt() }, '');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to My Google Calendar' });
  const { searchParams, origin } = new URL(link.href);
  expect(origin).toBe('https://calendar.google.com');
  // 9:30 AM in Nepal is 03:45 UTC. A battery repair takes up to 60 minutes.
  expect(searchParams.get('dates')).toBe('20261124T034500Z/20261124T044500Z');
  expect(searchParams.get('location')).toContain('Putalisadak, Kathmandu');
});

test('every other calendar gets a file', async () => {
  const files: { name: string; content: Promise<string> }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: blob.text() });
  });
  arrive({ receipt: receipt({ version: 3 }) }, '');
  await userEvent.click(screen.getByRole('button', { name: 'Download .ics file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [file] = files;
  expect(file?.name).toBe('appointment-12345.ics');
  const text = await file?.content;
  expect(text).toContain('DTSTART:20261124T034500Z');
  expect(text).toContain('SEQUENCE:0');
  expect(text).toContain('STATUS:TENTATIVE');
});

test('Print opens the print dialog of the browser', async () => {
  const print = jest.fn();
  window.print = print;
  renderWithSite(<ConfirmationPage />, { path: PATH });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the confirmation has no accessibility violations', async () => {
  arrive({ receipt: receipt() }, '');
  expect(await violations()).toEqual([]);
});
