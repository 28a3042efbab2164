import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import type { ComponentType } from 'react';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { ShopFaults } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { fakeSite } from '@mcs-repairs/shared/platform/testing';
import { leftTexts } from '../form/unsaved';
import { NOW } from './fakeShop';

type AdminSiteProps = {
  page: ComponentType;
  shop: ShopData;
  at?: string;
  mode?: ShopData['mode'];
  /** The faults of devices that the owner changed. */
  faults?: ShopFaults;
  profile?: Partial<ShopProfile>;
};

/**
 * Renders one page with everything that the shell provides: the store, the data of the site, a
 * router, and the messages.
 */
export function AdminSite({
  page: Page,
  shop,
  at = '/admin/bookings',
  mode,
  faults,
  profile,
}: AdminSiteProps) {
  const [{ site, store }] = useState(() => {
    // Each test is a page that has just loaded.
    leftTexts.clear();
    return fakeSite({
      shopData: shop,
      config: {
        mode: mode ?? 'connected',
        ...(faults && { faults }),
        ...(profile && { profile: { ...DEFAULT_SHOP_PROFILE, ...profile } }),
      },
      renderedAt: NOW.toISOString(),
    });
  });
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
  return (
    <SiteProvider value={site}>
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
