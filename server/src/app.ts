import { randomInt, randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
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
  networkOf,
  NEVER_SHED,
  refuse,
  shedLoad,
  warnOfHiddenVisitors,
} from './http';
import { policyReportRoutes } from './site';
import { failure } from './runtime';
import { countMail, registerPushWorker } from './notifications';
import { healthRoutes } from './operations';
import {
  createReleaseHealth,
  currentShell,
  givenBy,
  type ReleaseHealth,
  watchReleases,
} from './releases';
import { createPasswords } from './auth';
import { registerApi } from './registerApi';
import { joinContexts } from './shop';

export type AppOptions = {
  config: Config;
  /** Null in browser-only mode: nothing but the health of the process is served under `/api`. */
  db: Db | null;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
};

declare module 'fastify' {
  interface FastifyInstance {
    /** From when on health says ok; set once the process listens, taken back when it stops; the rest where pages are served. */
    readiness: {
      ready: boolean;
      hasPages?: () => Promise<boolean>;
      resting?: () => { key: string; reason: string }[];
    };
    /** What `/metrics` shows. */
    metricsRegistry: Registry;
    /** How page views went by version of each remote. */
    releaseHealth: ReleaseHealth;
  }
}

/** Of every route that names no other: forms are small, and what is large is work for whoever must read it. */
const BODY_LIMIT = 24 << 10;

/** The server without its pages: what every answer shares, the API under `/api`, and the figures under `/metrics`. */
export async function buildApp({
  config,
  db,
  now = () => new Date(),
  logger = loggerOptions(config.logLevel),
}: AppOptions): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const answers = everyAnswer(config.publicUrl?.startsWith('https:') === true);
  const app = Fastify({
    logger,
    // One line a request, written when it ends.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: isTrustedProxy(config.trustProxy),
    // A request without a host is refused as any other that cannot be read, not by Node without a word.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: answers.refuseUnroutable,
    clientErrorHandler: answers.refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  const readiness: FastifyInstance['readiness'] = { ready: true };
  app.decorate('readiness', readiness);
  answers.dress(app);
  handleErrors(app);
  acceptFirst(app);
  warnOfHiddenVisitors(app, config.publicUrl);
  app.addHook('preClose', async () => {
    readiness.ready = false;
  });
  closeConnectionsOnStop(app);
  const metrics = createMetrics(db ? () => countMail(db) : undefined);
  app.decorate('metricsRegistry', metrics.registry);
  const releaseHealth = createReleaseHealth(metrics.registry, {
    enoughViews: config.releaseViews,
    watchMs: config.releaseWatchHours * 3_600_000,
    now: () => now().getTime(),
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
  if (config.rateLimits > 0) {
    const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
    await app.register(rateLimit, { global: false, keyGenerator });
  }
  app.get('/metrics', { logLevel: 'warn', config: NEVER_SHED }, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return refuse(reply, failure('forbidden'));
    reply.type(metrics.registry.contentType);
    return metrics.text();
  });

  if (db) registerPushWorker(app);
  await app.register(
    async (api) => {
      // Answers are of the moment and often of one person: no cache keeps them, whatever their route says.
      const keepOut = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store');
      };
      // Before, for the stream of changes, which takes the headers with it; and last, over what a route wrote.
      api.addHook('onRequest', keepOut);
      api.addHook('onSend', keepOut);
      healthRoutes(
        api,
        async () => readiness.ready && (await readiness.hasPages?.()) !== false,
        db,
        () => readiness.resting?.() ?? [],
      );
      policyReportRoutes(api, config, metrics);
      // Without this an unknown path below /api would be answered by the site's page for unknown paths.
      api.all('/*', { schema: { hide: true } }, (_request, reply) =>
        refuse(reply, failure('not-found')),
      );
      if (!db) return;
      db.scope.reportTo((held) => app.log.error(held, 'a transaction is held for long'));
      const changes = createChangeFeed(db, (err) => app.log.warn({ err }, 'the change feed rests'));
      const streams = createStaffStreams({ db, now }, (err) =>
        app.log.warn({ err }, 'the sessions of open streams could not be checked'),
      );
      app.addHook('preClose', async () => {
        streams.stop();
        changes.stop();
      });
      // Transactions count by them, and cannot ask the database beside themselves.
      app.addHook('onReady', () => loadSecrets(db));
      const passwords = createPasswords(config.passwordCost);
      const references = referenceBook(() => randomInt(2 ** 47) / 2 ** 47);
      const parts = {
        config,
        db,
        now,
        references,
        changes,
        streams,
        passwords,
        metrics,
        releaseHealth,
      };
      await registerApi(api, joinContexts(parts));
    },
    { prefix: '/api' },
  );
  return app;
}
