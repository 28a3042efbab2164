import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { siteNavigation } from '@mcs-repairs/shared/domain/rules/siteNavigation';
import { bodiesOf } from '../http';
import { RemoteFilesMissing, type createAssetIndex, type PageAssets } from './assets';
import type { readEarlyScript } from './earlyScript';
import { writeDocument, type Scheme } from './htmlDocument';
import type { CachedPage, Went } from './pageCache';
import type { PageConfig } from './pageConfig';
import type { Registry, SeenByOne, SentPage } from '../releases';
import type { RenderEvent } from './renderMetrics';
import { ownerOf, RemoteRests, RenderPaused, RenderQueueFull } from './renderJob';
import type { RenderPool } from './renderPool';

const KEEP_SHARED_PAGES_MS = 60_000;
const LONGEST_CACHED_SEARCH = 200;

export type PageMakerOptions = {
  pool: RenderPool;
  pageAssets: ReturnType<typeof createAssetIndex>;
  earlyScript: ReturnType<typeof readEarlyScript>;
  apiUrl: () => string;
  liveReload: boolean;
  count: (event: RenderEvent, key?: string) => void;
  report: (error: unknown) => void;
  shellVersion: () => Promise<string>;
};
type Rendering = { page: SentPage | undefined; went?: Went | undefined };
type Composed = Rendering & { assets: PageAssets };

/** Makes the whole document of an address. A page that the server cannot render is sent for the browser to render. */
export function createPageMaker(options: PageMakerOptions) {
  const { pool, pageAssets, apiUrl, count, report } = options;

  const render = async (
    url: URL,
    registry: Registry,
    renderedAt: string,
    config: PageConfig,
  ): Promise<Rendering> => {
    const wentOf = (failed: boolean): Went | undefined => {
      const remote = remoteForPath(registry.remotes, url.pathname);
      const version = remote && registry.remotes[remote]?.version;
      return remote && version ? { remote, version, failed } : undefined;
    };
    try {
      const question = { url: url.href, config, registry, renderedAt, apiUrl: apiUrl() };
      return { page: await pool.render(question), went: wentOf(false) };
    } catch (error) {
      if (error instanceof RenderQueueFull) throw error;
      // What ended the workers, or is wrong with a remote that rests, is in the log already.
      const event =
        error instanceof RenderPaused
          ? 'page-paused'
          : error instanceof RemoteRests
            ? 'page-resting'
            : 'page-failed';
      count(event, ownerOf(registry, url.href));
      if (event === 'page-failed') report(error);
      return { page: undefined, went: event === 'page-paused' ? undefined : wentOf(true) };
    }
  };

  /**
   * A page whose own remote lacks files is left to the browser, which cannot have them either and says so; one that only shows a
   * fragment of such a remote is rendered without it.
   */
  const compose = async (
    url: URL,
    registry: Registry,
    renderedAt: string,
    config: PageConfig,
  ): Promise<Composed> => {
    const own = remoteForPath(registry.remotes, url.pathname);
    for (;;) {
      const rendering = await render(url, registry, renderedAt, config);
      const { page } = rendering;
      const { chunks = {}, sleepingChunks } = page?.kind === 'page' ? page : {};
      try {
        return { ...rendering, assets: await pageAssets(registry, chunks, sleepingChunks) };
      } catch (error) {
        if (!(error instanceof RemoteFilesMissing)) throw error;
        report(error);
        const isOwn = error.remote === own;
        // What rests already cannot have been asked for: there is no second attempt.
        if (isOwn || !pool.leaveOut(`${error.remote}@${registry.remotes[error.remote]?.version}`)) {
          count('page-failed', ownerOf(registry, url.href));
          const went = rendering.went && { ...rendering.went, failed: true };
          return { page: undefined, went, assets: await pageAssets(registry, {}) };
        }
      }
    }
  };

  /**
   * Of a page that is sent for the browser to render: 200 when its remote can be had, 503 when it cannot, so that nobody
   * keeps the empty page in its place (decision 020), and 404 where no remote serves the path.
   */
  const statusUnrendered = async (registry: Registry, path: string): Promise<number> => {
    const name = remoteForPath(registry.remotes, path);
    if (name === undefined) return 404;
    return pageAssets(registry, { [name]: [] }).then(
      () => 200,
      () => 503,
    );
  };

  return async function makePage(
    url: URL,
    registry: Registry,
    scheme: Scheme,
    deployment: PageConfig,
    preview?: SeenByOne,
  ): Promise<CachedPage> {
    const navigation = siteNavigation(registry.remotes, deployment.mode === 'connected');
    const config = { ...deployment, navigation };
    const renderedAt = new Date().toISOString();
    const own = remoteForPath(registry.remotes, url.pathname);
    const isUnrendered = own !== undefined && preview?.unrendered.includes(own) === true;
    const composed = isUnrendered
      ? { page: undefined, assets: await pageAssets(registry, {}) }
      : await compose(url, without(registry, preview?.unrendered), renderedAt, config);
    const { page: rendered, went, assets }: Composed = composed;
    if (rendered?.kind === 'redirect') return { ...rendered, keepUntil: 0 };
    const status =
      rendered?.status ?? (isUnrendered ? 200 : await statusUnrendered(registry, url.pathname));
    const html = writeDocument({
      assets,
      isAway: status === 503,
      registry,
      shellVersion: await options.shellVersion(),
      config,
      renderedAt,
      page: rendered,
      shopName: config.profile.name,
      liveReload: options.liveReload,
      early: await options.earlyScript(),
      preview,
      scheme,
    });
    const keep =
      !preview && rendered?.shareable === true && url.search.length <= LONGEST_CACHED_SEARCH;
    return {
      kind: 'page',
      status,
      bodies: bodiesOf(html),
      keepUntil: keep ? Date.now() + KEEP_SHARED_PAGES_MS : 0,
      went,
    };
  };
}

/** The same registry where nothing is left out. */
function without(registry: Registry, names: readonly string[] = []): Registry {
  if (names.length === 0) return registry;
  const kept = Object.entries(registry.remotes).filter(([name]) => !names.includes(name));
  return { ...registry, remotes: Object.fromEntries(kept) };
}
