/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Guide } from '@mcs-repairs/shared/domain/types/guide';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, NOW, refused, SITA } from '../testing/fakeShop';
import { Component as TodayPage } from './TodayPage';

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const steps = (...states: Guide['steps'][number]['state'][]): Guide['steps'] =>
  (['profile', 'hours', 'colleague', 'alerts', 'check-in', 'ticket'] as const).map(
    (step, index) => ({ step, state: states[index] ?? 'to-do' }),
  );
const NEW_SHOP: Guide = { steps: steps('done', 'skipped'), hasSamples: false, canAddSamples: true };

function open(
  guide: Guide,
  { role = 'owner', ...more }: Record<string, unknown> = {},
  bookings: Booking[] = [],
) {
  const readGuide = jest.fn(answered(guide));
  const readSession = answered({ staff: { ...SITA, role } });
  const shop = fakeShop({ bookings, operations: { readSession, readGuide, ...more } as never });
  render(<AdminSite page={TodayPage} shop={shop} at="/admin" />);
  return { readGuide };
}
const card = async () => within(await screen.findByRole('region', { name: 'Set up your shop' }));
const row = async (text: string) => {
  const item = (await card()).getByText(text).closest('li');
  return within(item as HTMLElement);
};

it('shows what is done, skipped and to do, and leads to the pages', async () => {
  open({ ...NEW_SHOP, ticketOf: 'b-1' });
  expect((await card()).getByText('1 of 6 done')).toBeTruthy();
  expect((await row('Check name and phone numbers')).queryByRole('link')).toBeNull();
  const hours = await row('Set opening hours');
  expect(hours.getByText('Skipped')).toBeTruthy();
  const links = (await card()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/settings',
    '/admin/staff',
    '/admin/account/alerts',
    '/admin/intake',
    '/admin/ticket/b-1',
  ]);
  // The next step alone has a button that starts it.
  const ofNext = await row('Invite a colleague');
  expect(ofNext.getByText('Start step')).toBeTruthy();
  expect((await card()).getAllByText('Start step')).toHaveLength(1);
});

it('is shown before the work of the day until its steps are done', async () => {
  const isAfterSummary = async (name: string) => {
    const guide = await screen.findByRole('region', { name });
    const summary = screen.getByRole('region', { name: 'To do now' });
    return (summary.compareDocumentPosition(guide) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  const work = [aBooking('1')];
  open(NEW_SHOP);
  expect(await isAfterSummary('Set up your shop')).toBe(false);
  cleanup();
  open(NEW_SHOP, {}, work);
  expect(await isAfterSummary('Set up your shop')).toBe(false);
  expect((await row('Invite a colleague')).getByText('Start step')).toBeTruthy();
  cleanup();
  open({ steps: [], hasSamples: true, canAddSamples: false }, {}, work);
  expect(await isAfterSummary('Sample data')).toBe(true);
});

it.each([
  ['late', { status: 'confirmed', appointmentDate: '2026-11-23', appointmentTime: '2:00 PM' }],
  ['promised today', { status: 'in_progress', stage: 'repairing', promisedDate: '2026-11-23' }],
] as const)('is folded to one line if a booking is %s', async (_what, given) => {
  const user = userEvent.setup({ delay: null });
  open(NEW_SHOP, {}, [aBooking('1', given)]);
  expect((await card()).getByText('1 of 6 done')).toBeTruthy();
  expect((await card()).queryByRole('list')).toBeNull();
  await user.click((await card()).getByRole('button', { name: 'Show set-up steps' }));
  expect((await card()).getAllByRole('listitem')).toHaveLength(6);
  expect(document.activeElement?.textContent).toBe('Set up your shop');
});

it('skips a step for the shop, and moves the focus to the heading', async () => {
  const user = userEvent.setup({ delay: null });
  const skipInGuide = jest.fn(answered(null));
  const { readGuide } = open(NEW_SHOP, { skipInGuide });
  await user.click((await card()).getByRole('button', { name: 'Skip step: Invite a colleague' }));
  expect(skipInGuide).toHaveBeenCalledWith({ body: { skip: 'colleague' } });
  expect(document.activeElement?.textContent).toBe('Set up your shop');
  expect(readGuide).toHaveBeenCalledTimes(2);
});

it('hides the guide, and says so when this fails', async () => {
  const user = userEvent.setup({ delay: null });
  const skipInGuide = jest.fn(refused('network', 'The shop could not be reached.'));
  open(NEW_SHOP, { skipInGuide });
  await user.click((await card()).getByRole('button', { name: 'Hide set-up guide' }));
  expect(await (await card()).findByRole('alert')).toBeTruthy();
  expect(skipInGuide).toHaveBeenCalledWith({ body: { skip: 'guide' } });
});

it('adds sample data where none is, and removes it after the guide has ended', async () => {
  const user = userEvent.setup({ delay: null });
  const addSamples = jest.fn(answered(null));
  open(NEW_SHOP, { addSamples });
  await user.click((await card()).getByRole('button', { name: 'Add sample data' }));
  expect(addSamples).toHaveBeenCalledTimes(1);
  cleanup();
  const removeSamples = jest.fn(answered(null));
  open({ steps: [], hasSamples: true, canAddSamples: false }, { removeSamples });
  expect(await screen.findByRole('region', { name: 'Sample data' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide set-up guide' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove sample data' }));
  expect(removeSamples).toHaveBeenCalledTimes(1);
});

it('leaves Today as it is where there is no guide, and when it does not come', async () => {
  open({ steps: [], hasSamples: false, canAddSamples: false });
  expect(await screen.findByText(/^Nothing late/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide set-up guide' })).toBeNull();
  cleanup();
  open(NEW_SHOP, { readGuide: refused('network', 'The shop could not be reached.') });
  expect(await screen.findByText(/^Nothing late/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Set up your shop' })).toBeNull();
});

it('asks only for owners', async () => {
  const { readGuide } = open(NEW_SHOP, { role: 'clerk' });
  expect(await screen.findByText(/^Nothing late/)).toBeTruthy();
  expect(readGuide).not.toHaveBeenCalled();
});

it('waits for the guide, so that nothing moves when it comes', async () => {
  let answer: (result: unknown) => void = () => {};
  const readGuide = () => new Promise((resolve) => (answer = resolve));
  open(NEW_SHOP, { readGuide });
  expect(await screen.findByText('Loading the day')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/^Nothing late/)).toBeNull();
  answer({ ok: true, value: NEW_SHOP });
  await card();
  expect(await screen.findByText(/^Nothing late/)).toBeTruthy();
});
