/** @jest-environment ./tools/jest-environment.cjs */
import type { SiteUse } from '@mcs-repairs/shared/domain/types/siteUse';

let blobs: Blob[];
let tell: (change?: { at?: string; time?: string | null }) => void;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = '<main></main>';
  blobs = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => blobs.push(body) > 0 });
  const { reportUse } = await import('./reportUse');
  const location = { pathname: '/shop', search: '' };
  const repairFlow: { selectedTime: string | null } = { selectedTime: null };
  tell = ({ at, time } = {}) => {
    if (at !== undefined) {
      const { pathname, search } = new URL(at, 'https://shop.example');
      Object.assign(location, { pathname, search });
    }
    if (time !== undefined) repairFlow.selectedTime = time;
    reportUse(
      'https://shop.example/shop',
      { state: { location } } as never,
      { getState: () => ({ repairFlow }) } as never,
    );
  };
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
});

const sent = () => Promise.all(blobs.map(async (blob) => JSON.parse(await blob.text()) as SiteUse));
const settle = () => jest.advanceTimersByTime(2000);

test('pages that links open are reported once each, without the first page and without queries', async () => {
  tell();
  tell({ at: '/about?from=menu' });
  tell();
  tell({ at: '/about?from=footer' });
  tell({ at: '/shop' });
  expect(await sent()).toEqual([{ path: '/about' }, { path: '/shop' }]);
});

test('a search is reported when the visitor has stopped typing', async () => {
  for (const typed of ['m', 'mac', 'mac mini']) {
    tell({ at: `/shop?q=${typed}` });
    jest.advanceTimersByTime(500);
  }
  expect(blobs).toEqual([]);
  settle();
  tell({ at: '/shop?q=galaxy' });
  document.body.innerHTML = '<main><div data-empty=""></div></main>';
  settle();
  expect(await sent()).toEqual([
    { path: '/shop', search: { words: 'mac mini', found: true } },
    { path: '/shop', search: { words: 'galaxy', found: false } },
  ]);
});

test('words that are cleared or left at once, and words of a link, are no search', async () => {
  tell({ at: '/shop?q=galaxy' });
  tell({ at: '/shop' });
  settle();
  tell({ at: '/shop?q=galaxy' });
  tell({ at: '/community?search=battery' });
  settle();
  expect(await sent()).toEqual([{ path: '/community' }]);
});

test('a picked time is reported once for each page', async () => {
  tell({ at: '/repairs/iphone/15-pro' });
  tell({ time: '9:30 AM' });
  tell({ time: null });
  tell({ time: '10:00 AM' });
  tell({ at: '/repairs/iphone/15' });
  expect(await sent()).toEqual([
    { path: '/repairs/iphone/15-pro' },
    { path: '/repairs/iphone/15-pro', picked: 'time' },
    { path: '/repairs/iphone/15' },
  ]);
});

test('nothing of staff pages is reported', async () => {
  tell({ at: '/admin/bookings?search=Asha' });
  settle();
  expect(blobs).toEqual([]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('nothing is reported with %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  tell({ at: '/about' });
  expect(blobs).toEqual([]);
});
