import { randomInt, randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
import * as z from 'zod';
import type { Config } from './config';
import { referenceBook } from './bookings';
import { unitPaths, unitPhotoRoutes } from './catalogue';
import { postPictureRoutes } from './community';
import { createChangeFeed, type Db, loadSecrets } from './db';
import { createStaffStreams } from './changes';
import {
  acceptFirst,
  closeConnectionsOnStop,
  createMetrics,
  everyAnswer,
  handleErrors,
  isTrustedProxy,
  loggerOptions,
  mayReadMetrics,
  measureRequests,
  NEVER_SHED,
  refuse,
  registerLimits,
  shedLoad,
  warnOfHiddenVisitors,
} from './http';
import { stopMakingSizes } from './photos';
import { policyReportRoutes } from './site';
import { failure, type Files, openFiles } from './runtime';
import { countMail, registerPushWorker } from './notifications';
import { healthRoutes, type Tracing } from './operations';
import {
  createReleaseHealth,
  currentShell,
  givenBy,
  type ReleaseHealth,
  sharedStoreOf,
  watchRegistry,
  watchReleases,
} from './releases';
import { createSiteUseCounter, sitePaths, type SiteUseCounter } from './reports';
import { createPasswords } from './auth';
import { registerApi } from './registerApi';
import { joinContexts } from './shop';

export type AppOptions = {
  config: Config;
  /**
   * The database. Null on a site that stores no data on the server (browser-only mode). `/api` then
   * answers only the health check.
   */
  db: Db | null;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
  tracing?: Tracing | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What the health check needs. `ready` is true while the process accepts requests: not during
     * its start and its stop. The other fields exist only if the process serves pages.
     */
    readiness: {
      ready: boolean;
      hasPages?: () => Promise<boolean>;
      resting?: () => { key: string; reason: string }[];
    };
    /** The metrics that `/metrics` returns. */
    metricsRegistry: Registry;
    /** The storage of photos. If there is no mail server, it also contains the emails as files. */
    files: Files;
    /** The counts of page views and failures, for each version of each remote. */
    releaseHealth: ReleaseHealth;
    /** Counts how visitors use the website. Null in browser-only mode. */
    siteUse: SiteUseCounter | null;
  }
}

/**
 * The default limit for request bodies, in bytes. Forms are small, and parsing large bodies is
 * expensive.
 */
const BODY_LIMIT = 24 << 10;

/**
 * Creates the server without the pages of the site: with the hooks for all responses, the API under
 * `/api`, and `/metrics`.
 */
