import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { DEFAULT_SHOP_PROFILE } from '../domain/catalogue/shopProfile';
import { createBrowserShopData } from '../data/BrowserShopData';
import type { PageContext, SiteConfig } from './contract/page';
import type { RemoteModule } from './contract/remote';
import './query';
import { madeStale } from './store/madeStale';
import { makeStore, type AppStore } from './store/makeStore';
import '../ui/tokens.css';
import '../ui/base.css';
import { bindPage } from './bindPages';
import { newId } from './site/newId';
import { installRemoteLoader } from './site/remotes';
import { SiteProvider } from './site/SiteContext';
import { visitorStorage } from './site/visitorStorage';

let root: Root | undefined;

/**
 * Starts one remote for development, without the shell and without a server. The browser stores its
 * data. Other remotes are missing, so it shows what it has in place of their fragments.
 */
export function startAlone<Name extends string>(remote: RemoteModule<Name>): void {
  const asAny = remote as unknown as RemoteModule;
  installRemoteLoader(async (name) => {
    if (name !== remote.name) throw new Error(`The remote ${name} does not run here`);
    return asAny;
  });
  remote.slices?.();
  const config: SiteConfig = {
    mode: 'browser',
    profile: DEFAULT_SHOP_PROFILE,
    publicUrl: location.origin,
  };
  const shopData = createBrowserShopData({
    storage: visitorStorage(),
    now: () => new Date(),
    random: Math.random,
    newId,
    shopName: config.profile.name,
    renew: (tags) => store.dispatch(madeStale(tags)),
  });
  const store: AppStore = makeStore({ shopData });
  const context = (): PageContext => ({ store, shopData, config, now: new Date() });
  const routes = remote.routes.map((route) => bindPage(route, context));
  const paths = remote.routes.flatMap(({ path }) => (path && !path.includes(':') ? [path] : []));
  const router = createBrowserRouter([
    {
      Component: () => <Frame name={remote.name} paths={paths} />,
      children: [...routes, { path: '*', element: <p>Pick a page above.</p> }],
    },
  ]);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place to render into');
  root ??= createRoot(container);
  root.render(
    <StrictMode key={newId()}>
      <SiteProvider value={{ config, shopData, renderedAt: new Date().toISOString() }}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </SiteProvider>
    </StrictMode>,
  );
}

function Frame({ name, paths }: { name: string; paths: string[] }) {
  return (
    <>
      <nav aria-label="Pages of this remote">
        <strong>{name}</strong>{' '}
        {paths.map((path) => (
          <Link key={path} to={path.startsWith('/') ? path : `/${path}`}>
            {path}{' '}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}
