/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffData } from 'shared/data/ShopData';
import type { SecondFactorState } from 'shared/domain/types/secondFactor';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../testing/fakeShop';
import { Component as AccountPage } from './AccountPage';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const NONE: SecondFactorState = { since: null, required: false, codesLeft: 0 };

function connected(staff: Partial<StaffData>) {
  const shop = fakeShop({
    staff: { session: answered({ staff: SITA }), sessions: answered([]), ...staff },
  });
  return { ...shop, mode: 'connected' as const };
}

it('asks for the code after the password, says what is wrong beside it, and lets in', async () => {
  const user = userEvent.setup();
  const finishSignIn = jest.fn(answered({ staff: SITA })).mockImplementationOnce(
    refused('invalid', 'This code is wrong', {
      fields: { code: 'This code is wrong' },
    }) as never,
  );
  const shop = connected({
    session: answered({ staff: null }),
    signIn: refused('second-factor-needed', 'Please enter the code'),
    finishSignIn,
  });
  const { container } = render(<AdminSite page={BookingsPage} shop={shop} />);
  await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
  await user.type(screen.getByLabelText(/Password/), 'the password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const code = await screen.findByLabelText<HTMLInputElement>(/Code/);
  expect(document.activeElement).toBe(code);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('This code is wrong')).toBeTruthy();
  expect(code.value).toBe('123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Sita')).toBeTruthy();
});

it('is set up with a code of the app, and shows the recovery codes once', async () => {
  const user = userEvent.setup();
  const confirmEnrolment = jest.fn(answered({ codes: ['AAAA-BBBB', 'CCCC-DDDD'] }));
  let state = NONE;
  const shop = connected({
    secondFactor: async () => ({ ok: true, value: state }),
    beginEnrolment: answered({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
    confirmEnrolment,
  });
  const { container } = render(<AdminSite page={AccountPage} shop={shop} at="/admin/account" />);
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  state = { since: '2026-11-20T10:00:00Z', required: false, codesLeft: 2 };
  await user.type(screen.getByLabelText(/Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('CCCC-DDDD')).toBeTruthy();
  expect(confirmEnrolment).toHaveBeenCalledWith({ code: '123456' });
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /written them down/ }));
  await user.click(done);
  expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy();
  expect(screen.queryByText('CCCC-DDDD')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('leads who needs one and has none to where it is set up', async () => {
  const staff = { ...SITA, role: 'owner', lacksSecondFactor: true };
  const shop = connected({ session: answered({ staff }) });
  render(<AdminSite page={BookingsPage} shop={shop} />);
  const link = await screen.findByRole('link', { name: 'Set it up' });
  expect(link.getAttribute('href')).toBe('/admin/account');
});
