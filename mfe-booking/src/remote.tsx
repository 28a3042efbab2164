import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

export const remote: RemoteModule<'booking'> = {
  name: 'booking',
  routes: [
    {
      path: 'book',
      ...page({
        load: () => import('./pages/BookPage'),
      }),
    },
    {
      path: 'booking-confirmation',
      ...page({
        load: () => import('./pages/ConfirmationPage'),
      }),
    },
    {
      path: 'calendar-test',
      ...page({
        load: () => import('./pages/CalendarTestPage'),
      }),
    },
    {
      path: 'my-booking',
      ...page({
        load: () => import('./pages/FindBookingPage'),
      }),
    },
    {
      path: 'my-booking/open',
      ...page({
        load: () => import('./pages/MyBookingPage'),
      }),
    },
    {
      // The address in emails that the shop sent before the current address existed.
      path: 'my-booking/:token',
      ...page({
        load: () => import('./pages/MyBookingPage'),
        // The address contains a token, so the server must not cache the page.
        html: 'live',
      }),
    },
  ],
  fragments: {
    AppointmentScheduler: {
      load: () =>
        import('./features/appointment/AppointmentScheduler').then(({ AppointmentScheduler }) => ({
          Component: AppointmentScheduler,
        })),
    },
  },
};
