/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { dateSelected, timeSelected } from '@mcs-repairs/shared/platform/store';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { violations } from '../../testing/accessibility';
import { failing, MONDAY, receipt, setClock, shopAt } from '../../testing/fakeShop';
import { AppointmentScheduler } from './AppointmentScheduler';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';

beforeEach(() => clearDrafts());

type Sent = { request: BookingRequest; key: string };

/**
 * A fake server that records requests and returns the answers in order. Then it repeats the last
 * answer.
 */
function answering(...answers: (Result<BookingReceipt> | Promise<Result<BookingReceipt>>)[]) {
  const sent: Sent[] = [];
  const createBooking = async ({ body: request }: { body: BookingRequest }, key: string) => {
    sent.push({ request, key });
    return answers[Math.min(sent.length, answers.length) - 1] ?? failing('internal');
  };
  return { sent, createBooking };
}

async function opened(
  shopData: ShopData,
  mode: 'connected' | 'browser' = 'connected',
  deviceModel = 'iPhone 15 Pro',
) {
  setClock(MONDAY);
  const user = userEvent.setup({ delay: null });
  const view = renderWithSite(
    <AppointmentScheduler
      device="iphone"
      issue="battery"
      deviceModel={deviceModel}
      repairIssue="Battery Replacement"
    />,
    { shopData, renderedAt: MONDAY, config: { mode } },
  );
  act(() => {
    view.store.dispatch(dateSelected('2026-11-24'));
    view.store.dispatch(timeSelected('9:30 AM'));
  });
  await screen.findByText('Book Appointment');
  await openAgain(user);
  return { user, ...view };
}

async function openAgain(user: UserEvent) {
  await user.click(screen.getByText('Book Appointment', { selector: 'button *' }));
  return screen.findByRole('dialog', { name: 'Book Appointment' });
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (user: UserEvent) => user.click(screen.getByText('Confirm Booking'));

async function fillIn(user: UserEvent) {
  await fill(user, /Full name/, 'Asha Gurung');
  await fill(user, /Email/, 'asha@example.com');
  await fill(user, /Phone number/, '9800000000');
}

async function fill(user: UserEvent, label: RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

afterEach(() => jest.useRealTimers());

test('the dialog says what is booked, with device and issue filled in from the page', async () => {
  await opened(shopAt(MONDAY));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Tuesday, November 24, 2026, 9:30 AM Nepal time')).toBeTruthy();
  expect(field(/Device model/).value).toBe('iPhone 15 Pro');
  expect(field(/Repair issue/).value).toBe('Battery Replacement');
});

describe('validation (section 5)', () => {
  test('an empty form names every required field and focuses the first one', async () => {
    const { sent, createBooking } = answering({ ok: true, value: receipt() });
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await user.clear(field(/Device model/));
    await user.clear(field(/Repair issue/));
    await submit(user);
    for (const message of [
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Device model is required',
      'Please describe the repair issue',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field(/Full name/));
    expect(sent).toEqual([]);
  });

  test('blanks count as empty', async () => {
    const { user } = await opened(shopAt(MONDAY));
    await fill(user, /Full name/, '   ');
    await submit(user);
    expect(screen.getByText('Name is required')).toBeTruthy();
  });

  test.each(['asha', 'asha@example', '@example.com', 'asha @example.com'])(
    'the address %s is rejected',
    async (address) => {
      const { user } = await opened(shopAt(MONDAY));
      await fill(user, /Email/, address);
      await submit(user);
      expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    },
  );

  test('a field with an error is marked, and editing it clears its error only', async () => {
    const { user } = await opened(shopAt(MONDAY));
    await submit(user);
    expect(field(/Full name/).getAttribute('aria-invalid')).toBe('true');
    await fill(user, /Full name/, 'A');
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(field(/Full name/).getAttribute('aria-invalid')).toBeNull();
  });

  test('a number that does not look Nepali gets a hint that does not block', async () => {
    const { createBooking, sent } = answering(new Promise(() => {}));
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fill(user, /Full name/, 'Asha');
    await fill(user, /Email/, 'asha@example.com');
    await fill(user, /Phone number/, '+49 170 1234567');
    expect(screen.getByText(/does not look like a Nepali number/)).toBeTruthy();
    await submit(user);
    expect(sent).toHaveLength(1);
  });

  test('the server’s error for a field is shown below that field', async () => {
    const { createBooking } = answering(
      failing('invalid', { fields: { customerEmail: 'This address is not reachable' } }),
    );
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('This address is not reachable')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/Email/)));
  });
});

