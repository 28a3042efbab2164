import type { RemoteModule } from 'shared/contract/remote';
import { page } from 'shared/site';

export const remote: RemoteModule<'storefront'> = {
  name: 'storefront',
  routes: [
    {
      path: '/',
      ...page({
        chunk: 'page-home',
        load: () => import(/* webpackChunkName: "page-home" */ './pages/HomePage'),
      }),
    },
    {
      path: 'shop',
      ...page({
        chunk: 'page-shop',
        load: () => import(/* webpackChunkName: "page-shop" */ './pages/ShopPage'),
      }),
    },
    {
      path: 'about',
      ...page({
        chunk: 'page-about',
        load: () => import(/* webpackChunkName: "page-about" */ './pages/AboutPage'),
      }),
    },
    {
      path: 'business',
      ...page({
        chunk: 'page-business',
        load: () => import(/* webpackChunkName: "page-business" */ './pages/BusinessPage'),
      }),
    },
    {
      path: 'contact',
      ...page({
        chunk: 'page-contact',
        load: () => import(/* webpackChunkName: "page-contact" */ './pages/ContactPage'),
      }),
    },
    {
      path: 'privacy',
      ...page({
        chunk: 'page-privacy',
        load: () => import(/* webpackChunkName: "page-privacy" */ './pages/PrivacyPage'),
      }),
    },
    {
      path: 'terms',
      ...page({
        chunk: 'page-terms',
        load: () => import(/* webpackChunkName: "page-terms" */ './pages/TermsPage'),
      }),
    },
    {
      path: 'warranty',
      ...page({
        chunk: 'page-warranty',
        load: () => import(/* webpackChunkName: "page-warranty" */ './pages/WarrantyPage'),
      }),
    },
  ],
  fragments: {
    FeaturedProducts: {
      chunk: 'fragment-featured-products',
      load: () =>
        import(
          /* webpackChunkName: "fragment-featured-products" */ './features/products/FeaturedProducts'
        ).then(({ FeaturedProducts }) => ({ Component: FeaturedProducts })),
    },
  },
};
