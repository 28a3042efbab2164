/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { MemoryRouter } from 'react-router-dom';
import { SiteBanner } from './SiteBanner';

afterEach(cleanup);

const shopData = createBrowserShopData({
  storage: { getItem: () => null, setItem: () => {} },
  now: () => new Date(),
  random: () => 0.5,
  newId: () => 'new',
  delay: async () => {},
});

function show(given: Partial<Banner>) {
  const banner = { text: 'Closed', linkTo: '', linkLabel: '', from: null, until: null, ...given };
  const config = {
    mode: 'connected' as const,
    profile: DEFAULT_SHOP_PROFILE,
    publicUrl: 'http://shop.example',
    banner,
  };
  const renderedAt = new Date().toISOString();
  render(
    <SiteProvider value={{ config, shopData, renderedAt }}>
      <MemoryRouter>
        <SiteBanner />
      </MemoryRouter>
    </SiteProvider>,
  );
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each([
  ['without times', {}, true],
  ['before its start', { from: inHours(1) }, false],
  ['between its start and its end', { from: inHours(-1), until: inHours(1) }, true],
  ['after its end', { until: inHours(-1) }, false],
])('a banner %s', (_title, times, isShown) => {
  show(times);
  expect(screen.queryByText('Closed') !== null).toBe(isShown);
});

test('the link goes to a page of this site or to an address with https, and nowhere else', () => {
  show({ linkTo: '/shop', linkLabel: 'See the shop' });
  expect(screen.getByRole('link', { name: 'See the shop' }).getAttribute('href')).toBe('/shop');
  cleanup();
  show({ linkTo: 'https://news.example/a' });
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe(
    'https://news.example/a',
  );
  cleanup();
  show({ linkTo: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).toBeNull();
});
