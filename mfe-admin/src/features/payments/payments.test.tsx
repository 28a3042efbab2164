/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Receipt, Takings } from '@mcs-repairs/shared/domain/types/payments';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA } from '../../testing/fakeShop';
import { useOpenForm } from '../../form/useOpenForm';
import { RepairPayments } from './RepairPayments';
import { Component as TakingsPage } from './TakingsPage';

afterEach(cleanup);

const RECEIPT: Receipt = {
  id: 'r1',
  number: '2026-0001',
  reference: 'MCS1',
  amounts: { cash: 2000, card: 0, esewa: 500, khalti: 0, bank: 0 },
  total: 2500,
  at: '2026-11-23T09:00:00Z',
  by: 'Sita',
  cancels: null,
  cancelledBy: null,
};
const DAY: Takings = {
  shopDate: '2026-11-23',
  today: '2026-11-23',
  amounts: RECEIPT.amounts,
  total: 2500,
  count: 1,
  receipts: [RECEIPT],
  isClosed: false,
  closes: [],
};

type Operations = NonNullable<Parameters<typeof fakeShop>[0]>['operations'];
const shopWith = (operations: Operations, role: Role = 'owner') =>
  fakeShop({ operations: { readSession: answered({ staff: { ...SITA, role } }), ...operations } });

function Payments() {
  const form = useOpenForm(aBooking('1', { stage: 'collected' }));
  return <RepairPayments bookingId="1" agreedPrice={2500} form={form} />;
}

const openPayments = (operations: Operations, at?: string) =>
  render(<AdminSite page={Payments} shop={shopWith(operations)} {...(at && { at })} />);

test('a link opens the form', async () => {
  openPayments({ readPayments: answered({ receipts: [], total: 0 }) }, '/admin/bookings/1#payment');
  expect(await screen.findByRole('form', { name: 'Record payment' })).toBeTruthy();
});

test('a payment by two methods is recorded, and its receipt can be printed', async () => {
  const readPayments = jest.fn(answered({ receipts: [] as Receipt[], total: 0 }));
  const recordPayment = jest
    .fn(answered(RECEIPT))
    .mockImplementationOnce(refused('conflict', 'Hari closed this day at 6:00 PM.'));
  const { container } = openPayments({ readPayments, recordPayment });
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('form', { name: 'Record payment' }));
  expect(form.getByText(/The customer accepted Rs. 2,500/)).toBeTruthy();
  const press = () => userEvent.click(form.getByRole('button', { name: 'Record payment' }));
  await press();
  expect(form.getByText('Enter what the customer paid')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Cash'), '2,000', { delay: null });
  await userEvent.type(form.getByLabelText('eSewa'), '5.5', { delay: null });
  await press();
  expect(form.getByText('Enter whole rupees from 1 to 1,00,00,000')).toBeTruthy();
  await userEvent.clear(form.getByLabelText('eSewa'));
  await userEvent.type(form.getByLabelText('eSewa'), '500', { delay: null });
  expect(form.getByText('Total: Rs. 2,500')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await press();
  expect(await form.findByText('Hari closed this day at 6:00 PM.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Cash').value).toBe('2,000');
  readPayments.mockImplementation(answered({ receipts: [RECEIPT], total: 2500 }));
  await press();
  const body = { cash: 2000, esewa: 500 };
  expect(recordPayment).toHaveBeenLastCalledWith({ params: { id: '1' }, body }, expect.any(String));
  const line = await screen.findByText('Cash Rs. 2,000, eSewa Rs. 500');
  expect(line).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print receipt 2026-0001' }).getAttribute('href')).toBe(
    '/admin/receipt/r1',
  );
});

