import { Registry as MetricsRegistry } from 'prom-client';
import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { createReleaseHealth, type Unfit, type Unhealthy } from './releaseHealth';

let metrics: MetricsRegistry;
let health: ReturnType<typeof createReleaseHealth>;
let found: (Unhealthy | Unfit)[];
/** The number of networks so far. Each view comes from a new one. */
let reporterNetworks: number;
beforeEach(() => {
  reporterNetworks = 0;
  metrics = new MetricsRegistry();
  health = createReleaseHealth(metrics);
  found = [];
  health.onUnhealthy((one) => found.push(one));
});

const someone = () => `10.0.${(reporterNetworks += 1)}`;
const viewOf = (version: string, kind: Happening, remote = 'shop') => ({
  remotes: [{ remote, version, counts: { load: 1, [kind]: 1 } }],
  page: { remote, version },
  vitals: { LCP: 1000, CLS: 0.02 },
});
const views = (version: string, times: number, kind: Happening = 'render', remote = 'shop') => {
  for (let view = 0; view < times; view += 1)
    health.viewed(viewOf(version, kind, remote), someone());
};
const activate = (version: string) => health.inForce({ shop: { version } });

test('a version that fails more than three times as often as the one before is reported once', () => {
  activate('1');
  views('1', 95);
  views('1', 5, 'render-failure');
  activate('2');
  views('2', 34);
  views('2', 6, 'render-failure');
  expect(found).toEqual([]);
  views('2', 1, 'hydration-failure');
  expect(found).toEqual([
    {
      remote: 'shop',
      version: '2',
      previous: '1',
      source: 'browser',
      views: 41,
      failures: 7,
      previousRate: 0.05,
    },
  ]);
  views('2', 10, 'load-failure');
  expect(found).toHaveLength(1);
  expect(health.unhealthy('shop', '2')).toMatchObject({ failures: 17 });
  expect(health.unhealthy('shop', '1')).toBeUndefined();
});

test('a version that fails for everybody is reported after twenty views', () => {
  activate('1');
  activate('2');
  views('2', 19, 'load-failure');
  expect(found).toEqual([]);
  views('2', 1, 'load-failure');
  expect(found).toMatchObject([{ version: '2', previous: '1', views: 20 }]);
});

test('the very first version cannot be rolled back, and is not reported', () => {
  activate('1');
  views('1', 50, 'render-failure');
  expect(found).toEqual([]);
});

test('a canary is compared with the active version, and does not affect it', () => {
  activate('1');
  views('1', 40);
  health.watch('shop', '2-canary', '1');
  activate('1');
  views('2-canary', 20, 'head-failure');
  views('1', 20);
  expect(found).toMatchObject([{ version: '2-canary', previous: '1' }]);
});

test('failures of server rendering are counted separately', () => {
  activate('1');
  activate('2');
  for (let page = 0; page < 20; page += 1) health.rendered('shop', '2', true, someone());
  expect(found).toMatchObject([{ version: '2', source: 'server', views: 20, failures: 20 }]);
});

test('a recoverable error is counted and is no failure', async () => {
  activate('1');
  activate('2');
  views('2', 40, 'recoverable-error');
  expect(found).toEqual([]);
  expect(await metrics.metrics()).toContain(
    'shop_release_happenings_total{remote="shop",version="2",kind="recoverable-error"} 40',
  );
});

test('reports of unknown versions are dropped', async () => {
  activate('1');
  views('9', 40, 'load-failure');
  views('1', 40, 'load-failure', 'other');
  expect(await metrics.metrics()).not.toMatch(/version="9"|remote="other"/);
});

test('vitals count for the remote that served the page', async () => {
  activate('1');
  views('1', 3);
  const text = await metrics.metrics();
  expect(text).toContain('shop_web_vital_lcp_seconds_sum{remote="shop",version="1"} 3');
  expect(text).toContain('shop_web_vital_cls_count{remote="shop",version="1"} 3');
});

test('endless failures from one stranger count as one reporter network', () => {
  activate('1');
  views('1', 40);
  activate('2');
  views('2', 30);
  for (let report = 0; report < 1000; report += 1)
    for (const stranger of ['198.51.100', '203.0.113', '2001:db8:7', '192.0.2'])
      health.viewed(viewOf('2', 'load-failure'), stranger);
  expect(health.countsOf('shop', '2').browser).toEqual({ views: 34, failures: 4 });
  expect(found).toEqual([]);
});

test('good reports of a stranger cannot keep a bad version active', () => {
  activate('1');
  activate('2');
  for (let report = 0; report < 1000; report += 1)
    health.viewed(viewOf('2', 'render'), '198.51.100');
  views('2', 15, 'render-failure');
  expect(found).toMatchObject([{ version: '2', views: 20, failures: 15 }]);
});

test('if everything fails, no version is the cause', () => {
  activate('1');
  views('1', 400);
  health.inForce({ shop: { version: '1', canary: { version: '2' } } });
  for (let minute = 0; minute < 30; minute += 1) {
    views('1', 1, 'load-failure');
    views('2', 1, 'load-failure');
  }
  expect(found).toEqual([]);
});

test('an activated version is watched for a while, a canary as long as it lasts', () => {
  let clock = 0;
  health = createReleaseHealth(new MetricsRegistry(), { watchMs: 1000, now: () => clock });
  health.onUnhealthy((one) => found.push(one));
  activate('1');
  activate('2');
  clock = 1001;
  views('2', 10, 'load-failure');
  views('2', 200);
  expect(found).toEqual([]);
  health.inForce({ shop: { version: '2', canary: { version: '3' } } });
  clock = 100_000;
  views('2', 40);
  views('3', 20, 'load-failure');
  expect(found).toMatchObject([{ version: '3', previous: '2' }]);
});

test('a version activated just before this process started is still watched', () => {
  health.resume('shop', '2', '1', Infinity);
  activate('2');
  views('2', 20, 'load-failure');
  expect(found).toMatchObject([{ version: '2', previous: '1' }]);
});
