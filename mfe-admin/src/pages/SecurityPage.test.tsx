/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../testing/AdminSite';
import { untilAt } from '../testing/untilAt';
import { answered, fakeShop, refused, SITA, type FakeWorks } from '../testing/fakeShop';
import { Component as SecurityPage } from './SecurityPage';
import { Component as LogPage } from './LogPage';
import { Component as SetupPage } from './SetupPage';

afterEach(cleanup);

const SINCE = '2026-11-20T10:00:00Z';
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

const open = (operations: FakeWorks) =>
  render(
    <AdminSite page={SecurityPage} shop={connected(operations)} at="/admin/account/security" />,
  );

it('changes the password, and empties the fields', async () => {
  const user = userEvent.setup({ delay: null });
  const changePassword = jest.fn(answered(null));
  open({ changePassword });
  await user.type(await screen.findByLabelText(/Current password/), 'the old one');
  await user.type(screen.getByLabelText(/New password/), 'twelve chars');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
  expect(changePassword).toHaveBeenCalledWith({
    body: { currentPassword: 'the old one', newPassword: 'twelve chars' },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('');
});

it.each([
  ['elevenchars', 'Use at least 12 characters'],
  [' ', 'Use at least 12 characters'],
])('rejects the new password "%s"', async (password, message) => {
  const user = userEvent.setup({ delay: null });
  const changePassword = jest.fn(answered(null));
  open({ changePassword });
  await user.type(await screen.findByLabelText(/Current password/), 'the old one');
  await user.type(screen.getByLabelText(/New password/), password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(changePassword).not.toHaveBeenCalled();
});

it('says below the field that the current password is wrong', async () => {
  const user = userEvent.setup({ delay: null });
  const fields = { currentPassword: 'This is not your password' };
  open({ changePassword: refused('invalid', 'Please check the marked fields', { fields }) });
  await user.type(await screen.findByLabelText(/Current password/), 'wrong');
  await user.type(screen.getByLabelText(/New password/), 'twelve chars');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Current password/));
});

it('ends another session, not this one', async () => {
  const user = userEvent.setup({ delay: null });
  const entry = { createdAt: SINCE, lastSeenAt: SINCE };
  const here = { ...entry, id: 'here', device: 'Chrome on Linux', current: true };
  const there = { ...entry, id: 'there', device: 'Safari on iPhone', current: false };
  const listSessions = jest.fn(answered([here])).mockImplementationOnce(answered([here, there]));
  const endSession = jest.fn(answered(null));
  open({ listSessions, endSession });
  await user.click(
    await screen.findByRole('button', { name: 'Sign out session on Safari on iPhone' }),
  );
  expect(endSession).toHaveBeenCalledWith({ params: { id: 'there' } });
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Chrome on Linux')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign out the session/ })).toBeNull();
});

it('shows links to owners’ pages only to owners', async () => {
  open({ readSession: answered({ staff: { ...SITA, role: 'moderator' } }) });
  expect(await screen.findByText('Sessions')).toBeTruthy();
  const bar = within(screen.getByRole('navigation', { name: 'Staff pages' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Inbox']);
});

it('explains why a page is not accessible by its address', async () => {
  const shop = connected({ readSession: answered({ staff: { ...SITA, role: 'clerk' } }) });
  render(<AdminSite page={LogPage} shop={shop} at="/admin/log" />);
  expect(
    await screen.findByText('A clerk may not read the log. Please ask an owner.'),
  ).toBeTruthy();
});

it('has no accounts in browser-only mode', async () => {
  render(
    <AdminSite page={SecurityPage} shop={fakeShop()} at="/admin/account/security" mode="browser" />,
  );
  expect(await screen.findByText('This site has no accounts')).toBeTruthy();
});

describe('the set-up', () => {
  it('creates the first account with the token of the link, and opens the dashboard', async () => {
    const user = userEvent.setup({ delay: null });
    const setUpFirstAccount = jest.fn(answered({ staff: SITA }));
    render(
      <AdminSite
        page={SetupPage}
        shop={connected({ setUpFirstAccount })}
        at="/admin/setup#secret"
      />,
    );
    await user.type(await screen.findByLabelText(/Name/), 'Sita');
    await user.type(screen.getByLabelText(/Email/), 'sita@shop.example');
    await user.type(screen.getByLabelText(/Password/), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Create first account' }));
    expect(setUpFirstAccount).toHaveBeenCalledWith({
      body: {
        token: 'secret',
        name: 'Sita',
        email: 'sita@shop.example',
        password: 'correct horse battery',
      },
    });
    await untilAt('/admin/bookings');
  });

  it('says that a link without its token is incomplete', async () => {
    render(<AdminSite page={SetupPage} shop={connected({})} at="/admin/setup" />);
    expect(await screen.findByText('The setup link is incomplete')).toBeTruthy();
  });

  it('says that the link was used before', async () => {
    const user = userEvent.setup({ delay: null });
    const setUpFirstAccount = refused('forbidden', 'This link no longer works');
    render(
      <AdminSite page={SetupPage} shop={connected({ setUpFirstAccount })} at="/admin/setup#old" />,
    );
    await user.type(await screen.findByLabelText(/Name/), 'Sita');
    await user.type(screen.getByLabelText(/Email/), 'sita@shop.example');
    await user.type(screen.getByLabelText(/Password/), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Create first account' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no longer works');
  });
});
