import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as reactRedux from 'react-redux';
import * as reactRouter from 'react-router-dom';
import * as reduxToolkit from '@reduxjs/toolkit';
import * as sharedQuery from '@mcs-repairs/shared/platform/query';
import * as sharedRedux from '@mcs-repairs/shared/platform/redux';
import * as sharedRouter from '@mcs-repairs/shared/platform/router';
import * as sharedSite from '@mcs-repairs/shared/platform/site';
import * as sharedStore from '@mcs-repairs/shared/platform/store';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import { createHttpShopData } from '@mcs-repairs/shared/data/HttpShopData';
import type { FragmentId } from '@mcs-repairs/shared/platform/contract/fragments';
import type {
  PageContext,
  PageHandle,
  SiteConfig,
} from '@mcs-repairs/shared/platform/contract/page';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import type { RenderedPage } from '@mcs-repairs/shared/domain/types/renderedPage';
import { headOf } from './head/pageHead';
import { renderHead } from './head/renderHead';
import { refuseLargeData, refuseLargeHtml } from './pageSize';
import { Providers } from './Providers';
import type { Registry } from './registry/registry';
import { bindRemoteRoutes } from './routing/bindRoutes';
import { siteRoutes } from './routing/siteRoutes';

export { checkCompatible } from './registry/checkCompatible';
export const { forgetRemote, installRemoteLoader } = sharedSite;

/**
 * The modules that the server bundles of remotes may `require`. They are the instances of the
 * shell, so that each module exists only once.
 */
export const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': reactRouter,
  '@reduxjs/toolkit': reduxToolkit,
  'shared/data/query': sharedQuery,
  'shared/platform/redux': sharedRedux,
  'shared/platform/router': sharedRouter,
  'shared/platform/site': sharedSite,
  'shared/platform/store': sharedStore,
};

export type RenderRequest = {
  /** The address of the page on the public website. */
  url: string;
  config: SiteConfig;
  registry: Registry;
  /** The time at which the page is rendered, as an ISO instant. */
  renderedAt: string;
  /** The address of the API for this server process. Sites without a server do not use it. */
  apiUrl: string;
};

const LONGEST_LOAD_MS = 5000;

const emptyStorage: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
};

/**
 * All pages share one connection to the API, because creating one takes time. It contains no data
 * of a visitor, because nobody is signed in on the server.
 */
let connected: { apiUrl: string; shopData: ShopData } | undefined;

function serverShopData({ config, apiUrl, renderedAt }: RenderRequest): ShopData {
  if (config.mode === 'connected') {
    if (connected?.apiUrl !== apiUrl) {
      const shopData = createHttpShopData({ baseUrl: apiUrl });
      // All areas share this object. It is frozen, so that no area can change it for the others
      // (decision 051).
      connected = { apiUrl, shopData: Object.freeze(shopData) };
    }
    return connected.shopData;
  }
  return createBrowserShopData({
    storage: emptyStorage,
    now: () => new Date(renderedAt),
    random: () => 0.5,
    newId: () => '00000000-0000-4000-8000-000000000000',
    shopName: config.profile.name,
  });
}

/**
 * The request handlers for the routes of the shell and one remote. Each handler is created once and
 * used for all requests.
 */
const handlers = new WeakMap<object, reactRouter.StaticHandler>();
const NO_REMOTE = {};

async function handlerOf(name: string | undefined): Promise<reactRouter.StaticHandler> {
  const remote = name && (await sharedSite.loadRemote(name));
  const known = handlers.get(remote || NO_REMOTE);
  if (known) return known;
  const contextOf = ({ context }: reactRouter.LoaderFunctionArgs) => context as PageContext;
  const remoteRoutes = remote ? [bindRemoteRoutes(name, remote.routes, contextOf)] : [];
  const handler = reactRouter.createStaticHandler(siteRoutes(remoteRoutes));
  handlers.set(remote || NO_REMOTE, handler);
  return handler;
}

