import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { madeStale, makeStore, type AppStore } from '@mcs-repairs/shared/platform/store';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import {
  letSleep,
  loadRemote,
  pageHandleOf,
  visitorStorage,
} from '@mcs-repairs/shared/platform/site';
import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type { RootState } from '@mcs-repairs/shared/platform/store';
import type { Boot } from './boot';
import { browserShopData, prepareShopData } from './browserShopData';
import { ignoreSecondPress } from './ignoreSecondPress';
import { keepCart } from './keepCart';
import { Providers } from './Providers';
import { currentRegistry } from './registry/browserRegistry';
import { findRemote } from './registry/federation';
import { holdsChoice, neverWhile } from './registry/held';
import { lookAfter } from './registry/moveOn';
import { keepRoutes, renewRemote } from './registry/renewRemote';
import { fetchSeenFragments } from './registry/sleepers';
import { bindRemoteRoutes } from './routing/bindRoutes';
import { fetchOnIntent } from './routing/fetchOnIntent';
import { followKeptLinks } from './routing/followKeptLinks';
import { loadForHydration } from '@mcs-repairs/shared/platform/bindPages';
import { noteAt } from './registry/happenings';
import { startVitals } from './vitals/startVitals';
import { patchRoutes } from './routing/patchRoutes';
import { siteRoutes } from './routing/siteRoutes';

const mark = (name: string) => performance.mark(`site:${name}`);

/** Starts the page. It hydrates the server's HTML. If there is none, it renders the page. */
export async function startSite(boot: Boot): Promise<void> {
  const { config, rendered } = boot;
  const shopData = browserShopData(config.mode, config.profile.name, (tags) => {
    store.dispatch(madeStale(tags));
    lookAfter(tags);
  });
  const store: AppStore = makeStore(
    { shopData },
    rendered?.state as Partial<RootState> | undefined,
  );
  const context = () => ({ store, shopData, config, now: new Date() });
  /** The remotes whose routes the router has. */
  const bound = new Set<string>();

  const bindRemote = async (name: string) => {
    const remote = await loadRemote(name);
    keepRoutes(name, remote.routes);
    return bindRemoteRoutes(name, remote.routes, context, () => renewRemote(name));
  };

  const prepareHydration = async () => {
    if (!rendered) return undefined;
    try {
      letSleep(rendered.fragments as FragmentId[]);
      if (fetchSeenFragments(rendered.sleepingScripts)) prepareShopData(config.mode);
      const own = remoteForPath(currentRegistry().remotes, location.pathname);
      const routes = siteRoutes(own ? [await bindRemote(own)] : []);
      const matches = matchRoutes(routes, location) ?? [];
      // If the loader of the page answered 404 on the server, the browser renders the page again.
      // The data of the page does not contain this error, so hydration would show nothing.
      if (rendered.status === 404 && matches.some(({ route }) => pageHandleOf(route)))
        return undefined;
      await Promise.all(
        matches.map(({ route, pathnameBase }) => loadForHydration(route, pathnameBase)),
      );
      if (own) bound.add(own);
      return routes;
    } catch (error) {
      console.error('The page could not be hydrated and is rendered again.', error);
      noteAt(location.pathname, 'hydration-failure');
      return undefined;
    }
  };

  forgetRefusedStyles();
  const hydrated = await prepareHydration();
  mark('prepared');
  const router = createBrowserRouter(hydrated ?? siteRoutes([]), {
    ...(hydrated && rendered ? { hydrationData: { loaderData: rendered.loaderData } } : {}),
    patchRoutesOnNavigation: patchRoutes({ bound, find: findRemote, load: bindRemote }),
  });

  // New slices of the store take over the server's state with the next action. Hydration needs this
  // state, so the code dispatches an action first.
  store.dispatch({ type: 'site/prepared' });
  const app = (
    <Providers
      store={store}
      shopData={shopData}
      config={config}
      renderedAt={boot.renderedAt}
      serverState={store.getState()}
    >
      <RouterProvider router={router} />
    </Providers>
  );
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place to render into');
  if (hydrated) {
    hydrateRoot(container, app, {
      onRecoverableError: (error) => {
        const { cause = error } = error as { cause?: unknown };
        console.error('The page was rendered differently here than on the server.', cause);
        noteAt(location.pathname, 'recoverable-error');
      },
    });
  } else {
    await routerReady(router);
    createRoot(container).render(app);
  }
  neverWhile(keepCart(store, visitorStorage()));
  neverWhile(() => holdsChoice(store.getState()));
  // Loads the code that fades between two pages. Until it has loaded, pages change without a fade.
  const fade = () => import(/* webpackChunkName: "fade" */ './routing/fadeBetween');
  fetchOnIntent(context, () => {
    fade().then(
      ({ fadeBetween }) => fadeBetween(router),
      () => undefined,
    );
  });
  ignoreSecondPress(document);
  followKeptLinks((to) => void router.navigate(to));
  mark('started');
  // Without a server, nobody collects the reports.
  if (config.mode === 'connected') startVitals(router, store, location.href);
}

/**
 * Removes style sheets that failed to load or did not match their hash. So the browser requests
 * them again. After a second failure, the page shows an error.
 */
function forgetRefusedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
}

/**
 * Waits until the first screen is loaded, and only then lets React commit. Otherwise the page would
 * briefly be blank or show a placeholder.
 */
function routerReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
