/** @jest-environment ./tools/jest-environment.cjs */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { sessionLoaded, useAppSelector, useAppStore } from '@mcs-repairs/shared/platform/store';
import { UnsavedGuard } from '../form/unsaved';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, stopClock } from '../testing/fakeShop';
import { forgetTurns, inTurn } from '../staff/inTurn';
import { BookingPageOf } from './BookingPage';

beforeEach(stopClock);
afterEach(cleanup);

const SITA = { id: 'sita', name: 'Sita' };

const shopOf = (booking: Booking, given: Parameters<typeof fakeShop>[0] = {}) =>
  fakeShop({
    ...given,
    bookings: [booking],
    operations: {
      readSession: answered({ staff: { ...SITA, email: 'sita@shop.example' } }),
      readBookingPage: answered(pageOf(booking)),
      readBookingParts: answered({ used: [], awaited: [] }),
      readPayments: answered({ receipts: [], total: 0 }),
      ...given.operations,
    },
  });

function open(booking: Booking, given: Parameters<typeof fakeShop>[0] = {}) {
  const shop = shopOf(booking, given);
  return render(
    <AdminSite page={() => <BookingPageOf reference={booking.reference} />} shop={shop} />,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Selects a step in the menu. */
async function choose(name: string) {
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }));
  await press(name);
}

it('cancels only with a reason, and notifies the customer only on request', async () => {
  const changeBookingStatus = jest.fn(answered(aBooking('1', { status: 'cancelled' })));
  open(aBooking('1'), { operations: { changeBookingStatus } });
  await choose('Cancel booking');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(dialog.getByText('Enter a reason')).toBeTruthy();
  expect(changeBookingStatus).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Booked twice', { delay: null });
  await userEvent.click(dialog.getByLabelText('Notify the customer'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(changeBookingStatus).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { to: 'cancelled', version: 1, reason: 'Booked twice', tell: false },
  });
});

it('asks before a booking is completed ahead of its appointment', async () => {
  const changeStage = jest.fn(answered(aBooking('1', { status: 'completed', stage: 'ready' })));
  open(aBooking('1', { status: 'in_progress', stage: 'waiting_parts' }), {
    operations: { changeStage },
  });
  await choose('Mark repair as ready');
  expect(changeStage).not.toHaveBeenCalled();
  await press('Complete booking');
  expect(changeStage).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { stage: 'ready', version: 1 },
  });
});

it('has one primary button, and none beside an open form', async () => {
  const { container } = open(aBooking('1', { status: 'in_progress', stage: 'diagnosing' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Write estimate' }));
  const form = within(await screen.findByRole('form', { name: 'Estimate' }));
  expect(document.activeElement).toBe(form.getByLabelText(/Price in rupees/));
  expect(screen.queryByRole('link', { name: 'Write estimate' })).toBeNull();
  expect(container.querySelectorAll('.primary')).toHaveLength(1);
  await userEvent.click(form.getByRole('button', { name: 'Close form' }));
  expect(await screen.findByRole('link', { name: 'Write estimate' })).toBeTruthy();
});

it('starts an estimate from the price list, and keeps what somebody typed', async () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'diagnosing' });
  const page = (standard: number) => ({
    ...pageOf(booking),
    listPrices: { model: 'iPhone 15 Pro', standard, premium: 18_000 },
  });
  const readBookingPage = jest
    .fn()
    .mockImplementationOnce(answered(page(12_500)))
    .mockImplementation(answered(page(13_000)));
  const writeEstimate = jest.fn(refused('stale-version', 'Somebody changed this booking.'));
  const user = userEvent.setup({ delay: null });
  open(booking, { operations: { readBookingPage, writeEstimate } });
  await userEvent.click(await screen.findByRole('link', { name: 'Write estimate' }));
  const form = within(await screen.findByRole('form', { name: 'Estimate' }));
  const [standard, premium] = form.getAllByLabelText<HTMLInputElement>(/Price in rupees/);
  expect([standard?.value, premium?.value]).toEqual(['12500', '18000']);
  expect(form.getByText('Price list for iPhone 15 Pro: Rs. 12,500')).toBeTruthy();
  for (const field of form.getAllByLabelText(/Duration/)) await user.type(field, '2 days');
  await userEvent.clear(premium!);
  await user.type(premium!, '17000');
  await userEvent.click(form.getByRole('button', { name: 'Send estimate' }));
  expect(writeEstimate).toHaveBeenCalledWith({
    params: { id: '1' },
    body: expect.objectContaining({
      options: [
        expect.objectContaining({ price: 12_500 }),
        expect.objectContaining({ price: 17_000 }),
      ],
    }),
  });
  // Waits until the page has read the booking again, with the colleague's change of the price list.
  await waitFor(() => expect(readBookingPage.mock.calls.length).toBeGreaterThan(1));
  expect([standard?.value, premium?.value]).toEqual(['12500', '17000']);
});

