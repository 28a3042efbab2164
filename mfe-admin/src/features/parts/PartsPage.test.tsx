/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Part } from '@mcs-repairs/shared/domain/types/parts';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { aBooking, answered, fakeShop, refused, SITA } from '../../testing/fakeShop';
import { Component } from './PartsPage';
import { RepairParts } from './RepairParts';

afterEach(cleanup);

const SCREEN: Part = {
  id: 'p1',
  name: 'iPhone 13 screen',
  number: 'SCR-13',
  models: 'iPhone 13',
  cost: 8500,
  stock: 1,
  warnAt: 1,
  supplier: 'Everest Parts',
  supplierPhone: '01-5550000',
  supplierUrl: 'https://parts.example',
  isRetired: false,
  isLow: true,
  waiting: ['MCS-1'],
  version: 4,
  changedBy: 'Sita',
  canUndo: true,
};

type Operations = NonNullable<Parameters<typeof fakeShop>[0]>['operations'];

function shopWith(operations: Operations, role: Role = 'owner') {
  return fakeShop({
    operations: {
      readSession: answered({ staff: { ...SITA, role } }),
      listParts: answered({ parts: [SCREEN], total: 1, pageSize: 50 }),
      ...operations,
    },
  });
}

function open(operations: Operations = {}, role?: Role) {
  const shop = shopWith(operations, role);
  return render(<AdminSite page={Component} shop={shop} at="/admin/parts" />);
}

test('the list shows stock, supplier and awaiting repairs, and only owners see costs', async () => {
  const { container } = open();
  const row = within(await screen.findByRole('row', { name: /iPhone 13 screen/ }));
  expect(row.getByText('Rs. 8,500')).toBeTruthy();
  expect(row.getByText('Low stock')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Everest Parts' }).getAttribute('href')).toBe(
    'https://parts.example',
  );
  expect(row.getByRole('link', { name: 'MCS-1' }).getAttribute('href')).toBe(
    '/admin/bookings/MCS-1',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  cleanup();
  open({}, 'technician');
  await screen.findByRole('row', { name: /iPhone 13 screen/ });
  expect(screen.queryByText('Rs. 8,500')).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit|Add part/ })).toBeNull();
});

test('a wrong field is named, and after a failure nothing typed is lost', async () => {
  const addPart = jest.fn(refused('unavailable', 'The shop cannot answer right now.'));
  open({ addPart });
  await userEvent.click(await screen.findByRole('button', { name: 'Add part to stock list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add part to stock list' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add part to stock list' }));
  expect(dialog.getByText('Enter a name')).toBeTruthy();
  expect(dialog.getByText('Enter a number from 0 to 9999')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Battery', { delay: null });
  await userEvent.type(dialog.getByLabelText(/^Number in stock/), '4', { delay: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Add part to stock list' }));
  expect(await dialog.findByText('The shop cannot answer right now.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Battery');
});

const BOOKING = aBooking('1', { status: 'in_progress', stage: 'waiting_parts' });

test('an empty stock asks before a part is recorded, and the repair names its parts', async () => {
  const use = { id: 'u1', partId: 'p1', name: SCREEN.name, count: 1, cost: 8500, by: 'Sita' };
  const used = { used: [{ ...use, at: '2026-11-23T09:00:00Z' }], awaited: [] };
  const readBookingParts = jest.fn(answered({ used: [], awaited: [] } as object));
  const recordPartUse = jest.fn(answered(used as object)).mockImplementationOnce(
    refused('conflict', 'The stock of this part is 0.', {
      fields: { count: 'Only 0 of this part in stock.' },
    }),
  );
  const shop = shopWith({ readBookingParts, recordPartUse });
  const { container } = render(
    <AdminSite page={() => <RepairParts booking={BOOKING} />} shop={shop} />,
  );
  expect(await screen.findByText('Enter the part for which this repair waits.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record used part' }));
  const form = within(await screen.findByRole('form', { name: 'Record used part' }));
  await userEvent.type(form.getByRole('combobox', { name: /^Part/ }), 'screen', { delay: null });
  await userEvent.click(await form.findByRole('option', { name: /iPhone 13 screen/ }));
  await userEvent.click(form.getByRole('button', { name: 'Record used part' }));
  expect(
    await form.findByText(/The stock of this part is 0. Record the part anyway\?/),
  ).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  readBookingParts.mockImplementation(answered(used as object));
  await userEvent.click(form.getByRole('button', { name: 'Record part anyway' }));
  await waitFor(() =>
    expect(recordPartUse).toHaveBeenLastCalledWith(
      { params: { id: '1' }, body: { partId: 'p1', count: 1, anyway: true } },
      expect.any(String),
    ),
  );
  expect(await screen.findByRole('list', { name: 'Used parts' })).toBeTruthy();
  expect(screen.getByText('Cost of parts: Rs. 8,500')).toBeTruthy();
});

test('a repair that waits shows the part with its supplier, and the wait can end', async () => {
  const wait = { id: 'w1', partId: 'p1', name: SCREEN.name, count: 1, cost: null, by: 'Sita' };
  const { supplier, supplierPhone, supplierUrl, stock } = SCREEN;
  const contact = { supplier, supplierPhone, supplierUrl, stock, at: '2026-11-23T09:00:00Z' };
  const endPartWait = jest.fn(answered({ used: [], awaited: [] }));
  const readBookingParts = answered({ used: [], awaited: [{ ...wait, ...contact }] });
  const shop = shopWith({ readBookingParts, endPartWait }, 'technician');
  render(<AdminSite page={() => <RepairParts booking={BOOKING} />} shop={shop} />);
  const list = within(await screen.findByRole('list', { name: 'Awaited parts' }));
  expect(list.getByRole('link', { name: '01-5550000' }).getAttribute('href')).toBe('tel:015550000');
  await userEvent.click(
    list.getByRole('button', { name: 'Stop waiting for part: iPhone 13 screen' }),
  );
  expect(endPartWait).toHaveBeenCalledWith({ params: { id: '1', use: 'w1' } });
});
