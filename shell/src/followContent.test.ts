/** @jest-environment ./tools/jest-environment.cjs */
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { followContent } from './followContent';

const CONFIG: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'http://shop.example',
  contentRevision: 'one',
};
const hours = [{ weekday: 0, opens: '00:00', closes: '24:00' }];
const edited = { ...DEFAULT_SHOP_PROFILE, phone: '01-4000000', hours };
const BANNER: Banner = { text: 'Closed', linkTo: '', linkLabel: '', from: null, until: null };

function answer(work: () => Promise<Response>) {
  const fetch = jest.fn(work);
  globalThis.fetch = fetch as typeof globalThis.fetch;
  return fetch;
}
const content = (revision: string, banner: Banner | null = null) =>
  answer(
    async () =>
      ({ ok: true, json: async () => ({ revision, profile: edited, banner }) }) as Response,
  );
const notice = () => document.getElementById('notice');

let now = 0;
beforeEach(() => {
  now += 10_000_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  notice()?.remove();
});

test('the next page shows what was published, with the hours of the schedule', async () => {
  content('two');
  expect(await followContent(CONFIG)).toEqual({
    ...CONFIG,
    contentRevision: 'two',
    profile: { ...edited, hours: DEFAULT_SHOP_PROFILE.hours },
  });
});

test('a new banner replaces the one that the server wrote, as text', async () => {
  document.body.innerHTML = '<aside id="notice">Old</aside>';
  content('two', { ...BANNER, text: '<b>Closed</b>', linkTo: '/shop' });
  await followContent(CONFIG);
  expect(document.querySelectorAll('#notice')).toHaveLength(1);
  expect(notice()?.textContent).toBe('<b>Closed</b> Read more');
  expect(notice()?.querySelector('a')?.getAttribute('href')).toBe('/shop');
});

test.each([
  ['no banner', null],
  ['a banner that has ended', { ...BANNER, until: '2020-01-01T00:00:00.000Z' }],
  ['a banner with a later start', { ...BANNER, from: '2999-01-01T00:00:00.000Z' }],
])('with %s nothing is above the page', async (_title, banner) => {
  document.body.innerHTML = '<aside id="notice">Old</aside>';
  content('two', banner);
  await followContent(CONFIG);
  expect(notice()).toBeNull();
});

test('no link leads to a script', async () => {
  content('two', { ...BANNER, linkTo: 'javascript:alert(1)' });
  await followContent(CONFIG);
  expect(notice()?.querySelector('a')).toBeNull();
});

test('the same content changes nothing, and quick presses cause one request', async () => {
  const fetch = content('one');
  expect(await followContent(CONFIG)).toBeNull();
  expect(await followContent(CONFIG)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['no connection', () => Promise.reject(new Error('offline'))],
  ['an error of the server', async () => ({ ok: false }) as Response],
])('with %s the page keeps its content', async (_title, work) => {
  answer(work);
  expect(await followContent(CONFIG)).toBeNull();
});