it.each([
  ['asha@example.com', 'The estimate was sent.'],
  ['', /^The estimate was saved\. .* please call\.$/],
])('says whether an estimate reaches a customer with the email "%s"', async (email, said) => {
  const booking = aBooking('1', {
    status: 'in_progress',
    stage: 'diagnosing',
    customerEmail: email,
  });
  open(booking, { operations: { writeEstimate: answered(booking) } });
  await userEvent.click(await screen.findByRole('link', { name: 'Write estimate' }));
  const form = within(await screen.findByRole('form', { name: 'Estimate' }));
  await userEvent.type(form.getByLabelText(/Price in rupees/), '5000', { delay: null });
  await userEvent.type(form.getByLabelText(/Duration/), '2 days', { delay: null });
  await userEvent.click(form.getByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

it('shows the next step if the address names a form that the booking does not allow', async () => {
  const booking = aBooking('1', { status: 'completed', stage: 'ready' });
  const shop = fakeShop({ operations: { readBookingPage: answered(pageOf(booking)) } });
  const page = () => <BookingPageOf reference={booking.reference} />;
  render(<AdminSite page={page} shop={shop} at="/admin/bookings/10001#estimate" />);
  expect(await screen.findByRole('button', { name: 'Hand over device to customer' })).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Estimate' })).toBeNull();
});

it('moves through the menu with arrow keys, and closes it with Escape', async () => {
  open(aBooking('1'));
  const more = await screen.findByText('More', { selector: 'summary' });
  more.focus();
  await userEvent.keyboard('{ArrowDown}', { delay: null });
  expect(document.activeElement?.textContent).toBe('Check in device');
  await userEvent.keyboard('{ArrowUp}', { delay: null });
  expect(document.activeElement?.textContent).toBe('Cancel booking');
  await userEvent.keyboard('{Escape}', { delay: null });
  expect(document.activeElement).toBe(more);
  expect(more.closest('details')?.open).toBe(false);
});

it.each([
  ['completed', 'ready'],
  ['cancelled', 'unrepaired'],
] as const)(
  'a device that is %s and %s is collected without a confirmation',
  async (status, stage) => {
    const before = aBooking('1', { status, stage });
    const changeStage = jest.fn(answered(before));
    open(before, { operations: { changeStage } });
    await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Collected');
    expect(changeStage).toHaveBeenCalledWith({
      params: { id: '1' },
      body: { stage: 'collected', version: 1 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('does nothing when the current stage is chosen again', async () => {
  const before = aBooking('1', { status: 'in_progress', stage: 'repairing' });
  const changeStage = jest.fn(answered(before));
  const thrown = jest.fn();
  window.addEventListener('error', thrown);
  open(before, { operations: { changeStage } });
  await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Repairing');
  window.removeEventListener('error', thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(changeStage).not.toHaveBeenCalled();
});

it('asks before a stage completes a booking ahead of its appointment', async () => {
  const before = aBooking('1', { status: 'in_progress', stage: 'repairing' });
  const changeStage = jest.fn(answered(before));
  open(before, { operations: { changeStage } });
  await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Collected');
  expect(changeStage).not.toHaveBeenCalled();
  await press('Complete booking');
  expect(changeStage).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { stage: 'collected', version: 1 },
  });
});

it('sends only edited fields, and keeps the typed text after a refusal', async () => {
  const correctBooking = jest.fn(
    refused('invalid', 'Please check', { fields: { deviceModel: 'Device model is required' } }),
  );
  open(aBooking('1'), { operations: { correctBooking } });
  await choose('Edit booking details');
  const device = await screen.findByLabelText(/^Device/);
  await userEvent.clear(device);
  await userEvent.type(device, 'iPhone 16', { delay: null });
  await userEvent.click(
    within(screen.getByRole('form', { name: 'Edit booking details' })).getByRole('button', {
      name: 'Save booking details',
    }),
  );
  expect(correctBooking).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { version: 1, deviceModel: 'iPhone 16' },
  });
  expect(await screen.findByText('Device model is required')).toBeTruthy();
  expect((device as HTMLInputElement).value).toBe('iPhone 16');
});

const pageOf = (booking: Booking): BookingPage => ({
  booking,
  audit: [],
  notes: [],
  technicians: [SITA],
  claims: [],
  estimates: [],
});

it('refuses to promise a day that has passed, and saves nothing', async () => {
  const correctBooking = jest.fn(answered(aBooking('1', { version: 2 })));
  open(aBooking('1'), { operations: { correctBooking } });
  const day = await screen.findByLabelText('Promised day');
  await userEvent.type(day, '2020-01-01', { delay: null });
  await userEvent.tab();
  expect(await screen.findByText('This day has passed')).toBeTruthy();
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(correctBooking).not.toHaveBeenCalled();
});

it.each([
  {
    part: ['group', 'Repair details'] as const,
    field: /^Shelf/,
    name: 'shelf' as const,
    opened: async () => {},
    save: () => userEvent.keyboard('{Enter}', { delay: null }),
  },
  {
    part: ['form', 'Edit booking details'] as const,
    field: /^Name/,
    name: 'customerName' as const,
    opened: () => choose('Edit booking details'),
    save: () => press('Save booking details'),
  },
])(
  '$part.1: a colleague’s edit of the same field is shown, and neither edit is lost',
  async (the) => {
    const readBookingPage = jest.fn(answered(pageOf(aBooking('1', { [the.name]: 'Old' }))));
    const current = { status: 'pending', version: 2, changedBy: 'Hari' };
    const correctBooking = jest
      .fn(answered(aBooking('1', { version: 3 })))
      .mockImplementationOnce(async () => {
        readBookingPage.mockImplementation(
          answered(pageOf(aBooking('1', { [the.name]: 'Theirs', version: 2 }))),
        );
        return refused('stale-version', 'This booking was changed meanwhile', { current })();
      });
    open(aBooking('1', { [the.name]: 'Old' }), { operations: { readBookingPage, correctBooking } });
    await screen.findByRole('group', { name: 'Repair details' });
    await the.opened();
    const [role, name] = the.part;
    const part = within(await screen.findByRole(role, { name }));
    const field = part.getByLabelText<HTMLInputElement>(the.field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine', { delay: null });
    await the.save();
    expect(await part.findByText(/: Theirs$/)).toBeTruthy();
    expect(field.value).toBe('Mine');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}', { delay: null });
    expect(correctBooking).toHaveBeenCalledTimes(1);
    await userEvent.click(part.getByRole('button', { name: 'Keep my changes' }));
    if (role === 'form') await the.save();
    await waitFor(() =>
      expect(correctBooking).toHaveBeenLastCalledWith({
        params: { id: '1' },
        body: { version: 2, [the.name]: 'Mine' },
      }),
    );
  },
);

it('saves a field when it loses the focus, and undoes the change with one press', async () => {
  const stored = aBooking('1', { version: 2, labels: ['Express', 'VIP'] });
  const correctBooking = jest.fn(answered(stored));
  open(aBooking('1', { labels: ['Express'] }), { operations: { correctBooking } });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Labels/);
  await userEvent.type(field, ' , VIP,VIP', { delay: null });
  expect(correctBooking).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(correctBooking).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { labels: ['Express', 'VIP'], version: 1 },
  });
  expect(await screen.findByText('The change was saved.')).toBeTruthy();
  expect(screen.getByText('Labels changed to Express, VIP')).toBeTruthy();
  await press('Undo change to booking');
  expect(correctBooking).toHaveBeenLastCalledWith({
    params: { id: '1' },
    body: { labels: ['Express'], version: 2 },
  });
});

it('sends a field again after a lost connection', async () => {
  const correctBooking = jest
    .fn(answered(aBooking('1', { version: 2, technicianId: SITA.id })))
    .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
  open(aBooking('1'), { operations: { correctBooking } });
  const field = await screen.findByLabelText<HTMLSelectElement>('Technician');
  await userEvent.selectOptions(field, 'Sita');
  expect(await screen.findByText('The shop could not be reached.')).toBeTruthy();
  expect(field.value).toBe(SITA.id);
  const facts = within(screen.getByRole('group', { name: 'Repair details' }));
  await userEvent.click(facts.getByRole('button', { name: 'Try to save again' }));
  expect(await screen.findByText('The change was saved.')).toBeTruthy();
  expect(correctBooking).toHaveBeenCalledTimes(2);
});

it('shows the amount that the customer accepted, with the note of this option', async () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'repairing' });
  const estimate = {
    id: 'e1',
    state: 'accepted' as const,
    accepted: 'premium' as const,
    options: [
      { tier: 'standard' as const, price: 4500, duration: '2 days' },
      { tier: 'premium' as const, price: 6500, duration: '1 day', note: 'Original glass' },
    ],
    createdAt: '2026-11-23T09:00:00Z',
    expiresAt: '2026-11-30T09:00:00Z',
    answeredAt: '2026-11-23T10:00:00Z',
    answeredBy: 'customer',
    by: 'Sita',
  };
  open(booking, {
    operations: { readBookingPage: answered({ ...pageOf(booking), estimates: [estimate] }) },
  });
  expect(await screen.findByText('Agreed price Rs. 6,500')).toBeTruthy();
  const part = within(screen.getByRole('region', { name: 'Estimate' }));
  expect(part.getByText('Rs. 6,500')).toBeTruthy();
  expect(part.getByText('Original glass')).toBeTruthy();
  expect(part.getByText(/^Not chosen/).textContent).toContain('Rs. 4,500');
});

