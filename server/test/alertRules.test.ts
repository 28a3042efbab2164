import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countRenderEvents, showResting } from '../src/site/renderMetrics';
import { NEVER } from '../src/notifications/email/mailQueue';
import { appointment, openTestShop, type TestShop } from './testShop';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');
const RULES = [
  ...read('deploy/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n[^]*?runbook: (\S+)/g),
].map(([, alert = '', expr = '', runbook = '']) => ({ alert, expr, runbook }));

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ RATE_LIMITS: '1' });
});
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

/** What makes the series of an alert grow. Prometheus itself makes the series of `SiteDown`. */
const CAUSES: Record<string, () => unknown> = {
  SiteDown: () => undefined,
  async ServerErrors() {
    shop.app.readiness.ready = false;
    await shop.app.inject('/api/health');
  },
  SlowAnswers: () => shop.app.inject('/api/health'),
  EventLoopDelayed: () => undefined,
  async BookingsRefused() {
    for (const time of ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM'])
      await book(time);
  },
  async EmailsGivenUp() {
    await book('9:30 AM');
    await giveUp(NEVER);
  },
  EmailsWait: () => book('9:30 AM'),
  PagesNotRendered: rendering,
  RemoteRests: () =>
    showResting(shop.app.metricsRegistry, () => [
      { key: 'shop@1.0.0', reason: 'ended-workers', milliseconds: 1 },
    ]),
  async ReleaseFails() {
    shop.app.releaseHealth.inForce({ shop: { version: '1.0.0-ab' } });
    await view({ load: 1, 'render-failure': 1 });
  },
};

test('every alert has a cause in this test', () => {
  expect(RULES.map(({ alert }) => alert).sort()).toEqual(Object.keys(CAUSES).sort());
});

test.each(RULES.filter(({ alert }) => alert !== 'SiteDown'))(
  '$alert selects a series that its cause makes grow',
  async ({ alert, expr }) => {
    await CAUSES[alert]?.();
    const { body } = await shop.app.inject('/metrics');
    const grown = body.split('\n').filter((line) => selects(expr, line) && !line.endsWith(' 0'));
    expect(grown).not.toEqual([]);
  },
);

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

/** Whether the selector of an expression, such as `name{label=~"a|b"}`, selects a line of metrics. */
function selects(expr: string, line: string): boolean {
  const [, name, matchers = ''] = /\b((?:http|nodejs|shop)_\w+)(?:\{(.*?)\})?/.exec(expr) ?? [];
  const [, series, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
  if (series !== name) return false;
  return [...matchers.matchAll(/(\w+)(=~|=|!=)"([^"]*)"/g)].every(([, label, how, wanted = '']) => {
    const [, value = ''] = new RegExp(`\\b${label}="([^"]*)"`).exec(labels) ?? [];
    if (how === '=~') return new RegExp(`^(?:${wanted})$`).test(value);
    return how === '=' ? value === wanted : value !== wanted;
  });
}
