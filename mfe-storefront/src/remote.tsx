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
    ...['privacy', 'terms', 'warranty']
      .flatMap((legal) => [legal, `${legal}/:version`])
      .map((path) => ({
        path,
        ...page({
          load: () => import('./pages/LegalPage'),
        }),
      })),
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
