/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { FeaturedProducts } from './FeaturedProducts';

describe('featured products', () => {
  it('shows the requested number of the newest products, with a link to all', () => {
    renderWithSite(<FeaturedProducts limit={3} heading="In the shop" />);
    expect(screen.getByRole('region', { name: 'In the shop' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/shop');
  });

  it.each([
    ['iphone', 'iphones', /^iPhone/],
    ['watch', 'accessories', /Apple Watch/],
    ['imac', 'macbooks', /^MacBook/],
  ] as const)('for the device %s it shows %s', (device, category, name) => {
    renderWithSite(<FeaturedProducts device={device} />);
    expect(screen.getAllByRole('article', { name }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    const all = screen.getByRole('link', { name: 'See all' });
    expect(all.getAttribute('href')).toBe(`/shop?category=${category}`);
  });
});