test('while a booking is sent, the button reads Booking... and works only once', async () => {
  let answer: (result: Result<BookingReceipt>) => void = () => {};
  const { sent, createBooking } = answering(new Promise((resolve) => (answer = resolve)));
  const { user, router } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
  await fillIn(user);
  await submit(user);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Booking...' });
  expect(button.disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer({ ok: true, value: receipt() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/booking-confirmation'));
  expect(sent).toHaveLength(1);
});

test('a booking opens the confirmation with its data, and the token is behind #', async () => {
  const { sent, createBooking } = answering({ ok: true, value: receipt() });
  const { user, router, store } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
  await fillIn(user);
  await fill(user, /Additional notes/, 'Ring twice');
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/booking-confirmation'));
  expect(router.state.location.hash).toBe('#secret-token');
  expect(router.state.location.state).toMatchObject({ receipt: { reference: '12345' } });
  expect(sent[0]?.request).toMatchObject({
    kind: 'appointment',
    customerName: 'Asha Gurung',
    customerEmail: 'asha@example.com',
    customerPhone: '9800000000',
    deviceModel: 'iPhone 15 Pro',
    repairIssue: 'Battery Replacement',
    additionalNotes: 'Ring twice',
    appointmentDate: '2026-11-24',
    appointmentTime: '9:30 AM',
    device: 'iphone',
    issue: 'battery',
  });
  expect(store.getState().repairFlow).toMatchObject({
    success: 'Booking created successfully!',
    loading: false,
    selectedDate: null,
  });
});

test('the dialog stays busy until the confirmation is shown', async () => {
  const { createBooking } = answering({ ok: true, value: receipt() });
  const { user, router } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
  let arrive: () => void = () => {};
  const slowPage = new Promise<void>((resolve) => (arrive = resolve));
  const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
  jest
    .spyOn(router, 'navigate')
    .mockImplementation((...to: unknown[]) => slowPage.then(() => navigate(...to)));
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(router.navigate).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Booking...' }).disabled).toBe(true);
  expect(field(/Full name/).value).toBe('Asha Gurung');
  await act(async () => arrive());
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Cancel', 'Close'])('%s closes the dialog and loses nothing', async (name) => {
  const { user } = await opened(shopAt(MONDAY));
  await fillIn(user);
  await fill(user, /Additional notes/, 'Ring twice');
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openAgain(user);
  expect(field(/Full name/).value).toBe('Asha Gurung');
  expect(field(/Email/).value).toBe('asha@example.com');
  expect(field(/Phone number/).value).toBe('9800000000');
  expect(field(/Additional notes/).value).toBe('Ring twice');
});

describe('after the visitor leaves the page and returns', () => {
  test('the typed fields of this model are still there, and the storage has none', async () => {
    const { user, unmount } = await opened(shopAt(MONDAY));
    await fillIn(user);
    await fill(user, /Additional notes/, 'Ring twice');
    await fill(user, /Repair issue/, ' and more');
    unmount();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Asha|9800000000/);

    const other = await opened(shopAt(MONDAY), 'connected', 'iPhone 15');
    expect(field(/Full name/).value).toBe('');
    other.unmount();

    await opened(shopAt(MONDAY));
    expect(field(/Full name/).value).toBe('Asha Gurung');
    expect(field(/Email/).value).toBe('asha@example.com');
    expect(field(/Phone number/).value).toBe('9800000000');
    expect(field(/Additional notes/).value).toBe('Ring twice');
    expect(field(/Repair issue/).value).toBe('Battery Replacement');
  });

  test('the retry has the same key, and after the booking the form is empty', async () => {
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: receipt() });
    const shopData = shopAt(MONDAY, { operations: { createBooking } });
    const first = await opened(shopData);
    await fillIn(first.user);
    await submit(first.user);
    await screen.findByText('Failed to create booking');
    first.unmount();

    const { user, router, unmount } = await opened(shopData);
    await submit(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-confirmation'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await screen.findByText('Elsewhere');
    unmount();

    await opened(shopData);
    expect(field(/Full name/).value).toBe('');
    expect(field(/Phone number/).value).toBe('');
  });
});

test('a press after the visitor left and returned has the key of the open request', async () => {
  let answer = (_result: Result<BookingReceipt>) => {};
  const open = new Promise<Result<BookingReceipt>>((resolve) => (answer = resolve));
  const { sent, createBooking } = answering(open, { ok: true, value: receipt() });
  const shopData = shopAt(MONDAY, { operations: { createBooking } });
  const first = await opened(shopData);
  await fillIn(first.user);
  await submit(first.user);
  await waitFor(() => expect(sent).toHaveLength(1));
  first.unmount();

  const { user } = await opened(shopData);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  answer({ ok: true, value: receipt() });
});

describe('a time that another customer took', () => {
  const taken = failing('slot-taken', {
    message: 'Already booked',
    alternatives: [
      { shopDate: '2026-11-24', time: '10:00 AM' },
      { shopDate: '2026-11-24', time: '11:00 AM' },
    ],
  });

  test('offers the nearest free times, and booking one needs no retyping', async () => {
    const { sent, createBooking } = answering(taken, { ok: true, value: receipt() });
    const { user, router } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('This time is no longer free')).toBeTruthy();
    expect(field(/Full name/).value).toBe('Asha Gurung');
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Booking' }).disabled,
    ).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Tue, Nov 24 10:00 AM' }));
    expect(screen.queryByText('This time is no longer free')).toBeNull();
    await submit(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-confirmation'));
    expect(
      sent.map(({ request }) => request.kind === 'appointment' && request.appointmentTime),
    ).toEqual(['9:30 AM', '10:00 AM']);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('stores the message of section 8 in the repair flow', async () => {
    const { createBooking } = answering(taken);
    const { user, store } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fillIn(user);
    await submit(user);
    await screen.findByText('This time is no longer free');
    expect(store.getState().repairFlow).toMatchObject({
      error: 'Failed to create booking',
      loading: false,
    });
  });
});

describe('a network that fails', () => {
  test('keeps the typed text and retries with the same idempotency key', async () => {
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: receipt() });
    const { user, router } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Failed to create booking')).toBeTruthy();
    expect(field(/Full name/).value).toBe('Asha Gurung');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-confirmation'));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[0]?.request).toEqual(sent[1]?.request);
  });

  test('keeps the idempotency key while the dialog is closed and opened again', async () => {
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: receipt() });
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
    await fillIn(user);
    await submit(user);
    await screen.findByText('Failed to create booking');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openAgain(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('can be retried although the calendar now shows the time as booked', async () => {
    const booked: Record<string, Record<string, number>> = {};
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: receipt() });
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }, booked));
    await fillIn(user);
    await submit(user);
    await screen.findByText('Failed to create booking');
    booked['2026-11-24'] = { '9:30 AM': 1 };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/has just been taken/)).toBeTruthy();
    await openAgain(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.request).toEqual(sent[0]?.request);
  });
});

