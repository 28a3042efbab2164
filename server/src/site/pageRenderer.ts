import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import type { Registry, SentPage } from '../releases';
import { inSpan } from '../runtime';
import { RemoteFilesMissing, type createAssetIndex, type PageAssets } from './assets';
import type { Went } from './pageCache';
import type { PageConfig } from './pageConfig';
import { ownerOf, RemoteRests, RenderPaused, RenderQueueFull } from './renderJob';
import type { RenderEvent } from './renderMetrics';
import type { RenderPool } from './renderPool';

export type PageRendererOptions = {
  pool: RenderPool;
  pageAssets: ReturnType<typeof createAssetIndex>;
  apiUrl: () => string;
  count: (event: RenderEvent, key?: string) => void;
  report: (error: unknown) => void;
};
type Asked = { url: URL; registry: Registry; renderedAt: string; config: PageConfig };
/** `page` is undefined if the browser renders the page. */
type Rendering = { page: SentPage | undefined; went?: Went | undefined };
type Rendered = Rendering & { assets: PageAssets };

/**
 * Renders pages, and lists the files that a browser needs for each page. If the server cannot
 * render a page, the browser renders it.
 */
export function createPageRenderer(options: PageRendererOptions) {
  const { pool, pageAssets, apiUrl, count, report } = options;

  async function render(asked: Asked): Promise<Rendering> {
    try {
      const question = { ...asked, url: asked.url.href, apiUrl: apiUrl() };
      const page = await inSpan('render page', () => pool.render(question));
      return { page, went: wentOf(asked, false) };
    } catch (error) {
      if (error instanceof RenderQueueFull) throw error;
      const event = eventOf(error);
      count(event, ownerOf(asked.registry, asked.url.href));
      // Errors that ended workers or paused a remote are already in the log.
      if (event === 'page-failed') report(error);
      return { page: undefined, went: event === 'page-paused' ? undefined : wentOf(asked, true) };
    }
  }

  const filesOf = (registry: Registry, page: SentPage | undefined) => {
    const { chunks = {}, sleepingChunks } = page?.kind === 'page' ? page : {};
    return pageAssets(registry, chunks, sleepingChunks);
  };

  async function leaveToBrowser({ url, registry }: Asked, { went }: Rendering): Promise<Rendered> {
    count('page-failed', ownerOf(registry, url.href));
    const assets = await pageAssets(registry, {});
    return { page: undefined, went: went && { ...went, failed: true }, assets };
  }

  /**
   * Pauses a remote whose files are missing, and returns whether another rendering without it makes
   * sense. It does not if the page belongs to this remote. It does not if the remote was already
   * paused, because then the page did not use its code.
   */
  const mayDoWithout = ({ url, registry }: Asked, remote: string) =>
    remote !== remoteForPath(registry.remotes, url.pathname) &&
    pool.leaveOut(`${remote}@${registry.remotes[remote]?.version}`);

  /**
   * Renders a page. If the page's own remote lacks files, the browser renders the page and shows
   * the visitor the same error. If the page only shows a fragment of a remote that lacks files, the
   * page is rendered without this fragment.
   */
  return async function renderPage(asked: Asked): Promise<Rendered> {
    for (;;) {
      const rendering = await render(asked);
      try {
        return { ...rendering, assets: await filesOf(asked.registry, rendering.page) };
      } catch (error) {
        if (!(error instanceof RemoteFilesMissing)) throw error;
        report(error);
        if (!mayDoWithout(asked, error.remote)) return leaveToBrowser(asked, rendering);
      }
    }
  };
}

function wentOf({ url, registry }: Asked, failed: boolean): Went | undefined {
  const remote = remoteForPath(registry.remotes, url.pathname);
  const version = remote && registry.remotes[remote]?.version;
  return remote && version ? { remote, version, failed } : undefined;
}

function eventOf(error: unknown): 'page-paused' | 'page-resting' | 'page-failed' {
  if (error instanceof RenderPaused) return 'page-paused';
  return error instanceof RemoteRests ? 'page-resting' : 'page-failed';
}
