import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForCompact } from '@mcs-repairs/shared/domain/rules/density';
import { Registry as MetricsRegistry } from 'prom-client';
import type { Look } from './htmlDocument';
import { registerLiveReload } from './liveReload';
import { chooseEncoding, encodedBody, networkOf, pageAddress, refuse, tidyPath } from '../http';
import { type Registry, remoteOrigins, SHELL, watchRegistry, reporterNetworkOf } from '../releases';
import { registryRoute } from './registryRoute';
import { countRenderEvents, showResting } from './renderMetrics';
import { pageConfig } from './pageConfig';
import { createRenderPool } from './renderPool';
import { createComposition, type Composition } from './composition';
import { watchShell } from './shellInForce';
import { failure, watched } from '../runtime';
import { registerFiles } from './registerFiles';
import { siteHeaders } from './siteHeaders';
import type { SiteOptions } from './siteOptions';
import { registerSitemap } from './sitemap';
import { drawBucket, bucketOf } from './rolloutBucket';
import { hasShares, revisionsOf, visitorRegistry } from './visitorRegistry';

type Lot = ReturnType<typeof bucketOf>;

/**
 * If the server cannot render a page, it asks search engines to try again after this many seconds.
 */
const RETRY_AFTER_SECONDS = 30;
/** How often the first page is tried, and how many milliseconds later again. */
const FIRST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
/** The health check waits at most this many milliseconds for the first page. */
const PATIENCE_MS = 2000;
/**
 * How often a process without requests checks the store of releases, in milliseconds, because it
 * may miss a notification.
 */
const LOOK_MS = 5000;

