import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

/** Everything here is for staff: no page is the visitor's, and no HTML holds anything personal. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: [
    {
      path: 'admin',
      ...page({
        load: () => import('./pages/TodayPage'),
      }),
    },
    {
      path: 'admin/bookings',
      ...page({
        load: () => import('./pages/BookingsPage'),
      }),
    },
    {
      path: 'admin/intake',
      ...page({
        load: () => import('./pages/IntakePage'),
      }),
    },
    {
      path: 'admin/ticket/:id',
      ...page({
        load: () => import('./pages/TicketPage'),
      }),
    },
    {
      path: 'admin/customers',
      ...page({
        load: () => import('./pages/CustomersPage'),
      }),
    },
    {
      path: 'admin/customers/:phoneKey',
      ...page({
        load: () => import('./pages/CustomerPage'),
      }),
    },
    {
      path: 'admin/bookings/:reference',
      ...page({
        load: () => import('./pages/BookingPage'),
      }),
    },
    {
      path: 'admin/board',
      ...page({
        load: () => import('./pages/BoardPage'),
      }),
    },
    {
      path: 'admin/setup',
      ...page({
        load: () => import('./pages/SetupPage'),
      }),
    },
    {
      path: 'admin/forgotten',
      ...page({
        load: () => import('./pages/ForgottenPage'),
      }),
    },
    {
      path: 'admin/reset',
      ...page({
        load: () => import('./pages/ResetPage'),
      }),
    },
    {
      path: 'admin/approve',
      ...page({
        load: () => import('./pages/ApprovePage'),
      }),
    },
    {
      path: 'admin/day',
      ...page({
        load: () => import('./pages/DayPage'),
      }),
    },
    {
      path: 'admin/quote-requests',
      ...page({
        load: () => import('./pages/QuoteRequestsPage'),
        uses: ['storefront/RequestInbox'],
      }),
    },
    {
      path: 'admin/enquiries',
      ...page({
        load: () => import('./pages/EnquiriesPage'),
        uses: ['storefront/RequestInbox'],
      }),
    },
    {
      path: 'admin/community',
      ...page({
        load: () => import('./pages/CommunityPage'),
        uses: ['community/ModeratePosts'],
      }),
    },
    {
      path: 'admin/pickups',
      ...page({
        load: () => import('./pages/PickupsPage'),
      }),
    },
    {
      path: 'admin/reports',
      ...page({
        load: () => import('./pages/ReportsPage'),
      }),
    },
    {
      path: 'admin/settings',
      ...page({
        load: () => import('./pages/SettingsPage'),
      }),
    },
    {
      path: 'admin/log',
      ...page({
        load: () => import('./pages/LogPage'),
      }),
    },
    {
      path: 'admin/releases',
      ...page({
        load: () => import('./pages/ReleasesPage'),
      }),
    },
    {
      path: 'admin/account',
      ...page({
        load: () => import('./pages/AccountPage'),
      }),
    },
  ],
  fragments: {},
};
