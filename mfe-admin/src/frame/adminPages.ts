import { may } from 'shared/domain/rules/rights';
import type { Right, Role } from 'shared/domain/types/rights';
import type { Today } from 'shared/domain/types/today';

type AdminPage = {
  to: string;
  label: string;
  right: Right;
  /** How much waits there. */
  count?: (today: Today) => number;
};

/** The staff's pages, in the order of their bar, each with the right that its data asks for. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    to: '/admin',
    label: 'Today',
    right: 'read-bookings',
    count: ({ late, fresh, promised }) => late.total + fresh.total + promised.total,
  },
  { to: '/admin/intake', label: 'Take in', right: 'change-bookings' },
  {
    to: '/admin/bookings',
    label: 'Bookings',
    right: 'read-bookings',
    count: ({ waiting }) => waiting.total,
  },
  { to: '/admin/board', label: 'Board', right: 'read-bookings' },
  { to: '/admin/day', label: 'Day', right: 'read-bookings' },
  { to: '/admin/pickups', label: 'Pickups', right: 'read-bookings' },
  { to: '/admin/customers', label: 'Customers', right: 'read-bookings' },
  {
    to: '/admin/quote-requests',
    label: 'Quote requests',
    right: 'read-requests',
    count: (today) => today.quoteRequests,
  },
  {
    to: '/admin/enquiries',
    label: 'Enquiries',
    right: 'read-requests',
    count: (today) => today.enquiries,
  },
  {
    to: '/admin/community',
    label: 'Community',
    right: 'moderate',
    count: (today) => today.posts,
  },
  { to: '/admin/reports', label: 'Reports', right: 'reports' },
  { to: '/admin/settings', label: 'Settings', right: 'change-schedule' },
  { to: '/admin/releases', label: 'Releases', right: 'release' },
  { to: '/admin/log', label: 'Log', right: 'read-log' },
  { to: '/admin/account', label: 'Account', right: 'own-account' },
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
