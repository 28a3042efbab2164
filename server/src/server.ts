import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { buildApp } from './app';
import { applyCapacity, holdSchedule, undoAbandonedImports, watchSchedule } from './bookings';
import { ensureSamplePosts, postPaths } from './community';
import { readConfig, type Config } from './config';
import { type Db, inTransaction, makeForOwnerOnly, migrate, openDatabase, ownerFiles } from './db';
import { markup } from './http';
import {
  checkPlaces,
  checkShell,
  listening,
  reaching,
  startJobs,
  startProblem,
  startTracing,
  stopGracefully,
} from './operations';
import {
  currentShell,
  prepareReleases,
  type Previews,
  previewsOf,
  sharedStoreOf,
  startCollectJob,
  startPullJob,
  stripRoutes,
} from './releases';
import { modelPaths, previewedDraft, shopPaths, watchGoods } from './catalogue';
import { draftRoutes, watchContent, withDrafts, withLiveShop } from './content';
import { registerSite } from './site';
import { ConfigError } from './runtime';
import { createPasswords, createSetupToken, ensureFirstAccount, warnOfEasyPassword } from './auth';

/** The folder `dist` at the root of the repository. This file's bundle is in `server/dist`. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

async function start(): Promise<void> {
  makeForOwnerOnly();
  const given = readConfig(process.env);
  const tracing = await startTracing(given.otlpEndpoint);
  const deployed = withFolders(given);
  await checkPlaces(given);
  checkShell(currentShell(deployed.remotesDir, deployed.shellDir));
  const builtDir = path.join(DIST, 'remotes');
  for (const line of await prepareReleases({ ...deployed, builtDir })) console.info(line);
  for (const name of ['photos', 'mail']) ownerFiles(path.join(deployed.dataDir, name));
  const db = deployed.mode === 'connected' ? await prepareDatabase(deployed) : null;
  // The app creates the log, but the content is read before the app exists. The log is added here
  // as soon as it exists.
  const late: { log?: FastifyBaseLogger } = {};
  const onError = (err: unknown) => late.log?.debug({ err }, 'the content could not be read');
  const content = await watchContent({ config: deployed, db, onError });
  const config = withLiveShop(deployed, content);
  const app = await buildApp({ config, db, tracing });
  late.log = app.log;
  app.readiness.ready = false;
  await warnOfEasyPassword(config, app.log);
  const ownUrl = () => {
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : config.port;
    return `http://${urlHost(config.host)}:${port}`;
  };
  const siteUrl = () => config.publicUrl ?? ownUrl();
  const goods = await watchGoods({
    db,
    onError: (err) => app.log.debug({ err }, 'the goods and models could not be read'),
  });
  const watch = await watchSchedule({ config, db, log: app.log });
  app.addHook('preClose', async () => {
    watch.stop();
    content.stop();
    goods.stop();
  });
  const now = () => new Date();
  const place = db && { config, db, now };
  if (place) {
    stripRoutes(app, place);
    draftRoutes(app, place);
  }
  await registerSite(app, {
    ...(place && {
      previews: withDraftUnits(
        place,
        withDrafts(place, previewsOf(place, config.remotesDir), content.now),
      ),
      content: content.now,
      goods: goods.now,
      wokenBy: (wake) =>
        sharedStoreOf(config.remotesDir)?.listen(wake) ?? place.db.wakeUps.listen('releases', wake),
      storedPaths: async () => [
        ...(await shopPaths(place)),
        ...(await modelPaths(place.db)).added,
        ...(await postPaths(place.db)),
      ],
      hiddenPaths: async () => (await modelPaths(place.db)).gone,
      onPage: app.siteUse?.page,
    }),
    schedule: watch.now,
    mode: config.mode,
    profile: config.shop,
    publicUrl: config.publicUrl ?? `http://${urlHost(config.host)}:${config.port}`,
    shellDir: config.shellDir,
    liveReload: config.liveReload,
    renderedPagesPerMinute: Math.ceil(config.renderedPagesPerMinute * config.rateLimits),
    renderTimeoutMs: config.renderTimeoutMs,
    remotesDir: config.remotesDir,
    apiUrl: ownUrl,
    metrics: app.metricsRegistry,
  });
  const pulling = startPullJob(config.remotesDir, app.log, db?.wakeUps);
  app.addHook('preClose', () => pulling.stop());
  const collecting = startCollectJob(config.remotesDir, app.log);
  app.addHook('preClose', () => collecting.stop());
  await listening(config, () => app.listen({ port: config.port, host: config.host }));
  app.readiness.ready = true;
  const jobs = db && startJobs({ db, config, files: app.files, siteUrl, log: app.log });
  const stop = stopGracefully({ app, db, jobs, exit: (code) => process.exit(code) });
  process.on('SIGTERM', () => void stop(config.drainSeconds * 1000));
  process.on('SIGINT', () => void stop());
  await announce(siteUrl(), config, db);
}

/**
 * Adds previews of draft units. A member who may sell goods sees the draft at the address of the
 * unit's page.
 */
