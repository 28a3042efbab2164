/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { accessibilityFaults } from '../testing/accessibility';
import { CustomerView } from '../features/customers/CustomerView';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused } from '../testing/fakeShop';

afterEach(cleanup);

const customer: Customer = {
  phoneKey: '9800000001',
  phone: '9800000001',
  name: 'Nisha Shrestha',
  email: '',
  otherNumbers: ['9841000002'],
  merges: [{ id: 'm1', number: '9841000002', by: 'Asha', at: '2026-11-23T09:00:00Z' }],
  bookings: [],
  devices: [],
  enquiries: [],
  quoteRequests: [],
  notes: [],
};
const Page = () => <CustomerView customer={customer} onOpen={() => {}} />;

it('shows who merged a number, and splits it again', async () => {
  const partCustomers = jest
    .fn(answered(null))
    .mockImplementationOnce(refused('network', 'The shop could not be reached.'));
  const { container } = render(
    <AdminSite page={Page} shop={fakeShop({ operations: { partCustomers } })} />,
  );
  expect(screen.getByText(/^Asha, /)).toBeTruthy();
  const back = screen.getByRole('button', { name: 'Split merged customers: 9841000002' });
  await userEvent.click(back);
  expect(await screen.findByText('The shop could not be reached.')).toBeTruthy();
  await waitFor(async () => expect(await accessibilityFaults(container)).toEqual([]));
  await userEvent.click(back);
  expect(await screen.findByText('The customers were split.')).toBeTruthy();
  expect(partCustomers).toHaveBeenLastCalledWith({
    params: { phoneKey: '9800000001', mergeId: 'm1' },
  });
});
