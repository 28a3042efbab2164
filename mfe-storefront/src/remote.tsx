import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

export const remote: RemoteModule<'storefront'> = {
  name: 'storefront',
  routes: [
    {
      path: '/',
      ...page({
        load: () => import('./pages/HomePage'),
      }),
    },
    {
      path: 'shop',
      ...page({
        load: () => import('./pages/ShopPage'),
      }),
    },
    {
      path: 'shop/:slug',
      ...page({
        load: () => import('./pages/UnitPage'),
      }),
    },
    {
      path: 'about',
      ...page({
        load: () => import('./pages/AboutPage'),
      }),
    },
    {
      path: 'business',
      ...page({
        load: () => import('./pages/BusinessPage'),
      }),
    },
    {
      path: 'contact',
      ...page({
        load: () => import('./pages/ContactPage'),
      }),
    },
    {
      path: 'privacy',
      ...page({
        load: () => import('./pages/PrivacyPage'),
      }),
    },
    {
      path: 'terms',
      ...page({
        load: () => import('./pages/TermsPage'),
      }),
    },
    {
      path: 'warranty',
      ...page({
        load: () => import('./pages/WarrantyPage'),
      }),
    },
  ],
  fragments: {
    FeaturedProducts: {
      load: () =>
        import('./features/products/FeaturedProducts').then(({ FeaturedProducts }) => ({
          Component: FeaturedProducts,
        })),
    },
    RequestInbox: {
      load: () =>
        import('./features/requests/RequestInbox').then(({ RequestInbox }) => ({
          Component: RequestInbox,
        })),
    },
  },
};
