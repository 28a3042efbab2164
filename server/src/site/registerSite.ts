import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Registry as MetricsRegistry } from 'prom-client';
import { createAssetIndex } from './assets';
import { createPageMaker } from './composePage';
import { readEarlyScript } from './earlyScript';
import type { Scheme } from './htmlDocument';
import { registerLiveReload } from './liveReload';
import { chooseEncoding, encodedBody } from '../http/encodings';
import { createPageCache } from './pageCache';
import { createPreviewPages } from './previewPages';
import { remoteOrigins, watchRegistry } from './registryFile';
import { registryRoute } from './registryRoute';
import { countRenderEvents, showResting } from './renderMetrics';
import type { RenderWorkerData } from './renderProtocol';
import { pageAddress, tidyPath } from './pageAddress';
import { pageConfig } from './pageConfig';
import { pinShell } from './pinnedShell';
import { createRenderPool } from './renderPool';
import { failure, refuse } from '../http/failures';
import { networkOf } from '../http/limits';
import { registerFiles } from './registerFiles';
import { siteHeaders } from './siteHeaders';
import type { SiteOptions } from './siteOptions';
import { registerSitemap } from './sitemap';

const CACHE_CAPACITY = 500;
/** When a search engine should ask again for a page that could not be rendered. */
const RETRY_AFTER_SECONDS = 30;
const RENDER_TIMEOUT_MS = 3000;
/** One that hangs must leave another to the pages of others. */
const FEWEST_WORKERS = 2;

/** Serves the pages, the shell's files, the published remotes and their registry; `makePool` starts what renders the pages. */
export async function registerSite(
  app: FastifyInstance,
  options: SiteOptions,
  makePool: typeof createRenderPool = createRenderPool,
): Promise<void> {
  const {
    publicUrl,
    shellDir,
    remotesDir,
    apiUrl,
    liveReload = false,
    renderedPagesPerMinute = 0,
    renderTimeoutMs = RENDER_TIMEOUT_MS,
    metrics = new MetricsRegistry(),
    previews = async () => null,
  } = options;
  const report = (error: unknown) => app.log.error({ err: error }, 'composition');
  const health = app.hasDecorator('releaseHealth') ? app.releaseHealth : undefined;
  const watched = watchRegistry(remotesDir, report);
  const readRegistry = async () => {
    const registry = await watched();
    health?.inForce(registry.remotes);
    return registry;
  };
  if (app.hasDecorator('readiness')) {
    app.readiness.hasPages = () =>
      readRegistry().then(
        () => true,
        () => false,
      );
  }
  const shell = pinShell(shellDir);
  const pageAssets = createAssetIndex(shell, remotesDir);
  const earlyScript = readEarlyScript(shellDir);
  const cache = createPageCache(CACHE_CAPACITY);
  const configNow = pageConfig(options);
  const count = countRenderEvents(metrics);
  const workerData: RenderWorkerData = {
    shellDir: path.resolve(shellDir),
    remotesDir: path.resolve(remotesDir),
  };
  const workers = {
    timeoutMs: renderTimeoutMs,
    workerFile: new URL('./renderWorker.js', import.meta.url),
    workerData,
    report,
  };
  const size = Math.max(FEWEST_WORKERS, Math.min(4, availableParallelism() - 1));
  const pool = makePool({ ...workers, size, count });
  showResting(metrics, pool.resting);
  if (app.hasDecorator('readiness')) app.readiness.resting = () => pool.resting();
  app.addHook('onReady', async () => {
    // Workers that start later are given the same, whatever lies in the folder by then.
    workerData.shellCode = (await shell().catch(() => undefined))?.code;
    pool.warm();
  });
  app.addHook('onClose', () => pool.close());

  await registerFiles(app, { shellDir, remotesDir });
  registerSitemap(app, publicUrl);
  if (liveReload) registerLiveReload(app, readRegistry);

  /** Which registry this visitor gets. */
  const seenBy = async (request: FastifyRequest) => {
    const registry = await readRegistry();
    const preview = await previews(request, registry);
    return { registry: preview?.registry ?? registry, preview: preview ?? undefined };
  };

  registryRoute(app, async (request) => {
    const [{ registry, preview }, pinned] = await Promise.all([
      seenBy(request),
      shell().catch(() => undefined),
    ]);
    return { ...registry, shell: pinned?.version, isOfOne: preview !== undefined };
  });

  const pages = {
    apiUrl,
    liveReload,
    report,
    earlyScript,
    shellVersion: async () => (await shell()).version,
  };
  const rendered = (...page: [string, string, boolean]) => health?.rendered(...page);
  const makePage = createPageMaker({ ...pages, pool, pageAssets, count, rendered });
  const previewPages = createPreviewPages({
    ...pages,
    makePool: (one) => makePool({ ...workers, size: one }),
    readShell: shell,
    remotesDir,
  });
  app.addHook('onClose', () => previewPages.close());
  const mayRender = limitRendering(app, renderedPagesPerMinute);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageAddress(request.url, publicUrl);
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    const { registry, preview } = await seenBy(request);
    const scheme = chosenScheme(request.headers.cookie);
    const config = configNow();
    const key = `${registry.revision} ${config.schedule?.revision} ${scheme ?? ''} ${url.pathname}${url.search}`;
    if (preview || !cache.holds(key)) {
      const waitSeconds = await mayRender(request);
      if (waitSeconds > 0) {
        return refuse(reply, failure('too-many-requests', { retryAfterSeconds: waitSeconds }));
      }
    }
    const page = preview
      ? await previewPages.makePage(url, registry, scheme, config, preview)
      : await cache.get(key, () => makePage(url, registry, scheme, config));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);

    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = encodedBody(page.bodies, encoding);
    void reply
      .code(page.status)
      .headers(siteHeaders(remoteOrigins(registry), (await earlyScript())?.hash))
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', preview ? 'no-store' : 'no-cache')
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