/**
 * Renders the page at an address.
 * @throws if its remote cannot be loaded, or if the code of the remote fails.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const shopData = serverShopData(request);
  const store = sharedStore.makeStore({ shopData });
  try {
    return await renderWith(request, shopData, store);
  } finally {
    // Resets the cache even after an error. Otherwise cached answers would keep the store in memory
    // for a minute.
    if (store.getState().shopApi) store.dispatch(sharedQuery.shopApi.util.resetApiState());
  }
}

async function renderWith(
  request: RenderRequest,
  shopData: ShopData,
  store: sharedStore.AppStore,
): Promise<RenderedPage> {
  const { config, registry, renderedAt } = request;
  const url = new URL(request.url);
  const now = new Date(renderedAt);

  const name = remoteForPath(registry.remotes, url.pathname);
  const handler = await handlerOf(name);
  const context = await handler.query(
    new Request(url, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) }),
    { requestContext: { store, shopData, config, now } satisfies PageContext },
  );
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      location: context.headers.get('location') ?? '/',
      status: context.status,
    };
  }
  const handles = context.matches.flatMap(({ route }) => sharedSite.pageHandleOf(route) ?? []);
  const fragments = await availableFragments(handles.flatMap(({ uses }) => [...uses]));
  const thrown = Object.values(context.errors ?? {})[0];
  const status = thrown
    ? reactRouter.isRouteErrorResponse(thrown)
      ? thrown.status
      : 500
    : handles.length > 0
      ? context.statusCode
      : 404;
  if (status >= 500)
    throw thrown instanceof Error ? thrown : new Error(`The page's loader failed with ${status}`);

  refuseLargeData(url.pathname, context.loaderData, store.getState());
  const router = reactRouter.createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Providers store={store} shopData={shopData} config={config} renderedAt={renderedAt}>
      <reactRouter.StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  refuseLargeHtml(url.pathname, html);
  const state = store.getState();
  const last = context.matches.at(-1);
  const match = last && {
    params: last.params,
    handle: last.route.handle as unknown,
    loaderData: context.loaderData[last.route.id],
  };
  return {
    kind: 'page',
    status,
    head: renderHead(headOf(match, thrown !== undefined, url, config, now), config, url.pathname),
    html,
    remotes: [
      ...new Set([
        ...(name ? [name] : []),
        ...fragments.map((id) => sharedSite.splitFragmentId(id).remote),
      ]),
    ],
    fragments,
    ...(name ? pageChunks(name, handles, fragments) : { chunks: {}, sleepingChunks: {} }),
    state,
    loaderData: context.loaderData,
    shareable: handles.every(({ html: kind }) => kind === 'shared'),
  };
}

/**
 * Loads the fragments that a page shows. If a fragment cannot be loaded, the browser shows an error
 * at its place.
 */
async function availableFragments(ids: FragmentId[]): Promise<FragmentId[]> {
  const loaded = await Promise.allSettled(ids.map((id) => sharedSite.loadFragment(id)));
  return ids.filter((id, index) => {
    const result = loaded[index];
    if (result?.status === 'rejected')
      console.error(`The fragment ${id} could not be rendered.`, result.reason);
    return result?.status === 'fulfilled';
  });
}

/**
 * Parts that are never hydrated, and fragments that hydrate later, only need their styles at first.
 */
function pageChunks(
  name: string,
  handles: readonly PageHandle[],
  fragments: readonly FragmentId[],
): Pick<Extract<RenderedPage, { kind: 'page' }>, 'chunks' | 'sleepingChunks'> {
  const sleepingChunks = chunksOf(fragments);
  const halved = handles.flatMap(({ chunk, awake }) => (awake ? [chunk] : []));
  return {
    chunks: {
      [name]: handles.flatMap(({ chunk, awake }) => (awake ? (awake.chunk ?? []) : [chunk])),
    },
    sleepingChunks: {
      [name]: halved,
      ...sleepingChunks,
      ...(sleepingChunks[name] && { [name]: [...halved, ...sleepingChunks[name]] }),
    },
  };
}

function chunksOf(fragments: readonly FragmentId[]): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const id of fragments) {
    const { remote } = sharedSite.splitFragmentId(id);
    const chunk = sharedSite.fragmentChunk(id);
    if (chunk) (chunks[remote] ??= []).push(chunk);
  }
  return chunks;
}
