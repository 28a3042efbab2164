/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type {
  MyBooking,
  readMyBooking,
  rescheduleMyBooking as reschedule,
} from '@mcs-repairs/shared/domain/contract/myBooking';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { customerActions } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import type { BookingReceipt, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { remote } from '../remote';
import { violations } from '../testing/accessibility';
import { failing, MONDAY, receipt, setClock, shopAt } from '../testing/fakeShop';
import { forgetNewLinks } from '../newLink';

afterEach(() => {
  jest.useRealTimers();
  forgetNewLinks();
});

const AT: Record<BookingStatus, string> = {
  pending: '2026-11-20T04:15:00.000Z',
  confirmed: '2026-11-20T06:00:00.000Z',
  in_progress: '2026-11-24T04:00:00.000Z',
  completed: '2026-11-24T06:00:00.000Z',
  cancelled: '2026-11-21T06:00:00.000Z',
};

function myBooking(course: BookingStatus[], changes: Partial<BookingReceipt> = {}): MyBooking {
  const status = course.at(-1) ?? 'pending';
  return {
    receipt: receipt({ status, ...changes }),
    timeline: course.map((to) => ({ at: AT[to], to })),
    access: 'full',
    repair: {},
    actions: { ...customerActions(status), keep: false },
  };
}

type Linked = InputOf<typeof readMyBooking>;

/** The header that contains the token of a private link. */
const by = (token: string) => ({ headers: { 'x-booking-token': token } });
const tokenOf = ({ headers }: Linked) => headers['x-booking-token'];

const answer =
  (booking: MyBooking) =>
  async (input: Linked): Promise<Result<MyBooking>> =>
    tokenOf(input) === booking.receipt.token ? { ok: true, value: booking } : failing('not-found');

async function show(
  operations: Record<string, (input: never, key: never) => Promise<Result<unknown>>>,
  path = '/my-booking/open#secret-token',
) {
  setClock(MONDAY);
  const view = await renderRoute(remote.routes, {
    path,
    shopData: shopAt(MONDAY, { operations }),
    renderedAt: MONDAY,
  });
  return { user: userEvent.setup({ delay: null }), ...view };
}

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

test('the link shows the booking with its facts', async () => {
  await show({ readMyBooking: answer(myBooking(['pending'])) });
  expect(await screen.findByText('#12345')).toBeTruthy();
  expect(screen.getByText('Tuesday, November 24, 2026, 9:30 AM Nepal time')).toBeTruthy();
  expect(screen.getByText('iPhone 15 Pro')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to My Google Calendar' })).toBeTruthy();
});

test('the meaning of the status is above the facts, of which the appointment is the first', async () => {
  await show({ readMyBooking: answer(myBooking(['pending', 'confirmed'])) });
  const meaning = await screen.findByText(/^Your appointment is confirmed/);
  const [first] = screen.getAllByRole('term');
  expect(first?.textContent).toBe('Date and time');
  expect(meaning.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['a pickup', { pickup: { date: '2026-11-28', from: '10:00 AM', to: '12:00 PM' } as const }, {}],
  ['no appointment', {}, { appointmentDate: '', appointmentTime: '' }],
])('a confirmed booking with %s asks nobody to bring the device', async (_of, repair, changes) => {
  const request = { kind: 'request' as const, reference: 'MCS4821', ...changes };
  const confirmed = myBooking(['pending', 'confirmed'], request);
  await show({
    readMyBooking: answer({ ...confirmed, repair: { ...confirmed.repair, ...repair } }),
  });
  expect(await screen.findByText('MCS4821')).toBeTruthy();
  expect(screen.queryByText(/bring your device/)).toBeNull();
});

test.each([
  ['waiting_customer', /^Your device is with us, so you cannot change this booking here/],
  ['repairing', /^Your device is being repaired, so you cannot change this booking here/],
  [undefined, /^Your device is being repaired, so you cannot change this booking here/],
] as const)('at the stage %s, the booking says where the device is', async (stage, text) => {
  const started = myBooking(['pending', 'confirmed', 'in_progress']);
  await show({ readMyBooking: answer({ ...started, repair: stage ? { stage } : {} }) });
  const notice = await screen.findByText(text);
  const { phone } = DEFAULT_SHOP_PROFILE;
  expect(within(notice).getByRole('link', { name: phone })).toBeTruthy();
});

test('a request describes pickup, fault, preferred time and agreed price in words', async () => {
  const request = {
    kind: 'request' as const,
    reference: 'MCS4821',
    appointmentDate: '',
    appointmentTime: '',
    customerEmail: '',
    preferredDate: '2026-11-28T12:00',
    serviceType: 'pickup' as const,
    pickupAddress: 'Jhamsikhel 4, Lalitpur',
    fault: 'It stays dark.',
  };
  const first = await show({ readMyBooking: answer(myBooking(['pending'], request)) });
  expect(await screen.findByText('We pick your device up at Jhamsikhel 4, Lalitpur')).toBeTruthy();
  expect(screen.getByText('It stays dark.')).toBeTruthy();
  expect(
    screen.getByText(
      'Saturday, November 28, 2026, 12:00 PM (Nepal time), as wished; we confirm by phone',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Price')).toBeNull();
  expect(document.body.textContent).not.toContain('2026-11-28T12:00');
  first.unmount();

  const over = myBooking(['pending', 'cancelled'], request);
  const cancelled = await show({ readMyBooking: answer(over) });
  expect(await screen.findByText('Where')).toBeTruthy();
  expect(screen.queryByText(/We pick your device up/)).toBeNull();
  cancelled.unmount();

  const pickup = { date: '2026-11-28', from: '10:00 AM', to: '12:00 PM' } as const;
  const repair = { stage: 'collected' as const, collectedAt: MONDAY, pickup };
  const done = myBooking(['pending', 'confirmed', 'in_progress', 'completed'], request);
  const collected = await show({ readMyBooking: answer({ ...done, repair }) });
  expect(await screen.findByText('Where')).toBeTruthy();
  expect(screen.queryByText(/Our rider brings/)).toBeNull();
  collected.unmount();

  const options = [{ tier: 'standard' as const, price: 12_500, duration: '2 days' }];
  const estimate = {
    id: '1',
    options,
    state: 'accepted' as const,
    expiresAt: MONDAY,
    accepted: 'standard' as const,
    isOver: false,
  };
  const accepted = myBooking(['pending', 'confirmed', 'in_progress'], request);
  await show({
    readMyBooking: answer({ ...accepted, repair: { stage: 'repairing', estimate } }),
  });
  expect(await screen.findByText('Rs. 12,500, as agreed')).toBeTruthy();
  expect(screen.queryByText(/as wished/)).toBeNull();
});

test('the timeline shows past changes in Nepal time, and then future steps', async () => {
  await show({ readMyBooking: answer(myBooking(['pending', 'confirmed'])) });
  const course = within(await screen.findByRole('region', { name: 'Progress of your repair' }));
  const entries = course.getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual([
    'Pending',
    'Confirmed',
    'In Progress',
    'Completed',
  ]);
  expect(course.getByText('Friday, November 20, 2026, 10:00 AM Nepal time')).toBeTruthy();
  expect(entries[1]?.getAttribute('aria-current')).toBe('step');
});

test('a rescheduled booking says so in its timeline', async () => {
  const timeline = [AT.pending, AT.confirmed].map((at) => ({ at, to: 'pending' as const }));
  await show({ readMyBooking: answer({ ...myBooking(['pending']), timeline }) });
  const course = within(await screen.findByRole('region', { name: 'Progress of your repair' }));
  const [booked, moved] = course.getAllByRole('listitem');
  expect(booked?.querySelector('p')?.textContent).toBe('Pending');
  expect(moved?.querySelector('p')?.textContent).toBe('Rescheduled');
});

test.each([
  [['pending'], true],
  [['pending', 'confirmed'], true],
  [['pending', 'confirmed', 'in_progress'], false],
  [['pending', 'confirmed', 'in_progress', 'completed'], false],
  [['pending', 'cancelled'], false],
] as [BookingStatus[], boolean][])(
  'with status %j it can be rescheduled and cancelled: %s',
  async (course, open) => {
    await show({ readMyBooking: answer(myBooking(course)) });
    await screen.findByText('#12345');
    expect(button('Choose another time') !== null).toBe(open);
    expect(button('Cancel booking') !== null).toBe(open);
  },
);

test('a cancelled booking has no future steps and no calendar entry', async () => {
  await show({ readMyBooking: answer(myBooking(['pending', 'cancelled'])) });
  const course = within(await screen.findByRole('region', { name: 'Progress of your repair' }));
  expect(course.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Add to My Google Calendar' })).toBeNull();
});

describe('a time that needs a confirmation', () => {
  const held = { heldUntil: '2026-11-23T06:30:00.000Z' };

  test('is confirmed with one press on the page of the emailed link', async () => {
    let current: MyBooking = {
      ...myBooking(['pending'], held),
      actions: { reschedule: false, cancel: true, keep: true },
    };
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      keepMyBooking: async () => {
        current = myBooking(['pending'], { version: 2 });
        return { ok: true, value: current.receipt };
      },
    });
    expect(await screen.findByText('We hold your time until 12:15 PM (Nepal time)')).toBeTruthy();
    expect(button('Choose another time')).toBeNull();
    await press(user, 'Keep my booking');
    expect(await screen.findByText(/your booking is kept. We look forward/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/We hold your time until/)).toBeNull());
  });

  test('refers to the email if another link was opened', async () => {
    await show({ readMyBooking: answer(myBooking(['pending'], held)) });
    expect(await screen.findByText(/open the link in the email/i)).toBeTruthy();
    expect(button('Keep my booking')).toBeNull();
  });

  test('shows the current status after it has expired', async () => {
    let current: MyBooking = {
      ...myBooking(['pending'], held),
      actions: { reschedule: false, cancel: true, keep: true },
    };
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      keepMyBooking: async () => {
        current = myBooking(['pending', 'cancelled']);
        return failing('stale-version');
      },
    });
    await press(user, 'Keep my booking');
    expect(await screen.findByText(/has changed in the meantime/)).toBeTruthy();
  });
});

describe('rescheduling', () => {
  test('is done in the calendar, and the page continues with the new link', async () => {
    const moved = myBooking(['pending'], {
      token: 'new-token',
      appointmentDate: '2026-11-25',
      appointmentTime: '2:00 PM',
      version: 2,
    });
    const asked: unknown[] = [];
    const { user, router } = await show({
      readMyBooking: async (input: Linked) =>
        answer(tokenOf(input) === 'new-token' ? moved : myBooking(['pending']))(input),
      rescheduleMyBooking: async (input) => {
        asked.push(input);
        return { ok: true, value: moved.receipt };
      },
    });
    await press(user, 'Choose another time');
    await press(user, /November 25, 2026. 12 free times/);
    await press(user, '2:00 PM');
    await press(user, 'Reschedule to Wednesday, November 25, 2026, 2:00 PM');
    const told = await screen.findByText(/Your appointment is rescheduled. We emailed you/);
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(button('Copy link')).toBeNull();
    expect(
      await screen.findByText('Wednesday, November 25, 2026, 2:00 PM Nepal time'),
    ).toBeTruthy();
    expect(router.state.location).toMatchObject({
      pathname: '/my-booking/open',
      hash: '#new-token',
    });
    expect(asked).toEqual([
      {
        ...by('secret-token'),
        body: { appointmentDate: '2026-11-25', appointmentTime: '2:00 PM', version: 1 },
      },
    ]);
  });

  describe('and then going back in the history', () => {
    const EARLIER = '/my-booking/open#secret-token';
    async function reschedule(before: string, state: unknown = null) {
      const moved = myBooking(['pending'], { version: 2, token: 'new-token' });
      const read: unknown[] = [];
      let current = myBooking(['pending']);
      const view = await show(
        {
          readMyBooking: async (input: Linked) => {
            read.push(tokenOf(input));
            return answer(current)(input);
          },
          rescheduleMyBooking: async () => {
            current = moved;
            return { ok: true, value: moved.receipt };
          },
        },
        '/elsewhere',
      );
      const { user, router } = view;
      await act(() => router.navigate(before, { state }));
      await act(() => router.navigate(EARLIER));
      await press(user, 'Choose another time');
      await press(user, /November 25, 2026. 12 free times/);
      await press(user, '2:00 PM');
      await press(user, /^Reschedule to/);
      await screen.findByText(/^Your appointment is rescheduled/);
      await waitFor(() => expect(router.state.location.hash).toBe('#new-token'));
      read.length = 0;
      return { ...view, read };
    }

    test.each([
      ['the confirmation', '/booking-confirmation#secret-token', null],
      ['the booking form', '/book', { booked: 'secret-token' }],
      ['the same link', EARLIER, null],
    ])('from %s leads to the booking at its new link', async (_page, before, state) => {
      const { router, read } = await reschedule(before, state);
      await act(() => router.navigate(-1));
      await waitFor(() => expect(router.state.location.hash).toBe('#new-token'));
      expect(router.state.location.pathname).toBe('/my-booking/open');
      expect(await screen.findByText('#12345')).toBeTruthy();
      expect(new Set(read)).toEqual(new Set(['new-token']));
      await act(() => router.navigate(-1));
      expect(await screen.findByText('Elsewhere')).toBeTruthy();
    });
  });

  test('without an email offers to keep the new link, because the old one ends', async () => {
    const unreached = { customerEmail: '', customerPhone: '9841000009' };
    const moved = myBooking(['pending'], { ...unreached, version: 2, token: 'new-token' });
    const { user } = await show({
      readMyBooking: async (input: Linked) =>
        answer(tokenOf(input) === 'new-token' ? moved : myBooking(['pending'], unreached))(input),
      // This answer of the server contains no phone number.
      rescheduleMyBooking: async () => ({
        ok: true,
        value: { ...moved.receipt, customerPhone: undefined },
      }),
    });
    await press(user, 'Choose another time');
    await press(user, /November 25, 2026. 12 free times/);
    await press(user, '2:00 PM');
    await press(user, /^Reschedule to/);
    await screen.findByText(
      'Your appointment is rescheduled. The old private link no longer works.',
    );
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeTruthy();
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to my WhatsApp' });
    expect(decodeURIComponent(chat.href)).toContain('#new-token');
  });

  test('whose response arrives after the customer left the page opens the new link', async () => {
    const unreached = { customerEmail: '', customerPhone: '9841000009' };
    const moved = myBooking(['pending'], { ...unreached, version: 2, token: 'new-token' });
    let respond = (): void => {};
    // The router's mark on the entry with which a visitor opens the site, such as a link in an email.
    history.replaceState({ idx: 0 }, '');
    const response = new Promise<void>((resolve) => (respond = resolve));
    const { user, router } = await show({
      readMyBooking: async (input: Linked) =>
        answer(tokenOf(input) === 'new-token' ? moved : myBooking(['pending'], unreached))(input),
      rescheduleMyBooking: async () => {
        await response;
        return { ok: true, value: moved.receipt };
      },
    });
    await press(user, 'Choose another time');
    await press(user, /November 25, 2026. 12 free times/);
    await press(user, '2:00 PM');
    await press(user, /^Reschedule to/);
    await act(() => router.navigate('/elsewhere'));
    await screen.findByText('Elsewhere');
    await act(async () => respond());
    await waitFor(() => expect(router.state.location.hash).toBe('#new-token'));
    await screen.findByText(
      'Your appointment is rescheduled. The old private link no longer works.',
    );
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.hash).toBe('#new-token'));
    expect(await screen.findByText('#12345')).toBeTruthy();
    expect(screen.queryByText(/^Your appointment is rescheduled/)).toBeNull();
  });

  test('to a time that was just taken keeps the old time and offers others', async () => {
    const { user } = await show({
      readMyBooking: answer(myBooking(['pending'])),
      rescheduleMyBooking: async () =>
        failing('slot-taken', { alternatives: [{ shopDate: '2026-11-25', time: '2:30 PM' }] }),
    });
    await press(user, 'Choose another time');
    await press(user, /November 25, 2026. 12 free times/);
    await press(user, '2:00 PM');
    await press(user, /^Reschedule to/);
    expect(await screen.findByText(/Your current time is still booked/)).toBeTruthy();
    await press(user, 'Wed, Nov 25 2:30 PM');
    expect(button('Reschedule to Wednesday, November 25, 2026, 2:30 PM')).toBeTruthy();
  });

  describe('whose response is lost', () => {
    beforeEach(() => sessionStorage.clear());
    const moved = (appointmentTime: string) =>
      myBooking(['pending'], {
        token: 'new-token',
        appointmentDate: '2026-11-25',
        appointmentTime,
        version: 2,
      });

    /** A fake server that stores the first request, ends the old link, and loses `lose` responses. */
    function server({ stores = true, lose = 1, code = 'network' as Failure['code'] } = {}) {
      let stored: { key: string; time: string } | null = null;
      const calls: { key: string; time: string }[] = [];
      return {
        calls,
        operations: {
          readMyBooking: async (input: Linked) => {
            const current = stored ? moved(stored.time) : myBooking(['pending']);
            return answer(current)(input);
          },
          rescheduleMyBooking: async (input: InputOf<typeof reschedule>, key: string) => {
            const time = input.body.appointmentTime;
            calls.push({ key, time });
            if (stored && stored.key !== key) return failing('not-found');
            if (stored && stored.time !== time) return failing('key-reused');
            if (stores || calls.length > lose) stored ??= { key, time };
            if (calls.length <= lose) return failing(code);
            return { ok: true as const, value: moved(time).receipt };
          },
        },
      };
    }

    async function lose(shop: ReturnType<typeof server>) {
      const view = await show(shop.operations);
      const { user } = view;
      await press(user, 'Choose another time');
      await press(user, /November 25, 2026. 12 free times/);
      await press(user, '2:00 PM');
      await press(user, /^Reschedule to/);
      await screen.findByText('We cannot say whether your appointment was rescheduled');
      expect(screen.queryByText(/still booked for you/)).toBeNull();
      expect(screen.queryByText(/was not rescheduled/)).toBeNull();
      expect(button('Keep the current time')).toBeNull();
      return view;
    }

    test.each(['network', 'internal', 'unavailable'] as const)(
      'by the failure %s is repeated with the same key, and leads to the new link',
      async (code) => {
        const shop = server({ code });
        const { user, router } = await lose(shop);
        await press(user, 'Try again');
        expect(await screen.findByText(/^Your appointment is rescheduled/)).toBeTruthy();
        expect(router.state.location.hash).toBe('#new-token');
        const [first, second] = shop.calls;
        expect(first?.key).toBeTruthy();
        expect(second).toEqual(first);
        expect(sessionStorage).toHaveLength(0);
      },
    );

    test('leads to the new link, also if the customer then chooses another time', async () => {
      const shop = server();
      const { user, router } = await lose(shop);
      await press(user, '2:30 PM');
      await press(user, /^Reschedule to .* 2:30 PM/);
      expect(await screen.findByText(/so your new time is .* 2:00 PM Nepal time/)).toBeTruthy();
      expect(router.state.location.hash).toBe('#new-token');
    });

    test('leads to the new link when the customer checks the booking', async () => {
      const { user, router } = await lose(server());
      await press(user, 'Check my booking');
      expect(await screen.findByText(/Your earlier request had arrived\.$/)).toBeTruthy();
      expect(router.state.location.hash).toBe('#new-token');
    });

    test('leads to the new link after a reload', async () => {
      const shop = server();
      const { unmount } = await lose(shop);
      unmount();
      const { router } = await show(shop.operations);
      expect(await screen.findByText(/Your earlier request had arrived\.$/)).toBeTruthy();
      expect(router.state.location.hash).toBe('#new-token');
      expect(shop.calls[1]).toEqual(shop.calls[0]);
    });

    test('that is stored after the shop refused another time leads to the new link', async () => {
      const shop = server();
      const { rescheduleMyBooking } = shop.operations;
      const [first, others] = [jest.fn(), jest.fn()];
      let arrived = false;
      shop.operations.rescheduleMyBooking = async (input, key) => {
        if (input.body.appointmentTime === '2:30 PM') {
          others(key);
          return arrived ? rescheduleMyBooking(input, key) : failing('slot-taken');
        }
        first(key);
        // The first request is still on its way.
        return arrived ? rescheduleMyBooking(input, key) : new Promise(() => {});
      };
      const begin = await show(shop.operations);
      await press(begin.user, 'Choose another time');
      await press(begin.user, /November 25, 2026. 12 free times/);
      await press(begin.user, '2:00 PM');
      await press(begin.user, /^Reschedule to/);
      await waitFor(() => expect(first).toHaveBeenCalledTimes(1));
      begin.unmount();

      const { user, router } = await show(shop.operations);
      await press(user, 'Choose another time');
      await press(user, /November 25, 2026. 12 free times/);
      await press(user, '2:30 PM');
      await press(user, /^Reschedule to/);
      await screen.findByText('We cannot say whether your appointment was rescheduled');
      expect(others.mock.calls).not.toEqual(first.mock.calls);
      arrived = true;
      const [[key]] = first.mock.calls as [[string]];
      const body = { appointmentDate: '2026-11-25', appointmentTime: '2:00 PM', version: 1 };
      await rescheduleMyBooking({ ...by('secret-token'), body }, key);
      await press(user, 'Check my booking');
      expect(await screen.findByText(/Your earlier request had arrived\.$/)).toBeTruthy();
      expect(router.state.location.hash).toBe('#new-token');
      expect(sessionStorage).toHaveLength(0);
    });

    test('is kept apart from that of another booking in the same tab', async () => {
      const stored = new Map<string, string>();
      const next = (token: string) => `new-${token}`;
      const operations = {
        readMyBooking: async (input: Linked): Promise<Result<MyBooking>> => {
          const token = tokenOf(input);
          if (stored.has(token)) return failing('not-found');
          return { ok: true, value: myBooking(['pending'], { token }) };
        },
        rescheduleMyBooking: async (
          input: InputOf<typeof reschedule>,
          key: string,
        ): Promise<Result<BookingReceipt>> => {
          const token = tokenOf(input);
          const known = stored.get(token);
          if (known === undefined) {
            stored.set(token, key);
            return failing('network');
          }
          if (known !== key) return failing('not-found');
          const { receipt: answered } = myBooking(['pending'], { token: next(token) });
          return { ok: true, value: answered };
        },
      };
      for (const token of ['first', 'second']) {
        const { user, unmount } = await show(operations, `/my-booking/open#${token}`);
        await press(user, 'Choose another time');
        await press(user, /November 25, 2026. 12 free times/);
        await press(user, '2:00 PM');
        await press(user, /^Reschedule to/);
        await screen.findByText('We cannot say whether your appointment was rescheduled');
        unmount();
      }
      for (const token of ['first', 'second']) {
        const { router, unmount } = await show(operations, `/my-booking/open#${token}`);
        expect(await screen.findByText(/Your earlier request had arrived\.$/)).toBeTruthy();
        expect(router.state.location.hash).toBe(`#${next(token)}`);
        unmount();
      }
      expect(sessionStorage).toHaveLength(0);
    });

    test('is not repeated by a button after the shop refused another time', async () => {
      const shop = server({ stores: false });
      const { rescheduleMyBooking } = shop.operations;
      shop.operations.rescheduleMyBooking = async (input, key) =>
        input.body.appointmentTime === '2:30 PM'
          ? failing('slot-taken')
          : rescheduleMyBooking(input, key);
      const { user } = await lose(shop);
      expect(button('Try again')).not.toBeNull();
      await press(user, '2:30 PM');
      await press(user, /^Reschedule to .* 2:30 PM/);
      expect(await screen.findByText(/The shop says slot-taken/)).toBeTruthy();
      expect(button('Try again')).toBeNull();
      expect(button('Check my booking')).not.toBeNull();
    });

    test('keeps the booking if the request did not arrive', async () => {
      const shop = server({ stores: false });
      const { user } = await lose(shop);
      await press(user, 'Check my booking');
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      expect(screen.getByText('Tuesday, November 24, 2026, 9:30 AM Nepal time')).toBeTruthy();
      expect(shop.calls).toHaveLength(1);
    });

    test('stays open if the shop then refuses too many requests', async () => {
      const shop = server();
      const { rescheduleMyBooking } = shop.operations;
      let busy = false;
      shop.operations.rescheduleMyBooking = async (...call) =>
        busy ? failing('too-many-requests') : rescheduleMyBooking(...call);
      const { user, router } = await lose(shop);
      busy = true;
      await press(user, 'Try again');
      expect(await screen.findByText(/The shop says too-many-requests/)).toBeTruthy();
      expect(screen.queryByText(/still booked for you/)).toBeNull();
      busy = false;
      await press(user, 'Try again');
      await screen.findByText(/^Your appointment is rescheduled/);
      expect(router.state.location.hash).toBe('#new-token');
    });
  });

  test('with a link that has ended in another tab shows that the link no longer works', async () => {
    let current = myBooking(['pending']);
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      rescheduleMyBooking: async () => {
        current = myBooking(['pending'], { token: 'new-token' });
        return failing('not-found');
      },
    });
    await press(user, 'Choose another time');
    await press(user, /November 25, 2026. 12 free times/);
    await press(user, '2:00 PM');
    await press(user, /^Reschedule to/);
    expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
  });

  test('can be closed without a change', async () => {
    const { user } = await show({ readMyBooking: answer(myBooking(['pending'])) });
    await press(user, 'Choose another time');
    await press(user, 'Keep the current time');
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('cancelling', () => {
  test('asks first, and then shows the booking as cancelled', async () => {
    let current = myBooking(['pending']);
    const cancelMyBooking = jest.fn(async () => {
      current = myBooking(['pending', 'cancelled']);
      return { ok: true as const, value: current.receipt };
    });
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      cancelMyBooking,
    });
    await press(user, 'Cancel booking');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    expect(cancelMyBooking).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Your booking is cancelled.')).toBeTruthy();
    expect(cancelMyBooking).toHaveBeenCalledWith({ ...by('secret-token'), body: { version: 1 } });
    await waitFor(() => expect(button('Choose another time')).toBeNull());
  });

  test('does nothing when the customer keeps the booking', async () => {
    const cancelMyBooking = jest.fn(async () => failing('internal'));
    const { user } = await show({ readMyBooking: answer(myBooking(['pending'])), cancelMyBooking });
    await press(user, 'Cancel booking');
    await press(user, 'Keep booking');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancelMyBooking).not.toHaveBeenCalled();
  });

  test('of a booking that has changed shows its current status', async () => {
    let current = myBooking(['pending']);
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      cancelMyBooking: async () => {
        current = myBooking(['pending', 'confirmed', 'in_progress']);
        return failing('stale-version');
      },
    });
    await press(user, 'Cancel booking');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText(/has changed in the meantime/)).toBeTruthy();
    expect(await screen.findByText(/Please call us/)).toBeTruthy();
  });
});

