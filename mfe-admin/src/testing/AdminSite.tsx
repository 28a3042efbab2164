import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import type { ComponentType } from 'react';
import { DEFAULT_SHOP_PROFILE } from 'shared/domain/catalogue/shopProfile';
import type { ShopData } from 'shared/data/ShopData';
import 'shared/platform/query';
import { SiteProvider } from 'shared/platform/site';
import { makeStore, useAppSelector } from 'shared/platform/store';
import { NOW } from './fakeShop';

type AdminSiteProps = {
  page: ComponentType;
  shop: ShopData;
  /** Where the visitor comes in. */
  at?: string;
  mode?: ShopData['mode'];
};

/** One page with what the shell puts around it: the store, the site's data, a router, and the messages. */
export function AdminSite({ page: Page, shop, at = '/admin/bookings', mode }: AdminSiteProps) {
  const [store] = useState(() => makeStore({ shopData: shop }));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              <Page />
              <Around />
            </>
          ),
        },
      ],
      { initialEntries: [at] },
    ),
  );
  const config = {
    mode: mode ?? 'connected',
    profile: DEFAULT_SHOP_PROFILE,
    publicUrl: 'https://shop.example',
  };
  return (
    <SiteProvider value={{ config, shopData: shop, renderedAt: NOW.toISOString() }}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </SiteProvider>
  );
}

function Around() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toasts = useAppSelector((state) => state.toasts);
  return (
    <footer>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
      <output aria-label="Address">{pathname + search + hash}</output>
      <ul aria-label="Messages">
        {toasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </footer>
  );
}
