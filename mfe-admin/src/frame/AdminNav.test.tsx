/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, SITA } from '../testing/fakeShop';
import { AdminNav } from './AdminNav';
import { AdminFrame } from './AdminFrame';

afterEach(cleanup);

const Bar = () => <AdminNav signedIn />;
const Framed = () => (
  <AdminFrame title="A page" skeleton={null}>
    Its content
  </AdminFrame>
);
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const menu = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => screen.getByText('More');

it('shows what is looked at all day, and keeps the rest behind a menu', async () => {
  const { container } = render(<AdminSite page={Bar} shop={fakeShop()} at="/admin/bookings" />);
  expect(namesIn(screen.getByRole('list', { name: 'Every day' }))).toEqual([
    'Today',
    'Check in',
    'Bookings',
    'Board',
    'Day',
    'Pickups',
  ]);
  expect(namesIn(screen.getByRole('list', { name: 'Customers and requests' }))).toEqual([
    'Customers',
    'Quote requests',
    'Enquiries',
    'Community',
  ]);
  expect(menu().open).toBe(false);
  await userEvent.setup({ delay: null }).click(summary());
  expect(menu().open).toBe(true);
  expect(namesIn(screen.getByRole('list', { name: 'More' }))).toEqual([
    'Reports',
    'Settings',
    'Staff',
    'Releases',
    'Log',
    'Account',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('closes with Escape, a press elsewhere, a choice, and when the focus leaves', async () => {
  const user = userEvent.setup({ delay: null });
  render(<AdminSite page={Bar} shop={fakeShop()} at="/admin/bookings" />);
  await user.click(summary());
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/reports');
  expect(menu().open).toBe(false);
  await user.click(summary());
  await user.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  await user.click(summary());
  await user.click(document.body);
  expect(menu().open).toBe(false);
  await user.click(summary());
  screen.getByRole('link', { name: 'Account' }).focus();
  await user.tab();
  expect(menu().open).toBe(false);
});

it('says at the menu which of its pages one is on', () => {
  render(<AdminSite page={Bar} shop={fakeShop()} at="/admin/reports" />);
  expect(summary().textContent).toBe('More: Reports');
});

it('has no menu for who may open none of it', async () => {
  const staff = { ...SITA, role: 'clerk' };
  const shop = fakeShop({ operations: { readSession: answered({ staff }) } });
  render(<AdminSite page={Framed} shop={shop} at="/admin/account" />);
  expect(await screen.findByText('Its content')).toBeTruthy();
  expect(screen.queryByText('More')).toBeNull();
  expect(screen.getByRole('link', { name: 'Account' })).toBeTruthy();
});