describe('cancelling that fails', () => {
  async function fail(...codes: Failure['code'][]) {
    let current = myBooking(['pending']);
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      cancelMyBooking: async () => {
        const code = codes.shift() ?? 'internal';
        if (code === 'not-found') current = myBooking(['pending'], { token: 'new-token' });
        return failing(code);
      },
    });
    await press(user, 'Cancel booking');
    const dialog = within(await screen.findByRole('dialog'));
    while (codes.length > 0) {
      const next = `The shop says ${codes[0]}`;
      await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
      if (next !== 'The shop says not-found') await dialog.findByText(new RegExp(next));
    }
    return dialog;
  }

  test('because the link has ended in another tab shows that the link no longer works', async () => {
    await fail('not-found');
    expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['network', 'internal', 'unavailable'] as const)(
    'with %s claims nothing about the booking',
    async (code) => {
      const dialog = await fail(code);
      expect(dialog.getByText(/cannot say whether your request arrived/)).toBeTruthy();
      expect(dialog.queryByText(/nothing has changed/)).toBeNull();
    },
  );

  test('with a refusal says that nothing has changed, and offers no retry that cannot work', async () => {
    const dialog = await fail('forbidden');
    expect(dialog.getByText(/As far as we know, nothing has changed/)).toBeTruthy();
    expect(dialog.queryByText(/try again/)).toBeNull();
  });

  test('with a refusal after a lost response claims nothing', async () => {
    const dialog = await fail('network', 'too-many-requests');
    expect(dialog.queryByText(/nothing has changed/)).toBeNull();
  });
});