test('a payment above the agreed price is recorded after a question with both amounts', async () => {
  const recordPayment = jest.fn(answered(RECEIPT));
  openPayments({ readPayments: answered({ receipts: [RECEIPT], total: 2000 }), recordPayment });
  await screen.findByText('Paid in total: Rs. 2,000');
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('form', { name: 'Record payment' }));
  const press = () => userEvent.click(form.getByRole('button', { name: 'Record payment' }));
  await userEvent.type(form.getByLabelText('Cash'), '600', { delay: null });
  await press();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Record more than the agreed price?' }),
  );
  expect(
    dialog.getByText(
      'With this payment, the customer has paid Rs. 2,600. The agreed price is Rs. 2,500.',
    ),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Edit amounts' }));
  expect(recordPayment).not.toHaveBeenCalled();
  await press();
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record payment' }),
  );
  const body = { cash: 600 };
  await waitFor(() =>
    expect(recordPayment).toHaveBeenCalledWith({ params: { id: '1' }, body }, expect.any(String)),
  );
});

test('a receipt is cancelled after a question', async () => {
  const cancelReceipt = jest.fn(answered({ ...RECEIPT, id: 'r2', cancels: '2026-0001' }));
  openPayments({ readPayments: answered({ receipts: [RECEIPT], total: 2500 }), cancelReceipt });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel receipt 2026-0001' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(cancelReceipt).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
  expect(cancelReceipt).toHaveBeenCalledWith({ params: { id: 'r1' } });
});

const openTakings = (operations: Operations, role?: Role) =>
  render(<AdminSite page={TakingsPage} shop={shopWith(operations, role)} at="/admin/takings" />);

test('closing a day shows the difference, and sends how many receipts were seen', async () => {
  const closeDay = jest.fn(answered({ ...DAY, isClosed: true }));
  const { container } = openTakings({ readTakings: answered(DAY), closeDay });
  const form = within(await screen.findByRole('form', { name: 'Close takings of the day' }));
  await userEvent.click(form.getByRole('button', { name: 'Close takings of the day' }));
  expect(form.getByText('Enter whole rupees, at least 0')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Counted cash/), '1,900', { delay: null });
  expect(form.getByText('The counted cash is Rs. 100 less than recorded.')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Close takings of the day' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Close the day although the cash differs?' }),
  );
  expect(
    dialog.getByText(
      'You counted Rs. 1,900. Payments in cash are Rs. 2,000. The counted cash is Rs. 100 less than recorded.',
    ),
  ).toBeTruthy();
  expect(closeDay).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Close takings of the day' }));
  await waitFor(() =>
    expect(closeDay).toHaveBeenCalledWith({
      params: { date: '2026-11-23' },
      body: { countedCash: 1900, seen: 1 },
    }),
  );
});

test('a day whose cash matches is closed without a question', async () => {
  const closeDay = jest.fn(answered({ ...DAY, isClosed: true }));
  openTakings({ readTakings: answered(DAY), closeDay });
  const form = within(await screen.findByRole('form', { name: 'Close takings of the day' }));
  await userEvent.type(form.getByLabelText(/^Counted cash/), '2000{Enter}', { delay: null });
  await waitFor(() => expect(closeDay).toHaveBeenCalledTimes(1));
});

test('a closed day says who closed it, and only an owner can reopen it', async () => {
  const close = { at: '2026-11-23T12:00:00Z', by: 'Hari', expectedCash: 2000, countedCash: 2000 };
  const closes = [{ ...close, reopenedBy: null, reopenedAt: null }];
  const readTakings = answered({ ...DAY, isClosed: true, closes });
  const reopenDay = jest.fn(answered(DAY));
  openTakings({ readTakings }, 'clerk');
  expect(await screen.findByText(/^Hari closed the day at .* with Rs. 2,000 counted/)).toBeTruthy();
  expect(screen.getByText('The counted cash matches the recorded payments.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen takings of the day' })).toBeNull();
  cleanup();
  openTakings({ readTakings, reopenDay });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen takings of the day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen takings of the day' }));
  expect(reopenDay).toHaveBeenCalledWith({ params: { date: '2026-11-23' } });
});
