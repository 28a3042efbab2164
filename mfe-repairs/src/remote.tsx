import type { RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

const APPLE_DEVICES = ['iphone', 'ipad', 'macbook', 'imac', 'watch'] as const;
const CALENDAR = ['booking/AppointmentScheduler'] as const;
type AppleDevice = (typeof APPLE_DEVICES)[number];

/** Each page only loads the models and texts of its own kind of device. */
const LISTING_PAGES = {
  iphone: page({ load: () => import('./pages/listings/iphone') }),
  ipad: page({ load: () => import('./pages/listings/ipad') }),
  macbook: page({ load: () => import('./pages/listings/macbook') }),
  imac: page({ load: () => import('./pages/listings/imac') }),
  watch: page({ load: () => import('./pages/listings/watch') }),
};

const listingRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}`,
  ...LISTING_PAGES[device],
});

const MODEL_PAGES = {
  iphone: page({ load: () => import('./pages/models/iphone'), uses: CALENDAR }),
  ipad: page({ load: () => import('./pages/models/ipad'), uses: CALENDAR }),
  macbook: page({ load: () => import('./pages/models/macbook'), uses: CALENDAR }),
  imac: page({ load: () => import('./pages/models/imac'), uses: CALENDAR }),
  watch: page({ load: () => import('./pages/models/watch'), uses: CALENDAR }),
};

const modelRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}/:slug`,
  ...MODEL_PAGES[device],
});

/**
 * The routes and fragments of the repairs area. Only the six kinds of device have routes, so the
 * shell responds with 404 for any other.
 */
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
        uses: CALENDAR,
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
    RepairPicker: {
      load: () =>
        import('./features/devices/RepairPicker').then(({ RepairPicker }) => ({
          Component: RepairPicker,
        })),
    },
  },
};
