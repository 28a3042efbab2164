/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, type FakeWorks, SITA } from '../testing/fakeShop';
import { untilAt } from '../testing/untilAt';
import { AdminFrame } from './AdminFrame';

afterEach(cleanup);

const Framed = () => (
  <AdminFrame title="A page" skeleton={null}>
    Its content
  </AdminFrame>
);
const nav = () => screen.findByRole('navigation', { name: 'Staff pages' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const [menuOf, sections] = [
  () => screen.getByRole<HTMLDetailsElement>('group'),
  async () => namesIn(within(await nav()).getAllByRole('list')[0]!),
];

function open(at: string, role: Role = 'owner', operations: FakeWorks = {}) {
  const staff = { ...SITA, role };
  const shop = fakeShop({ operations: { readSession: answered({ staff }), ...operations } });
  return render(<AdminSite page={Framed} shop={shop} at={at} />);
}

it('has six entries, and shows the pages of the current one', async () => {
  const { container } = open('/admin/reports');
  expect(await sections()).toEqual(['Today', 'Board', 'Bookings', 'Customers', 'Inbox', 'Shop']);
  expect(namesIn(screen.getByRole('navigation', { name: 'Views' }))).toEqual([
    'Settings',
    'Goods',
    'Models',
    'Parts',
    'Prices',
    'Website',
    'Staff',
    'Reports',
    'Log',
    'Releases',
  ]);
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('aria-current')).toBe('true');
  const [here] = screen.getAllByRole('link', { current: 'page' });
  expect(here?.textContent).toBe('Reports');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['clerk', ['Today', 'Board', 'Bookings', 'Customers', 'Inbox', 'Shop'], '/admin/quote-requests'],
  ['technician', ['Today', 'Board', 'Bookings', 'Customers', 'Shop'], undefined],
  ['rider', ['Today'], undefined],
  ['moderator', ['Inbox'], '/admin/community'],
] as const)(
  'shows a %s only permitted sections, each with its first permitted page',
  async (role, names, inbox) => {
    open('/admin/account', role);
    expect(await sections()).toEqual(names);
    expect(screen.queryByText('More') !== null).toBe(names.length > 5);
    const link = screen.queryByRole('link', { name: 'Inbox' });
    expect(link?.getAttribute('href')).toBe(inbox);
  },
);

it('needs equally many presses on a phone, where other sections are behind More', async () => {
  const user = userEvent.setup({ delay: null });
  open('/admin/bookings');
  await user.click(await screen.findByText('More'));
  expect(namesIn(screen.getByRole('list', { name: 'More pages' }))).toEqual([
    'Customers',
    'Settings',
    'Goods',
    'Models',
    'Parts',
    'Prices',
    'Website',
    'Staff',
    'Reports',
    'Log',
    'Releases',
  ]);
});

it('closes a menu after Escape, an outside press, a choice, and when it loses the focus', async () => {
  const user = userEvent.setup({ delay: null });
  open('/admin/bookings', 'technician');
  const person = await screen.findByLabelText('Sita, technician');
  await user.click(person);
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await untilAt('/admin/account');
  expect(menuOf().open).toBe(false);
  await user.click(person);
  await user.keyboard('{Escape}');
  expect(menuOf().open).toBe(false);
  await user.click(person);
  await user.click(document.body);
  expect(menuOf().open).toBe(false);
  await user.click(person);
  screen.getByRole('button', { name: 'Sign out' }).focus();
  await user.tab();
  expect(menuOf().open).toBe(false);
});

it('has a check-in button for members who may change bookings', async () => {
  open('/admin/bookings', 'technician');
  expect((await screen.findByRole('link', { name: 'Check in device' })).getAttribute('href')).toBe(
    '/admin/intake',
  );
  cleanup();
  open('/admin/community', 'moderator');
  await nav();
  expect(screen.queryByRole('link', { name: 'Check in device' })).toBeNull();
});

it('uses the right of the page with the longest matching address', async () => {
  open('/admin/bookings/10001', 'moderator');
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  cleanup();
  open('/admin/account', 'moderator');
  expect(await screen.findByText('Its content')).toBeTruthy();
});

it('links the inbox to the first page with open items', async () => {
  const none = { total: 0, lines: [] };
  const readToday = answered({
    ...{ shopDate: '2026-11-23', since: null, due: none, late: none, fresh: none, waiting: none },
    ...{
      promised: none,
      quoteRequests: 0,
      enquiries: 2,
      posts: 1,
      reportedPosts: 0,
      waitingPosts: 0,
    },
  });
  open('/admin/bookings', 'owner', { readToday });
  const inbox = await screen.findByRole('link', { name: 'Inbox (3 waiting)' });
  expect(inbox.getAttribute('href')).toBe('/admin/enquiries');
});

it('is hidden before the sign-in', async () => {
  const shop = fakeShop({ operations: { readSession: answered({ staff: null }) } });
  render(<AdminSite page={Framed} shop={shop} at="/admin" />);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
