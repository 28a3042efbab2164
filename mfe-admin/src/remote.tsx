import { redirect } from 'react-router-dom';
import type { RemoteModule } from 'shared/platform/contract/remote';
import { page } from 'shared/platform/site';

/** Everything here is for staff: no page is the visitor's, and no HTML holds anything personal. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: [
    { path: 'admin', loader: () => redirect('/admin/bookings') },
    {
      path: 'admin/bookings',
      ...page({
        load: () => import('./pages/BookingsPage'),
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
      }),
    },
    {
      path: 'admin/enquiries',
      ...page({
        load: () => import('./pages/EnquiriesPage'),
      }),
    },
    {
      path: 'admin/community',
      ...page({
        load: () => import('./pages/CommunityPage'),
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