/**
 * Serves the pages, the files of the shell, the active remotes and the registry. `makePool` starts
 * the render workers.
 */
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
    renderTimeoutMs = 3000,
    content,
    goods,
    storedPaths = async () => [],
    hiddenPaths = async () => [],
    metrics = new MetricsRegistry(),
    previews = async () => null,
    wokenBy,
    onPage,
  } = options;
  const report = (error: unknown) => app.log.error({ err: error }, 'composition');
  const health = app.hasDecorator('releaseHealth') ? app.releaseHealth : undefined;
  const store = watchRegistry(remotesDir, report);
  let told: Registry | undefined;
  let teller: Composition | undefined;
  const readRegistry = async (isWoken?: boolean) => {
    const registry = await store(isWoken);
    const composition = shells.now();
    if (registry !== told || composition !== teller)
      composition.pool.keepOnly(revisionsOf(registry));
    [told, teller] = [registry, composition];
    health?.inForce(registry.remotes);
    return registry;
  };
  const configNow = pageConfig(options);
  /**
   * Returns a text that changes with the content and the goods. Pages, caches and open tabs then
   * update.
   */
  const revisionNow = () =>
    [content?.().revision, goods?.().revision].filter(Boolean).join('~') || undefined;
  const count = countRenderEvents(metrics);
  const tryOut = (composition: Composition, registry?: Registry) =>
    composition.tryOut(
      configNow(),
      new Date().toISOString(),
      registry && visitorRegistry(registry, undefined),
    );
  const shells = watchShell({
    remotesDir,
    shellDir,
    // During development, the site shows the current build and no released versions.
    follows: !liveReload,
    report,
    compose: (folder) =>
      createComposition({
        ...{ shellDir: folder, remotesDir, apiUrl, liveReload, timeoutMs: renderTimeoutMs },
        ...{ count, report, makePool },
      }),
    refuse: (folder, error) => {
      const why = `It could not be begun with: ${error instanceof Error ? error.message : String(error)}`;
      health?.unfit(SHELL, path.basename(folder), why);
    },
    prepare: (composition) => tryOut(composition, told),
  });
  let firstPage: Promise<void> | undefined;
  const hasPages = async () => {
    const isKnown = await readRegistry().then(
      () => true,
      () => false,
    );
    if (!isKnown) return false;
    firstPage ??= renderFirst(async () => tryOut(shells.now(), await readRegistry())).catch(report);
    const isDone = firstPage.then(() => true);
    return Promise.race([isDone, sleep(PATIENCE_MS, false, { ref: false })]);
  };
  if (app.hasDecorator('readiness')) app.readiness.hasPages = hasPages;
  // The first page is also rendered if nobody asks for the health.
  app.addHook('onListen', async () => {
    await hasPages();
  });
  const resting = () => shells.now().pool.resting();
  showResting(metrics, resting);
  if (app.hasDecorator('readiness')) app.readiness.resting = resting;
  app.addHook('onReady', () => shells.now().begin());
  if (wokenBy) {
    const look = async () => {
      await Promise.all([readRegistry(true), shells.look()]);
    };
    // The health check reports a missing registry, so the log mentions it only at the level
    // "debug".
    const read = () => look().catch((err: unknown) => app.log.debug({ err }, 'the releases'));
    const releases = await watched({ read, everyMs: LOOK_MS, wokenBy, onError: report });
    app.addHook('preClose', async () => releases.stop());
  }
  app.addHook('onClose', () => shells.close());

  await registerFiles(app, { shellDir, remotesDir });
  if (liveReload) registerLiveReload(app, readRegistry);

  /**
   * Returns the registry for a visitor. It has the active versions, or instead of them canaries for
   * the visitor's rollout bucket, or instead of them what the visitor previews.
   */
  const seenBy = async (request: FastifyRequest, lotFor: (registry: Registry) => Lot) => {
    const registry = await readRegistry();
    const shared = visitorRegistry(registry, lotFor(registry));
    const preview = (await previews(request, shared)) ?? undefined;
    return { registry: preview?.registry ?? shared, preview };
  };

  registerSitemap(
    app,
    publicUrl,
    async (request) => {
      const { registry, preview } = await seenBy(request, () => bucketOf(request));
      return { registry, isOfOne: preview !== undefined };
    },
    // If the database is unavailable, the sitemap has only the pages that remotes declare.
    () =>
      Promise.all([storedPaths(), hiddenPaths()])
        .then(([stored, hidden]) => ({ stored, hidden }))
        .catch((error: unknown) => (report(error), { stored: [], hidden: [] })),
  );

  registryRoute(app, async (request) => {
    const shell = shells.now().shell();
    const [{ registry, preview }, pinned] = await Promise.all([
      seenBy(request, () => bucketOf(request)),
      shell.catch(() => undefined),
    ]);
    return {
      ...registry,
      shell: pinned?.version,
      content: revisionNow(),
      isOfOne: preview !== undefined,
    };
  });

  const isSecure = publicUrl.startsWith('https:');
  const mayRender = limitRendering(app, renderedPagesPerMinute);

  /**
   * Returns the registry for a page. If a remote has a canary, a visitor without a rollout bucket
   * gets one, so that all their later pages use the same versions.
   */
  const seenOnPages = (request: FastifyRequest, reply: FastifyReply) =>
    seenBy(
      request,
      (registry) =>
        bucketOf(request) ?? (hasShares(registry) ? drawBucket(reply, isSecure) : undefined),
    );

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageAddress(request.url, publicUrl);
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    const { registry, preview } = await seenOnPages(request, reply);
    const revision = revisionNow();
    const { banner } = content?.() ?? {};
    const look = {
      ...lookOf(request.headers.cookie),
      ...preview?.framed,
      banner: preview?.banner !== undefined ? preview.banner : banner,
      content: revision,
    };
    const config = configNow();
    const composition = shells.now();
    const { cache, earlyScript } = composition;
    const revisions = `${registry.revision} ${config.schedule?.revision} ${revision ?? ''}`;
    const key = `${revisions} ${look.scheme ?? ''} ${look.isCompact} ${url.pathname}${url.search}`;
    if (preview || !cache.holds(key)) {
      const waitSeconds = await mayRender(request);
      if (waitSeconds > 0) {
        return refuse(reply, failure('too-many-requests', { retryAfterSeconds: waitSeconds }));
      }
    }
    const page = await composition.at(() =>
      preview
        ? composition.previews.makePage(url, registry, look, config, preview)
        : cache.get(key, () => composition.makePage(url, registry, look, config)),
    );
    // Browsers must not cache the redirect, because the owner may remove it later.
    if (page.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    const { went } = page;
    const isFramed = preview?.framed !== undefined;
    if (went && !preview)
      health?.rendered(went.remote, went.version, went.failed, reporterNetworkOf(request.ip));
    if (page.status === 200 && !preview) onPage?.(request, path);

    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = encodedBody(page.bodies, encoding);
    void reply
      .code(page.status)
      .headers(
        siteHeaders(remoteOrigins(registry), {
          script: (await earlyScript())?.hash,
          styles: page.styleHashes,
          isFramed,
        }),
      )
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', preview ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, cookie');
    if (page.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(body);
  };

  app.get('/*', servePage);
}

/**
 * Renders a page before the server is healthy. Until a render worker has started, the server would
 * send pages without content. On a busy machine, a worker may start later than the time limit of a
 * page, and a worker that ended is replaced after a pause. So this tries several times. If no
 * attempt succeeds, browsers render the pages.
 * @throws the error of the last attempt.
 */
async function renderFirst(attempt: () => Promise<void>): Promise<void> {
  for (let left = FIRST_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(FIRST_PAUSE_MS, undefined, { ref: false });
    }
  }
}

/**
 * Counts a page that the server must render for a network. Returns how many seconds the network
 * must wait first. 0 if it need not wait.
 */
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

function lookOf(cookies = ''): Look {
  const chosen = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  return {
    scheme: chosen === 'light' || chosen === 'dark' ? chosen : undefined,
    isCompact: asksForCompact(cookies),
  };
}
