import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { DEFAULT_SHOP_PROFILE } from '../domain/catalogue/shopProfile';
import { renewingCall, type Call } from '../data/operations';
import type { ShopData } from '../data/ShopData';
import type { Result } from '../domain/types/failure';
import type { PageContext, SiteConfig } from './contract/page';
import './query';
import { madeStale } from './store/madeStale';
import { makeStore, type AppStore } from './store/makeStore';
import { bindPage } from './bindPages';
import { SiteProvider } from './site/SiteContext';

export { memoryStorage } from '../data/browser/memoryStorage.fixture';

/**
 * The options of a test that renders a page or a part of it, with everything that the shell
 * provides.
 */
type Options = {
  shopData?: ShopData;
  config?: Partial<SiteConfig>;
  path?: string;
  /** What the page takes as the current time. */
  renderedAt?: string;
};

const refused = () =>
  Promise.resolve({
    ok: false as const,
    failure: { code: 'unavailable' as const, message: 'Not part of this test' },
  });

type FakeShopData = Partial<ShopData> & {
  /**
   * The answers of operations, by the id of the operation. `key` is the idempotency key of a
   * submission.
   */
  operations?: Record<string, (input: never, key: never) => Promise<Result<unknown>>>;
};

/** Returns a data port that gives the answers of the test. Any other operation rejects. */
export function fakeShopData({ operations = {}, ...answers }: FakeShopData = {}): ShopData {
  const call: Call = (of, input, options) => {
    const given = options?.key === undefined ? [input] : [input, options.key];
    const fake = operations[of.id] ?? refused;
    return fake(...(given as [never, never])) as ReturnType<typeof call>;
  };
  return { mode: 'connected', call, watch: () => () => {}, ...answers };
}

export function fakeSite({
  shopData = fakeShopData(),
  config,
  renderedAt = '2026-11-23T04:15:00.000Z',
}: Options = {}) {
  const renewed: ShopData = {
    ...shopData,
    call: renewingCall(
      (...given) => shopData.call(...given),
      (tags) => store.dispatch(madeStale(tags)),
    ),
  };
  const store: AppStore = makeStore({ shopData: renewed });
  const site = {
    shopData: renewed,
    renderedAt,
    config: {
      mode: 'connected',
      profile: DEFAULT_SHOP_PROFILE,
      publicUrl: 'https://shop.example',
      ...config,
    } satisfies SiteConfig,
  };
  return { site, store };
}

/**
 * Renders a component at an address. At any other address, the page only shows its path as text.
 */
export function renderWithSite(ui: ReactNode, options: Options = {}) {
  const { site, store } = fakeSite(options);
  const [pathname = '/'] = (options.path ?? '/').split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: ui },
      { path: '*', Component: ElsewherePage },
    ],
    { initialEntries: [options.path ?? '/'] },
  );
  const view = render(
    <SiteProvider value={site}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </SiteProvider>,
  );
  return { ...view, store, router, site };
}

/** Renders the page of a remote at `path`, after running its loader. */
export async function renderRoute(
  routes: readonly RouteObject[],
  options: Options & { path: string },
) {
  const { site, store } = fakeSite(options);
  const context: PageContext = {
    store,
    shopData: site.shopData,
    config: site.config,
    now: new Date(site.renderedAt),
  };
  const bound = routes.map((route) => ({
    ...bindPage(route, () => context),
    HydrateFallback: () => null,
  })) as RouteObject[];
  const router = createMemoryRouter([...bound, { path: '*', Component: ElsewherePage }], {
    initialEntries: [options.path],
  });
  const view = render(
    <SiteProvider value={site}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </SiteProvider>,
  );
  return { ...view, store, router, site };
}

/** A page that stands for all pages of other areas. It shows its path. */
function ElsewherePage() {
  return <p>Elsewhere</p>;
}