test('too many tries say how long to wait', async () => {
  const { createBooking } = answering(failing('too-many-requests', { retryAfterSeconds: 30 }));
  const { user } = await opened(shopAt(MONDAY, { operations: { createBooking } }));
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText(/try again in 30 seconds/)).toBeTruthy();
});

describe('the photo', () => {
  const png = () =>
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'crack.png', {
      type: 'image/png',
    });
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => {};
  });

  test('is sent with the booking in connected mode', async () => {
    const photoId = '0199f0f0-0000-7000-8000-000000000001';
    const { sent, createBooking } = answering({ ok: true, value: receipt() });
    const uploadPhoto = async () => ({ ok: true as const, value: { photoId } });
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking, uploadPhoto } }));
    await fillIn(user);
    await user.upload(field(/Photo of the damage/), png());
    expect(await screen.findByText('crack.png is attached.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your photo of the damage' })).toBeTruthy();
    await submit(user);
    await waitFor(() => expect(sent[0]?.request.photoId).toBe(photoId));
  });

  test('that is rejected shows the reason and never blocks the booking', async () => {
    const { sent, createBooking } = answering({ ok: true, value: receipt() });
    const uploadPhoto = async () => failing('unsupported-media');
    const { user } = await opened(shopAt(MONDAY, { operations: { createBooking, uploadPhoto } }));
    await fillIn(user);
    await user.upload(field(/Photo of the damage/), png());
    expect(await screen.findByText('The shop says unsupported-media')).toBeTruthy();
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.request.photoId).toBeUndefined();
  });

  test('can be removed', async () => {
    const uploadPhoto = async () => ({
      ok: true as const,
      value: { photoId: '0199f0f0-0000-7000-8000-000000000001' },
    });
    const { user } = await opened(shopAt(MONDAY, { operations: { uploadPhoto } }));
    await user.upload(field(/Photo of the damage/), png());
    await screen.findByText('crack.png is attached.');
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(screen.queryByText('crack.png is attached.')).toBeNull();
  });

  test('is not asked for in browser-only mode', async () => {
    await opened(shopAt(MONDAY), 'browser');
    expect(screen.queryByLabelText(/Photo of the damage/)).toBeNull();
  });
});

test('the dialog with its errors has no accessibility violations', async () => {
  const { user } = await opened(shopAt(MONDAY));
  await submit(user);
  await screen.findByText('Name is required');
  expect(await violations()).toEqual([]);
});
