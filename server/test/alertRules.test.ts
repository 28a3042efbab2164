import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countRenderEvents, showResting } from '../src/site/renderMetrics';
import { newId } from '../src/db/ids';
import { createWakeUps } from '../src/db/wakeUps';
import { NEVER } from '../src/notifications/email/mailQueue';
import { readConfig } from '../src/config';
import { shareReleases, sharedStoreOf } from '../src/releases/store/sharedStores';
import { FilesAway } from '../src/runtime';
import { appointment, openTestShop, type TestShop } from './testShop';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');
const RULES = [
  ...read('deploy/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n[^]*?runbook: (\S+)/g),
].map(([, alert = '', expr = '', runbook = '']) => ({ alert, expr, runbook }));

/** No program listens on this port, so every connection fails. */
const NOBODY = '127.0.0.1:1';
/** A shop whose releases are in a bucket that is unavailable. */
const SHARED = {
  REMOTES_DIR: mkdtempSync(path.join(tmpdir(), 'alerts-')),
  SHELL_DIR: mkdtempSync(path.join(tmpdir(), 'alerts-')),
  RELEASES_URL: `s3+http://key:secret@${NOBODY}/bucket`,
};
beforeAll(async () => {
  writeFileSync(path.join(SHARED.SHELL_DIR, 'assets.json'), '{"gives":{}}');
  const { releasesBucket } = readConfig(SHARED);
  if (releasesBucket) await shareReleases(SHARED.REMOTES_DIR, releasesBucket);
});
afterAll(() => {
  for (const folder of [SHARED.REMOTES_DIR, SHARED.SHELL_DIR]) rmSync(folder, { recursive: true });
});

/**
 * For each alert about a service, the settings of a shop that needs this service although it is
 * unavailable.
 */
const SETTINGS: Record<string, Record<string, string>> = {
  RedisAway: { REDIS_URL: `redis://${NOBODY}` },
  ReleasesAway: SHARED,
  BucketAway: { FILES_URL: `s3+http://key:secret@${NOBODY}/bucket` },
};

let shop: TestShop;
afterEach(() => shop.close());

const book = (appointmentTime: string) =>
  shop.browser().ask('POST', '/api/bookings', appointment({ appointmentTime }));
const giveUp = (at: string) => shop.db.updateTable('outbox').set({ next_attempt_at: at }).execute();
const rendering = () => countRenderEvents(shop.app.metricsRegistry)('worker-ended', 'shop@1.0.0');
const view = (counts: Record<string, number>) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/page-views',
    payload: { remotes: [{ remote: 'shop', version: '1.0.0-ab', counts }], vitals: {} },
  });

/** For each alert, a function that causes it. */
const CAUSES: Record<string, () => unknown> = {
  SiteDown: () => shop.app.close(),
  async ServerErrors() {
    shop.app.readiness.ready = false;
    await shop.app.inject('/api/health');
  },
  SlowAnswers: () => shop.app.inject('/api/health'),
  async EventLoopDelayed() {
    // Blocks the event loop several times. The metric is the 99th percentile of the delay, and
    // these blocks raise it even if a request for the metrics adds short delays.
    for (let block = 0; block < 5; block++) {
      for (const until = performance.now() + 600; performance.now() < until;);
      await sleep(20);
    }
  },
  async BookingsRefused() {
    for (const time of ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'])
      await book(time);
  },
  async EmailsGivenUp() {
    await book('9:30 AM');
    await giveUp(NEVER);
  },
  async EmailsWait() {
    await book('9:30 AM');
    const mail = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 50 }, () => ({ ...mail, id: newId() }));
    await shop.db.insertInto('outbox').values(more).execute();
  },
  PagesNotRendered: rendering,
  RemoteRests: () =>
    showResting(shop.app.metricsRegistry, () => [
      { key: 'shop@1.0.0', reason: 'ended-workers', milliseconds: 1 },
    ]),
  async ReleaseFails() {
    shop.app.releaseHealth.inForce({ shop: { version: '1.0.0-ab' } });
    await view({ load: 1, 'render-failure': 1 });
  },
  // The server has connected to Redis when it started. Redis is unavailable, so nothing else must
  // happen.
  RedisAway: () => undefined,
  BucketAway: () => expect(shop.app.files.read('photos/one.jpg')).rejects.toThrow(FilesAway),
  async ReleasesAway() {
    await expect(sharedStoreOf(SHARED.REMOTES_DIR)?.pull()).rejects.toThrow('does not respond');
  },
  WakeUpsAway() {
    const wakeUps = createWakeUps(shop.db, `postgres://${NOBODY}/shop`);
    wakeUps.listen('content', () => undefined);
    Object.defineProperty(shop.db, 'wakeUps', { value: wakeUps });
  },
};

test('every alert has a cause in this test', async () => {
  shop = await openTestShop();
  expect(RULES.map(({ alert }) => alert).sort()).toEqual(Object.keys(CAUSES).sort());
});

test.each(RULES)('$alert waits for what its cause brings about', async ({ alert, expr }) => {
  shop = await openTestShop({ RATE_LIMITS: '1', ...SETTINGS[alert] });
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  await scrape(address);
  await CAUSES[alert]?.();
  const lines = (await scrape(address)).filter((line) => selects(expr, line));
  expect(lines.filter((line) => reaches(expr, Number(line.split(' ').at(-1))))).not.toEqual([]);
});

/**
 * Returns the lines of the metrics. Adds the line `up`, with which Prometheus says whether the
 * server responded.
 */
async function scrape(address: string): Promise<string[]> {
  const body = await fetch(`${address}/metrics`).then(
    (response) => response.text(),
    () => null,
  );
  return [...(body ?? '').split('\n'), `up{job="repair-shop"} ${Number(body !== null)}`];
}

/**
 * Returns whether a value is high enough for an alert's expression. A rate takes minutes to reach
 * its limit, so for a rate any value above 0 is enough.
 */
function reaches(expr: string, value: number): boolean {
  const [, how, limit] = /^\w+(?:\{.*\})? (==|>) ([\d.]+)$/.exec(expr) ?? [];
  if (how === '==') return value === Number(limit);
  return value > Number(limit ?? 0);
}

test.each(RULES)('$alert names a section of the documents', ({ runbook }) => {
  const [file = '', anchor] = runbook.split('#');
  const anchors = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors).toContain(anchor);
});

/** Returns whether an expression such as `name{label=~"a|b"}` matches this line of the metrics. */
function selects(expr: string, line: string): boolean {
  const [, name, matchers = ''] =
    /\b((?:http|nodejs|shop)_\w+|up)\b(?:\{(.*?)\})?/.exec(expr) ?? [];
  const [, series, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
  if (series !== name) return false;
  return [...matchers.matchAll(/(\w+)(=~|=|!=)"([^"]*)"/g)].every(([, label, how, wanted = '']) => {
    const [, value = ''] = new RegExp(`\\b${label}="([^"]*)"`).exec(labels) ?? [];
    if (how === '=~') return new RegExp(`^(?:${wanted})$`).test(value);
    return how === '=' ? value === wanted : value !== wanted;
  });
}
