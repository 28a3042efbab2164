/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused } from '../../testing/fakeShop';
import { History } from './History';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const AT = '2026-11-23T04:15:00.000Z';
const aMessage = (change: Partial<Delivery> = {}): Delivery => ({
  id: 'm1',
  channel: 'sms',
  kind: 'booking-confirmed',
  state: 'sent',
  attempts: 1,
  createdAt: AT,
  sentAt: AT,
  ...change,
});
const failed = aMessage({
  state: 'failed',
  sentAt: undefined,
  attempts: 6,
  problem: 'The SMS gateway could not be reached or is not ready (503)',
});

function open(operations: NonNullable<Parameters<typeof fakeShop>[0]>['operations']) {
  const page = () => <History bookingId="b1" />;
  return render(<AdminSite page={page} shop={fakeShop({ operations })} />);
}
const having = (...messages: Delivery[]) => ({ listDeliveries: jest.fn(answered(messages)) });
const rows = async () => {
  const region = await screen.findByRole('region', { name: 'History' });
  return within(region).findAllByRole('listitem');
};

it.each<[Partial<Delivery>, string, RegExp]>([
  [{}, 'Sent', /^Sent .*10:00 AM/],
  [{ isFile: true }, 'Not sent', /^Written to a file .*10:00 AM. The site has no mail server.$/],
  [{ deliveredAt: '2026-11-23T04:16:00.000Z' }, 'Delivered', /delivered .*10:01 AM/],
  [{ state: 'waiting', sentAt: undefined, dueAt: AT, attempts: 0 }, 'Waiting', /^Due .*10:00 AM$/],
  [{ state: 'waiting', sentAt: undefined, attempts: 1 }, 'Sending', /^Created .*10:00 AM$/],
  [{ state: 'waiting', sentAt: undefined, attempts: 2 }, 'Sending', /tried once$/],
  [
    { state: 'waiting', sentAt: undefined, dueAt: AT, attempts: 2, problem: 'It was late' },
    'Retrying soon',
    /tried 2 times$/,
  ],
  [
    { state: 'failed', sentAt: undefined, problem: 'It is full' },
    'Failed',
    /^Created .*tried once$/,
  ],
])('a message in state %j reads %s', async (change, state, moments) => {
  open(having(aMessage(change)));
  const [row] = await rows();
  const message = within(row as HTMLElement);
  expect(message.getByText('Confirmed')).toBeTruthy();
  expect(message.getByText('Text message')).toBeTruthy();
  expect(message.getByText(state, { exact: true })).toBeTruthy();
  expect(message.getByText(moments)).toBeTruthy();
});

it('sends a failed message again, and shows the result', async () => {
  const retryDelivery = jest.fn(answered(null));
  open({ ...having(failed, aMessage({ id: 'm2', channel: 'mail' })), retryDelivery });
  const again = await screen.findByRole('button', {
    name: 'Send message again: Confirmed, Text message',
  });
  expect(screen.getByText(failed.problem ?? '')).toBeTruthy();
  await userEvent.click(again);
  expect(retryDelivery).toHaveBeenCalledWith({ params: { id: 'b1', deliveryId: 'm1' } });
});

it('shows why the server refused to send a message again', async () => {
  const retryDelivery = refused('transition-refused', 'This message is on its way.');
  open({ ...having(failed), retryDelivery });
  await userEvent.click(await screen.findByRole('button', { name: /^Send message again/ }));
  expect(await screen.findByText('This message is on its way.')).toBeTruthy();
});

it('offers no retry for messages without a failure, and says if nothing was sent', async () => {
  open(having());
  await userEvent.selectOptions(await screen.findByLabelText('Show in History'), 'Messages');
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it.each([
  ['was about to leave', { dueAt: '2020-01-01T00:00:00.000Z', attempts: 0 }, 'Waiting'],
  ['was on its way', { attempts: 1 }, 'Sending'],
])('updates by itself when a message is sent that %s', async (_when, change, state) => {
  const waiting = aMessage({ state: 'waiting', sentAt: undefined, ...change });
  const deliveries = jest.fn(answered([aMessage()])).mockImplementationOnce(answered([waiting]));
  open({ listDeliveries: deliveries });
  expect(await screen.findByText(state, { exact: true })).toBeTruthy();
  expect(await screen.findByText('Sent', { exact: true })).toBeTruthy();
});

it('does not poll for a message that is due much later', async () => {
  const dueAt = '2999-01-01T00:00:00.000Z';
  const deliveries = jest.fn(answered([aMessage({ state: 'waiting', sentAt: undefined, dueAt })]));
  // With `jest.spyOn(setTimeout)`, Testing Library would assume fake timers. So the test replaces
  // `setTimeout` itself.
  const delays: unknown[] = [];
  const real = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, delay?: number) => {
    delays.push(delay);
    return real(work, delay);
  }) as typeof setTimeout;
  open({ listDeliveries: deliveries });
  await screen.findByText('Waiting', { exact: true });
  globalThis.setTimeout = real;
  expect(delays).not.toContain(3000);
  expect(deliveries).toHaveBeenCalledTimes(1);
});

it('can be loaded again after an error', async () => {
  const deliveries = jest
    .fn(answered([aMessage()]))
    .mockImplementationOnce(refused('unavailable', 'The shop cannot answer right now.'));
  open({ listDeliveries: deliveries });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

it('has no accessibility violations', async () => {
  const { container } = open(having(failed, aMessage({ id: 'm2' })));
  await rows();
  expect(await accessibilityFaults(container)).toEqual([]);
});
