/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactorState } from '@mcs-repairs/shared/domain/types/secondFactor';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as SecurityPage } from './SecurityPage';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

const NONE: SecondFactorState = { since: null, required: false, codesLeft: 0 };

function connected(operations: FakeWorks) {
  const shop = fakeShop({
    operations: {
      readSession: answered({ staff: SITA }),
      listSessions: answered([]),
      ...operations,
    },
  });
  return { ...shop, mode: 'connected' as const };
}

it('asks for the code after the password, shows errors beside it, and signs in', async () => {
  const user = userEvent.setup({ delay: null });
  const finishSignIn = jest.fn(answered({ staff: SITA })).mockImplementationOnce(
    refused('invalid', 'This code is wrong', {
      fields: { code: 'This code is wrong' },
    }) as never,
  );
  const shop = connected({
    readSession: answered({ staff: null }),
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

it('is set up with a code of the app, and shows recovery codes once', async () => {
  const user = userEvent.setup({ delay: null });
  const confirmEnrolment = jest.fn(answered({ codes: ['AAAA-BBBB', 'CCCC-DDDD'] }));
  let state = NONE;
  const shop = connected({
    readSecondFactor: async () => ({ ok: true, value: state }),
    beginEnrolment: answered({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
    confirmEnrolment,
  });
  const { container } = render(
    <AdminSite page={SecurityPage} shop={shop} at="/admin/account/security" />,
  );
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  state = { since: '2026-11-20T10:00:00Z', required: false, codesLeft: 2 };
  await user.type(screen.getByLabelText(/Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on authenticator app' }));
  expect(await screen.findByText('CCCC-DDDD')).toBeTruthy();
  expect(confirmEnrolment).toHaveBeenCalledWith({ body: { code: '123456' } });
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Hide recovery codes' });
  expect(done.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /wrote them down/ }));
  await user.click(done);
  expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy();
  expect(screen.queryByText('CCCC-DDDD')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('leads a member who needs a second factor to its set-up', async () => {
  const staff = { ...SITA, role: 'owner', lacksSecondFactor: true };
  const shop = connected({ readSession: answered({ staff }) });
  render(<AdminSite page={BookingsPage} shop={shop} />);
  const link = await screen.findByRole('link', { name: 'Set up second factor' });
  expect(link.getAttribute('href')).toBe('/admin/account/security');
});

it('is requested again before a password change, which then continues', async () => {
  const user = userEvent.setup({ delay: null });
  const changePassword = jest
    .fn(answered(null))
    .mockImplementationOnce(
      refused('second-factor-needed', 'Please confirm', { factors: ['code'] }) as never,
    );
  const confirmSessionByCode = jest
    .fn(answered(null))
    .mockImplementationOnce(
      refused('invalid', 'This code is wrong', { fields: { code: 'This code is wrong' } }) as never,
    );
  const shop = connected({ changePassword, confirmSessionByCode });
  const { container } = render(
    <AdminSite page={SecurityPage} shop={shop} at="/admin/account/security" />,
  );
  await user.type(await screen.findByLabelText(/Current password/), 'the old password');
  await user.type(screen.getByLabelText(/New password/), 'some quite long words');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  const code = within(dialog).getByLabelText(/Code/);
  expect(
    within(dialog).queryByRole('button', { name: 'Confirm identity with passkey' }),
  ).toBeNull();
  await user.type(code, '123456{Enter}');
  expect(await within(dialog).findByText('This code is wrong')).toBeTruthy();
  expect(changePassword).toHaveBeenCalledTimes(1);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm identity with code' }));
  expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
  expect(changePassword).toHaveBeenCalledTimes(2);
});

it('is requested after the password if both are required again', async () => {
  const user = userEvent.setup({ delay: null });
  const beginEnrolment = jest.fn(refused('approval-needed', 'Your password again, please'));
  const confirmSession = jest.fn(
    refused('second-factor-needed', 'Please confirm', { factors: ['code'] }),
  );
  const shop = connected({ beginEnrolment, confirmSession });
  render(<AdminSite page={SecurityPage} shop={shop} at="/admin/account/security" />);
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  await user.type(await screen.findByLabelText(/Your password/), 'the password{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your password again, please')).toBeTruthy();
  expect(dialog.isConnected).toBe(false);
  expect(beginEnrolment).toHaveBeenCalledTimes(1);
});
