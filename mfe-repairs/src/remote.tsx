import type { RouteObject } from 'react-router-dom';
import type { RemoteModule } from 'shared/platform/contract/remote';
import { page } from 'shared/platform/site';

const APPLE_DEVICES = ['iphone', 'ipad', 'macbook', 'imac', 'watch'] as const;
type AppleDevice = (typeof APPLE_DEVICES)[number];

const listingRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}`,
  ...page({
    load: () => import('./pages/listingPage').then(({ listingPage }) => listingPage(device)),
  }),
});

const modelRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}/:slug`,
  ...page({
    load: () => import('./pages/modelPage').then(({ modelPage }) => modelPage(device)),
    uses: ['booking/AppointmentScheduler'],
  }),
});

/** All that the repairs team offers. A device that is not one of the six has no route: the shell says 404. */
export const remote: RemoteModule<'repairs'> = {
  name: 'repairs',
  routes: [
    {
      path: 'repairs',
      ...page({
        load: () => import('./pages/RepairsHubPage'),
      }),
    },
    ...APPLE_DEVICES.map(listingRoute),
    ...APPLE_DEVICES.map(modelRoute),
    {
      path: 'repairs/laptop',
      ...page({
        load: () => import('./pages/LaptopListingPage'),
      }),
    },
    {
      path: 'repairs/laptop/:slug',
      ...page({
        load: () => import('./pages/BrandPage'),
        uses: ['booking/AppointmentScheduler'],
      }),
    },
    {
      path: 'repairs/data-recovery',
      ...page({
        load: () => import('./pages/DataRecoveryPage'),
      }),
    },
    {
      path: 'services',
      ...page({
        load: () => import('./pages/ServicesPage'),
      }),
    },
    {
      path: 'repair-services',
      ...page({
        load: () => import('./pages/RepairServicesPage'),
      }),
    },
  ],
  fragments: {
    DevicePicker: {
      load: () =>
        import('./features/devices/DevicePicker').then(({ DevicePicker }) => ({
          Component: DevicePicker,
        })),
    },
  },
};
