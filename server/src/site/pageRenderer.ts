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
/** The result of rendering a page. `page` is undefined if the browser must render it. */
type Rendering = { page: SentPage | undefined; went?: Went | undefined };
type Rendered = Rendering & { assets: PageAssets };

/**
 * Renders pages on the server, and lists the files that a browser needs for each page. If that
 * fails, the browser renders the page.
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
      // Other errors are already in the log, because they ended a worker or paused a remote.
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
   * Pauses a remote whose files are missing. Returns whether the page should be rendered again
   * without it. It should not if it is a page of this remote. It should not if the remote was
   * already paused, because the page then did not use its code.
   */
  const mayDoWithout = ({ url, registry }: Asked, remote: string) =>
    remote !== remoteForPath(registry.remotes, url.pathname) &&
    pool.leaveOut(`${remote}@${registry.remotes[remote]?.version}`);

  /**
   * Renders a page. If files of the page's own remote are missing, the browser renders the page,
   * and the visitor sees an error. If only a fragment of another remote lacks files, the page is
   * rendered without this fragment.
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