it('records an answer also without an estimate', async () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'waiting_customer' });
  const changeStage = jest.fn(answered({ ...booking, stage: 'repairing' as const }));
  open(booking, { operations: { changeStage } });
  await userEvent.click(await screen.findByRole('link', { name: 'Record customer’s answer' }));
  const answer = within(await screen.findByRole('region', { name: 'Customer’s answer' }));
  await userEvent.click(answer.getByRole('button', { name: 'Start repair' }));
  expect(changeStage.mock.calls[0]).toMatchObject([{ body: { stage: 'repairing' } }]);
});

it('asks before it records that the customer declined, because the booking is then cancelled', async () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'waiting_customer' });
  const estimate = {
    id: 'e1',
    state: 'open' as const,
    options: [{ tier: 'standard' as const, price: 4500, duration: '2 days' }],
    createdAt: '2026-11-23T09:00:00Z',
    expiresAt: '2099-11-30T09:00:00Z',
    by: 'Sita',
  };
  const recordEstimateAnswer = jest.fn(answered(booking));
  open(booking, {
    operations: {
      readBookingPage: answered({ ...pageOf(booking), estimates: [estimate] }),
      recordEstimateAnswer,
    },
  });
  const decline = { name: 'Record as declined …' };
  await userEvent.click(await screen.findByRole('button', decline));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep estimate open' }));
  expect(recordEstimateAnswer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', decline));
  await userEvent.click(await screen.findByRole('button', { name: 'Record as declined' }));
  expect(recordEstimateAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ answer: 'decline' }) }),
  );
});

