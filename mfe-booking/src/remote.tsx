import type { RemoteModule } from 'shared/contract/remote';
import { page } from 'shared/site';

export const remote: RemoteModule<'booking'> = {
  name: 'booking',
  routes: [
    {
      path: 'book',
      ...page({
        chunk: 'page-book',
        load: () => import(/* webpackChunkName: "page-book" */ './pages/BookPage'),
      }),
    },
    {
      path: 'booking-confirmation',
      ...page({
        chunk: 'page-booking-confirmation',
        load: () =>
          import(/* webpackChunkName: "page-booking-confirmation" */ './pages/ConfirmationPage'),
      }),
    },
    {
      path: 'calendar-test',
      ...page({
        chunk: 'page-calendar-test',
        load: () => import(/* webpackChunkName: "page-calendar-test" */ './pages/CalendarTestPage'),
      }),
    },
    {
      path: 'my-booking',
      ...page({
        chunk: 'page-find-booking',
        load: () => import(/* webpackChunkName: "page-find-booking" */ './pages/FindBookingPage'),
      }),
    },
    {
      path: 'my-booking/open',
      ...page({
        chunk: 'page-my-booking',
        load: () => import(/* webpackChunkName: "page-my-booking" */ './pages/MyBookingPage'),
      }),
    },
    {
      // Links of earlier mails.
      path: 'my-booking/:token',
      ...page({
        chunk: 'page-my-booking',
        load: () => import(/* webpackChunkName: "page-my-booking" */ './pages/MyBookingPage'),
        // The address holds a secret: its page is kept nowhere.
        html: 'live',
      }),
    },
  ],
  fragments: {
    AppointmentScheduler: {
      chunk: 'fragment-appointment-scheduler',
      load: () =>
        import(
          /* webpackChunkName: "fragment-appointment-scheduler" */ './features/appointment/AppointmentScheduler'
        ).then(({ AppointmentScheduler }) => ({ Component: AppointmentScheduler })),
    },
  },
};
