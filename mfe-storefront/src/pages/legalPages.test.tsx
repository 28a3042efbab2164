/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { remote } from '../remote';
import { head } from './LegalPage';

describe('the privacy policy', () => {
  it.each([
    ['Bookings', '24 months after the last change'],
    ['Photos of a damage', '6 months'],
    ['Enquiries', '12 months'],
    ['Quote requests', '12 months'],
    ['Mail log', '90 days'],
  ])('says how long %s are stored: %s', async (what, period) => {
    await renderRoute(remote.routes, { path: '/privacy' });
    const table = within(await screen.findByRole('table', { name: 'What we store' }));
    expect(table.getByRole('row', { name: new RegExp(`^${what}.*${period}$`) })).toBeTruthy();
  });

  it.each(['Session cookie', 'Like cookie', 'Colour scheme cookie', 'Local storage'])(
    'says what %s is used for',
    async (what) => {
      await renderRoute(remote.routes, { path: '/privacy' });
      const table = within(
        await screen.findByRole('table', { name: 'What stays in your browser' }),
      );
      expect(table.getByRole('rowheader', { name: what })).toBeTruthy();
    },
  );

  it('states compliance with the personal data protection law and a contact', async () => {
    await renderRoute(remote.routes, { path: '/privacy' });
    expect(await screen.findByText(/comply with the personal data protection law/)).toBeTruthy();
    const questions = within(screen.getByRole('complementary', { name: 'Questions' }));
    expect(questions.getByRole('link', { name: 'hello@repairs.example' })).toBeTruthy();
  });

  it('says if all data stays in the browser', async () => {
    await renderRoute(remote.routes, { path: '/privacy', config: { mode: 'browser' } });
    expect(await screen.findByText(/This site runs without a server/)).toBeTruthy();
  });
});

describe('terms and warranty', () => {
  it('the terms say that diagnostics are free and that the site sells nothing', async () => {
    await renderRoute(remote.routes, { path: '/terms' });
    expect(await screen.findByText(/Diagnostics are free/)).toBeTruthy();
    expect(screen.getByText(/Nothing is sold on this site/)).toBeTruthy();
  });

  it('the terms name the usual times: 2-4 hours, 1-2 hours, 24-48 hours, 1-2 days', async () => {
    await renderRoute(remote.routes, { path: '/terms' });
    const times = await screen.findByText(/^Most repairs are done in/);
    expect(times.textContent).toContain(
      'in 2-4 hours, Apple Watch in 1-2 hours, others in 24-48 hours, board repairs in 1-2 days',
    );
  });

  it('the warranty lasts 90 days', async () => {
    await renderRoute(remote.routes, { path: '/warranty' });
    expect(await screen.findByText(/has a warranty of 90 days/)).toBeTruthy();
  });
});

describe('a legal page that the owner changed', () => {
  const from = '2026-11-24T04:15:00.123Z';
  const version = '2026-11-24T041500123Z';
  const FIRST = { version: 'first', from: null, until: from };
  const texts = [
    { heading: 'Bookings', text: '<b>Bold</b> is **bold**.\n\n1. [Call](tel:+977-1-5550100)' },
    { heading: 'Bookings', text: '[Script](javascript:alert`1`) and [shop](/shop)' },
  ];
  const readLegalVersion = jest.fn();
  const openTerms = (path = '/terms') => {
    const listLegalVersions = async () => ({
      ok: true as const,
      value: { versions: [{ version, from, until: null }, FIRST] },
    });
    const shopData = fakeShopData({ operations: { listLegalVersions, readLegalVersion } });
    return renderRoute(remote.routes, {
      path,
      shopData,
      config: { sections: { terms: texts } },
    });
  };

  it('shows its text without markup and scripts, its start and the former versions', async () => {
    const { container } = await openTerms();
    expect(await screen.findByText('Valid from November 24, 2026')).toBeTruthy();
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(container.textContent).toContain('<b>Bold</b> is bold.');
    expect(container.textContent).toContain('[Script](javascript:alert`1`) and shop');
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+977-1-5550100',
    );
    const ids = screen.getAllByRole('heading', { name: 'Bookings' }).map(({ id }) => id);
    expect(ids).toEqual(['booking', 'chapter-2']);
    expect(screen.queryByText(/Last changed/)).toBeNull();
    const former = within(screen.getByRole('region', { name: 'Former versions' }));
    expect(former.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms/first',
    ]);
  });

  it('a former version says until when it was valid, and its canonical page is the valid one', async () => {
    readLegalVersion.mockResolvedValue({ ok: true, value: { ...FIRST, entries: texts } });
    await openTerms('/terms/first');
    expect(await screen.findByText(/^This version was valid until Nov 24, 2026/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read the valid version' });
    expect(link.getAttribute('href')).toBe('/terms');
    expect(readLegalVersion).toHaveBeenCalledWith({ params: { page: 'terms', version: 'first' } });
    const data = { page: 'terms' as const, text: { ...FIRST, entries: texts } };
    const url = new URL('https://shop.example/terms/first');
    const config = { publicUrl: 'https://shop.example' } as SiteConfig;
    expect(head({ data, url, config, params: {}, now: new Date() })).toMatchObject({
      title: 'Terms of service, first version',
      canonicalPath: '/terms',
    });
  });

  it('an unknown version is not found', async () => {
    const failure = { code: 'not-found', message: 'None' };
    readLegalVersion.mockResolvedValue({ ok: false, failure });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { router } = await openTerms('/terms/2026');
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 }),
    );
  });
});