function withDraftUnits(place: Parameters<typeof previewedDraft>[0], previews: Previews): Previews {
  return async (request, registry) => {
    const seen = await previews(request, registry);
    const draft = await previewedDraft(place, request);
    if (!draft) return seen;
    return { registry, unrendered: [], head: markup``, strip: markup``, ...seen, draft };
  };
}

async function prepareDatabase(config: Config): Promise<Db> {
  const db = openDatabase(config);
  await reaching(config, () => sql`select 1`.execute(db));
  await migrate(db);
  const now = () => new Date();
  await undoAbandonedImports({ db, config, now });
  await inTransaction(db, async (trx) => {
    const { schedule } = await holdSchedule({ db, config }, trx);
    await applyCapacity(trx, toShopDate(now()), schedule.capacity);
  });
  const passwords = createPasswords(config.passwordCost);
  await ensureFirstAccount({ db, config, now, passwords });
  await ensureSamplePosts({ db, config, now });
  return db;
}

type SiteConfig = Config & { remotesDir: string; shellDir: string };

/**
 * Adds the folders of releases and of the shell to the settings. Releases are in the data folder if
 * the settings say so, otherwise beside the build.
 */
function withFolders(config: Config): SiteConfig {
  const ownStore = path.join(config.dataDir, 'remotes');
  const isKept = config.releasesBucket || existsSync(path.join(ownStore, 'remotes.json'));
  const store = isKept ? ownStore : path.join(DIST, 'remotes');
  const { remotesDir = store, shellDir = path.join(DIST, 'shell') } = config;
  if (config.releasesBucket && path.resolve(remotesDir) === path.join(DIST, 'remotes'))
    throw new ConfigError('REMOTES_DIR: with RELEASES_URL, must not be the folder of the build');
  return { ...config, remotesDir, shellDir };
}

/**
 * Returns the host in an address that a browser can open. 0.0.0.0 means all addresses, so a browser
 * cannot open it.
 */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function announce(url: string, config: Config, db: Db | null): Promise<void> {
  console.info(`Site             ${url}/`);
  console.info(`Staff dashboard  ${url}/admin/bookings`);
  if (!db) return;
  const token = await createSetupToken({ db, now: () => new Date() });
  if (token) console.info(`Staff set-up     ${url}${SECRET_PATHS.setUp(token)}`);
  if (config.smtpUrl === undefined) {
    const folder = config.filesBucket
      ? 'the bucket of FILES_URL'
      : path.join(config.dataDir, 'mail');
    console.info(`Mail             written to ${folder}`);
  }
}

await start().catch((error: unknown) => {
  // Prints one line for a problem that the operator can solve, and the stack trace for a bug.
  console.error(startProblem(error) ?? error);
  process.exit(1);
});