test('erasing with a link that has ended offers no retry', async () => {
  const { user } = await show({
    readMyBooking: answer(myBooking(['pending'])),
    eraseMyData: async () => failing('not-found'),
  });
  await press(user, 'Erase my data');
  await press(user, 'Erase for good');
  expect(await screen.findByText(/The shop says not-found/)).toBeTruthy();
  expect(screen.queryByText(/nothing has changed|try again/)).toBeNull();
});

test('a question repeated after a lost response has the same key', async () => {
  const options = [{ tier: 'standard' as const, price: 12_500, duration: '2 days' }];
  const estimate = { id: '1', options, state: 'open' as const, expiresAt: MONDAY, isOver: false };
  const waiting = myBooking(['pending', 'confirmed', 'in_progress']);
  const keys: string[] = [];
  const { user } = await show({
    readMyBooking: answer({ ...waiting, repair: { stage: 'waiting_customer', estimate } }),
    askMyQuestion: async (_input: unknown, key: string) => {
      keys.push(key);
      return keys.length === 1 ? failing('network') : { ok: true as const, value: null };
    },
  });
  await user.click(await screen.findByText('Ask a question'));
  await user.type(screen.getByLabelText('Ask about this estimate'), 'Is the glass original?');
  await press(user, 'Send question');
  await screen.findByText('The shop says network');
  await press(user, 'Send question');
  await screen.findByText(/We received your question/);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

describe('personal data', () => {
  test('can be downloaded as a file', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await show({
      readMyBooking: answer(myBooking(['pending'])),
      exportMyData: async () => ({ ok: true, value: { bookings: [] } }),
    });
    await press(user, 'Download my data');
    await waitFor(() => expect(names).toEqual(['my-data-12345.json']));
  });

  test('is erased after a confirmation', async () => {
    const eraseMyData = jest.fn(async () => ({ ok: true as const, value: null }));
    const { user } = await show({ readMyBooking: answer(myBooking(['pending'])), eraseMyData });
    await press(user, 'Erase my data');
    expect(eraseMyData).not.toHaveBeenCalled();
    await press(user, 'Erase for good');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your data is erased' }),
    ).toBeTruthy();
    expect(eraseMyData).toHaveBeenCalledWith(by('secret-token'));
  });

  test('of one booking is erased, and another booking in the same tab still opens', async () => {
    const { user, router } = await show({
      readMyBooking: twoBookings(),
      eraseMyData: async () => ({ ok: true, value: null }),
    });
    await press(user, 'Erase my data');
    await press(user, 'Erase for good');
    await screen.findByText('Your data is erased');
    await act(() => router.navigate('/my-booking/open#other-token'));
    expect(await screen.findByText('#67890')).toBeTruthy();
    expect(screen.queryByText('Your data is erased')).toBeNull();
  });

  test('says that it still exists if erasing failed', async () => {
    const { user } = await show({
      readMyBooking: answer(myBooking(['pending'])),
      eraseMyData: async () => failing('network'),
    });
    await press(user, 'Erase my data');
    await press(user, 'Erase for good');
    expect(await screen.findByText('Your request failed')).toBeTruthy();
  });
});

