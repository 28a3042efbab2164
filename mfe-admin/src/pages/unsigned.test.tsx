/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { aBooking, answered, fakeShop } from '../testing/fakeShop';
import { Component as IntakePage } from './IntakePage';

// Simulates that the file of the signature pad fails to load.
jest.mock('signature_pad', () => {
  throw new Error('Loading chunk signature failed');
});

afterEach(cleanup);

it('checks in a device without a signature if the signature pad fails to load', async () => {
  const user = userEvent.setup({ delay: null });
  const takeIn = jest.fn(answered({ booking: aBooking('7'), token: 'secret' }));
  const operations = {
    readWalkIns: answered({ shopDate: '2026-11-23', received: 0, left: 2 }),
    listCustomers: answered({ customers: [], more: false }),
    takeIn,
  };
  render(<AdminSite page={IntakePage} shop={fakeShop({ operations })} at="/admin/intake" />);
  await user.click(await screen.findByText('More details'));
  expect(await screen.findByText('The signature field could not be loaded')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Phone/), '9841000009');
  await user.type(screen.getByLabelText(/^Name/), 'Mina Rai');
  await user.type(screen.getByRole('combobox', { name: 'Device' }), '15 pro{Enter}');
  await user.type(screen.getByLabelText(/^Fault/), 'Does not charge');
  await user.click(screen.getByRole('button', { name: 'Check in device and print ticket' }));
  await untilAt('/admin/ticket/7');
  expect(takeIn.mock.calls[0]).toMatchObject([{ body: { signature: '' } }, expect.any(String)]);
});
