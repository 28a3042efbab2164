import { Registry as MetricsRegistry } from 'prom-client';
import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { openTestShop, type TestShop } from '../../../test/testShop';
import {
  createReleaseHealth,
  type ReleaseHealth,
  type Unfit,
  type Unhealthy,
} from './releaseHealth';

type Process = { health: ReleaseHealth; found: (Unhealthy | Unfit)[] };

let shop: TestShop;
let clock: number;
let processes: Process[];
beforeEach(async () => {
  shop = await openTestShop();
  clock = Date.parse('2026-11-23T06:00:00.000Z');
  processes = [start(), start()];
});
afterEach(() => shop.close());

function start(): Process {
  const options = { now: () => clock, watchMs: 86_400_000, sharedBy: shop.db };
  const health = createReleaseHealth(new MetricsRegistry(), options);
  const found: Process['found'] = [];
  health.onUnhealthy((one) => found.push(one));
  return { health, found };
}

const show = (version: string, canary?: string) => {
  for (const { health } of processes)
    health.inForce({ shop: { version, canary: canary ? { version: canary } : undefined } });
};
/** Reports page views from different networks, to each of the processes in turn. */
const visitors = (version: string, networks: readonly string[], kind: Happening = 'render') => {
  for (const [index, network] of networks.entries())
    view(processes[index % processes.length], version, network, kind);
};
function view(process: Process | undefined, version: string, network: string, kind: Happening) {
  const remotes = [{ remote: 'shop', version, counts: { load: 1, [kind]: 1 } }];
  process?.health.viewed({ remotes, vitals: {} }, network);
}
const networks = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `10.0.${from + index}`);
/**
 * Waits three seconds. Meanwhile, each process stores its counts, and judges twice by the counts of
 * all processes.
 */
const exchange = async () => {
  for (let turn = 0; turn < 3; turn += 1)
    for (const { health } of processes) await health.exchange();
};

test('failures that are spread over processes, too few in each of them, are found by all', async () => {
  show('1');
  show('1', '2');
  visitors('1', networks(0, 40));
  visitors('2', networks(100, 14));
  visitors('2', networks(200, 6), 'load-failure');
  const own = processes.map(({ health }) => health.countsOf('shop', '2').browser);
  expect(own).toEqual([
    { views: 10, failures: 3 },
    { views: 10, failures: 3 },
  ]);
  await exchange();
  for (const { found } of processes)
    expect(found).toMatchObject([
      { remote: 'shop', version: '2', previous: '1', source: 'browser', views: 20, failures: 6 },
    ]);
  await exchange();
  expect(processes.map(({ found }) => found.length)).toEqual([1, 1]);
});

test('one network counts once, whichever processes it reports to', async () => {
  show('1');
  show('1', '2');
  visitors('2', networks(0, 40));
  for (const stranger of networks(100, 4))
    for (const process of processes)
      for (let report = 0; report < 9; report += 1) {
        view(process, '2', stranger, 'render');
        view(process, '2', stranger, 'load-failure');
      }
  await exchange();
  expect(processes.map(({ found }) => found)).toEqual([[], []]);
  for (const { health } of processes)
    expect(health.countsOf('shop', '2').browser).toEqual({ views: 60, failures: 4 });
  expect(await rows()).toHaveLength(44);
});

test('if the version before fails as often on another process, no version is the cause', async () => {
  show('1');
  show('1', '2');
  for (const network of networks(0, 20)) view(processes[0], '2', network, 'load-failure');
  for (const network of networks(100, 20)) view(processes[1], '1', network, 'load-failure');
  await exchange();
  expect(processes.map(({ found }) => found)).toEqual([[], []]);
});

test('a version is judged by its views since its activation, not by those of an earlier one', async () => {
  show('1');
  show('1', '2');
  visitors('2', networks(0, 8), 'load-failure');
  await exchange();
  show('1');
  clock += 60_000;
  show('1', '2');
  visitors('2', networks(0, 12));
  visitors('2', networks(100, 12));
  await exchange();
  expect(processes.map(({ found }) => found)).toEqual([[], []]);
  expect(processes[0]?.health.countsOf('shop', '2').browser).toEqual({ views: 24, failures: 0 });
});

test('a process that starts later judges a canary by what the others counted before', async () => {
  show('1');
  show('1', '2');
  visitors('2', networks(0, 19), 'load-failure');
  await exchange();
  const since = clock;
  clock += 60_000;
  processes = [start()];
  processes[0]?.health.resumeCanary('shop', '2', '1', since);
  show('1', '2');
  visitors('2', networks(100, 1), 'load-failure');
  await exchange();
  expect(processes[0]?.found).toMatchObject([{ version: '2', views: 20, failures: 20 }]);
});

test('a process that starts later ignores what an earlier canary of the same version counted', async () => {
  show('1');
  show('1', '2');
  visitors('2', networks(0, 19), 'load-failure');
  await exchange();
  show('1');
  clock += 60_000;
  processes = [start()];
  processes[0]?.health.resumeCanary('shop', '2', '1', clock);
  show('1', '2');
  visitors('2', networks(100, 24));
  await exchange();
  expect(processes[0]?.health.countsOf('shop', '2').browser).toEqual({ views: 24, failures: 0 });
  expect(processes[0]?.found).toEqual([]);
});

test('the table has no network that somebody could read, and nothing of versions that nobody watches', async () => {
  show('1');
  visitors('1', networks(0, 20));
  await exchange();
  expect(await rows()).toEqual([]);
  show('1', '2');
  visitors('2', ['203.0.113']);
  await exchange();
  const [row] = await rows();
  expect(row).toMatchObject({ remote: 'shop', version: '2', source: 'browser', views: 1 });
  expect(row?.network).toMatch(/^[\w-]{43}$/);
  expect(row?.network).not.toContain('203');
});

test('what could not be stored is stored with the next exchange', async () => {
  show('1');
  show('1', '2');
  visitors('2', networks(0, 20), 'load-failure');
  const failing = jest.spyOn(shop.db, 'transaction').mockImplementation(() => {
    throw new Error('The database is away');
  });
  await expect(processes[0]?.health.exchange()).rejects.toThrow('away');
  failing.mockRestore();
  await exchange();
  expect(processes[0]?.found).toMatchObject([{ version: '2', views: 20, failures: 20 }]);
});

const rows = () => shop.db.selectFrom('release_views').selectAll().execute();
