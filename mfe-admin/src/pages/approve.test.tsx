/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as SecurityPage } from './SecurityPage';
import { Component as ApprovePage } from './ApprovePage';
import { Component as BookingsPage } from './BookingsPage';

afterEach(cleanup);

function open(page: ComponentType, at: string, operations: FakeWorks) {
  const shop = { ...fakeShop({ operations }), mode: 'connected' as const };
  render(<AdminSite page={page} shop={shop} at={at} />);
  return userEvent.setup({ delay: null });
}

describe('a sign-in to a guarded account', () => {
  it('asks to read the email, and keeps the typed values for the next attempt', async () => {
    const signIn = refused('approval-needed', 'We have mailed a link to its address');
    const readSession = answered({ staff: null });
    const user = open(BookingsPage, '/admin/bookings', { readSession, signIn });
    await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
    await user.type(screen.getByLabelText(/Password/), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const notice = await screen.findByText('Check your email');
    expect(notice.closest('[role=status]')?.textContent).toContain('We have mailed a link');
    expect(screen.getByLabelText<HTMLInputElement>(/Password/).value).toBe('correct horse battery');
  });
});

describe('the link of the email', () => {
  const YES = 'Approve this sign-in';

  it('approves the browser only after a confirmation', async () => {
    const approveSignIn = jest.fn(answered(null));
    const user = open(ApprovePage, '/admin/approve#secret', { approveSignIn });
    await user.click(await screen.findByRole('button', { name: YES }));
    expect(await screen.findByText('The sign-in was approved')).toBeTruthy();
    expect(approveSignIn.mock.calls).toEqual([[{ body: { token: 'secret' } }]]);
  });

  it('has no effect when opened, and leads to a new password after a denial', async () => {
    const approveSignIn = jest.fn(answered(null));
    open(ApprovePage, '/admin/approve#secret', { approveSignIn });
    const no = await screen.findByRole('link', { name: 'It was not me: change password' });
    expect(no.getAttribute('href')).toBe('/admin/forgotten');
    expect(approveSignIn).not.toHaveBeenCalled();
  });

  it('says that it has expired', async () => {
    const approveSignIn = refused('forbidden', 'This link was used already or is too old.');
    const user = open(ApprovePage, '/admin/approve#old', { approveSignIn });
    await user.click(await screen.findByRole('button', { name: YES }));
    expect((await screen.findByRole('alert')).textContent).toContain('too old');
  });

  it('says that it is incomplete', async () => {
    open(ApprovePage, '/admin/approve', {});
    expect(await screen.findByText('The link is incomplete')).toBeTruthy();
  });
});

it('a session that ended after wrong passwords explains that at the sign-in', async () => {
  const changePassword = refused('signed-out', 'The current password was wrong too often.');
  const user = open(SecurityPage, '/admin/account/security', {
    readSession: answered({ staff: SITA }),
    changePassword,
  });
  await user.type(await screen.findByLabelText(/Current password/), 'guess');
  await user.type(screen.getByLabelText(/New password/), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText('The current password was wrong too often.')).toBeTruthy();
});