export async function buildApp({
  config,
  db,
  now = () => new Date(),
  logger = loggerOptions(config.logLevel),
  tracing = null,
}: AppOptions): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const answers = everyAnswer(config.publicUrl?.startsWith('https:') === true);
  const app = Fastify({
    logger,
    // Each request is logged once, at its end.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: isTrustedProxy(config.trustProxy),
    // Without this option, Node itself would respond to a request without a `Host` header. Its
    // response would have another format than the site's errors.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: answers.refuseUnroutable,
    clientErrorHandler: answers.refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  const readiness: FastifyInstance['readiness'] = { ready: true };
  app.decorate('readiness', readiness);
  await tracing?.trace(app);
  answers.dress(app);
  handleErrors(app);
  acceptFirst(app);
  warnOfHiddenVisitors(app, config.publicUrl);
  app.addHook('preClose', async () => {
    readiness.ready = false;
  });
  closeConnectionsOnStop(app);
  const files = openFiles(config, app.log);
  app.decorate('files', files);
  app.addHook('onClose', () => stopMakingSizes(files));
  const metrics = createMetrics(db ? () => countMail(db) : undefined);
  app.decorate('metricsRegistry', metrics.registry);
  const releaseHealth = createReleaseHealth(metrics.registry, {
    enoughViews: config.releaseViews,
    watchMs: config.releaseWatchHours * 3_600_000,
    now: () => now().getTime(),
    // With SQLite, only one process runs. This process decides whether a release fails from its own
    // counts, without the database.
    sharedBy: db?.engine === 'postgres' ? db : null,
  });
  app.decorate('releaseHealth', releaseHealth);
  const { remotesDir, shellDir } = config;
  if (remotesDir && shellDir) {
    const place = () => ({ remotesDir, ...givenBy(currentShell(remotesDir, shellDir)) });
    const watching = { config, db, place, now, health: releaseHealth, log: app.log };
    app.addHook('preClose', watchReleases(watching));
  }
  measureRequests(app, metrics);
  await shedLoad(app, config.maxEventLoopDelayMs);
  await registerLimits(app, config, db, metrics.services);
  const { isAway } = files;
  if (isAway) metrics.services.set('bucket', isAway);
  const sharedReleases = remotesDir && sharedStoreOf(remotesDir);
  if (sharedReleases) metrics.services.set('releases', sharedReleases.isAway);
  if (db) metrics.services.set('wake-ups', () => db.wakeUps.isAway());
  app.get('/metrics', { logLevel: 'warn', config: NEVER_SHED }, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return refuse(reply, failure('forbidden'));
    reply.type(metrics.registry.contentType);
    return metrics.text();
  });

  const readRegistry = remotesDir
    ? watchRegistry(remotesDir, (err) => app.log.debug({ err }, 'the registry of site use'))
    : async () => null;
  const siteUse =
    db &&
    createSiteUseCounter({
      db,
      config,
      now,
      readRegistry,
      onError: (err) => app.log.warn({ err }, 'the use of the website could not be stored'),
    });
  app.decorate('siteUse', siteUse);
  if (siteUse) {
    app.addHook('onReady', async () => siteUse.start());
    app.addHook('onClose', () => siteUse.stop());
  }
  if (db) unitPhotoRoutes(app, { db, config, files, now });
  if (db) postPictureRoutes(app, { db, config, files, now });
  if (db) registerPushWorker(app);
  await app.register(
    async (api) => {
      // API responses are often personal and soon outdated. Caches must therefore not store them,
      // even if a route sets another header.
      const keepOut = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store');
      };
      // The hook runs at two times. `onRequest` covers the event stream, which sends its headers
      // early. `onSend` replaces a cache header that a route has set.
      api.addHook('onRequest', keepOut);
      api.addHook('onSend', keepOut);
      healthRoutes(
        api,
        // The process may begin to stop while this waits for a page.
        async () => (await readiness.hasPages?.()) !== false && readiness.ready,
        db,
        () => readiness.resting?.() ?? [],
      );
      policyReportRoutes(api, config, metrics);
      // Without this route, the site would respond to unknown paths below /api with its not-found
      // page.
      api.all('/*', { schema: { hide: true } }, (_request, reply) =>
        refuse(reply, failure('not-found')),
      );
      if (!db || !siteUse) return;
      db.wakeUps.reportTo((reason) =>
        app.log.warn({ reason }, 'changes of other processes arrive late, by polling'),
      );
      db.scope.reportTo((held) => app.log.error(held, 'a transaction is held for long'));
      const changes = createChangeFeed(db, (err) => app.log.warn({ err }, 'the change feed rests'));
      const streams = createStaffStreams({ db, now }, (err) =>
        app.log.warn({ err }, 'the sessions of open streams could not be checked'),
      );
      app.addHook('preClose', async () => {
        streams.stop();
        changes.stop();
      });
      // Loads the secrets before the first request. A transaction that needs a secret cannot open a
      // second connection to read it.
      app.addHook('onReady', () => loadSecrets(db));
      const passwords = createPasswords(config.passwordCost);
      const references = referenceBook(() => randomInt(2 ** 47) / 2 ** 47);
      const parts = {
        config,
        db,
        files,
        now,
        references,
        changes,
        streams,
        passwords,
        metrics,
        releaseHealth,
        siteUse,
        sitePaths: async () =>
          (await readRegistry()) &&
          new Set([
            ...(await sitePaths({ db, now, readRegistry })),
            ...(await unitPaths({ db, now })),
          ]),
      };
      await registerApi(api, joinContexts(parts));
    },
    { prefix: '/api' },
  );
  return app;
}
