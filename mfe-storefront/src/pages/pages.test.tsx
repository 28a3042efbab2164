/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import type { PageHandle, PageModule } from '@mcs-repairs/shared/platform/contract/page';
import { renderRoute, fakeSite } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

const PATHS = ['/', '/shop', '/about', '/business', '/contact', '/privacy', '/terms', '/warranty'];
const MONEY = /(?:Rs\.?|NPR|रु|\$|€)\s*\d/;

async function headOf(path: string) {
  const route = remote.routes.find((one) => `/${one.path}`.replace('//', '/') === path);
  const module = (await (route?.handle as PageHandle).load()) as PageModule;
  const { config } = fakeSite().site;
  return module.head({
    // The loader of a legal page returns the name of the page.
    data: { page: path.slice(1) },
    params: {},
    url: new URL(path, config.publicUrl),
    config,
    now: new Date('2026-11-23T04:15:00.000Z'),
  });
}

describe.each(PATHS)('the page %s', (path) => {
  it('has one main heading, which takes the focus after a navigation', async () => {
    await renderRoute(remote.routes, { path });
    const headings = await screen.findAllByRole('heading', { level: 1 });
    expect(headings.map(({ tabIndex }) => tabIndex)).toEqual([-1]);
  });

  it('has no accessibility violations, and no amount of money', async () => {
    const { container } = await renderRoute(remote.routes, { path });
    await screen.findByRole('heading', { level: 1 });
    const { violations } = await axe.run(container, {
      // The shell renders the landmarks, so they are missing here. jsdom has no layout, so it
      // cannot check the contrast.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(container.textContent).not.toMatch(MONEY);
  });

  it('has a title and a description of its own', async () => {
    const heads = await Promise.all(PATHS.map(headOf));
    const own = await headOf(path);
    expect(heads.filter(({ title }) => title === own.title)).toHaveLength(1);
    expect(heads.filter(({ description }) => description === own.description)).toHaveLength(1);
    expect(own.description.length).toBeLessThanOrEqual(200);
  });
});

describe('structured data', () => {
  it.each(['/', '/about', '/contact'])(
    '%s describes the shop and its opening hours',
    async (path) => {
      const { jsonLd = [] } = await headOf(path);
      const shop = jsonLd.find((data) => data['@type'] === 'ElectronicsStore');
      expect(shop).toMatchObject({ name: 'MCS Repairs', telephone: '+977-1-5550100' });
      const hours = shop?.['openingHoursSpecification'] as Record<string, string>[];
      expect(hours.map(({ dayOfWeek }) => dayOfWeek)).toEqual(
        ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `https://schema.org/${day}`,
        ),
      );
      expect(hours[0]).toMatchObject({ opens: '10:00', closes: '19:00' });
    },
  );

  it.each(PATHS.slice(1))('%s describes the path from the home page', async (path) => {
    const { jsonLd = [] } = await headOf(path);
    const way = jsonLd.find((data) => data['@type'] === 'BreadcrumbList');
    const items = way?.['itemListElement'] as Record<string, unknown>[];
    expect(items.map(({ item }) => item)).toEqual([
      'https://shop.example/',
      `https://shop.example${path}`,
    ]);
  });
});