it.each([
  ['shows an unanswered question, and leads to the note', ['customer'], true],
  ['hides a question that staff answered with a note', ['Sita', 'customer'], false],
])('%s', async (_what, authors, isShown) => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'waiting_customer' });
  const notes = authors.map((by, index) => ({
    id: String(index),
    at: '2026-11-23T09:00:00Z',
    by,
    text: 'Is it original?',
  }));
  open(booking, { operations: { readBookingPage: answered({ ...pageOf(booking), notes }) } });
  const note = await screen.findByLabelText(/^New note/);
  expect(screen.queryByText(/asked: “Is it original\?”$/) !== null).toBe(isShown);
  if (!isShown) return;
  await press('Write note');
  expect(document.activeElement).toBe(note);
});

it('offers only stages that the status allows, and explains a refused stage', async () => {
  const current = { status: 'completed', version: 3, changedBy: 'Hari' };
  const changeStage = refused('stale-version', 'Changed meanwhile', { current });
  open(aBooking('1', { status: 'in_progress', stage: 'received' }), {
    operations: { changeStage },
  });
  const stages = await screen.findByLabelText('Stage');
  expect(
    within(stages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Received',
    'Diagnosing',
    'Waiting for customer',
    'Waiting for parts',
    'Repairing',
    'Ready',
    'Collected',
    'Unrepaired',
  ]);
  await userEvent.selectOptions(stages, 'Diagnosing');
  expect(
    await screen.findByText('Hari changed this booking meanwhile. The booking is now completed.'),
  ).toBeTruthy();
});

