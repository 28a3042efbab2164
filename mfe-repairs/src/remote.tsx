import type { RouteObject } from 'react-router-dom';
import type { RemoteModule } from 'shared/contract/remote';
import { page } from 'shared/site';

const APPLE_DEVICES = ['iphone', 'ipad', 'macbook', 'imac', 'watch'] as const;
type AppleDevice = (typeof APPLE_DEVICES)[number];

const listingRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}`,
  ...page({
    chunk: 'page-listing',
    load: () =>
      import(/* webpackChunkName: "page-listing" */ './pages/listingPage').then(({ listingPage }) =>
        listingPage(device),
      ),
  }),
});

const modelRoute = (device: AppleDevice): RouteObject => ({
  path: `repairs/${device}/:slug`,
  ...page({
    chunk: 'page-model',
    load: () =>
      import(/* webpackChunkName: "page-model" */ './pages/modelPage').then(({ modelPage }) =>
        modelPage(device),
      ),
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
        chunk: 'page-hub',
        load: () => import(/* webpackChunkName: "page-hub" */ './pages/RepairsHubPage'),
      }),
    },
    ...APPLE_DEVICES.map(listingRoute),
    ...APPLE_DEVICES.map(modelRoute),
    {
      path: 'repairs/laptop',
      ...page({
        chunk: 'page-laptops',
        load: () => import(/* webpackChunkName: "page-laptops" */ './pages/LaptopListingPage'),
      }),
    },
    {
      path: 'repairs/laptop/:slug',
      ...page({
        chunk: 'page-brand',
        load: () => import(/* webpackChunkName: "page-brand" */ './pages/BrandPage'),
        uses: ['booking/AppointmentScheduler'],
      }),
    },
    {
      path: 'repairs/data-recovery',
      ...page({
        chunk: 'page-data-recovery',
        load: () => import(/* webpackChunkName: "page-data-recovery" */ './pages/DataRecoveryPage'),
      }),
    },
    {
      path: 'services',
      ...page({
        chunk: 'page-services',
        load: () => import(/* webpackChunkName: "page-services" */ './pages/ServicesPage'),
      }),
    },
    {
      path: 'repair-services',
      ...page({
        chunk: 'page-repair-services',
        load: () =>
          import(/* webpackChunkName: "page-repair-services" */ './pages/RepairServicesPage'),
      }),
    },
  ],
  fragments: {
    DevicePicker: {
      chunk: 'fragment-device-picker',
      load: () =>
        import(
          /* webpackChunkName: "fragment-device-picker" */ './features/devices/DevicePicker'
        ).then(({ DevicePicker }) => ({ Component: DevicePicker })),
    },
  },
};
