/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fakeShopData, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { deviceSelected, serviceSelected, type AppStore } from '@mcs-repairs/shared/platform/store';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { violations } from '../testing/accessibility';
import { failing, MONDAY, receipt, setClock } from '../testing/fakeShop';
import { Component as BookPage } from './BookPage';

const ticket = receipt({
  kind: 'request',
  reference: 'MCS4821',
  device: 'MacBook Air M2',
  appointmentDate: '',
  appointmentTime: '',
  preferredDate: '2026-11-25T10:30',
});

function answering(...answers: Result<BookingReceipt>[]) {
  const sent: { request: BookingRequest; key: string }[] = [];
  const createBooking = async ({ body: request }: { body: BookingRequest }, key: string) => {
    sent.push({ request, key });
    return answers[Math.min(sent.length, answers.length) - 1] ?? failing('internal');
  };
  return { sent, createBooking };
}

function show(answers: NonNullable<Parameters<typeof fakeShopData>[0]> = {}, mode?: 'browser') {
  setClock(MONDAY);
  const shopData = fakeShopData(answers);
  const call = jest.spyOn(shopData, 'call');
  const view = renderWithSite(<BookPage />, {
    path: '/book',
    shopData,
    renderedAt: MONDAY,
    ...(mode && { config: { mode } }),
  });
  return { user: userEvent.setup({ delay: null }), call, ...view };
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const onStep = (name: string) => screen.getByRole('heading', { level: 2, name });

async function fill(user: UserEvent, label: RegExp, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function fillDevice(user: UserEvent) {
  await fill(user, /Device Model/, 'MacBook Air M2');
  await fill(user, /Describe the Issue/, 'The screen flickers since yesterday.');
}

async function fillContact(user: UserEvent) {
  await fill(user, /Full Name/, 'Asha Gurung');
  await fill(user, /Email Address/, 'asha@example.com');
  await fill(user, /Phone/, '9800000000');
}

async function fillAll(user: UserEvent) {
  await fillDevice(user);
  await press(user, 'Next');
  await fillContact(user);
  await press(user, 'Next');
  await user.click(field(/I agree/));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});
afterEach(() => jest.useRealTimers());

describe('the steps', () => {
  test('are three with names, and the current one is marked', async () => {
    const { user } = show();
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1Device Information',
      '2Contact Details',
      '3Service Preference',
    ]);
    expect(steps[0]?.getAttribute('aria-current')).toBe('step');
    expect(onStep('Device Information')).toBeTruthy();
    await press(user, 'Next');
    expect(onStep('Contact Details')).toBeTruthy();
  });

  test('Next and Previous move without validation (section 4)', async () => {
    const { user } = show();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await press(user, 'Next');
    await press(user, 'Next');
    expect(onStep('Service Preference')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit Booking' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Previous');
    expect(onStep('Contact Details')).toBeTruthy();
  });

  test('are ticked when complete, not when visited', async () => {
    const { user } = show();
    const done = () =>
      within(screen.getByRole('list', { name: 'Progress' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent?.includes('(done)'));
    await press(user, 'Next');
    await press(user, 'Next');
    expect(done()).toEqual([false, false, false]);
    await press(user, 'Previous');
    await fill(user, /Full Name/, 'Asha Gurung');
    await fill(user, /Phone/, 'abcdefghij');
    await press(user, 'Next');
    expect(done()).toEqual([false, false, false]);
    await press(user, 'Previous');
    await fill(user, /Phone/, '9800000000');
    await press(user, 'Previous');
    await fillDevice(user);
    await press(user, 'Next');
    await press(user, 'Next');
    expect(done()).toEqual([true, true, false]);
    await user.click(field(/I agree/));
    await press(user, 'Previous');
    expect(done()).toEqual([true, false, true]);
  });

  test('are left and reached again by Back and Forward, and keep what is typed', async () => {
    const { user, router } = show();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/book'));
    const go = (entries: number) => act(() => router.navigate(entries));
    await fillDevice(user);
    await press(user, 'Next');
    await fillContact(user);
    await press(user, 'Next');
    await go(-1);
    expect(document.activeElement).toBe(onStep('Contact Details'));
    expect(field(/Full Name/).value).toBe('Asha Gurung');
    await go(-1);
    expect(document.activeElement).toBe(onStep('Device Information'));
    expect(field(/Device Model/).value).toBe('MacBook Air M2');
    await go(2);
    expect(document.activeElement).toBe(onStep('Service Preference'));
    await press(user, 'Previous');
    await go(-1);
    expect(onStep('Device Information')).toBeTruthy();
    await go(-1);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    await go(1);
    expect(onStep('Device Information')).toBeTruthy();
  });

  test('focus their heading', async () => {
    const { user } = show();
    await press(user, 'Next');
    expect(document.activeElement).toBe(onStep('Contact Details'));
  });

  test('have the fields, choices and defaults of section 2', async () => {
    const { user } = show();
    expect(field(/Device Model/).placeholder).toMatch(/iPhone.*MacBook/);
    expect(field(/Describe the Issue/)).toBeTruthy();
    expect(screen.getByText(/JPG or PNG \(max 5MB\)/)).toBeTruthy();
    await press(user, 'Next');
    const city = screen.getByLabelText<HTMLSelectElement>(/City/);
    expect([...city.options].map(({ text }) => text)).toEqual([
      'Kathmandu',
      'Lalitpur',
      'Bhaktapur',
      'Pokhara',
    ]);
    expect(city.value).toBe('Kathmandu');
    expect(field('Phone / WhatsApp')).toBeTruthy();
    await press(user, 'Next');
    expect(field(/Preferred Date & Time/).type).toBe('datetime-local');
    expect(field(/Walk-in Service/).checked).toBe(true);
    expect(field(/Free Pickup & Return/).checked).toBe(false);
    const consent = field(/I agree/);
    expect(consent.checked).toBe(false);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('privacy policy')).toBe('/privacy');
    expect(href('terms')).toBe('/terms');
  });

  test('offer a call and WhatsApp throughout', () => {
    show();
    expect(screen.getByRole('link', { name: /^Call \+977/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
  });
});

describe('at submit (section 5)', () => {
  async function submitEmpty() {
    const view = show();
    await press(view.user, 'Next');
    await press(view.user, 'Next');
    await press(view.user, 'Submit Booking');
    return view;
  }

  test('all errors are listed, and the first invalid field has the focus', async () => {
    await submitEmpty();
    expect(onStep('Device Information')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Device Model/));
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Device Model: Please specify your device',
      'Describe the Issue: Please describe the issue in detail (at least 20 characters)',
      'Full Name: Name must be at least 2 characters',
      'Email Address or Phone / WhatsApp: Invalid email address. Phone number must be at least 10 digits',
      'Privacy policy and terms: You must agree to the privacy policy',
    ]);
  });

  test('two missing contacts share one message until one is given', async () => {
    const { user } = await submitEmpty();
    await user.click(screen.getByRole('link', { name: /^Email Address or Phone/ }));
    const words = 'Invalid email address. Phone number must be at least 10 digits. One of email';
    const messageOf = (input: HTMLElement) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    for (const label of [/Email Address/, /Phone/]) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(messageOf(field(label))).toContain(words);
    }
    expect(await violations()).toEqual([]);
    await fill(user, /Phone/, '9800000000');
    expect(screen.queryByText(/Invalid email address/)).toBeNull();
    expect(field(/Email Address/).getAttribute('aria-invalid')).toBeNull();
  });

  test('an entry of the error list leads to its field', async () => {
    const { user } = await submitEmpty();
    await user.click(screen.getByRole('link', { name: /^Email Address/ }));
    expect(onStep('Contact Details')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Email Address/));
    await user.click(screen.getByRole('link', { name: /^Privacy policy/ }));
    expect(document.activeElement).toBe(field(/I agree/));
  });

  test('editing a field clears its error, there and in the list', async () => {
    const { user } = await submitEmpty();
    await fill(user, /Device Model/, 'Mac');
    expect(screen.queryByText('Please specify your device')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Device Model/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Describe the Issue/ })).toBeTruthy();
  });

  test.each([
    [/Full Name/, 'A', 'Name must be at least 2 characters'],
    [/Email Address/, 'asha@example', 'Invalid email address'],
    [/Phone/, '980000000', 'Phone number must be at least 10 digits'],
  ])('%s with %j is rejected: %s', async (label, text, message) => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Previous');
    await fill(user, label, text);
    await press(user, 'Next');
    await press(user, 'Submit Booking');
    expect(onStep('Contact Details')).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(screen.getByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('an issue of 19 characters is too short, one of 20 is accepted', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Change Describe the Issue (Device Information)');
    await fill(user, /Describe the Issue/, 'x'.repeat(19));
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Submit Booking');
    expect(document.activeElement).toBe(field(/Describe the Issue/));
    await fill(user, /Describe the Issue/, 'x'.repeat(20));
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('the answers are summarised above the button', async () => {
    const { user } = show();
    await fillAll(user);
    const summary = screen.getByRole('region', { name: 'Your answers so far' });
    expect(summary.textContent).toContain('MacBook Air M2');
    expect(summary.textContent).toContain('asha@example.com');
  });
});

describe('phone and email, of which one is enough', () => {
  const optional = () => screen.queryAllByText('optional').length;

  test('are not marked until one is given', async () => {
    const { user } = show();
    await press(user, 'Next');
    expect(screen.getByText('One of email and phone is enough.')).toBeTruthy();
    expect(optional()).toBe(0);
    expect(field(/Email Address/).getAttribute('aria-required')).toBeNull();
    await fill(user, /Phone/, '9800000000');
    expect(optional()).toBe(1);
    expect(field(/Phone/).getAttribute('aria-required')).toBe('true');
  });

  test('are both required if the shop sends no messages', async () => {
    const { user } = show({}, 'browser');
    await press(user, 'Next');
    expect(optional()).toBe(0);
    expect(field(/Phone/).getAttribute('aria-required')).toBe('true');
    expect(field(/Email Address/).getAttribute('aria-required')).toBe('true');
  });

  test('a phone number as the only contact must be callable', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Previous');
    await user.clear(field(/Email Address/));
    await fill(user, /Phone/, 'abcdefghij');
    await press(user, 'Next');
    await press(user, 'Submit Booking');
    expect(document.activeElement).toBe(field(/Phone/));
    expect(screen.getByText(/^Please enter a phone number that we can call/)).toBeTruthy();
    expect(sent).toEqual([]);
    await fill(user, /Phone/, '+91 98765 43210');
    await press(user, 'Next');
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a pickup', () => {
  test('asks for the address, unless the customer brings the device', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    expect(screen.queryByLabelText(/Pickup address/)).toBeNull();
    await user.click(field(/Free Pickup & Return/));
    await user.click(field(/I agree/));
    await press(user, 'Submit Booking');
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Pickup address: Please tell us where to pick your device up',
      'Privacy policy and terms: You must agree to the privacy policy',
    ]);
    expect(document.activeElement).toBe(field(/Pickup address/));
    await user.click(field(/I agree/));
    await fill(user, /Pickup address/, 'Jhamsikhel 4');
    await user.click(field(/Walk-in Service/));
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.request).not.toHaveProperty('pickupAddress');
  });

  test('needs no address in browser-only mode', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } }, 'browser');
    await fillAll(user);
    await user.click(field(/Free Pickup & Return/));
    expect(screen.queryByLabelText(/Pickup address/)).toBeNull();
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a request that is sent', () => {
  test('opens its private link after a reload, but a new visit has an empty form', async () => {
    const { createBooking } = answering({ ok: true, value: ticket });
    const { user, router, unmount } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Submit Booking');
    await screen.findByText('MCS4821');
    await waitFor(() => expect(router.state.location.state).toEqual({ booked: ticket.token }));
    const { state } = router.state.location;
    unmount();
    const again = show();
    expect(onStep('Device Information')).toBeTruthy();
    await act(() => again.router.navigate('/book', { replace: true, state }));
    await waitFor(() =>
      expect(again.router.state.location).toMatchObject({
        pathname: '/my-booking/open',
        hash: `#${ticket.token}`,
      }),
    );
  });

  test('replaces the steps in the history, so Back leads to the page before the form', async () => {
    const { createBooking } = answering({ ok: true, value: ticket });
    const { user, router } = show({ operations: { createBooking } });
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/book'));
    await fillAll(user);
    await press(user, 'Submit Booking');
    await screen.findByText('MCS4821');
    await waitFor(() => expect(router.state.location.state).toEqual({ booked: ticket.token }));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });

  test('shows its ticket, the checklist, the promise and further links', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user, store } = show({ operations: { createBooking } });
    await fillAll(user);
    await user.click(field(/Free Pickup & Return/));
    await fill(user, /Pickup address/, 'Jhamsikhel 4, red gate');
    await press(user, 'Submit Booking');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Booking Confirmed!' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('MCS4821')).toBeTruthy();
    const checklist = screen.getByRole('region', { name: 'Before Your Visit' });
    expect(within(checklist).getAllByRole('listitem')).toHaveLength(4);
    expect(checklist.textContent).toMatch(/back up.*Find My.*proof of purchase.*cases/is);
    expect(screen.getByText(/contact you within 2 hours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      'MCS4821',
    );
    expect(store.getState().toasts[0]?.text).toBe('Booking submitted successfully!');
    expect(sent[0]?.request).toEqual({
      kind: 'request',
      fullName: 'Asha Gurung',
      email: 'asha@example.com',
      phone: '9800000000',
      city: 'Kathmandu',
      device: 'MacBook Air M2',
      issue: 'The screen flickers since yesterday.',
      preferredDate: '',
      serviceType: 'pickup',
      pickupAddress: 'Jhamsikhel 4, red gate',
      consent: true,
      photoId: undefined,
    });
  });

  test('shows when it is confirmed, where the rider comes and the preferred time', async () => {
    const asked = {
      ...ticket,
      customerEmail: '',
      serviceType: 'pickup' as const,
      pickupAddress: 'Jhamsikhel 4, red gate',
    };
    const { createBooking } = answering({ ok: true, value: asked });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Submit Booking');
    await screen.findByRole('heading', { level: 1, name: 'Booking Confirmed!' });
    expect(screen.getByText(/Your time is confirmed once we have called/)).toBeTruthy();
    expect(
      screen.getByText(
        'Wednesday, November 25, 2026, 10:30 AM (Nepal time), as wished; we confirm by phone',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(/Free Pickup & Return: we pick your device up at Jhamsikhel 4/),
    ).toBeTruthy();
  });

  test('deletes the draft', async () => {
    const { createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    expect(localStorage.length + sessionStorage.length).toBe(2);
    await press(user, 'Submit Booking');
    await screen.findByText('Booking Confirmed!');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('keeps everything after a lost response, and retries with the same idempotency key', async () => {
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: ticket });
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Submit Booking');
    expect(await screen.findByText('Failed to create booking')).toBeTruthy();
    await press(user, 'Try again');
    await screen.findByText('Booking Confirmed!');
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  test('is retried with the same idempotency key even after a reload', async () => {
    const { sent, createBooking } = answering(failing('network'), { ok: true, value: ticket });
    const first = show({ operations: { createBooking } });
    await fillAll(first.user);
    await press(first.user, 'Submit Booking');
    await screen.findByText('Failed to create booking');
    first.unmount();
    const second = show({ operations: { createBooking } });
    await press(second.user, 'Submit Booking');
    await screen.findByText('Booking Confirmed!');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('with a server error leads to the invalid field', async () => {
    const { createBooking } = answering(failing('invalid', { fields: { email: 'Not reachable' } }));
    const { user } = show({ operations: { createBooking } });
    await fillAll(user);
    await press(user, 'Submit Booking');
    await waitFor(() => expect(document.activeElement).toBe(field(/Email Address/)));
    expect(screen.getByText('Not reachable')).toBeTruthy();
  });
});

describe('the draft', () => {
  test('is restored after a reload at the same step', async () => {
    const first = show();
    await fillDevice(first.user);
    await press(first.user, 'Next');
    await fill(first.user, /Full Name/, 'Asha Gurung');
    first.unmount();
    const { user } = show();
    expect(onStep('Contact Details')).toBeTruthy();
    expect(field(/Full Name/).value).toBe('Asha Gurung');
    await press(user, 'Previous');
    expect(field(/Device Model/).value).toBe('MacBook Air M2');
  });

  test('lasts as long as the visit if the browser blocks storage', async () => {
    const blocked = (['localStorage', 'sessionStorage'] as const).map((area) =>
      jest.spyOn(globalThis, area, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      }),
    );
    const first = show();
    await fillDevice(first.user);
    first.unmount();
    const { user } = show();
    expect(field(/Device Model/).value).toBe('MacBook Air M2');
    await press(user, 'Start over');
    expect(field(/Device Model/).value).toBe('');
    for (const area of blocked) area.mockRestore();
  });

  test('is discarded by Start over', async () => {
    const { user } = show();
    await fillDevice(user);
    await press(user, 'Next');
    await press(user, 'Start over');
    expect(onStep('Device Information')).toBeTruthy();
    expect(field(/Device Model/).value).toBe('');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('returns with Undo at its step, until something else is entered', async () => {
    const { user, router } = show();
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    await fillDevice(user);
    await press(user, 'Next');
    await fillContact(user);
    await press(user, 'Next');
    await press(user, 'Start over');
    await press(user, 'Start over');
    expect(screen.getByRole('status').textContent).toContain('Your answers were deleted.');
    await press(user, 'Undo');
    expect(document.activeElement).toBe(onStep('Service Preference'));
    expect(undo()).toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(2);
    await act(() => router.navigate(-1));
    expect(field(/Full Name/).value).toBe('Asha Gurung');
    await act(() => router.navigate(-1));
    expect(field(/Device Model/).value).toBe('MacBook Air M2');
    await press(user, 'Start over');
    await fill(user, /Device Model/, 'iPad');
    expect(undo()).toBeNull();
  });
});

describe('the choice on other pages', () => {
  const choose = (store: AppStore) => {
    store.dispatch(deviceSelected({ device: 'iphone', deviceModel: 'iPhone 15 Pro' }));
    store.dispatch(serviceSelected({ issue: 'battery', repairIssue: 'Battery Replacement' }));
  };
  async function choseElsewhere() {
    const view = show();
    await act(() => view.router.navigate('/repairs/iphone/15-pro'));
    choose(view.store);
    return { ...view, comeBack: () => act(() => view.router.navigate('/book')) };
  }
  const device = () => field(/Device Model/).value;
  const issue = () => field(/Describe the Issue/).value;

  test('is filled into the form, and can be edited', async () => {
    const { user, comeBack } = await choseElsewhere();
    await comeBack();
    expect([device(), issue()]).toEqual(['iPhone 15 Pro', 'Battery Replacement']);
    await fillDevice(user);
    expect(device()).toBe('MacBook Air M2');
  });

  test('never replaces typed text', async () => {
    const { user, router, store } = show();
    await fillDevice(user);
    await act(() => router.navigate('/repairs/iphone/15-pro'));
    choose(store);
    await act(() => router.navigate('/book'));
    expect(device()).toBe('MacBook Air M2');
  });

  test('is cleared by Start over, too', async () => {
    const { user, comeBack, router } = await choseElsewhere();
    await comeBack();
    await press(user, 'Start over');
    expect([device(), issue()]).toEqual(['', '']);
    await act(() => router.navigate('/elsewhere'));
    await comeBack();
    expect([device(), issue()]).toEqual(['', '']);
  });
});

describe('the photo', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const file = (bytes: number[], name: string) => new File([new Uint8Array(bytes)], name);
  const upload = (chosen: File) =>
    userEvent
      .setup({ applyAccept: false, delay: null })
      .upload(field(/Photo of the damage/), chosen);
  const photoId = '0199f0f0-0000-7000-8000-000000000001';

  test('is shown, uploaded in advance, and named in the request', async () => {
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({
      operations: {
        createBooking,
        uploadPhoto: async () => ({ ok: true, value: { photoId } }),
      },
    });
    await upload(file(png, 'crack.png'));
    expect(await screen.findByText('crack.png is attached.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your photo of the damage' })).toBeTruthy();
    await fillAll(user);
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent[0]?.request.photoId).toBe(photoId));
  });

  test('with a wrong content type is rejected before the upload', async () => {
    const uploadPhoto = jest.fn(async () => failing('internal'));
    show({ operations: { uploadPhoto } });
    await upload(file([1, 2, 3, 4, 5, 6, 7, 8], 'trick.png'));
    expect(await screen.findByText(/is not a JPG or PNG photo/)).toBeTruthy();
    expect(uploadPhoto).not.toHaveBeenCalled();
  });

  test('stays attached after a reload and can be removed', async () => {
    const answers = {
      operations: { uploadPhoto: async () => ({ ok: true as const, value: { photoId } }) },
    };
    const first = show(answers);
    await upload(file(png, 'crack.png'));
    await screen.findByText('crack.png is attached.');
    first.unmount();
    const { user } = show(answers);
    expect(screen.getByText('crack.png is attached.')).toBeTruthy();
    await press(user, 'Remove photo');
    expect(screen.queryByText('crack.png is attached.')).toBeNull();
  });

  /**
   * Fake uploads that a test can finish in any order. The list contains them in the order in which
   * they started.
   */
  function slowUploads() {
    const began: { arrive: () => void }[] = [];
    const uploadPhoto = ({ file: { name } }: { file: File }) =>
      new Promise<Result<{ photoId: string }>>((resolve) => {
        const value = { photoId: `id-of-${name}` };
        began.push({ arrive: () => resolve({ ok: true, value }) });
      });
    return { began, operations: { uploadPhoto } };
  }
  const settle = () => act(async () => {});

  test('that is removed during its upload does not come back', async () => {
    const { began, operations } = slowUploads();
    const { user, call } = show({ operations });
    await upload(file(png, 'crack.png'));
    await waitFor(() => expect(began).toHaveLength(1));
    await press(user, 'Remove photo');
    const [, , options] = call.mock.calls[0] ?? [];
    expect(options?.signal?.aborted).toBe(true);
    began[0]?.arrive();
    await settle();
    expect(screen.queryByText('crack.png is attached.')).toBeNull();
    expect(screen.queryByText('Sending your photo...')).toBeNull();
  });

  test('that was chosen last wins, whichever upload finishes last', async () => {
    const { began, operations } = slowUploads();
    const { sent, createBooking } = answering({ ok: true, value: ticket });
    const { user } = show({ operations: { ...operations, createBooking } });
    await upload(file(png, 'wrong.png'));
    await waitFor(() => expect(began).toHaveLength(1));
    await upload(file(png, 'right.png'));
    await waitFor(() => expect(began).toHaveLength(2));
    began[1]?.arrive();
    expect(await screen.findByText('right.png is attached.')).toBeTruthy();
    began[0]?.arrive();
    await settle();
    expect(screen.getByText('right.png is attached.')).toBeTruthy();
    await fillAll(user);
    await press(user, 'Submit Booking');
    await waitFor(() => expect(sent[0]?.request.photoId).toBe('id-of-right.png'));
  });

  test('is attached even if the customer has moved to the next step', async () => {
    const { began, operations } = slowUploads();
    const { user } = show({ operations });
    await upload(file(png, 'crack.png'));
    await waitFor(() => expect(began).toHaveLength(1));
    await press(user, 'Next');
    began[0]?.arrive();
    await settle();
    await press(user, 'Previous');
    expect(screen.getByText('crack.png is attached.')).toBeTruthy();
  });

  test('is discarded by Start over during its upload', async () => {
    const { began, operations } = slowUploads();
    const { user } = show({ operations });
    await upload(file(png, 'crack.png'));
    await waitFor(() => expect(began).toHaveLength(1));
    await press(user, 'Start over');
    began[0]?.arrive();
    await settle();
    expect(screen.queryByText('crack.png is attached.')).toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('is shown and checked in browser-only mode, and stays in the browser', async () => {
    const uploadPhoto = jest.fn(async () => failing('unavailable'));
    show({ operations: { uploadPhoto } }, 'browser');
    expect(screen.getByText(/stores it in your browser only/)).toBeTruthy();
    await upload(file(png, 'crack.png'));
    expect(await screen.findByText('crack.png is attached.')).toBeTruthy();
    expect(uploadPhoto).not.toHaveBeenCalled();
  });
});

test('a pickup outside the valley explains the courier', async () => {
  const { user } = show();
  await press(user, 'Next');
  await user.selectOptions(screen.getByLabelText(/City/), 'Pokhara');
  await press(user, 'Next');
  await user.click(field(/Free Pickup & Return/));
  expect(screen.getByText(/For Pokhara we will call you/)).toBeTruthy();
});

test.each([0, 1, 2])('step %d with its errors has no accessibility violations', async (step) => {
  const { user } = show();
  await press(user, 'Next');
  await press(user, 'Next');
  await press(user, 'Submit Booking');
  for (let next = 0; next < step; next += 1) await press(user, 'Next');
  expect(await violations()).toEqual([]);
});
