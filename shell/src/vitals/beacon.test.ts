/** @jest-environment ./tools/jest-environment.cjs */
import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import type { startVitals } from './startVitals';
import type { startRegistry } from '../registry/browserRegistry';

jest.mock('web-vitals', () => ({
  onLCP: (keep: (metric: object) => void) => keep({ name: 'LCP', value: 900 }),
  onINP: jest.fn(),
  onCLS: (keep: (metric: object) => void) => keep({ name: 'CLS', value: 0.01 }),
}));

const PAGE = { remote: 'shop', version: '1.0.0-aa' };
const told = new Set<() => void>();
const subscribe = (tell: () => void) => told.add(tell);
const router = { subscribe, state: { location: { pathname: '/shop', search: '' } } };
const store = { subscribe, getState: () => ({ repairFlow: { selectedTime: null } }) };
const SITE = [router, store, `${location.origin}/shop`] as unknown as Parameters<
  typeof startVitals
>;
let sent: Blob[];
const visibility = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Sets the `Server-Timing` entries of the response that contained the page. */
const serverTiming = (entries: { name: string; description: string }[]) =>
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: entries }] });
const view = async (number = 0) => JSON.parse(await (sent[number] as Blob).text()) as PageView;

/** Starts a new page view. The modules are loaded again, because they store the counts. */
async function open() {
  jest.resetModules();
  const registry = await import('../registry/browserRegistry');
  registry.startRegistry({
    revision: '1',
    remotes: { shop: { version: '1.0.0-aa', entry: '', prefixes: ['/shop'] } },
  } satisfies Parameters<typeof startRegistry>[0]);
  return { ...(await import('./beacon')), ...(await import('../registry/happenings')) };
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  visibility('visible');
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  serverTiming([]);
});
afterEach(() => jest.useRealTimers());

test('a page view is reported once, when it is hidden', async () => {
  const { startBeacon, noteHappening, noteAt } = await open();
  startBeacon(PAGE, SITE);
  noteHappening('shop', 'load', '1.0.0-aa');
  noteAt('/shop', 'render');
  noteAt('/shop', 'render');
  noteAt('/nowhere', 'render');
  visibility('visible');
  expect(sent).toEqual([]);
  visibility('hidden');
  visibility('visible');
  visibility('hidden');
  expect(sent).toHaveLength(1);
  expect(await view()).toEqual({
    remotes: [{ ...PAGE, counts: { load: 1, render: 2 } }],
    page: PAGE,
    vitals: { LCP: 900, CLS: 0.01 },
  });
});

test('a failure is reported a second later, also one from before the beacon loaded', async () => {
  const { startBeacon, noteHappening } = await open();
  noteHappening('shop', 'load-failure', '1.0.1-bb');
  startBeacon(PAGE, SITE);
  jest.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  visibility('hidden');
  expect(sent).toHaveLength(1);
  expect((await view()).remotes).toEqual([
    { remote: 'shop', version: '1.0.1-bb', counts: { 'load-failure': 1 } },
  ]);
});

test('a failure after the page was hidden is reported separately, and once', async () => {
  const { startBeacon, noteHappening } = await open();
  startBeacon(PAGE, SITE);
  noteHappening('shop', 'load', '1.0.0-aa');
  noteHappening('board', 'load', '2.0.0-cc');
  visibility('hidden');
  visibility('visible');
  noteHappening('shop', 'uncaught-failure', '1.0.0-aa');
  noteHappening('shop', 'uncaught-failure', '1.0.0-aa');
  jest.advanceTimersByTime(1000);
  noteHappening('board', 'uncaught-failure', '2.0.0-cc');
  jest.advanceTimersByTime(1000);
  visibility('hidden');
  expect(sent).toHaveLength(2);
  expect(await view(1)).toEqual({
    remotes: [{ ...PAGE, counts: { load: 1, 'uncaught-failure': 2 } }],
    vitals: {},
  });
});

test('uncaught errors and freezes are reported', async () => {
  let tell: (list: { getEntries: () => object[] }) => void = () => {};
  class FakeObserver {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(observer: typeof tell) {
      tell = observer;
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  await open();
  const { startVitals } = await import('./startVitals');
  startVitals(...SITE);
  const error = new Error('a press');
  error.stack = 'Error: a press\n    at https://shop.example/remotes/shop/1.0.0-aa/book.js:1:2';
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  const frame = (duration: number) => {
    const scripts = [{ duration, pauseDuration: 0, sourceURL: `${location.origin}/main.js` }];
    return { entryType: 'long-animation-frame', startTime: 9000, duration, scripts };
  };
  history.replaceState(null, '', '/shop');
  performance.getEntriesByName = () => [];
  tell({ getEntries: () => [frame(1500), frame(900)] });
  await jest.advanceTimersByTimeAsync(6000);
  expect((await view()).remotes).toEqual([
    { ...PAGE, counts: { 'rejection-failure': 1, 'freeze-failure': 1 } },
  ]);
});

test('a browser that does not report freezes is supported', async () => {
  Object.assign(globalThis, { PerformanceObserver: class {} });
  await open();
  const { startVitals } = await import('./startVitals');
  expect(() => startVitals(...SITE)).not.toThrow();
});

test('a page that a link opened is reported with its path', async () => {
  history.replaceState(null, '', '/shop');
  const { startBeacon } = await open();
  startBeacon(PAGE, SITE);
  for (const tell of told) tell();
  history.pushState(null, '', '/about');
  router.state.location.pathname = '/about';
  for (const tell of told) tell();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  expect(await view()).toEqual({ path: '/about' });
});

test('a page that a link opened before the beacon loaded is reported too', async () => {
  history.replaceState(null, '', '/contact');
  router.state.location.pathname = '/contact';
  const { startBeacon } = await open();
  startBeacon(PAGE, SITE);
  await jest.advanceTimersByTimeAsync(0);
  expect(await view()).toEqual({ path: '/contact' });
});

test('the report names the trace of the page, if the server sent one', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  serverTiming([
    { name: 'cdn', description: 'hit' },
    { name: 'traceparent', description: traceparent },
  ]);
  const { startBeacon } = await open();
  startBeacon(PAGE, SITE);
  visibility('hidden');
  expect((await view()).trace).toBe(traceparent);
});
