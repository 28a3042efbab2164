/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { AdminSite } from '../../testing/AdminSite';
import { aBooking, fakeShop } from '../../testing/fakeShop';
import { Board } from './Board';

afterEach(cleanup);

const here = aBooking('1', { status: 'in_progress', stage: 'received' });
const data = { bookings: [here], technicians: [], today: '2026-11-23' };
const Page = () => <Board data={data} grouping="stage" />;

async function moveAndFail(failure: Failure) {
  const changeStage = async () => ({ ok: false as const, failure });
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Page} shop={fakeShop({ operations: { changeStage } })} />);
  await user.click(await screen.findByRole('button', { name: /^Move / }));
  await user.click(await screen.findByRole('button', { name: /Diagnosing/ }));
}

it.each([
  ['stale-version', 'The device was not moved'],
  // The server may have moved the device before the connection was lost.
  ['network', 'The device may have been moved'],
  ['unavailable', 'The device may have been moved'],
] as const)('after the failure %s, the notice says: %s', async (code, title) => {
  await moveAndFail({ code, message: 'No response' });
  expect(await screen.findByText(title)).toBeTruthy();
});