/** Answers like a shop that stores two bookings. */
const twoBookings = () => async (input: Linked) =>
  answer(
    tokenOf(input) === 'other-token'
      ? myBooking(['pending'], { token: 'other-token', reference: '67890' })
      : myBooking(['pending']),
  )(input);

test('the message about one booking does not appear at another one in the same tab', async () => {
  const { user, router } = await show({
    readMyBooking: twoBookings(),
    cancelMyBooking: async () => ({ ok: true, value: receipt({ status: 'cancelled' }) }),
  });
  await press(user, 'Cancel booking');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('Your booking is cancelled.');
  await act(() => router.navigate('/my-booking/open#other-token'));
  expect(await screen.findByText('#67890')).toBeTruthy();
  expect(screen.queryByText('Your booking is cancelled.')).toBeNull();
});

test('an invalid link leads to the look-up', async () => {
  await show({ readMyBooking: answer(myBooking(['pending'])) }, '/my-booking/open#other');
  expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find my booking' })).toBeTruthy();
});

test('a link of an older email works, and its token is removed from the path at once', async () => {
  const asked = jest.fn(answer(myBooking(['pending'])));
  const { router } = await show({ readMyBooking: asked }, '/my-booking/secret-token');
  expect(await screen.findByText('#12345')).toBeTruthy();
  expect(router.state.location).toMatchObject({
    pathname: '/my-booking/open',
    hash: '#secret-token',
  });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a link without its token leads to the look-up', async () => {
  await show({ readMyBooking: answer(myBooking(['pending'])) }, '/my-booking/open');
  expect(await screen.findByText('This link does not open a booking')).toBeTruthy();
});

