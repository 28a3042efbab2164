/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { installRemoteLoader } from '@mcs-repairs/shared/platform/site';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { aBooking, answered, fakeShop, SITA } from '../testing/fakeShop';
import { area } from '../testing/areas';
import { Component as SecurityPage } from './SecurityPage';
import { Component as ApprovePage } from './ApprovePage';
import { Component as BookingsPage } from './BookingsPage';
import { Component as CommunityPage } from './CommunityPage';
import { Component as DayPage } from './DayPage';
import { Component as EnquiriesPage } from './EnquiriesPage';
import { Component as ForgottenPage } from './ForgottenPage';
import { Component as QuoteRequestsPage } from './QuoteRequestsPage';
import { Component as ResetPage } from './ResetPage';
import { Component as SetupPage } from './SetupPage';

beforeEach(() => installRemoteLoader(area));
afterEach(cleanup);

const shop = () =>
  fakeShop({
    bookings: [aBooking('1'), aBooking('2', { status: 'completed' })],
    operations: { readSession: answered({ staff: SITA }) },
  });

it.each<[string, ComponentType, string, string]>([
  ['the dashboard', BookingsPage, '/admin/bookings', 'Customer 1'],
  ['the day view', DayPage, '/admin/day?date=2026-11-24', '9:00 AM'],
  ['the quote requests', QuoteRequestsPage, '/admin/quote-requests', 'The inbox of quote-requests'],
  ['the enquiries', EnquiriesPage, '/admin/enquiries', 'The inbox of enquiries'],
  ['the moderation', CommunityPage, '/admin/community', 'The list of discussions'],
  ['the forgotten password', ForgottenPage, '/admin/forgotten', 'Send link for a new password'],
  ['the new password', ResetPage, '/admin/reset#secret', 'Set new password'],
  ['the approval', ApprovePage, '/admin/approve#secret', 'Approve this sign-in'],
  ['the set-up', SetupPage, '/admin/setup#secret', 'Create first account'],
])('%s has one main heading and no accessibility violations', async (_name, page, at, content) => {
  const { container } = render(<AdminSite page={page} shop={shop()} at={at} />);
  await screen.findByText(content);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('the security page has no accessibility violations', async () => {
  const data = shop();
  const connected = { ...data, mode: 'connected' as const };
  const { container } = render(
    <AdminSite page={SecurityPage} shop={connected} at="/admin/account/security" />,
  );
  await screen.findByText('This session');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('the sign-in form has no accessibility violations, also with errors', async () => {
  const visitor = fakeShop({ operations: { readSession: answered({ staff: null }) } });
  const { container } = render(<AdminSite page={BookingsPage} shop={visitor} />);
  await userEvent
    .setup({ delay: null })
    .click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('the details have no accessibility violations', async () => {
  render(<AdminSite page={BookingsPage} shop={shop()} at="/admin/bookings?booking=1" />);
  await screen.findByText('Status when booked: pending');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});
