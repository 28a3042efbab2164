import type { NavigationEntry } from '../types/navigation';
import { siteNavigation } from './siteNavigation';

const link = (label: string, order: number, more: Partial<NavigationEntry> = {}) => ({
  ...{ label, order, path: `/${label.toLowerCase()}`, place: 'main' },
  ...more,
});

test('links of all areas are sorted by their order, not by the registry', () => {
  const shop = { navigation: [link('Shop', 40), link('Home', 10)] };
  const repairs = { navigation: [link('Repairs', 20), link('All', 5, { place: 'services' })] };
  const wanted = {
    main: [
      { label: 'Home', path: '/home' },
      { label: 'Repairs', path: '/repairs' },
      { label: 'Shop', path: '/shop' },
    ],
    services: [{ label: 'All', path: '/all' }],
  };
  expect(siteNavigation({ shop, repairs }, true)).toEqual(wanted);
  expect(siteNavigation({ repairs, shop }, true)).toEqual(wanted);
});

test('links of equal order are sorted by label', () => {
  const [one, other] = [{ navigation: [link('B', 1)] }, { navigation: [link('A', 1)] }];
  const labels = (remotes: Parameters<typeof siteNavigation>[0]) =>
    siteNavigation(remotes, true).main?.map(({ label }) => label);
  expect(labels({ one, other })).toEqual(['A', 'B']);
  expect(labels({ other, one })).toEqual(['A', 'B']);
});

test('links that need a server are left out without one', () => {
  const booking = { navigation: [link('Track', 1, { connected: true })] };
  expect(siteNavigation({ booking }, false)).toEqual({});
  expect(siteNavigation({ booking }, true).main).toHaveLength(1);
});

test('older versions declare nothing, and unknown places are ignored', () => {
  const later = { navigation: [link('Sale', 1, { place: 'banner' })] };
  expect(siteNavigation({ before: {}, later }, true)).toEqual({});
});
