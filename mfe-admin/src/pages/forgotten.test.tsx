/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, type FakeWorks } from '../testing/fakeShop';
import { untilAt } from '../testing/untilAt';
import { Component as BookingsPage } from './BookingsPage';
import { Component as ForgottenPage } from './ForgottenPage';
import { Component as ResetPage } from './ResetPage';

afterEach(cleanup);

function open(page: ComponentType, at: string, operations: FakeWorks = {}) {
  render(<AdminSite page={page} shop={fakeShop({ operations })} at={at} />);
  return userEvent.setup({ delay: null });
}

describe('a forgotten password', () => {
  it('starts at the sign-in form', async () => {
    open(BookingsPage, '/admin/bookings', { readSession: answered({ staff: null }) });
    const link = await screen.findByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/admin/forgotten');
  });

  it('requests an email, with the same answer for known and unknown accounts', async () => {
    const requestPasswordLink = jest.fn(answered(null));
    const user = open(ForgottenPage, '/admin/forgotten', { requestPasswordLink });
    await user.click(await screen.findByRole('button', { name: 'Send link for a new password' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    await user.type(screen.getByLabelText(/Email/), ' Sita@Shop.example ');
    await user.click(screen.getByRole('button', { name: 'Send link for a new password' }));
    expect(await screen.findByText(/If sita@shop.example has an account/)).toBeTruthy();
    expect(requestPasswordLink).toHaveBeenCalledWith({ body: { email: 'sita@shop.example' } });
  });

  it('keeps the typed address when the request fails', async () => {
    const requestPasswordLink = refused('unavailable', 'The shop cannot answer right now');
    const user = open(ForgottenPage, '/admin/forgotten', { requestPasswordLink });
    await user.type(await screen.findByLabelText(/Email/), 'sita@shop.example');
    await user.click(screen.getByRole('button', { name: 'Send link for a new password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot answer');
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('sita@shop.example');
  });

  it('needs no account in browser-only mode', async () => {
    render(
      <AdminSite page={ForgottenPage} shop={fakeShop()} at="/admin/forgotten" mode="browser" />,
    );
    expect(await screen.findByText('This site needs no account')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send link for a new password' })).toBeNull();
  });
});

describe('the link of the email', () => {
  it('sets a new password and leads to the sign-in', async () => {
    const resetPassword = jest.fn(answered(null));
    const user = open(ResetPage, '/admin/reset#secret', { resetPassword });
    await user.type(await screen.findByLabelText(/New password/), 'short');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(screen.getByText('Use at least 12 characters')).toBeTruthy();
    await user.type(screen.getByLabelText(/New password/), ' but longer');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your password was changed')).toBeTruthy();
    expect(resetPassword).toHaveBeenCalledWith({
      body: {
        token: 'secret',
        newPassword: 'short but longer',
      },
    });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/admin/bookings',
    );
  });

  it('of an invitation asks for a first password', async () => {
    const resetPassword = jest.fn(answered(null));
    const user = open(ResetPage, '/admin/reset?invited#secret', { resetPassword });
    expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy();
    await user.type(await screen.findByLabelText(/Your password/), 'a long first password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Your password was set')).toBeTruthy();
    expect(screen.queryByText(/new password|signed out/i)).toBeNull();
    expect(resetPassword).toHaveBeenCalledWith({
      body: {
        token: 'secret',
        newPassword: 'a long first password',
      },
    });
  });

  it('of an older email works, and its secret is removed from the query at once', async () => {
    const resetPassword = jest.fn(answered(null));
    const user = open(ResetPage, '/admin/reset?token=secret', { resetPassword });
    await user.type(await screen.findByLabelText(/New password/), 'a long new password');
    await untilAt('/admin/reset#secret');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your password was changed')).toBeTruthy();
    expect(resetPassword).toHaveBeenCalledWith({
      body: {
        token: 'secret',
        newPassword: 'a long new password',
      },
    });
  });

  it('offers a new link after it has expired', async () => {
    const resetPassword = refused('forbidden', 'This link was used already or is too old.');
    const user = open(ResetPage, '/admin/reset#old', { resetPassword });
    await user.type(await screen.findByLabelText(/New password/), 'a long new password');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('too old');
    expect(screen.getByRole('link', { name: 'Request new password link' })).toBeTruthy();
  });

  it('says that it is incomplete', async () => {
    open(ResetPage, '/admin/reset');
    expect(await screen.findByText('The link is incomplete')).toBeTruthy();
  });
});
