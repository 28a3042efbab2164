import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteForPath } from 'shared/rules/remoteForPath';
import { createAssetIndex } from './assets';
import { writeDocument, withScheme, type Scheme } from './htmlDocument';
import { registerLiveReload } from './liveReload';
import { chooseEncoding, createPageCache, encodedBody, type CachedPage } from './pageCache';
import { remoteOrigins, watchRegistry, type Registry } from './registryFile';
import { createRenderPool } from './renderPool';
import type { RenderedPage } from 'shared/types/renderedPage';
import { registerFiles } from './registerFiles';
import { siteHeaders } from './siteHeaders';
import type { SiteOptions } from './siteOptions';
import { registerSitemap } from './sitemap';

const KEEP_SHARED_PAGES_MS = 60_000;
const CACHE_CAPACITY = 500;
const LONGEST_CACHED_SEARCH = 200;
/** When a search engine should ask again for a page that could not be rendered. */
const RETRY_AFTER_SECONDS = 30;
const RENDER_TIMEOUT_MS = 4000;

/** Serves the pages, the shell's files, the published remotes and their registry. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const {
    mode,
    profile,
    publicUrl,
    shellDir,
    remotesDir,
    apiUrl,
    liveReload = false,
    renderTimeoutMs = RENDER_TIMEOUT_MS,
  } = options;
  const report = (error: unknown) => app.log.error({ err: error }, 'composition');
  const readRegistry = watchRegistry(remotesDir, report);
  const pageAssets = createAssetIndex(shellDir, remotesDir);
  const cache = createPageCache(CACHE_CAPACITY);
  const config = { mode, profile, publicUrl };
  const pool = createRenderPool({
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: renderTimeoutMs,
    workerFile: new URL('./renderWorker.js', import.meta.url),
    workerData: { shellDir: path.resolve(shellDir), remotesDir: path.resolve(remotesDir) },
    report,
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
      report(error);
      return undefined;
    }
  };

  /**
   * A page that the server cannot render is sent for the browser to render, with what the shell needs. It says 503, so that
   * nobody keeps the empty page in its place (decision 020).
   */
  const makePage = async (
    url: URL,
    registry: Registry,
    scheme: Scheme,
  ): Promise<CachedPage | Extract<RenderedPage, { kind: 'redirect' }>> => {
    const renderedAt = new Date().toISOString();
    const rendered = await render(url, registry, renderedAt);
    if (rendered?.kind === 'redirect') return rendered;
    const assets = await pageAssets(registry, rendered?.chunks ?? {});
    const html = writeDocument({
      assets,
      registry,
      config,
      renderedAt,
      page: rendered,
      shopName: profile.name,
      liveReload,
    });
    const keep = rendered?.shareable === true && url.search.length <= LONGEST_CACHED_SEARCH;
    return {
      status: rendered?.status ?? (remoteForPath(registry.remotes, url.pathname) ? 503 : 404),
      bodies: new Map([['identity', Buffer.from(withScheme(html, scheme))]]),
      keepUntil: keep ? Date.now() + KEEP_SHARED_PAGES_MS : 0,
    };
  };

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, publicUrl);
    const registry = await readRegistry();
    const scheme = chosenScheme(request.headers.cookie);
    const key = `${registry.revision} ${scheme ?? ''} ${url.pathname}${url.search}`;
    let redirect: Extract<RenderedPage, { kind: 'redirect' }> | undefined;
    const page = await cache.get(key, async () => {
      const made = await makePage(url, registry, scheme);
      if ('kind' in made) {
        redirect = made;
        return {
          status: made.status,
          bodies: new Map([['identity', Buffer.alloc(0)]]),
          keepUntil: 0,
        };
      }
      return made;
    });
    if (redirect) return reply.redirect(redirect.location, redirect.status);

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

function chosenScheme(cookies: string | undefined): Scheme {
  const chosen = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
