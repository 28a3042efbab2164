/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, SITA } from '../testing/fakeShop';
import { Component as AccountPage } from './AccountPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shop = () =>
  fakeShop({ operations: { readSession: answered({ staff: { ...SITA, role: 'clerk' } }) } });

it('shows name and role, links to security and alerts, and switches shortcuts', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = render(<AdminSite page={AccountPage} shop={shop()} at="/admin/account" />);
  expect(await screen.findByText('sita@shop.example')).toBeTruthy();
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/account',
    '/admin/account/security',
    '/admin/account/alerts',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await user.click(document.body);
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no accounts in browser-only mode', async () => {
  render(<AdminSite page={AccountPage} shop={shop()} at="/admin/account" mode="browser" />);
  expect(await screen.findByText('This site has no accounts')).toBeTruthy();
});
