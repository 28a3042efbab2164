import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Registry as MetricsRegistry } from 'prom-client';
import { remoteForPath } from 'shared/domain/rules/remoteForPath';
import { createAssetIndex } from './assets';
import { writeDocument, withScheme, type Scheme } from './htmlDocument';
import { registerLiveReload } from './liveReload';
import { chooseEncoding, createPageCache, encodedBody, type CachedPage } from './pageCache';
import { remoteOrigins, watchRegistry, type Registry } from './registryFile';
import { countRenderEvents } from './renderMetrics';
import { pageAddress, tidyPath } from './pageAddress';
import { createRenderPool, RenderPaused, RenderQueueFull } from './renderPool';
import { failure, refuse } from '../http/failures';
import { networkOf } from '../http/limits';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import { registerFiles } from './registerFiles';
import { siteHeaders } from './siteHeaders';
import type { SiteOptions } from './siteOptions';
import { registerSitemap } from './sitemap';

type RenderedPageOnly = Extract<RenderedPage, { kind: 'page' }>;

const KEEP_SHARED_PAGES_MS = 60_000;
const CACHE_CAPACITY = 500;
const LONGEST_CACHED_SEARCH = 200;
/** When a search engine should ask again for a page that could not be rendered. */
const RETRY_AFTER_SECONDS = 30;
const RENDER_TIMEOUT_MS = 4000;

/** Serves the pages, the shell's files, the published remotes and their registry; `makePool` starts what renders the pages. */
export async function registerSite(
  app: FastifyInstance,
  options: SiteOptions,
  makePool: typeof createRenderPool = createRenderPool,
): Promise<void> {
  const {
    mode,
    profile,
    publicUrl,
    shellDir,
    remotesDir,
    apiUrl,
    liveReload = false,
    renderedPagesPerMinute = 0,
    renderTimeoutMs = RENDER_TIMEOUT_MS,
    metrics = new MetricsRegistry(),
  } = options;
  const report = (error: unknown) => app.log.error({ err: error }, 'composition');
  const readRegistry = watchRegistry(remotesDir, report);
  if (app.hasDecorator('readiness')) {
    app.readiness.hasPages = () =>
      readRegistry().then(
        () => true,
        () => false,
      );
  }
  const pageAssets = createAssetIndex(shellDir, remotesDir);
  const cache = createPageCache(CACHE_CAPACITY);
  const config = { mode, profile, publicUrl };
  const count = countRenderEvents(metrics);
  const pool = makePool({
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: renderTimeoutMs,
    workerFile: new URL('./renderWorker.js', import.meta.url),
    workerData: { shellDir: path.resolve(shellDir), remotesDir: path.resolve(remotesDir) },
    report,
    count,
  });
  app.addHook('onReady', async () => pool.warm());
  app.addHook('onClose', () => pool.close());

  await registerFiles(app, { shellDir, remotesDir });
  registerSitemap(app, publicUrl);
  if (liveReload) registerLiveReload(app, readRegistry);

  app.get('/remotes.json', async (_request, reply) => {
    const registry = await readRegistry();
    return reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(registry);
  });

  const render = async (
    url: URL,
    registry: Registry,
    renderedAt: string,
  ): Promise<RenderedPage | undefined> => {
    try {
      return await pool.render({ url: url.href, config, registry, renderedAt, apiUrl: apiUrl() });
    } catch (error) {
      if (error instanceof RenderQueueFull) throw error;
      const isPaused = error instanceof RenderPaused;
      count(isPaused ? 'page-paused' : 'page-failed');
      // What ended the workers is in the log already.
      if (!isPaused) report(error);
      return undefined;
    }
  };

  /** A remote whose files are not the published ones leaves the page to the browser, which refuses them as well. */
  const withAssets = async (registry: Registry, rendered: RenderedPageOnly | undefined) => {
    try {
      return { page: rendered, assets: await pageAssets(registry, rendered?.chunks ?? {}) };
    } catch (error) {
      if (!rendered) throw error;
      report(error);
      count('page-failed');
      return { page: undefined, assets: await pageAssets(registry, {}) };
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

  /** A page that the server cannot render is sent for the browser to render, with what the shell needs. */
  const makePage = async (url: URL, registry: Registry, scheme: Scheme): Promise<CachedPage> => {
    const renderedAt = new Date().toISOString();
    const rendered = await render(url, registry, renderedAt);
    if (rendered?.kind === 'redirect') return { ...rendered, keepUntil: 0 };
    const { page, assets } = await withAssets(registry, rendered);
    const status = page?.status ?? (await statusUnrendered(registry, url.pathname));
    const html = writeDocument({
      assets,
      isAway: status === 503,
      registry,
      config,
      renderedAt,
      page,
      shopName: profile.name,
      liveReload,
    });
    const keep = page?.shareable === true && url.search.length <= LONGEST_CACHED_SEARCH;
    return {
      kind: 'page',
      status,
      bodies: new Map([['identity', Buffer.from(withScheme(html, scheme))]]),
      keepUntil: keep ? Date.now() + KEEP_SHARED_PAGES_MS : 0,
    };
  };

  const mayRender = limitRendering(app, renderedPagesPerMinute);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageAddress(request.url, publicUrl);
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    const registry = await readRegistry();
    const scheme = chosenScheme(request.headers.cookie);
    const key = `${registry.revision} ${scheme ?? ''} ${url.pathname}${url.search}`;
    if (!cache.holds(key)) {
      const waitSeconds = await mayRender(request);
      if (waitSeconds > 0) {
        return refuse(reply, failure('too-many-requests', { retryAfterSeconds: waitSeconds }));
      }
    }
    const page = await cache.get(key, () => makePage(url, registry, scheme));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);

    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = encodedBody(page, encoding);
    void reply
      .code(page.status)
      .headers(siteHeaders(remoteOrigins(registry)))
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie');
    if (page.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(body);
  };

  app.get('/*', servePage);
}

/** Counts a page that must be rendered; answers the seconds until the sender's network may have it, 0: now. */
function limitRendering(
  app: FastifyInstance,
  perMinute: number,
): (request: FastifyRequest) => Promise<number> {
  if (perMinute === 0) return async () => 0;
  const keyGenerator = ({ ip }: FastifyRequest) => `page ${networkOf(ip)}`;
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0;
  };
}

function chosenScheme(cookies: string | undefined): Scheme {
  const chosen = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