it('a second change uses the version that the first one returned', async () => {
  let answer = () => {};
  const changeStage = jest.fn(
    () =>
      new Promise<{ ok: true; value: Booking }>((resolve) => {
        answer = () =>
          resolve({ ok: true, value: aBooking('1', { status: 'in_progress', version: 2 }) });
      }),
  );
  const correctBooking = jest.fn(answered(aBooking('1', { version: 3, shelf: 'B4' })));
  const readBookingPage = answered(
    pageOf(aBooking('1', { status: 'in_progress', stage: 'received' })),
  );
  open(aBooking('1'), { operations: { changeStage, correctBooking, readBookingPage } });
  await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Diagnosing');
  expect(changeStage).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { stage: 'diagnosing', version: 1 },
  });
  await userEvent.type(screen.getByLabelText('Shelf'), 'B4{Enter}', { delay: null });
  expect(correctBooking).not.toHaveBeenCalled();
  answer();
  await waitFor(() =>
    expect(correctBooking).toHaveBeenCalledWith({
      params: { id: '1' },
      body: { shelf: 'B4', version: 2 },
    }),
  );
  await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Repairing');
  await waitFor(() =>
    expect(changeStage).toHaveBeenLastCalledWith({
      params: { id: '1' },
      body: { stage: 'repairing', version: 3 },
    }),
  );
});

it('sends a detail once, although Enter and leaving the field both save it', async () => {
  const saved = aBooking('1', { version: 2, shelf: 'B4' });
  const correctBooking = jest.fn(answered(saved));
  open(aBooking('1'), { operations: { correctBooking } });
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Shelf'), 'B4{Enter}');
  await user.tab();
  await screen.findByText('Shelf changed to B4');
  await user.click(screen.getByLabelText('Shelf'));
  await user.tab();
  expect(correctBooking).toHaveBeenCalledTimes(1);
});

it('after a refusal a change uses the version of the page, and sign-out cancels waiting changes', async () => {
  const shop = fakeShop();
  const desk = aBooking('1', { version: 7 });
  const left = (version: number) => answered(aBooking('1', { version }))();
  await inTurn(shop, aBooking('1', { version: 8 }), () => left(9));
  const sent: number[] = [];
  const stale = refused('stale-version', 'Changed meanwhile');
  const change = async (version: number) => (sent.push(version), version === 9 ? stale() : left(8));
  expect(await inTurn(shop, desk, change)).toMatchObject({ ok: false });
  expect(await inTurn(shop, desk, change)).toMatchObject({ ok: true });
  expect(sent).toEqual([9, 7]);
  const slow = inTurn(shop, desk, change);
  const waiting = inTurn(shop, desk, change);
  forgetTurns(shop);
  await slow;
  expect(await waiting).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  expect(sent).toHaveLength(2);
});

it('sends a change after an earlier one failed', async () => {
  const changeStage = jest
    .fn(answered(aBooking('1', { version: 2 })))
    .mockImplementationOnce(refused('network', 'The shop could not be reached.'))
    .mockImplementationOnce(refused('stale-version', 'Changed meanwhile'));
  open(aBooking('1', { status: 'in_progress', stage: 'received' }), {
    operations: { changeStage },
  });
  const stages = await screen.findByLabelText('Stage');
  for (const calls of [1, 2, 3]) {
    await userEvent.selectOptions(stages, 'Diagnosing');
    await waitFor(() => expect(changeStage).toHaveBeenCalledTimes(calls));
    await waitFor(() => expect((stages as HTMLSelectElement).disabled).toBe(false));
    expect(changeStage).toHaveBeenLastCalledWith({
      params: { id: '1' },
      body: { stage: 'diagnosing', version: 1 },
    });
  }
});

it('has no accessibility violations', async () => {
  const { container } = open(aBooking('1', { status: 'completed', stage: 'collected' }));
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }));
  await screen.findByRole('button', { name: 'Create warranty claim' });
  await waitFor(async () => expect(await accessibilityFaults(container)).toEqual([]));
});

