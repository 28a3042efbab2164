import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Right, Role } from '@mcs-repairs/shared/domain/types/rights';
import type { Today } from '@mcs-repairs/shared/domain/types/today';

/** What is looked at all day, who asks, and what is opened now and then (behind a menu). */
export type PageGroup = 'day' | 'customers' | 'more';

export type AdminPage = {
  to: string;
  label: string;
  right: Right;
  group: PageGroup;
  /** How much waits there. */
  count?: (today: Today) => number;
};

/** The staff's pages, in the order of their bar, each with the right that its data asks for. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    to: '/admin',
    label: 'Today',
    right: 'read-bookings',
    group: 'day',
    count: ({ late, fresh, promised }) => late.total + fresh.total + promised.total,
  },
  { to: '/admin/intake', label: 'Take in', right: 'change-bookings', group: 'day' },
  {
    to: '/admin/bookings',
    label: 'Bookings',
    right: 'read-bookings',
    group: 'day',
    count: ({ waiting }) => waiting.total,
  },
  { to: '/admin/board', label: 'Board', right: 'read-bookings', group: 'day' },
  { to: '/admin/day', label: 'Day', right: 'read-bookings', group: 'day' },
  { to: '/admin/pickups', label: 'Pickups', right: 'read-bookings', group: 'day' },
  { to: '/admin/customers', label: 'Customers', right: 'read-bookings', group: 'customers' },
  {
    to: '/admin/quote-requests',
    label: 'Quote requests',
    right: 'read-requests',
    group: 'customers',
    count: (today) => today.quoteRequests,
  },
  {
    to: '/admin/enquiries',
    label: 'Enquiries',
    right: 'read-requests',
    group: 'customers',
    count: (today) => today.enquiries,
  },
  {
    to: '/admin/community',
    label: 'Community',
    right: 'moderate',
    group: 'customers',
    count: (today) => today.posts,
  },
  { to: '/admin/reports', label: 'Reports', right: 'reports', group: 'more' },
  { to: '/admin/settings', label: 'Settings', right: 'change-schedule', group: 'more' },
  { to: '/admin/releases', label: 'Releases', right: 'release', group: 'more' },
  { to: '/admin/log', label: 'Log', right: 'read-log', group: 'more' },
  { to: '/admin/account', label: 'Account', right: 'own-account', group: 'more' },
];

/** The right that the page at an address asks for: what it shows to whom lacks it is why. */
export function rightOfPage(pathname: string): Right {
  const page = ADMIN_PAGES.filter(
    ({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)),
  ).at(-1);
  return page?.right ?? 'own-account';
}

/** Where who comes to the door begins their day: the first page that they may see. */
export const firstPageOf = (role: Role): string =>
  ADMIN_PAGES.find(({ right }) => may(role, right))?.to ?? '/admin/account';
