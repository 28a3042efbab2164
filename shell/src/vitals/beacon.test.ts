/** @jest-environment ./tools/jest-environment.cjs */
import type { PageView } from 'shared/domain/types/pageView';
import type { startRegistry } from '../registry/browserRegistry';

jest.mock('web-vitals', () => ({
  onLCP: (keep: (metric: object) => void) => keep({ name: 'LCP', value: 900 }),
  onINP: jest.fn(),
  onCLS: (keep: (metric: object) => void) => keep({ name: 'CLS', value: 0.01 }),
}));

const PAGE = { remote: 'shop', version: '1.0.0-aa' };
let sent: Blob[];
const visibility = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const view = async () => JSON.parse(await (sent[0] as Blob).text()) as PageView;

/** A page view of its own: what is counted belongs to the modules. */
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
});
afterEach(() => jest.useRealTimers());

test('a page view is told of once, when it is hidden', async () => {
  const { startBeacon, noteHappening, noteAt } = await open();
  startBeacon(PAGE);
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

test('a failure is told of a second later, also one from before the beacon came', async () => {
  const { startBeacon, noteHappening } = await open();
  noteHappening('shop', 'load-failure', '1.0.1-bb');
  startBeacon(PAGE);
  jest.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  visibility('hidden');
  expect(sent).toHaveLength(1);
  expect((await view()).remotes).toEqual([
    { remote: 'shop', version: '1.0.1-bb', counts: { 'load-failure': 1 } },
  ]);
});