it('links to the ticket, the other devices of the visit and their photos', async () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'received' });
  const sharePhoto = jest.fn(answered([]));
  const page: BookingPage = {
    booking,
    audit: [],
    notes: [],
    technicians: [],
    claims: [],
    estimates: [],
    siblings: [{ ...aBooking('2', { deviceModel: 'MacBook Air' }), stage: 'ready' }],
    photos: [
      { photoId: 'p1', words: 'Board', shared: false, at: '2026-11-23T09:00:00Z', by: 'Sita' },
    ],
    intake: { hasPasscode: true },
  };
  const { container } = open(booking, {
    operations: { readBookingPage: answered(page), sharePhoto },
  });
  const visit = within(await screen.findByRole('region', { name: 'Visit' }));
  await userEvent.click(screen.getByText('More', { selector: 'summary' }));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('MacBook Air')).toBe('/admin/bookings/10002');
  expect(href('Print ticket or label')).toBe('/admin/ticket/1');
  expect(href('Check in another device')).toBe('/admin/intake?with=10001');
  expect(visit.getByRole('button', { name: /Show passcode/ })).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with the customer' }));
  expect(sharePhoto).toHaveBeenCalledWith({
    params: { id: '1', photoId: 'p1' },
    body: { shared: true },
  });
});