test('a booking that fails to load can be loaded again', async () => {
  let down = true;
  const { user } = await show({
    readMyBooking: async (input: Linked) =>
      down ? failing('network') : answer(myBooking(['pending']))(input),
  });
  await screen.findByText('Your booking could not be loaded');
  down = false;
  await press(user, 'Try again');
  expect(await screen.findByText('#12345')).toBeTruthy();
});

test('a busy server is asked again', async () => {
  await show({ readMyBooking: async () => failing('unavailable') });
  expect(await screen.findByText('Your booking could not be loaded')).toBeTruthy();
  expect(button('Try again')).toBeTruthy();
});

test('a site in browser-only mode says that it has no private links', async () => {
  await renderRoute(remote.routes, {
    path: '/my-booking/open#secret-token',
    shopData: shopAt(MONDAY, { operations: { readMyBooking: async () => failing('unavailable') } }),
    config: { mode: 'browser' },
  });
  expect(await screen.findByText('Private links are not available here')).toBeTruthy();
  expect(button('Try again')).toBeNull();
});

test('the private page is hidden from search engines, and names no canonical address of its own', async () => {
  const { head } = await import('./MyBookingPage');
  expect(head()).toMatchObject({ noIndex: true, canonicalPath: '/my-booking' });
});

test('the booking has no accessibility violations', async () => {
  await show({ readMyBooking: answer(myBooking(['pending', 'confirmed'])) });
  await screen.findByText('#12345');
  expect(await violations()).toEqual([]);
});

