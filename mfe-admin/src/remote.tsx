import { redirect } from 'react-router-dom';
import type { RemoteModule } from 'shared/contract/remote';
import { page } from 'shared/site';

/** Everything here is for staff: no page is the visitor's, and no HTML holds anything personal. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: [
    { path: 'admin', loader: () => redirect('/admin/bookings') },
    {
      path: 'admin/bookings',
      ...page({
        chunk: 'page-bookings',
        load: () => import(/* webpackChunkName: "page-bookings" */ './pages/BookingsPage'),
      }),
    },
    {
      path: 'admin/setup',
      ...page({
        chunk: 'page-setup',
        load: () => import(/* webpackChunkName: "page-setup" */ './pages/SetupPage'),
      }),
    },
    {
      path: 'admin/forgotten',
      ...page({
        chunk: 'page-forgotten',
        load: () => import(/* webpackChunkName: "page-forgotten" */ './pages/ForgottenPage'),
      }),
    },
    {
      path: 'admin/reset',
      ...page({
        chunk: 'page-reset',
        load: () => import(/* webpackChunkName: "page-reset" */ './pages/ResetPage'),
      }),
    },
    {
      path: 'admin/approve',
      ...page({
        chunk: 'page-approve',
        load: () => import(/* webpackChunkName: "page-approve" */ './pages/ApprovePage'),
      }),
    },
    {
      path: 'admin/day',
      ...page({
        chunk: 'page-day',
        load: () => import(/* webpackChunkName: "page-day" */ './pages/DayPage'),
      }),
    },
    {
      path: 'admin/quote-requests',
      ...page({
        chunk: 'page-quote-requests',
        load: () =>
          import(/* webpackChunkName: "page-quote-requests" */ './pages/QuoteRequestsPage'),
      }),
    },
    {
      path: 'admin/enquiries',
      ...page({
        chunk: 'page-enquiries',
        load: () => import(/* webpackChunkName: "page-enquiries" */ './pages/EnquiriesPage'),
      }),
    },
    {
      path: 'admin/community',
      ...page({
        chunk: 'page-moderation',
        load: () => import(/* webpackChunkName: "page-moderation" */ './pages/CommunityPage'),
      }),
    },
    {
      path: 'admin/account',
      ...page({
        chunk: 'page-account',
        load: () => import(/* webpackChunkName: "page-account" */ './pages/AccountPage'),
      }),
    },
  ],
  fragments: {},
};