it.each([
  ['Reschedule appointment', 'Appointment'],
  ['Edit booking details', 'Edit booking details'],
])('“%s” opens a form with a title', async (action, title) => {
  open(aBooking('1'));
  await choose(action);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('plans a pickup with its address, and shows an error of the map position beside its field', async () => {
  const setPickup = jest.fn(answered(aBooking('1')));
  open(aBooking('1', { kind: 'request', serviceType: 'pickup', city: 'Lalitpur' }), {
    operations: { setPickup },
  });
  await choose('Set pickup time');
  const form = within(await screen.findByRole('form', { name: 'Pickup' }));
  await userEvent.type(form.getByLabelText(/Pickup day/), '2026-11-25', { delay: null });
  await userEvent.type(form.getByLabelText(/Address/), 'House 12', { delay: null });
  await userEvent.type(form.getByLabelText(/Map location/), '51.5, 0.1', { delay: null });
  await userEvent.click(form.getByRole('button', { name: 'Save pickup' }));
  expect(form.getByText(/latitude and longitude in Nepal/)).toBeTruthy();
  expect(setPickup).not.toHaveBeenCalled();
  await userEvent.clear(form.getByLabelText(/Map location/));
  await userEvent.click(form.getByRole('button', { name: 'Save pickup' }));
  expect(setPickup).toHaveBeenCalledWith({
    params: { id: '1' },
    body: expect.objectContaining({
      pickupDate: '2026-11-25',
      place: expect.objectContaining({ address: 'House 12', area: 'Lalitpur', terms: 'valley' }),
    }),
  });
});

it('shows no pickup if the customer brings the device', async () => {
  const place = {
    address: 'House 12',
    landmark: '',
    area: 'Lalitpur',
    pin: '',
    contactName: '',
    contactPhone: '',
    terms: 'valley' as const,
  };
  const request = aBooking('1', { serviceType: 'pickup', appointmentDate: '' });
  const shown = (booking: Booking) =>
    open(booking, {
      operations: {
        readBookingPage: answered({
          ...pageOf(booking),
          ride: { place, whereabouts: 'planned', steps: [] },
        }),
      },
    });
  const first = shown(request);
  expect(await screen.findByRole('region', { name: 'Pickup' })).toBeTruthy();
  first.unmount();
  shown({ ...request, appointmentDate: '2026-11-25', appointmentTime: '11:00 AM' });
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }));
  expect(await screen.findByRole('button', { name: 'Set pickup time' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pickup' })).toBeNull();
});

describe('the history shows estimates and payments', () => {
  const booking = aBooking('1', { status: 'in_progress', stage: 'repairing' });
  const AT = '2026-11-23T04:15:00.000Z';
  const change = (id: string, note: string) =>
    ({ id, at: AT, by: 'Sita', from: 'in_progress', to: 'in_progress', note }) as const;
  const audit = [
    change('a1', 'Estimate: standard Rs. 4,500'),
    change('a2', 'Estimate accepted: standard, Rs. 4,500'),
    change('a3', 'Estimates are on paper'),
  ];
  const receipt = {
    id: 'r1',
    number: '2026-0007',
    reference: booking.reference,
    amounts: { cash: 2000, card: 0, esewa: 500, khalti: 0, bank: 0 },
    total: 2500,
    at: AT,
    by: 'Bina',
    cancels: null,
    cancelledBy: '2026-0008',
  };
  const readBookingPage = answered({ ...pageOf(booking), audit });
  const readPayments = jest.fn(answered({ receipts: [receipt], total: 2500 }));
  beforeEach(() => readPayments.mockClear());
  const history = async () => within(await screen.findByRole('region', { name: 'History' }));
  const listed = async () =>
    (await history()).queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('as kinds of their own', async () => {
    open(booking, { operations: { readBookingPage, readPayments } });
    const kind = await (await history()).findByLabelText('Show in History');
    await userEvent.selectOptions(kind, 'Estimates');
    expect(await listed()).toEqual([
      expect.stringContaining('Estimate: standard Rs. 4,500'),
      expect.stringContaining('Estimate accepted: standard, Rs. 4,500'),
    ]);
    await userEvent.selectOptions(kind, 'Payments');
    expect(await listed()).toEqual([
      expect.stringMatching(
        /^Cash Rs. 2,000, eSewa Rs. 500Receipt 2026-0007, cancelled by 2026-0008Bina, /,
      ),
    ]);
    await userEvent.selectOptions(kind, 'Everything');
    expect(await listed()).toHaveLength(4);
  });

  it('and asks for no payments while the device is not in the shop', async () => {
    open({ ...booking, stage: undefined }, { operations: { readPayments } });
    await history();
    expect(readPayments).not.toHaveBeenCalled();
  });
});

/** Shows the page of a booking in a frame like that of the dashboard. `signIn` opens a session. */
function openWithSession(shop: ReturnType<typeof shopOf>) {
  let signIn = () => {};
  function Page() {
    const store = useAppStore();
    const staff = useAppSelector(({ session }) => session.staff);
    useEffect(() => {
      const member = { ...SITA, email: 'sita@shop.example', role: 'clerk' as const };
      signIn = () => act(() => void store.dispatch(sessionLoaded(member)));
    }, [store]);
    return (
      <UnsavedGuard>{staff ? <BookingPageOf reference="10001" /> : <h1>Sign in</h1>}</UnsavedGuard>
    );
  }
  render(<AdminSite page={Page} shop={shop} />);
  return () => signIn();
}

it('has a shelf that was not saved again after the session ended, and saves it then', async () => {
  const booking = aBooking('1', { reference: '10001' });
  const stored = { ...booking, version: 2, shelf: 'B4' };
  const readBookingPage = jest.fn(answered(pageOf(booking)));
  const correctBooking = jest
    .fn(async () => {
      readBookingPage.mockImplementation(answered(pageOf(stored)));
      return answered(stored)();
    })
    .mockImplementationOnce(refused('signed-out', 'Please sign in'));
  const shop = shopOf(booking, { operations: { correctBooking, readBookingPage } });
  const signIn = openWithSession(shop);
  signIn();
  await userEvent.type(await screen.findByLabelText('Shelf'), 'B4{Enter}', { delay: null });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  signIn();
  expect((await screen.findByLabelText<HTMLInputElement>('Shelf')).value).toBe('B4');
  await press('Try to save again');
  expect(correctBooking).toHaveBeenLastCalledWith({
    params: { id: '1' },
    body: { shelf: 'B4', version: 1 },
  });
  await screen.findByText('Shelf changed to B4');
  expect(screen.queryByText('These changes are not saved yet.')).toBeNull();
});

it('names unsaved details until all of them are saved', async () => {
  const booking = aBooking('1', { reference: '10001' });
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  const readBookingPage = jest.fn(answered(pageOf(booking)));
  const correctBooking = jest
    .fn(answered({ ...booking, version: 2, shelf: 'B4' }))
    .mockImplementationOnce(async () => {
      await refusal;
      return refused('signed-out', 'Please sign in')();
    });
  const signIn = openWithSession(
    shopOf(booking, { operations: { correctBooking, readBookingPage } }),
  );
  signIn();
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Labels'), 'urgent');
  await user.type(screen.getByLabelText('Shelf'), 'B4');
  await act(async () => refuse());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  signIn();
  const notice = 'These changes are not saved yet.';
  expect(await screen.findByText(notice)).toBeTruthy();
  await user.type(screen.getByLabelText('Shelf'), '{Enter}');
  await screen.findByText('Shelf changed to B4');
  expect(screen.getByText(notice)).toBeTruthy();
});