describe('the look-up', () => {
  const SAME = 'If we have such a booking, its link is on the way to you.';

  async function ask(
    mailMyBookingLink: () => Promise<Result<{ message: string }>>,
    reference = ' mcs-4821 ',
  ) {
    const view = await show({ mailMyBookingLink }, '/my-booking');
    const { user } = view;
    await user.type(await screen.findByLabelText(/Order or ticket number/), reference);
    await user.type(screen.getByLabelText(/Phone number/), '98-0000 0000');
    await press(user, 'Send me my link');
    return view;
  }

  test('sends the text as typed and shows the one answer', async () => {
    const mailMyBookingLink = jest.fn(async () => ({
      ok: true as const,
      value: { message: SAME },
    }));
    await ask(mailMyBookingLink);
    expect(await screen.findByText(SAME)).toBeTruthy();
    expect(mailMyBookingLink).toHaveBeenCalledWith({
      body: { reference: ' mcs-4821 ', phone: '98-0000 0000' },
    });
  });

  test('reports a failed request, and keeps the typed text', async () => {
    await ask(async () => failing('too-many-requests'));
    expect(await screen.findByText('We could not send your link')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Phone number/).value).toBe('98-0000 0000');
  });

  test('requires both values, and focuses the first missing one', async () => {
    const { user } = await show({}, '/my-booking');
    await press(user, 'Send me my link');
    expect(screen.getByText('Order or ticket number is required')).toBeTruthy();
    expect(screen.getByText('Phone number is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Order or ticket number/));
    expect(await violations()).toEqual([]);
  });
});

describe('the stage by reference and phone number', () => {
  async function lookUp(answer: Result<unknown>, ways = { texts: false, emails: true }) {
    const readRepairStage = jest.fn(async () => answer);
    const readMessageWays = async () => ({ ok: true as const, value: ways });
    const view = await show({ readRepairStage, readMessageWays }, '/my-booking');
    const { user } = view;
    await user.type(await screen.findByLabelText(/Order or ticket number/), '#12345');
    await user.type(screen.getByLabelText(/Phone number/), '98-0000 0000{Enter}');
    expect(readRepairStage).toHaveBeenCalledWith({
      body: { reference: '#12345', phone: '98-0000 0000' },
    });
    return view;
  }
  const found = (value: object) => ({ ok: true as const, value: { collected: false, ...value } });

  test.each([
    [{ status: 'pending' }, 'Pending', /will confirm it/],
    [{ status: 'in_progress', stage: 'repairing' }, 'Being repaired', /on the bench/],
    [{ status: 'in_progress', stage: 'waiting_customer' }, 'Waiting for you', /open your private/],
    [{ status: 'completed', stage: 'unrepaired' }, 'Not repaired', /pick it up/],
    [{ status: 'completed', stage: 'unrepaired', collected: true }, 'Not repaired', /device back/],
  ])('%j is shown as %s', async (stage, name, meaning) => {
    await lookUp(found(stage));
    const notice = await screen.findByRole('status');
    expect(within(notice).getByText(name)).toBeTruthy();
    expect(within(notice).getByText(meaning)).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  test('marks the same stage in the list of all stages', async () => {
    await lookUp(found({ status: 'in_progress', stage: 'repairing' }));
    const answer = await screen.findByRole('status');
    expect(answer.closest('[data-stage="repairing"]')).toBeTruthy();
  });

  test('an unknown pair is reported, with the shop’s number', async () => {
    await lookUp(failing('not-found'));
    const alert = await screen.findByRole('status');
    expect(alert.textContent).toMatch(/could not show the stage.*The shop says not-found/);
    expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(screen.getByLabelText<HTMLInputElement>(/Phone number/).value).toBe('98-0000 0000');
  });

  test('a shop without messages says so first, offers call and WhatsApp, and no code', async () => {
    await lookUp(found({ status: 'pending' }), { texts: false, emails: false });
    const notice = screen.getByText('We cannot send you a link or a code');
    const form = screen.getByLabelText(/Order or ticket number/);
    expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
    const chat = screen.getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
    expect(button('Send me my link')).toBeNull();
    expect(button('No number at hand? See all my repairs')).toBeNull();
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(await violations()).toEqual([]);
  });
});

describe('all repairs of a phone number', () => {
  const SENT = 'If a booking has this number, a code is on its way.';

  async function askForCode(readMyVisits: () => Promise<Result<{ visits: BookingReceipt[] }>>) {
    const mailTrackingCode = jest.fn(async () => ({
      ok: true as const,
      value: { message: SENT },
    }));
    const view = await show({ mailTrackingCode, readMyVisits }, '/my-booking');
    const { user } = view;
    await press(user, 'No number at hand? See all my repairs');
    await user.type(screen.getByLabelText(/Phone number/), '98-0000 0000');
    await press(user, 'Send me a code');
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(mailTrackingCode).toHaveBeenCalledWith({ body: { phone: '98-0000 0000' } });
    return view;
  }

  test.each([
    [undefined, /We send a code to the email address of your booking/],
    [['whatsapp' as const], /We send a code to the email address of your booking/],
    [['sms' as const], /We send a code by text message, or/],
  ])('a shop that texts by %j says where the code goes', async (textChannels, words) => {
    setClock(MONDAY);
    const profile = { ...DEFAULT_SHOP_PROFILE, textChannels };
    const shopData = shopAt(MONDAY);
    const at = { path: '/my-booking', shopData, renderedAt: MONDAY, config: { profile } };
    await renderRoute(remote.routes, at);
    await press(userEvent.setup({ delay: null }), 'No number at hand? See all my repairs');
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('are listed after the code, each with its own link', async () => {
    const visits = [
      receipt(),
      receipt({
        reference: 'MCS4821',
        kind: 'request',
        status: 'completed',
        token: 'older',
        device: 'iPad Air',
        appointmentDate: '',
        appointmentTime: '',
      }),
    ];
    const readMyVisits = jest.fn(async () => ({ ok: true as const, value: { visits } }));
    const { user } = await askForCode(readMyVisits);
    await user.type(screen.getByLabelText(/Code/), '123 456');
    await press(user, 'Show my repairs');
    await screen.findByRole('heading', { name: 'Your repairs with us' });
    expect(readMyVisits).toHaveBeenCalledWith({
      body: { phone: '98-0000 0000', code: '123 456' },
    });
    const links = within(screen.getByRole('region', { name: 'Your repairs with us' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my-booking/open#secret-token',
      '/my-booking/open#older',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('a wrong code keeps the typed text, with the message beside it', async () => {
    const { user } = await askForCode(async () =>
      failing('invalid', { fields: { code: 'This code is not right' } }),
    );
    await user.type(screen.getByLabelText(/Code/), '123');
    await press(user, 'Show my repairs');
    expect(screen.getByText('Please type the 6 digits of the code')).toBeTruthy();
    await user.type(screen.getByLabelText(/Code/), '456');
    await press(user, 'Show my repairs');
    expect(await screen.findByText('This code is not right')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('123456');
  });
});

describe('an estimate with two options', () => {
  const offered = {
    id: 'e1',
    options: [
      { tier: 'standard' as const, price: 4500, duration: '2 days' },
      { tier: 'premium' as const, price: 7000, duration: '1 day', note: 'An original screen' },
    ],
    state: 'open' as const,
    expiresAt: '2027-01-01T00:00:00.000Z',
    isOver: false,
  };
  const withEstimate = (estimate: NonNullable<MyBooking['repair']['estimate']>): MyBooking => ({
    ...myBooking(['pending', 'confirmed', 'in_progress']),
    repair: { stage: 'waiting_customer', estimate },
  });

  test('shows what each option includes, and accepts the chosen one after a confirmation', async () => {
    let current = withEstimate(offered);
    const answerMyEstimate = jest.fn(async () => {
      current = withEstimate({
        ...offered,
        state: 'accepted' as const,
        accepted: 'premium' as const,
      });
      return { ok: true as const, value: current.receipt };
    });
    const { user } = await show({
      readMyBooking: async (input: Linked) => answer(current)(input),
      answerMyEstimate,
    });
    const options = within(await screen.findByRole('group', { name: 'Options of the estimate' }));
    const [standard, premium] = options.getAllByRole<HTMLInputElement>('radio');
    expect(standard?.checked).toBe(true);
    expect(options.getByText('With parts of a higher grade.')).toBeTruthy();
    expect(options.getByText('An original screen')).toBeTruthy();
    expect(button('Accept premium')).toBeNull();
    if (premium) await user.click(premium);
    expect(button('Decline')?.parentElement).toBe(button('Accept premium')?.parentElement);
    expect(await violations()).toEqual([]);
    await press(user, 'Accept premium');
    expect(answerMyEstimate).not.toHaveBeenCalled();
    await press(user, 'Yes, repair it');
    expect(answerMyEstimate).toHaveBeenCalledWith({
      ...by('secret-token'),
      body: { version: 1, estimateId: 'e1', answer: 'accept', tier: 'premium' },
    });
    expect(await screen.findByText('You accepted this estimate.')).toBeTruthy();
    expect(screen.getByText('We repair your device for Rs. 7,000. It takes 1 day.')).toBeTruthy();
    expect(screen.queryByText('Rs. 4,500')).toBeNull();
    expect(button('Accept premium')).toBeNull();
  });

  test('the form for a question is folded until it is opened', async () => {
    await show({ readMyBooking: answer(withEstimate(offered)) });
    const title = await screen.findByText('Ask a question');
    const fold = title.closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.contains(button('Send question'))).toBe(true);
  });
});

describe('a view-only link', () => {
  const open = {
    id: 'e1',
    options: [{ tier: 'standard' as const, price: 4500, duration: '2 days' }],
    state: 'open' as const,
    expiresAt: '2027-01-01T00:00:00.000Z',
    isOver: false,
  };
  const shown = (access: MyBooking['access']): MyBooking => ({
    ...myBooking(['pending', 'confirmed', 'in_progress']),
    ...{ access, repair: { stage: 'waiting_customer', estimate: open } },
    actions: { reschedule: false, cancel: false, keep: false },
  });
  const ACTS = ['Accept standard', 'Decline', 'Send question', 'Download my data', 'Erase my data'];

  test('of a ticket shows the repair, and a code leads to the customer’s own link', async () => {
    const ticket = shown('view');
    const own: MyBooking = {
      ...shown('full'),
      receipt: receipt({ status: 'in_progress', token: 'own-token' }),
    };
    const asked: string[] = [];
    const { user } = await show({
      readMyBooking: async (input: Linked) =>
        answer(tokenOf(input) === 'own-token' ? own : ticket)(input),
      async mailTrackingCode({ body }: { body: { phone: string } }) {
        asked.push(body.phone);
        return { ok: true, value: { message: 'A code is on its way.' } };
      },
      readMyVisits: async () => ({ ok: true, value: { visits: [own.receipt] } }),
    });
    expect(await screen.findByText('Rs. 4,500')).toBeTruthy();
    for (const name of ACTS) expect(button(name)).toBeNull();
    await user.type(screen.getByLabelText(/Phone number/), '9800000001');
    await press(user, 'Send me a code');
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await press(user, /Show|Open/);
    expect(await screen.findByText(/Thank you, your code is correct/)).toBeTruthy();
    expect(asked).toEqual(['9800000001']);
    await waitFor(() => ACTS.forEach((name) => expect(button(name)).not.toBeNull()));
    expect(await violations()).toEqual([]);
  });

  test('of a ticket stays view-only when the code belongs to other repairs', async () => {
    const { user } = await show({
      readMyBooking: answer(shown('view')),
      mailTrackingCode: async () => ({ ok: true, value: { message: 'On its way.' } }),
      readMyVisits: async () => ({
        ok: true,
        value: { visits: [receipt({ reference: '99999' })] },
      }),
    });
    await user.type(await screen.findByLabelText(/Phone number/), '9800000001');
    await press(user, 'Send me a code');
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await press(user, /Show|Open/);
    expect(await screen.findByText(/does not belong to this repair/)).toBeTruthy();
    expect(button('Accept standard')).toBeNull();
  });

  test('of a ticket asks for the answer to an open estimate', async () => {
    await show({ readMyBooking: answer(shown('view')) });
    expect(
      await screen.findByRole('heading', { name: 'Do you accept the estimate?' }),
    ).toBeTruthy();
    expect(screen.queryByText('Do you want to change something?')).toBeNull();
  });

  test('of a ticket leads to the phone if the shop cannot send a code', async () => {
    setClock(MONDAY);
    const profile = { ...DEFAULT_SHOP_PROFILE, textChannels: [], sendsEmails: false };
    const shopData = shopAt(MONDAY, { operations: { readMyBooking: answer(shown('view')) } });
    const path = '/my-booking/open#secret-token';
    const at = { path, shopData, renderedAt: MONDAY, config: { profile } };
    await renderRoute(remote.routes, at);
    expect(await screen.findByRole('link', { name: `Call ${profile.phone}` })).toBeTruthy();
    expect(button('Send me a code')).toBeNull();
  });

  test('in a browser of staff links to where the answer is recorded', async () => {
    await show({ readMyBooking: answer(shown('staff')) });
    const link = await screen.findByRole('link', { name: 'booking’s page' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/12345');
    for (const name of ACTS) expect(button(name)).toBeNull();
    expect(screen.queryByLabelText(/Phone number/)).toBeNull();
  });
});
